package fortress

import (
	"fmt"
	"testing"
)

// A click on a hostile attacks with the weapon that can do most with a die that pays for the first, so near and far with
// different ones. The player may choose another before, and then a click uses that.
func TestAClickAttacksWithTheBetterWeapon(t *testing.T) {
	for hex, best := range map[string]string{"1,0": "fire thorn-pistol", "5,0": "fire long-rifle"} {
		sh := bare(t)
		text := fmt.Sprintf("board\n.   .   .   .   .   .\nend\nexplorer amallyn 0,0 dice 4,4\nhostile ur-ghul-1 %s\nhostile ur-ghul-2 %s\nstart activation amallyn", hex, hex)
		c := attacking(t, sh, text)
		if r := c.row(c.unitRow); r == nil || r.id != best {
			t.Fatalf("at %s a click takes %+v, not %q", hex, r, best)
		}
		for i := range c.choices.rows {
			if r := &c.choices.rows[i]; r.verb == "fire" && r.id != best && len(r.legal) > 0 {
				c.pick(sh, i)
				if c.unitRow != i {
					t.Errorf("at %s %s was chosen, and a click takes %q", hex, r.id, c.row(c.unitRow).id)
				}
			}
		}
	}
}
