package inwindow

import (
	"errors"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// Picture returns what an image shows. Whoever looks at many points asks this picture: asking the image for each takes
// a hundred times as long.
func Picture(img *ebiten.Image) *image.RGBA {
	size := img.Bounds().Size()
	picture := image.NewRGBA(image.Rectangle{Max: size})
	img.ReadPixels(picture.Pix)
	return picture
}

// Keep writes a picture to a folder, for people to look at, if there is a window. It is packed fast rather than well.
func Keep(t testing.TB, img image.Image, folder, name string) {
	t.Helper()
	if !On {
		return
	}
	if drawn, ok := img.(*ebiten.Image); ok {
		img = Picture(drawn)
	}
	if err := Write(img, folder, name); err != nil {
		t.Fatal(err)
	}
}

// Write does the same with an error.
func Write(img image.Image, folder, name string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	f, err := os.Create(filepath.Join(folder, name+".png"))
	if err != nil {
		return err
	}
	return errors.Join((&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(f, img), f.Close())
}
