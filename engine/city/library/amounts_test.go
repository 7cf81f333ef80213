package library

import "testing"

// The decks hold as many cards as the rules count on, of enough kinds that no two journeys are alike.
func TestAmounts(t *testing.T) {
	lib := load(t)
	encounters := 0
	for _, e := range lib.Encounters {
		encounters += e.Count
		for level, bands := range e.Levels {
			if len(bands) == 0 {
				t.Errorf("%s has no group for level %d", e.ID, level)
			}
		}
	}
	if encounters != 24 {
		t.Errorf("there are %d encounter cards", encounters)
	}
	cards, kinds, stones := [4]int{}, [4]int{}, [3]int{}
	for _, d := range lib.Discoveries {
		cards[d.Kind] += d.Count
		kinds[d.Kind]++
		if d.Kind == Realmstone {
			stones[d.Value-1] += d.Count
		}
	}
	if cards != [4]int{12, 6, 6, 16} || stones != [3]int{6, 6, 4} || kinds[Treasure] < 8 || kinds[Trap] < 4 {
		t.Errorf("the discovery deck has %v cards of %v kinds, realmstone %v", cards, kinds, stones)
	}
	maps := [4]int{}
	for _, j := range lib.Journeys {
		maps[j.Type]++
	}
	if maps != [4]int{6, 6, 1, 0} {
		t.Errorf("there are %v maps of the journey types", maps)
	}
}
