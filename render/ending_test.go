package render

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestGalleryEndings(t *testing.T) {
	all := []Companion{{"janus-draik", "J", Explorers[0]}, {"amallyn", "A", Explorers[1]}, {"rein-raus", "R", Explorers[2]}, {"ur-025", "U", Explorers[3]}, {"dahyak", "D", Muted}, {"espern-locarno", "E", Muted}}
	ships := []string{"vanguard", "steed-mathurir", "kravvchato", "traveller"}
	for name, v := range map[string]EndingView{
		"forsaken": {Forsaken, all[:1], all[1:], ships}, "folded": {Folded, all[:4], nil, ships},
		"stilled": {Stilled, all[:3], all[3:4], ships}, "carried": {Carried, all[:4], all[4:5], ships},
	} {
		c := NewCanvas(NewTheme(1280, 720, 1))
		dst := ebiten.NewImage(1280, 720)
		c.Begin(dst)
		c.Ending(c.Bounds(), v)
		c.End()
		save(t, "ending-"+name, dst)
	}
}
