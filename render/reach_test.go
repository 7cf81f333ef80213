package render

import "testing"

// In every stone the outline of a reach stands out from the walls, whoever moves: by its lightness where its colour is
// like theirs, and always by a dark rim.
func TestReachStandsOutFromTheWallsOfEveryPlace(t *testing.T) {
	places, like := []string{""}, 0
	for place := range quarries {
		places = append(places, place)
	}
	for _, place := range places {
		wall := quarryOf(place).wall
		for i, ink := range Explorers {
			look := reachIn(ink, wall)
			apart, lighter := apartInks(look.line, wall), Contrast(look.line, Blend(Void, wall, 0.66)) // as the board is dimmed meanwhile
			if look.broad > 2.5 {
				like++
			}
			if look.broad < 2.5 && apart < alike || look.broad > 2.5 && lighter < 2.5 {
				t.Errorf("%q: the outline of explorer %d is %.2f apart from the walls and has a contrast of %.2f", place, i+1, apart, lighter)
			}
			if Contrast(look.line, look.rim) < 4.5 {
				t.Errorf("%q: the rim of explorer %d has a contrast of %.2f", place, i+1, Contrast(look.line, look.rim))
			}
		}
	}
	if like == 0 || like > len(places)*len(Explorers)/2 {
		t.Errorf("%d of %d outlines are drawn as like the walls", like, len(places)*len(Explorers))
	}
}
