package playing

import (
	"image"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/build/inwindow"
	"precipice/game"
)

// Device is the screen of a device held in the hands: points, and pixels to a point.
type Device struct {
	Name  string
	W, H  int
	Ratio float64
}

var Devices = []Device{{"phone-tall", 390, 844, 2}, {"phone-wide", 844, 390, 2}, {"tablet-tall", 820, 1180, 1}, {"tablet-wide", 1180, 820, 1}}

// Sized are the same with text as usual and as large as there is room for.
var Sized = func() (list []SizedDevice) {
	for _, d := range Devices {
		list = append(list, SizedDevice{d, 100}, SizedDevice{d, 200})
		list[len(list)-1].Name += "-large"
	}
	return list
}()

type SizedDevice struct {
	Device
	Percent int
}

// Keep writes a picture to build/out/frames, for people to look at.
func Keep(t *testing.T, img image.Image, name string) {
	t.Helper()
	inwindow.Keep(t, img, filepath.Join("..", "..", "build", "out", "frames"), name)
}

// Screen returns an image to draw a shell on.
func Screen(t testing.TB, sh *game.Shell, w, h int) *ebiten.Image {
	t.Helper()
	inwindow.Frame()
	img := ebiten.NewImage(w, h)
	t.Cleanup(img.Deallocate)
	sh.Draw(img)
	return img
}
