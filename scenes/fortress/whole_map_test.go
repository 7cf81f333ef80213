package fortress

import (
	"testing"

	"precipice/render"
	"precipice/scenes/field"
	"precipice/scenes/fortress/playing"
)

// A button shows the whole battlefield, and pressed again what matters.
func TestTheMapButtonShowsTheWholeBattlefield(t *testing.T) {
	sh, c, img := boardFight(t, 1280, 720)
	near := c.view.Camera.Zoom
	for _, whole := range []bool{true, false} {
		a := sh.UI.Named(field.MapButton)
		if a == nil || a.Rect.Overlaps(sh.UI.Named("threats").Rect) {
			t.Fatalf("the button is %+v", a)
		}
		version := c.Version
		if a.Do(); c.Version == version {
			t.Error("the button is not drawn anew")
		}
		c.fitCamera(sh)
		c.view.Land()
		sh.Draw(img)
		if shown := c.view.Camera.Shows(c.view.Room(), render.Framed(c.focus.everywhere()...)...); shown != whole || c.view.Camera.Zoom < near != whole {
			t.Errorf("the whole battlefield is shown: %v, with hexes of %v in place of %v", shown, c.view.Camera.Zoom, near)
		}
	}
	playing.Keep(t, img, "map-button")
}
