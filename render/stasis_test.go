package render

import (
	"testing"
)

// The wall of stasis chambers and the databank, for people to look at.
func TestGalleryStasis(t *testing.T) {
	for name, k := range map[string]float32{"stasis": 1, "stasis-large-text": 2} {
		theme := NewTheme(1280, 720, k)
		img := drawn(1280, 720, theme, func(c *Canvas) {
			room := Rect{10, 46, 960, 560}
			cells := room.Inset2(16, 20).Columns(6, 18)
			for i := range cells {
				cells[i].H = theme.StasisHeight(cells[i].W, cells[i].H)
				cells[i].Y = room.Bottom() - 40 - cells[i].H
			}
			views := []StasisView{
				{Figure: "janus-draik", Letter: "J", Name: "Janus Draik", Note: "12 cards, 2 too many", Rim: Explorers[0], Filled: 1, Inspired: true, Crowded: true,
					Slots: []SlotView{{}, {}, {Wound: true}, {Grievous: true}}, Cards: []KeptCard{0, 1, 1, 2, 2, 3, 0, 0, 1, 2, 1, 1}},
				{Figure: "ur-025", Letter: "U", Name: "UR-025", Note: "3 cards", Rim: Explorers[1], Filled: 1, Slots: make([]SlotView, 4), Cards: []KeptCard{1, 2, 3}},
				{Figure: "rein-raus", Letter: "R", Name: "Rein & Raus", Note: "one card", Rim: Explorers[2], Filled: 1, Slots: make([]SlotView, 4), Cards: []KeptCard{0}},
				{Figure: "amallyn", Letter: "A", Name: "Amallyn Shadowguide", Note: "no cards", Rim: Explorers[3], Filled: 0.5, Slots: make([]SlotView, 4), Hover: true},
				{Figure: "dahyak", Letter: "D", Name: "Dahyak Grekh", Note: "not in stasis", Rim: Muted},
				{Figure: "espern-locarno", Letter: "E", Name: "Espern Locarno", Note: "died", Rim: Muted, Dead: true},
			}
			c.StasisWall(Rect{0, 0, 1280, 720}, room, cells, []bool{true, true, true, true, false, false})
			for i, at := range cells {
				c.StasisChamber(at, views[i])
			}
			c.Databank(Rect{990, 60, 280, 90}, 5, 8)
			c.KeptCards(Rect{990, 170, 280, 24}, []KeptCard{0, 1, 2, 3})
		})
		save(t, name, img)
	}
}
