package fortress

import (
	"testing"

	"precipice/build/inwindow"
)

// On a phone the dice lie in the lower corner of the board in which they cover less of what matters.
func TestTheTrayLiesWhereItCoversLess(t *testing.T) {
	inwindow.Need(t)
	bareStone(t)
	d := devices[0]
	sh, c := table(t, 2)
	sh.Held = func() float64 { return d.ratio }
	img := screen(t, sh, int(float64(d.w)*d.ratio), int(float64(d.h)*d.ratio))
	sides := map[bool]int{}
	for n := range 120 {
		rush(sh, c)
		if c.choices == nil {
			break
		}
		for range 3 {
			drawMoving(sh, c, img)
		}
		if tray := sh.UI.Named("panel/tray"); c.showsDice() && tray != nil {
			sides[c.trayAt.right]++
			there, other := tray.Rect, tray.Rect
			if other.X = c.kit.layout.field.X; !c.trayAt.right {
				other.X = c.kit.layout.field.Right() - other.W
			}
			if !within(there, c.kit.layout.field) || c.trayCost(sh, there) > c.trayCost(sh, other) {
				t.Errorf("question %d: the tray lies at %v, and at %v it would cover less", n, there, other)
			}
		}
		options := c.choices.decision.Options
		c.choose(sh, options[len(options)-1].Key())
	}
	if sides[true] == 0 || sides[false] == 0 {
		t.Errorf("it lies on the right: %v", sides)
	}
}
