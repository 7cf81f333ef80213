package render

import (
	"testing"

	"precipice/build/inwindow"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestGalleryFortress(t *testing.T) {
	party := []string{"amallyn", "rein-raus", "ur-025", "janus-draik"}
	for _, size := range [][2]int{{1280, 720}, {1600, 900}, {3840, 2160}} {
		c := NewCanvas(NewTheme(size[0], size[1], 1))
		dst := ebiten.NewImage(size[0], size[1])
		c.Begin(dst)
		c.Fortress(c.Bounds(), party)
		c.End()
		save(t, "fortress-"+map[int]string{1280: "small", 1600: "middle", 3840: "large"}[size[0]], dst)
	}
}

// However narrow the picture, the whole party stands on the brink.
func TestThePartyStandsOnTheBrink(t *testing.T) {
	for _, r := range []Rect{{W: 390, H: 844}, {W: 820, H: 1180}, {W: 1280, H: 720}, {W: 844, H: 390}} {
		ids := []string{"amallyn", "rein-raus", "ur-025", "janus-draik", "dahyak"}
		s := &vista{r: r, unit: r.H}
		if size, x := s.partySize(ids); x-size*partyWide(ids) < r.X || size > s.unit*onBrinkHigh {
			t.Errorf("in %v figures are %v high, %v wide together and end at %v", r, size, size*partyWide(ids), x)
		}
	}
}

// The picture is drawn once for a size of the window.
func BenchmarkFortress(b *testing.B) {
	inwindow.Need(b)
	c := NewCanvas(NewTheme(1280, 720, 1))
	dst := ebiten.NewImage(1280, 720)
	b.ReportAllocs()
	for b.Loop() {
		c.Begin(dst)
		c.Fortress(c.Bounds(), []string{"amallyn", "rein-raus", "ur-025", "janus-draik"})
		c.End()
		dst.At(0, 0) // let it be drawn
	}
}
