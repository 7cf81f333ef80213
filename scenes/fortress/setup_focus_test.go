package fortress

import (
	"testing"

	"precipice/game/session"
	"precipice/scenes/fortress/playing"
)

// The tips of undo and redo say when dice fall anew.
func TestUndoTellsThatDiceFallAnew(t *testing.T) {
	sh, c := atTable(t, 1)
	sh.Show(c)
	playing.Screen(t, sh, 1280, 720)
	for policy := range session.NoUndo + 1 {
		c.Play.Table.Undo = policy
		a := sh.UI.Named("bar/undo")
		if a == nil || a.Tip == nil || !a.OnlyTab {
			t.Fatalf("undo is %+v", a)
		}
		if long := a.Tip().Text != sh.Words.Say("tip.undo"); long != (policy == session.NewDice) {
			t.Errorf("%s: it says %q", policy.Word(), a.Tip().Text)
		}
	}
}
