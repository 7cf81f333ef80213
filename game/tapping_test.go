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

// A finger that reads something else takes away what a first touch has shown: the next touch there only shows it again.
func TestReadingTakesAFirstTouchAway(t *testing.T) {
	for _, reads := range []bool{false, true} {
		ui, taken := &UI{target: 44}, 0
		ui.Add(Ground, Area{Name: "option/here", Rect: render.Rect{W: 40, H: 40}, Space: "0,0", Do: func() { taken++ }})
		ui.Add(Ground, Area{Name: "hex/there", Rect: render.Rect{X: 200, W: 40, H: 40}, Space: "3,0"})
		tap := func() {
			if do, _ := ui.input(&Input{Pointer: render.Point{X: 10, Y: 10}, Clicked: true, Finger: true}); do != nil {
				do()
			}
		}
		tap()
		if reads {
			ui.input(&Input{Pointer: render.Point{X: 210, Y: 10}, Moved: true, Finger: true})
		}
		if tap(); taken == 1 == reads {
			t.Errorf("something else was read: %v, and the second touch has taken it %d times", reads, taken)
		}
	}
}

// A finger beside nothing finds no button that lies under a panel.
func TestAFingerDoesNotReachUnderAPanel(t *testing.T) {
	ui := &UI{target: 44}
	ui.Begin(Panels)
	ui.Add(Panels, Area{Name: "hidden", Rect: render.Rect{X: 20, Y: 20, W: 100, H: 40}, Do: func() {}})
	ui.Add(Panels, Area{Name: "half", Rect: render.Rect{X: 20, Y: 190, W: 100, H: 20}, Do: func() {}})
	ui.Add(Panels, Area{Name: "panel", Rect: render.Rect{W: 200, H: 200}})
	ui.Add(Panels, Area{Name: "small", Rect: render.Rect{X: 150, Y: 50, W: 10, H: 10}, Do: func() {}})
	for _, p := range []struct {
		at   render.Point
		want string
	}{
		{render.Point{X: 60, Y: 40}, "panel"}, {render.Point{X: 60, Y: 195}, "panel"}, {render.Point{X: 140, Y: 55}, "small"}, {render.Point{X: 60, Y: 205}, "half"},
	} {
		if a := ui.Touched(p.at); a == nil || a.Name != p.want {
			t.Errorf("a finger at %v finds %+v, want %s", p.at, a, p.want)
		}
	}
}
