// Package inwindow runs tests inside a game, where images can be drawn and pixels read.
//
// In a package of drawing code, TestMain calls Main. Without PRECIPICE_WINDOW=1 the tests run as usual,
// and those that need a window skip themselves with Need. With it the tests run on a display, and a
// missing display is an error.
package inwindow

import (
	"errors"
	"fmt"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// On reports whether tests run inside a game.
var On = os.Getenv("PRECIPICE_WINDOW") == "1"

var errDone = errors.New("tests are done")

// host runs the tests in its first update.
type host struct {
	m    *testing.M
	code int
}

// Update implements ebiten.Game.
func (h *host) Update() error {
	h.code = h.m.Run()
	return errDone
}

// Draw implements ebiten.Game.
func (h *host) Draw(*ebiten.Image) {}

// Layout implements ebiten.Game.
func (h *host) Layout(w, hh int) (int, int) { return w, hh }

// Main runs the tests and returns the exit code.
func Main(m *testing.M) int {
	if !On {
		return m.Run()
	}
	h := &host{m: m}
	ebiten.SetWindowSize(64, 64)
	if err := ebiten.RunGameWithOptions(h, &ebiten.RunGameOptions{InitUnfocused: true}); !errors.Is(err, errDone) {
		fmt.Fprintln(os.Stderr, "tests of drawing need a display (run them under xvfb-run):", err)
		return 1
	}
	return h.code
}

// Need skips a test if nothing can be drawn.
func Need(t testing.TB) {
	t.Helper()
	if !On {
		t.Skip("drawn only in a window: set PRECIPICE_WINDOW=1 and run under a display")
	}
}
