package fortress

import (
	"strings"
	"testing"

	"precipice/build/inwindow"
	"precipice/render"
	"precipice/scenes/field"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/precipice"
)

// rim is the share of the square around a hex that is outside it or at its edge.
const rim = 0.25

// The tip of a hex or a miniature covers neither targets on the board nor the guide, and does not block the
// pointer.
func TestATipCoversNoTargetOnTheBoard(t *testing.T) {
	sh, c := pupil(t)
	for _, step := range []string{"move", "attack"} {
		taught(t, sh, c, step)
		for _, size := range [][2]int{{1280, 720}, {1600, 900}} {
			img := playing.Screen(t, sh, size[0], size[1])
			var names []string
			for a := range sh.UI.All {
				if a.Space != "" && a.Do != nil {
					names = append(names, a.Name)
				}
			}
			if len(names) == 0 {
				t.Fatalf("at %s nothing can be chosen on the board", step)
			}
			for _, name := range names {
				sh.UI.FocusOn(name)
				sh.Dirty()
				sh.Draw(img)
				inwindow.Frame()
				if c.tips.tipped.W == 0 {
					t.Fatalf("%s has no tip", name)
				}
				for a := range sh.UI.Each {
					part := a.Rect.Share(c.tips.tipped)
					if a.Name == "panel/hostile" && part > 0 || a.Name == name && c.hexRect(hexOf(a)).Share(c.tips.tipped) > 0 {
						t.Errorf("%v, at %s: the tip of %s at %v hides its subject or the hostiles' panel at %v", size, step, name, c.tips.tipped, a.Rect)
					}
					if a.Name == name && part > 0 || a.Space != "" && a.Do != nil && part > rim || a.Name == "guide" && part > 0 {
						t.Errorf("%v, at %s: the tip of %s at %v lies on %s at %v", size, step, name, c.tips.tipped, a.Name, a.Rect)
					}
					if strings.HasPrefix(a.Name, "tip") {
						t.Errorf("the tip of %s stops the pointer", name)
					}
				}
			}
		}
	}
	if c.tips.tipped == (render.Rect{}) {
		t.Error("no tip was drawn")
	}
}

// The tip of an action stays near the card that it stands on, and covers no other card, no panel and not the
// guide.
func TestATipOfAnActionStaysBesideItsCard(t *testing.T) {
	sh, c := pupil(t)
	for _, step := range []string{"activation", "move", "attack"} {
		taught(t, sh, c, step)
		for _, size := range [][2]int{{1280, 720}, {1600, 900}} {
			img := playing.Screen(t, sh, size[0], size[1])
			var names []string
			for a := range sh.UI.All {
				if strings.HasPrefix(a.Name, "row/") {
					names = append(names, a.Name)
				}
			}
			for _, name := range names {
				sh.UI.FocusOn(name)
				sh.Dirty()
				sh.Draw(img)
				inwindow.Frame()
				of := sh.UI.Named(name)
				if far := besidePanel(sh, of.Rect).Apart(c.tips.tipped); c.tips.tipped.W == 0 || far > sh.Theme.Px(120) {
					t.Errorf("%v, at %s: the tip of %s is %.0f away, at %v", size, step, name, far, c.tips.tipped)
				}
				for a := range sh.UI.Each {
					covers := strings.HasPrefix(a.Name, "card/") || strings.HasPrefix(a.Name, "row/") || a.Name == "guide" || asks(a.Name) || a.Name == "panel/hostile"
					if covers && a.Rect.Share(c.tips.tipped) > 0 {
						t.Errorf("%v, at %s: the tip of %s at %v lies on %s at %v", size, step, name, c.tips.tipped, a.Name, a.Rect)
					}
				}
			}
			if len(names) < 4 {
				t.Errorf("at %s the card has only %v", step, names)
			}
		}
	}
}

// By keys the tip of an answer leaves the question that it belongs to in sight, in windows of any shape.
func TestATipLeavesItsQuestionInSight(t *testing.T) {
	size := render.Rect{W: 250, H: 130}
	for _, c := range []struct{ screen, panel render.Rect }{
		{render.Rect{W: 1280, H: 720}, render.Rect{X: 254, Y: 156, W: 772, H: 426}}, {render.Rect{W: 1280, H: 720}, render.Rect{X: 254, Y: 524, W: 710, H: 190}},
		{render.Rect{W: 720, H: 1280}, render.Rect{X: 10, Y: 500, W: 700, H: 400}},
	} {
		for _, y := range []float32{0.1, 0.5, 0.9} {
			area := render.Rect{X: c.panel.X + 20, Y: c.panel.Y + y*(c.panel.H-30), W: 120, H: 30}
			at := field.ClearOf(c.panel, area, size, c.screen, 8)
			if c.panel.Share(at) > 0.02 || area.Share(at) > 0 || at.X < 0 || at.Y < 0 || at.Right() > c.screen.W || at.Bottom() > c.screen.H {
				t.Errorf("the tip of %v in %v stands at %v", area, c.panel, at)
			}
		}
	}
	sh := playing.Bare(t)
	play := visiting(t, sh, "vanguard", "singing-core", "cold-lantern")
	x := precipice.NewPrecipice(playing.HostOf(sh), sh, play)
	sh.Show(x)
	x.Choose(sh, "visit vanguard")
	x.CatchUp(sh)
	x.Refresh(sh)
	img := playing.Screen(t, sh, 1280, 720)
	sh.UI.FocusOn(x.Choices.Of("convert")[0].Area())
	sh.Dirty()
	sh.Draw(img)
	playing.Keep(t, img, "tip-by-keys")
}
