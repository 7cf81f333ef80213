package render

import (
	"maps"
	"slices"
	"testing"
)

// The ships, for people to look at.
func TestGalleryShips(t *testing.T) {
	theme := NewTheme(1600, 900, 1)
	ids := slices.Sorted(maps.Keys(hulls()))
	img := drawn(1500, 1000, theme, func(c *Canvas) {
		c.Backdrop()
		for i, id := range append(ids, "nobody-knows") {
			r := Rect{20 + float32(i%3)*490, 20 + float32(i/3)*320, 470, 300}
			c.Frame(r, 4, 1, Line)
			c.Ship(r, ShipView{ID: id, Flip: i%2 == 1, Near: 1, Hover: i == 4})
		}
	})
	save(t, "ships", img)
}

// Precipice with its ships, and legacy cards, for people to look at.
func TestGalleryPrecipice(t *testing.T) {
	ids := slices.Sorted(maps.Keys(hulls()))
	for _, size := range []struct{ w, h float32 }{{1280, 720}, {700, 420}} {
		theme := NewTheme(1280, 720, 1)
		img := drawn(int(size.w), int(size.h), theme, func(c *Canvas) {
			room := Rect{0, 0, size.w, size.h}
			c.Precipice(room, room)
			for i, b := range Berths(room) {
				c.Ship(b, ShipView{ID: ids[i+2], Flip: i%2 == 1, Near: 1})
			}
			places, high := Standing(room, 4)
			for i, p := range places {
				c.Miniature(MiniatureView{Figure: []string{"janus-draik", "dahyak", "amallyn", "ur-025"}[i], At: p, Size: high, Rim: Explorers[i], Mark: "A"})
			}
			v := LegacyView{"walls-that-listen", "Walls That Listen", "Nothing changes, except that every word spoken here is kept.", true, false, false, PictureView{Seed: "walls-that-listen"}}
			c.LegacyCard(Rect{10, 10, 190, theme.LegacyHeight(v, 190)}, v)
			c.LegacyDeck(Rect{210, 10, 90, 70}, 9, "9 left")
			c.LegacyTurned(Rect{size.w/2 - 110, 40, 220, 300}, v, "It holds for all later expeditions of the quest.", 1)
		})
		save(t, "precipice-"+map[bool]string{true: "wide", false: "small"}[size.w > 1000], img)
	}
}
