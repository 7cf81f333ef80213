package render

import "testing"

// The way in lies within its place from the first card to the last, and the party stands behind the card in play.
func TestThePartyStandsBehindTheCardInPlay(t *testing.T) {
	for _, size := range []Rect{{W: 1264, H: 104}, {W: 1584, H: 130}, {X: 8, Y: 40, W: 764, H: 70}} {
		for behind := range 9 {
			c := NewCanvas(NewTheme(1280, 720, 1))
			cards, party := make([]ExplorationCardView, 8), make([]Bystander, 4)
			places, begin := c.WayIn(size, cards, party, behind)
			if len(places) != len(cards) || begin < size.X || places[7].Right() > size.Right()+0.01 {
				t.Fatalf("%v: the cards lie at %v, from %v", size, places, begin)
			}
			left := begin
			for i, at := range places {
				gap := at.X - left
				if stands := gap > size.H*0.3; gap < 0 || stands != (i == behind) {
					t.Errorf("%v, %d cards turned up: before card %d there are %v", size, behind, i, gap)
				}
				left = at.Right()
			}
		}
	}
}
