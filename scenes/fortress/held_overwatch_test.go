package fortress

import (
	"testing"
)

// On a phone held upright every answer to an overwatch is as high as a finger needs, because there is room for that.
func TestFingersFindTheAnswersToAnOverwatch(t *testing.T) {
	for _, d := range devices[:1] {
		sh, c := underFire(t, 1, twoWatch)
		sh.Held = func() float64 { return d.ratio }
		img := screen(t, sh, int(float64(d.w)*d.ratio), int(float64(d.h)*d.ratio))
		for range 3 {
			c.Version++
			drawMoving(sh, c, img)
		}
		keep(t, img, d.name+"-overwatch")
		list, panel := c.reactions(), sh.UI.Named("panel/decision").Rect
		for i := range list {
			a := sh.UI.Named(list[i].area)
			if a == nil || a.Rect.H < float32(44*d.ratio)-0.5 || !within(a.Rect, panel) {
				t.Errorf("%s: of the panel %v, the answer %s is %+v", d.name, panel, list[i].area, a)
			}
		}
		if len(list) < 4 {
			t.Errorf("%s: there are only %d answers", d.name, len(list))
		}
	}
}
