package city

import "testing"

// The tip of a space or a miniature that can be chosen stands beside it, and never over it.
func TestATipIsNearWhatItTellsOf(t *testing.T) {
	for _, d := range []device{desk, wide, large, phone, side} {
		x, j := begin(t, d, "lantern-row")
		near, all := 0, 0
		for n := 0; n < 25 && x.answer(j); n++ {
			if j.Question == nil || j.Presenting() || j.crisisAsked() || j.over() {
				continue
			}
			for a := range x.sh.UI.Each {
				if a.Space == "" || a.Offscreen || a.Do == nil || a.Tip == nil || !j.Layout.Field.Contains(a.Rect.Centre()) {
					continue
				}
				tip := j.pane.tipFor(x.sh, j.Canvas.TooltipSize(a.Tip()), a)
				at := tip.Place(x.sh)
				far := a.Rect.Apart(at) / x.sh.Theme.Scale
				if all++; far < 80 {
					near++
				}
				if tip.Tells.Share(at) > 0.01 || a.Rect.Share(at) > 0.01 || far > 300 {
					t.Errorf("%v: the tip of %s at %v stands at %v", d, a.Name, a.Rect, at)
				}
			}
		}
		if all < 40 || near*10 < all*7 {
			t.Errorf("%v: of %d tips %d are near", d, all, near)
		}
	}
}
