package render

import (
	"errors"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// inWindow tells whether tests run inside a game, where pixels can be read.
var inWindow = os.Getenv("PRECIPICE_WINDOW") == "1"

var errDone = errors.New("tests are done")

// host runs the tests in its first update.
type host struct {
	m    *testing.M
	code int
}

func (h *host) Update() error {
	h.code = h.m.Run()
	return errDone
}

func (h *host) Draw(*ebiten.Image) {}

func (h *host) Layout(w, hh int) (int, int) { return w, hh }

func TestMain(m *testing.M) {
	if !inWindow {
		os.Exit(m.Run())
	}
	h := &host{m: m}
	ebiten.SetWindowSize(64, 64)
	if err := ebiten.RunGameWithOptions(h, &ebiten.RunGameOptions{InitUnfocused: true}); !errors.Is(err, errDone) {
		fmt.Fprintln(os.Stderr, "render: tests need a display (run them under xvfb-run):", err)
		os.Exit(1)
	}
	os.Exit(h.code)
}

// needsWindow skips a test of pixels where none can be read.
func needsWindow(t testing.TB) {
	t.Helper()
	if !inWindow {
		t.Skip("pixels are read only in a window: set PRECIPICE_WINDOW=1 and run under a display")
	}
}

// save writes img to build/out/frames for the eye.
func save(t testing.TB, name string, img *ebiten.Image) {
	t.Helper()
	dir := filepath.Join("..", "build", "out", "frames")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	f, err := os.Create(filepath.Join(dir, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		t.Fatal(err)
	}
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
