package fortress

import (
	"testing"

	"precipice/render"
	"precipice/scenes/fortress/playing"
)

// A screen that is left gives its pictures back, however many combats are opened, and has them again when
// it is shown once more.
func TestALeftCombatKeepsNoPictures(t *testing.T) {
	sh, c := atTable(t, 1)
	img := playing.Screen(t, sh, 1280, 720)
	held := render.Boards()
	for range 6 {
		sh.Show(NewCombat(playing.HostOf(sh), sh, c.Play))
		sh.Draw(img)
	}
	if got := render.Boards(); got != held {
		t.Errorf("six combats later %d boards are held, and %d were", got, held)
	}
	if sh.Home(nil); render.Boards() != held-1 || c.kit != nil {
		t.Errorf("on the title %d boards are held, not %d", render.Boards(), held-1)
	}
	sh.Show(c)
	sh.Draw(img)
	if render.Boards() != held || sh.UI.Named("panel/log") == nil {
		t.Error("a combat that is shown again is not drawn")
	}
}
