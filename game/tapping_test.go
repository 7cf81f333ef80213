package game

import (
	"testing"

	"precipice/render"
)

// A finger finds a small button from around it, where nothing can be chosen; exactly on something that can be chosen it finds that.
func TestAFingerFindsWhatLiesNear(t *testing.T) {
	act := func() {}
	for name, do := range map[string]func(){"hex": act, "sign": nil} {
		ui := UI{target: 44}
		ui.Begin(Ground)
		ui.Add(Ground, Area{Name: "sign", Rect: render.Rect{X: 0, Y: 100, W: 20, H: 20}, Do: act})
		ui.Add(Ground, Area{Name: "hex", Rect: render.Rect{X: 20, Y: 80, W: 40, H: 60}, Space: "1,1", Do: do})
		if a := ui.Touched(render.Point{X: 28, Y: 110}); a == nil || a.Name != name {
			t.Errorf("the finger finds %+v instead of the %s", a, name)
		}
		if a := ui.Touched(render.Point{X: 55, Y: 110}); a == nil || a.Name != "hex" {
			t.Errorf("far from the sign the finger finds %+v", a)
		}
		ui.Named("sign").Near = render.Rect{X: 0, Y: 90, W: 58, H: 44} // at the edge of the board it reaches inwards
		if a := ui.Touched(render.Point{X: 55, Y: 110}); a == nil || a.Name != name {
			t.Errorf("within the reach of the sign the finger finds %+v instead of the %s", a, name)
		}
	}
}
