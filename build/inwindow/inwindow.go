// Package inwindow runs tests inside a game, where images can be drawn and pixels read.
//
// In a package of drawing code, TestMain calls Main. Without PRECIPICE_WINDOW=1 the tests run as usual, what they draw is
// laid out and recorded but not seen (render.Unseen), and those that look at pixels skip themselves with Need. With it
// everything is drawn on a display, and a missing display is an error.
package inwindow

import (
	"errors"
	"fmt"
	"image/color"
	"os"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// On reports whether tests run inside a game.
var On = os.Getenv("PRECIPICE_WINDOW") == "1"

var errDone = errors.New("tests are done")

// host runs the tests while its updates wait for them. Whenever a test asks for it, a frame ends: what has been drawn
// is flushed, and pictures that were given up are freed.
type host struct {
	m     *testing.M
	begun bool
	ended chan int      // the exit code of the tests
	asked chan struct{} // a test waits for the end of a frame
	begin chan struct{} // the next frame has begun
	code  int
}

var running = host{ended: make(chan int), asked: make(chan struct{}), begin: make(chan struct{})}

// Update implements ebiten.Game.
func (h *host) Update() error {
	if h.begun {
		h.begin <- struct{}{}
	} else {
		h.begun = true
		go func() { h.ended <- h.m.Run() }()
	}
	select {
	case code := <-h.ended:
		h.code = code
		return errDone
	case <-h.asked:
		return nil
	}
}

// Frame ends a frame and begins the next. A test that draws much calls it now and then, because everything drawn
// stays in memory until then.
func Frame() {
	if On {
		unthrottled()
		running.asked <- struct{}{}
		<-running.begin
	}
}

// unthrottled lets frames follow each other at once, each with one update. A game under test sets this for the window
// it is in as for one of its own: at rest the window would wait for input, and awake for its next 60th of a second.
func unthrottled() {
	ebiten.SetVsyncEnabled(false)
	ebiten.SetTPS(ebiten.SyncWithFPS)
}

// Draw implements ebiten.Game. After a frame in which nothing is drawn the window would wait for its next 60th of a
// second.
func (h *host) Draw(screen *ebiten.Image) { screen.Fill(color.Black) }

// Layout implements ebiten.Game.
func (h *host) Layout(w, hh int) (int, int) { return w, hh }

// Main runs the tests and returns the exit code.
func Main(m *testing.M) int {
	if !On {
		return m.Run()
	}
	h := &running
	h.m = m
	ebiten.SetWindowSize(64, 64)
	unthrottled()
	if err := ebiten.RunGame(h); !errors.Is(err, errDone) { // it takes the focus, because without it each frame waits
		fmt.Fprintln(os.Stderr, "tests of drawing need a display (run them under xvfb-run):", err)
		return 1
	}
	return h.code
}

// inPixels ends the name of each test that looks at pixels, by which make test-window finds it.
const inPixels = "InPixels"

// Need skips a test if nothing can be drawn. Otherwise it ends a frame.
func Need(t testing.TB) {
	t.Helper()
	if name, _, _ := strings.Cut(t.Name(), "/"); !strings.HasSuffix(name, inPixels) {
		t.Fatalf("%s looks at pixels: end its name with %s, so that make test-window runs it", name, inPixels)
	}
	if !On {
		t.Skip("drawn only in a window: set PRECIPICE_WINDOW=1 and run under a display")
	}
	Frame()
}
