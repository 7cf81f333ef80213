package fortress

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game"
	"precipice/render"
	"precipice/scenes/field"
	"precipice/scenes/fortress/playing"
)

// Once a hand has moved the view, a button brings it back. It lies over nothing that can be chosen beside the board, and is
// large enough for a finger.
func TestAButtonBringsTheViewBack(t *testing.T) {
	for _, d := range playing.Sized {
		sh, c, img := sizedFight(t, d.W, d.H, d.Ratio, d.Percent)
		backAgain(t, d.Name, sh, c, img)
		if r := c.focus.recentreRect(sh, c.kit.layout.Asks); r.W > 0 {
			t.Errorf("%s: the button stays at %v", d.Name, r)
		}
	}
	for _, size := range [][2]int{{1280, 720}, {1600, 900}, {3840, 2160}} {
		sh, c := fight(t)
		c.kit = nil // it was made without a window
		sh.Show(c)
		img := playing.Screen(t, sh, size[0], size[1])
		backAgain(t, fmt.Sprint(size), sh, c, img)
	}
}

func backAgain(t *testing.T, name string, sh *game.Shell, c *Combat, img *ebiten.Image) {
	t.Helper()
	draw := func() { drawMoving(sh, c, img) }
	draw()
	if sh.UI.Named(field.RecentreButton) != nil {
		t.Errorf("%s: the view follows the game, and a button would bring it back", name)
	}
	c.view.TakeOver(sh, c.view.Camera.Pan(render.Point{X: sh.Theme.Px(900), Y: sh.Theme.Px(300)}))
	draw()
	a := sh.UI.Named(field.RecentreButton)
	if a == nil {
		t.Fatalf("%s: there is no button", name)
	}
	if sh.Theme.Held && min(a.Rect.W, a.Rect.H) < sh.Theme.Target(0) {
		t.Errorf("%s: the button %v is too small", name, a.Rect)
	}
	for b := range sh.UI.Each {
		if b.Do != nil && b.Name != a.Name && b.Space == "" && !strings.HasPrefix(b.Name, "fold/edge") && b.Rect.Overlaps(a.Rect) {
			t.Errorf("%s: the button at %v lies over %s at %v", name, a.Rect, b.Name, b.Rect)
		}
	}
	if c.view.Camera.Shows(c.view.Room(), render.Framed(c.focus.keyHexes()...)...) {
		t.Fatalf("%s: the view was not moved far enough", name)
	}
	playing.Keep(t, img, "recentre-"+name)
	a.Do()
	draw()
	list := c.focus.keyHexes()
	if draw(); len(list) == 0 || !c.view.Camera.Shows(c.view.Room(), render.Framed(list...)...) {
		t.Errorf("%s: the view %+v does not show %v", name, c.view.Camera, list)
	}
}
