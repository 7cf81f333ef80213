package render

import (
	"testing"

	"precipice/build/inwindow"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestGalleryFortress(t *testing.T) {
	inwindow.Need(t)
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
