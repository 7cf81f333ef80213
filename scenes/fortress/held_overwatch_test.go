package fortress

import (
	"testing"

	"precipice/scenes/fortress/playing"
)

// On a phone held upright every answer to an overwatch is as high as a finger needs, because there is room for that.
func TestFingersFindTheAnswersToAnOverwatch(t *testing.T) {
	for _, d := range playing.Devices[:1] {
		sh, c := underFire(t, 1, twoWatch)
		sh.Held = func() float64 { return d.Ratio }
		img := playing.Screen(t, sh, int(float64(d.W)*d.Ratio), int(float64(d.H)*d.Ratio))
		for range 3 {
			c.Version++
			drawMoving(sh, c, img)
		}
		playing.Keep(t, img, d.Name+"-overwatch")
		list, panel := c.sheet.reactions(), sh.UI.Named("panel/decision").Rect
		for i := range list {
			a := sh.UI.Named(list[i].area)
			if a == nil || a.Rect.H < float32(44*d.Ratio)-0.5 || !within(a.Rect, panel) {
				t.Errorf("%s: of the panel %v, the answer %s is %+v", d.Name, panel, list[i].area, a)
			}
		}
		if len(list) < 4 {
			t.Errorf("%s: there are only %d answers", d.Name, len(list))
		}
	}
}
