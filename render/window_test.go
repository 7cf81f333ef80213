package render

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/build/inwindow"
)

func TestMain(m *testing.M) {
	Unseen = !inwindow.On
	os.Exit(inwindow.Main(m))
}

// save writes img to build/out/frames, for people to look at.
func save(t testing.TB, name string, img *ebiten.Image) {
	t.Helper()
	inwindow.Keep(t, img, filepath.Join("..", "build", "out", "frames"), name)
}

// pixels reads all of img as RGBA bytes.
func pixels(img *ebiten.Image) []byte {
	b := img.Bounds()
	out := make([]byte, 4*b.Dx()*b.Dy())
	img.ReadPixels(out)
	return out
}

// drawn runs fn on a canvas over a new image of w x h.
func drawn(w, h int, theme *Theme, fn func(*Canvas)) *ebiten.Image {
	img := ebiten.NewImage(w, h)
	c := NewCanvas(theme)
	c.Begin(img)
	fn(c)
	c.End()
	return img
}
