package fortress

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/panes"
)

// P folds the panels beside the board for good. The board gets their room, and what must always be visible stays.
func TestFoldedPanelsLeaveTheirRoomToTheBoard(t *testing.T) {
	sh, c := fight(t)
	c.kit = nil // it was made without a window
	sh.Show(c)
	img := playing.Screen(t, sh, 1280, 720)
	room := func() float32 { return c.kit.layout.Field.W * c.kit.layout.Field.H }
	open := room()
	sh.Input.Actions = []game.Action{game.Fold}
	c.Update(sh)
	sh.Input.Actions = nil
	sh.Draw(img)
	playing.Keep(t, img, "folded")
	if room() < open*1.3 {
		t.Errorf("folded, the board has %.0f of %.0f square pixels more", room()-open, open)
	}
	for _, name := range []string{"log/last", "track/1", "panel/destiny", "panel/tray", "panel/decision", "bar/undo", "card/" + c.Play.Shown.Name(0), "card/" + c.Play.Shown.Name(3), panes.FoldButton} {
		if sh.UI.Named(name) == nil {
			t.Errorf("folded, %s cannot be seen", name)
		}
	}
	if tip, last := sh.UI.Named("log/last").Tip(), lastTelling(c.Play.Log); tip.Rules != last.Rule || last.Rule == "" {
		t.Errorf("the tip of the last line names the rule %q, not %q", tip.Rules, last.Rule)
	}
	if sh.UI.Named("panel/hostile") != nil || sh.UI.Named("panel/log") != nil {
		t.Error("folded, the panels beside the board are still there")
	}
	if !sh.Settings.Folded {
		t.Error("the settings do not remember it")
	}
	sh.UI.Named(panes.FoldButton).Do()
	if sh.Draw(img); room() != open || sh.UI.Named("panel/hostile") == nil {
		t.Error("the button does not open the panels again")
	}
}

// Folded panels stay on the canvas and apart at every text size, in every window.
func TestFoldedPanelsFitAtEverySize(t *testing.T) {
	sh, c := fight(t)
	c.kit = nil // it was made without a window
	sh.Show(c)
	sh.Settings.Folded = true
	for _, size := range [][2]int{{1280, 720}, {1600, 900}, {3840, 2160}} {
		img := ebiten.NewImage(size[0], size[1])
		for _, percent := range []int{80, 100, 125, 150, 200} {
			sh.Settings.TextPercent = percent
			sh.Draw(img) // makes the theme that the reader listens to
			r := read(sh)
			r.english = true
			sh.Dirty()
			sh.Draw(img)
			if percent == 200 {
				playing.Keep(t, img, fmt.Sprintf("folded-%d-200", size[0]))
			}
			r.inside(size[0], size[1])
			r.apartAreas()
			r.finish(img)
			for what := range r.wrong {
				t.Errorf("%dx%d at %d percent: %s", size[0], size[1], percent, what)
			}
		}
		img.Deallocate()
	}
}

// The strip does not say whose turn it is, which the question does, but what came before.
func TestTheStripTellsWhatHappenedLast(t *testing.T) {
	_, c := atTable(t, 1)
	log := linesOf(&c.Stage, happened(fortress.Laid{}, fortress.CounterPlaced{}, fortress.TurnBegan{}, fortress.PhaseBegan{}, fortress.CardBegan{}, fortress.ActivationBegan{}))
	for lines, want := range []string{"", "laid", "wounded", "wounded", "wounded", "wounded", "wounded"} {
		if lines > 0 && lastTelling(log[:lines]).Key != want {
			t.Errorf("of %d lines it tells %q, want %q", lines, lastTelling(log[:lines]).Key, want)
		}
	}
	if only := lastTelling(log[5:]); only.Key != "activation" {
		t.Errorf("of one line it tells %q", only.Key)
	}
}
