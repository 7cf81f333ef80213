package fortress

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/build/inwindow"
	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/render"
	"precipice/scenes/fortress/playing"
)

// However much room a question takes, three lines of the log stay visible, or it has a tab.
func TestTheLogStaysWhileAQuestionIsAsked(t *testing.T) {
	sh := playing.Bare(t)
	sh.Show(sh.Title(sh, nil))
	tabs := 0
	for _, percent := range []int{100, 150, 200} {
		sh.Settings.TextPercent = percent
		img, drawn := playing.Screen(t, sh, 1280, 720), map[string]int{}
		playing.EachDecision(t, sh, 3, 150, func(play *blackstone.Session, d *engine.Decision) {
			if !play.Shown.Fighting() || drawn[d.Kind] == 1 {
				return
			}
			drawn[d.Kind]++
			c := facing(sh, play)
			sh.Show(c)
			sh.Draw(img)
			log, tab, hostile := sh.UI.Named("panel/log"), sh.UI.Named("tab/log"), sh.UI.Named("panel/hostile")
			least := c.leastLogHeight(sh.Theme)
			switch {
			case tab != nil:
				tabs++
				tab.Do()
				sh.Dirty()
				sh.Draw(img)
				if log = sh.UI.Named("panel/log"); log == nil || sh.UI.Named("panel/hostile") != nil {
					t.Errorf("%d%%, %s: the tab does not open the log", percent, d.Kind)
				}
			case log == nil || log.Rect.H < least-1:
				t.Errorf("%d%%, %s: the log is %v", percent, d.Kind, log)
			case hostile.Rect.H < leastHostileHeight(sh.Theme)-1:
				t.Errorf("%d%%, %s: the hostiles are %v", percent, d.Kind, hostile.Rect)
			}
			asks := sh.UI.Named("panel/decision").Rect
			if log != nil && log.Rect.Bottom() > asks.Y {
				t.Errorf("%d%%, %s: the log at %v lies under the question at %v", percent, d.Kind, log.Rect, asks)
			}
		})
	}
	if tabs == 0 {
		t.Error("no text was large enough for tabs")
	}
}

// The place by which texts name a hex is told by its tip and by those of the miniatures in it, and is on
// the board while looking around.
func TestHexesTellTheirPlacesInPixels(t *testing.T) {
	inwindow.Need(t)
	sh, c := atTable(t, 1)
	sh.Settings.Camera = game.CameraStays // every hex is in sight
	img := playing.Screen(t, sh, 1280, 720)
	s := &c.Play.Shown
	for u := range s.Each(fortress.Hostiles) {
		place := s.Field().Hex(s.On(u).Hex).String()
		if v := c.tips.unitTip(sh, u); !strings.Contains(v.Sub, place) && v.Odds == nil {
			t.Errorf("the tip of %s says %q and not %s", s.UnitName(u), v.Sub, place)
		}
		if v := c.tips.hexTip(sh, s.Field().Hex(s.On(u).Hex)); !strings.Contains(v.Title, place) {
			t.Errorf("the tip of a hex is called %q and not %s", v.Title, place)
		}
	}
	hex := s.Field().Hex(board.Space(0))
	at := c.view.Camera.Centre(hex)
	area := render.Rect{X: at.X - 12, Y: at.Y + c.view.Camera.Zoom*0.3, W: 24, H: c.view.Camera.Zoom * 0.6}
	before := bright(img, area)
	sh.UI.Look(true)
	sh.Dirty()
	sh.Draw(img)
	playing.Keep(t, img, "looking")
	if after := bright(img, area); after <= before {
		t.Errorf("looking around writes nothing on a hex: %d bright points after %d", after, before)
	}
}

// bright counts the bright points of an area.
func bright(img *ebiten.Image, r render.Rect) (n int) {
	seen := inwindow.Picture(img)
	for y := int(r.Y); y < int(r.Bottom()); y++ {
		for x := int(r.X); x < int(r.Right()); x++ {
			if red, green, blue, _ := seen.At(x, y).RGBA(); red > 0x9000 && green > 0x9000 && blue > 0x9000 {
				n++
			}
		}
	}
	return n
}
