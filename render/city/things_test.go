package city

import (
	"testing"

	"precipice/build/inwindow"
	"precipice/render"
)

// Every find and every item has a picture of its own.
func TestEveryThingHasAPicture(t *testing.T) {
	lib := content(t)
	var ids []string
	for i := range lib.Discoveries {
		ids = append(ids, lib.Discoveries[i].ID)
	}
	for i := range lib.Items {
		ids = append(ids, lib.Items[i].ID)
	}
	for _, id := range ids {
		if _, has := relics[id]; !has {
			t.Errorf("%s has no picture", id)
		}
	}
	if len(ids) < 25 || len(relics) != len(ids) {
		t.Errorf("there are %d things and %d pictures", len(ids), len(relics))
	}
}

func TestGalleryOfThingsInPixels(t *testing.T) {
	inwindow.Need(t)
	drawn(t, "city-things", 1100, 560, func(c *render.Canvas, r render.Rect) {
		n := 0
		for id := range relics {
			Thing(c, render.Rect{X: 10 + float32(n%11)*99, Y: 10 + float32(n/11)*180, W: 92, H: 140}, id)
			n++
		}
		Thing(c, render.Rect{X: 10 + float32(n%11)*99, Y: 10 + float32(n/11)*180, W: 92, H: 140}, "unknown")
	})
}
