package fortress

import (
	"strings"
	"testing"

	"precipice/scenes/fortress/playing"
)

// On a device held sideways the threats are asked for in the bar, beside undo and menu, with room for redo between them, and
// no label at the top of the field lies where the board is fitted. Held upright the button is in the corner of the field.
func TestTheThreatsHaveAFixedPlaceOnHeldDevices(t *testing.T) {
	for _, d := range playing.Sized {
		sh, c, _ := sizedFight(t, d.W, d.H, d.Ratio, d.Percent)
		threats, undo, l := sh.UI.Named("threats"), sh.UI.Named("bar/undo"), &c.kit.layout
		if threats == nil || undo == nil {
			t.Fatalf("%s: the buttons are %+v and %+v", d.Name, threats, undo)
		}
		if d.W < d.H {
			if threats.Rect.Y != l.Field.Y {
				t.Errorf("%s: the button is at %v, the field at %v", d.Name, threats.Rect, l.Field)
			}
			continue
		}
		if where := sh.UI.Named("bar/where").Rect; threats.Rect.Bottom() > l.Bar.Bottom() || threats.Rect.Right() > undo.Rect.X-undo.Rect.W || where.Overlaps(threats.Rect) {
			t.Errorf("%s: the button is at %v beside %v, and what is told at %v", d.Name, threats.Rect, undo.Rect, where)
		}
		_, room := c.twists.list(sh)
		for a := range sh.UI.All {
			if (a.Name == endsArea || strings.HasPrefix(a.Name, "twist/")) && a.Rect.Overlaps(room) {
				t.Errorf("%s: %s at %v lies over the board in %v", d.Name, a.Name, a.Rect, room)
			}
		}
	}
}
