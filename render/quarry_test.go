package render

import "testing"

// The walls of each hue have a colour of their own, as bright in their parts as the violet walls, and can be told from
// the dark and from covers. Nothing violet is dyed.
func TestWallsHaveTheColourOfTheirStone(t *testing.T) {
	violet := []Ink{rgb(0x150d2b), rgb(0x4a2a9c), Wall, rgb(0xa987ff), rgb(0xf4edff)} // from dark to bright
	seen := map[string]Ink{}
	for place, q := range quarries {
		for other, wall := range seen {
			if apart := apartInks(q.wall, wall); apart < 0.11 {
				t.Errorf("the walls of %s and %s are %.2f apart", place, other, apart)
			}
		}
		seen[place] = q.wall
		if k := Contrast(q.wall, Void); k < 3 {
			t.Errorf("the walls of %s stand out from the dark by %.1f only", place, k)
		}
		if k := Contrast(q.wall, Cover); k < 1.5 {
			t.Errorf("the walls of %s are as bright as covers (%.1f)", place, k)
		}
		last := float32(-1)
		for _, ink := range violet {
			got := Luminance(q.dye(ink))
			if got <= last {
				t.Errorf("in %s the parts of a wall are not in their order", place)
			}
			last = got
		}
	}
	for _, ink := range violet {
		if black.dye(ink) != ink {
			t.Errorf("%v is dyed in violet stone", ink)
		}
	}
}
