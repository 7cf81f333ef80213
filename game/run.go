package game

import (
	"errors"
	"math"
	"runtime"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/message"
	"precipice/render"
)

// ErrNoMonitor means that the display does not answer or has no monitor.
var ErrNoMonitor = message.New("error.window.no-monitor")

// The least size of a window in device pixels. A smaller one is drawn correctly but cannot be played in.
const (
	LeastWidth  = 640
	LeastHeight = 360
)

// Run opens the window, w by h device pixels, and runs the game until it is closed. It draws the cover while ready
// reads what the game needs. Outside a page it reads first, so that a console is told what is wrong without a window.
func Run(title string, w, h int, cover Cover, ready func() (*Shell, error)) error {
	run := &running{cover: cover, ready: ready}
	if runtime.GOOS != "js" {
		if err := run.start(); err != nil {
			return err
		}
	}
	m := ebiten.Monitor()
	if m == nil {
		return ErrNoMonitor
	}
	run.scale = m.DeviceScaleFactor()
	units := func(pixels int) int { return int(float64(pixels) / run.scale) }
	ebiten.SetWindowSize(units(w), units(h))
	ebiten.SetWindowSizeLimits(units(LeastWidth), units(LeastHeight), -1, -1)
	ebiten.SetWindowTitle(title)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowClosingHandled(true)
	ebiten.SetScreenClearedEveryFrame(false)
	if run.sh != nil {
		ebiten.SetFullscreen(run.sh.Settings.FullScreen) // a page may enter full screen only on a user's request
		run.sh.open()
	}
	followPixels()
	err := run.ended(ebiten.RunGame(run))
	if run.sh != nil {
		err = errors.Join(err, run.sh.lost)
	}
	return err
}

// A Cover is drawn once, with the theme of the screen.
type Cover func(*render.Theme, *ebiten.Image)

// running is a game that shows its cover, reads what it needs, and then is a shell.
type running struct {
	ready   func() (*Shell, error)
	cover   Cover
	covered bool
	drawn   bool    // something has been drawn
	scale   float64 // device pixels for each unit of the window's size
	sh      *Shell  // nil until it is ready
}

// start reads what the game needs.
func (r *running) start() (err error) {
	r.sh, err = r.ready()
	return err
}

// ended returns the error with which the window has ended. One that has drawn nothing wants a driver.
func (r *running) ended(err error) error {
	switch {
	case err == nil || errors.Is(err, ebiten.Termination):
		return nil
	case r.drawn:
		return err
	}
	return message.New("error.window.driver", err)
}

// LayoutF implements ebiten.LayoutFer. The canvas is in device pixels.
func (r *running) LayoutF(w, h float64) (float64, float64) {
	if m := ebiten.Monitor(); m != nil { // a display being unplugged may briefly have none
		r.scale = m.DeviceScaleFactor()
	}
	return math.Ceil(w * r.scale), math.Ceil(h * r.scale)
}

// Layout implements ebiten.Game; LayoutF is used instead.
func (r *running) Layout(int, int) (int, int) { panic("LayoutF is used instead") }

// Update implements ebiten.Game.
func (r *running) Update() error {
	if r.sh == nil {
		if !r.covered {
			return nil
		}
		if err := r.start(); err != nil {
			return err
		}
		r.sh.open()
	}
	return r.sh.Update()
}

// Draw implements ebiten.Game.
func (r *running) Draw(screen *ebiten.Image) {
	r.drawn = true
	if r.sh != nil {
		r.sh.Draw(screen)
		return
	}
	if b := screen.Bounds(); !r.covered {
		r.cover(themeFor(b.Dx(), b.Dy(), 100, systemHeld()), screen)
		r.covered = true
	}
}
