package fortress

import (
	"testing"

	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/render"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/playing"
)

// On a phone the dice lie in the lower corner of the board in which they cover less of what matters.
func TestTheTrayLiesWhereItCoversLess(t *testing.T) {
	d := playing.Devices[0]
	sh, c := atTable(t, 2)
	c.Play.Table.ReRolls = blackstone.Always // so that dice lie there often
	sh.Held = func() float64 { return d.Ratio }
	img := playing.Screen(t, sh, int(float64(d.W)*d.Ratio), int(float64(d.H)*d.Ratio))
	sides := map[bool]int{}
	for n := range 120 {
		rush(sh, c)
		if c.Choices == nil {
			break
		}
		for range 3 {
			drawMoving(sh, c, img)
		}
		if tray := sh.UI.Named("panel/tray"); c.effects.showsDice() && tray != nil {
			sides[c.focus.trayAt.Right]++
			there, other := tray.Rect, tray.Rect
			if other.X = c.kit.layout.Field.X; !c.focus.trayAt.Right {
				other.X = c.kit.layout.Field.Right() - other.W
			}
			if c.focus.coversTarget(there) {
				t.Errorf("question %d: the tray lies at %v over a target", n, there)
			}
			if !within(there, c.kit.layout.Field) || c.focus.trayCost(sh, there) > c.focus.trayCost(sh, other) {
				t.Errorf("question %d, %s: the tray lies at %v, and at %v it would cover less", n, c.Choices.Decision.Kind, there, other)
			}
		}
		d, _ := c.Play.Pending() // alone, of those that one panel asks
		c.Choose(sh, d.Options[len(d.Options)-1].Key())
	}
	if sides[true] == 0 || sides[false] == 0 {
		t.Errorf("it lies on the right: %v", sides)
	}
}

// A tray that would lie over somebody who can be attacked is not there.
func TestTheTrayHidesNoTarget(t *testing.T) {
	sh, c, img := heldFight(t, 390, 844, 2)
	c.Throw(sh, fortress.Event{Change: fortress.BlackstoneRolled{Face: 7}})
	c.Tray.Land()
	drawMoving(sh, c, img)
	list := c.focus.choosable(asking.OnUnits)
	if len(list) == 0 || !c.effects.showsDice() {
		t.Fatalf("targets are at %v, and the dice are shown: %v", list, c.effects.showsDice())
	}
	at := c.hexRect(list[0])
	if free := (render.Rect{X: at.X, Y: at.Y - 4*at.H, W: 1, H: 1}); !c.focus.coversTarget(at) || c.focus.coversTarget(free) {
		t.Errorf("a box over a target covers it: %v, one elsewhere: %v", c.focus.coversTarget(at), c.focus.coversTarget(free))
	}
	if c.trayHides = true; c.effects.showsDice() {
		t.Error("dice are shown over a target")
	}
}
