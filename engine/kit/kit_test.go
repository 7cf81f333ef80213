package kit

import (
	"slices"
	"testing"
)

// What lies on a card is counted: dice by their faces, and counters by their kind.
func TestWhatLiesOnACard(t *testing.T) {
	card := []Slot{{Die: 3}, {Die: 3}, {Counter: WoundCounter}, {}, {Die: 6}}
	if Dice(card) != 1<<3|1<<6 || NumDice(card) != 3 || Count(card, WoundCounter) != 1 || Count(card, NoCounter) != 4 {
		t.Errorf("on %v lie %b", card, Dice(card))
	}
	if i, ok := Mark(0).Card(); ok || i != -1 {
		t.Error("no card is one")
	}
}

// Dice that show the same are discarded, and told behind those that are kept.
func TestDoublesAreDiscarded(t *testing.T) {
	for _, c := range []struct{ roll, kept, lost string }{{"12345", "12345", "-"}, {"1233 ", "12", "33"}, {"222", "-", "222"}, {"", "-", "-"}} {
		roll := make([]DestinyDie, len(c.roll))
		for i, f := range c.roll {
			if f != ' ' {
				roll[i].Face = uint8(f - '0')
			}
		}
		if Discard(roll); !slices.Equal(Told(roll), []string{c.kept, c.lost}) {
			t.Errorf("%s: %v", c.roll, Told(roll))
		}
	}
}

// A deck has every card once, in the order of the numbers rolled; for the last card nothing is rolled.
func TestADeckHasEveryCard(t *testing.T) {
	var below []int
	deck := Shuffled([]TrackCard{{Index: 0}, {Index: 1}, {Hostile: true}}, func(n int) int {
		below = append(below, n)
		return n - 1
	})
	if want := []TrackCard{{Hostile: true}, {Index: 1}, {Index: 0}}; !slices.Equal(deck, want) || !slices.Equal(below, []int{3, 2}) {
		t.Errorf("%v, by numbers below %v", deck, below)
	}
}
