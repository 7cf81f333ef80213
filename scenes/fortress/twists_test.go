package fortress

import "testing"

// The labels of twists lie beside the board, and a key goes from one to the next.
func TestTwistsLieBesideTheBoardAndHaveAKey(t *testing.T) {
	sh, c := table(t, 1)
	screen(t, sh, 1280, 720)
	list, rest := c.twists(sh)
	if len(list) < 2 {
		t.Fatalf("%d twists are in play", len(list))
	}
	for _, cell := range c.Play.Shown.Cells[:c.Play.Shown.NumCells] {
		if top := c.camera.Centre(cell.Hex).Y - c.camera.Zoom; top < rest.Y-1 {
			t.Errorf("the hex %v begins at %v, and the labels end at %v", cell.Hex, top, rest.Y)
		}
	}
	for i := range len(list) + 1 {
		c.lookAtTwists(sh)
		want := "twist/" + list[i%len(list)].id
		a := sh.UI.Pointed()
		if a == nil || a.Name != want || !sh.UI.Looking() || c.tip(sh, a).Text == "" {
			t.Fatalf("looking at the twists leads to %+v, not %s", a, want)
		}
	}
}
