package fortress

import (
	"slices"
	"testing"

	"precipice/engine/board"
	"precipice/engine/fortress/library"
)

// Every mix of hostiles in one hex is compared with the rows of the rule: a mix that fits in one row is
// legal.
// proves: BF-HEX-001 BF-HEX-002 BF-HEX-003 BF-HEX-004 BF-HEX-007 BF-G-071
func TestHexLimits(t *testing.T) {
	rows := [][3]int{{3, 0, 0}, {2, 1, 0}, {0, 2, 0}, {0, 0, 1}}
	for small := range 5 {
		for large := range 4 {
			for huge := range 3 {
				mix := [3]int{small, large, huge}
				want := slices.ContainsFunc(rows, func(row [3]int) bool {
					return mix[0] <= row[0] && mix[1] <= row[1] && mix[2] <= row[2]
				})
				if small+large+huge > 0 && fits(mix) != want {
					t.Errorf("%d small, %d large, %d huge: want %v", small, large, huge, want)
				}
			}
		}
	}
}

// fits crowds one hex and reports whether there is room for the last miniature.
func fits(mix [3]int) bool {
	s := &State{pack: &Pack{Library: &library.Library{Hostiles: []library.Hostile{
		{Size: library.Small}, {Size: library.Large}, {Size: library.Huge},
	}}}}
	n := MaxFigures
	for kind, count := range mix {
		for range count {
			s.Units[n] = Unit{Team: Hostiles, Kind: uint8(kind)}
			n++
		}
	}
	return s.room(UnitID(n-1), 0)
}

// Two explorers share a hex, or both twins and one other explorer.
// proves: BF-HEX-005 BF-HEX-006
func TestTwinsShareAHexWithOneOther(t *testing.T) {
	for _, c := range []struct {
		cards []uint8 // of the figures in the hex; the last one wants to enter
		want  bool
	}{
		{[]uint8{0}, true}, {[]uint8{0, 1}, true}, {[]uint8{0, 1, 2}, false},
		{[]uint8{3, 3}, true}, {[]uint8{3, 3, 0}, true}, {[]uint8{0, 3, 3}, true}, {[]uint8{3, 0, 1}, false}, {[]uint8{3, 3, 0, 1}, false},
	} {
		s := &State{}
		for i := range s.Units {
			s.Units[i].Hex = board.None
		}
		for i, card := range c.cards {
			s.Units[i] = Unit{Team: Explorers, Card: card}
		}
		if got := s.room(UnitID(len(c.cards)-1), 0); got != c.want {
			t.Errorf("cards %v: room %v", c.cards, got)
		}
	}
}
