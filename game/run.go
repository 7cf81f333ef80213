package game

import (
	"errors"
	"runtime"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/message"
)

// ErrNoMonitor means that the display does not answer or has no monitor.
var ErrNoMonitor = message.New("error.window.no-monitor")

// The least size of a window in device pixels. A smaller one is drawn correctly but cannot be played in.
const (
	LeastWidth  = 640
	LeastHeight = 360
)

// Run opens the window, w by h device pixels, and runs the game until it is closed.
func Run(sh *Shell, title string, w, h int) error {
	m := ebiten.Monitor()
	if m == nil {
		return ErrNoMonitor
	}
	sh.scale = m.DeviceScaleFactor()
	units := func(pixels int) int { return int(float64(pixels) / sh.scale) }
	ebiten.SetWindowSize(units(w), units(h))
	ebiten.SetWindowSizeLimits(units(LeastWidth), units(LeastHeight), -1, -1)
	ebiten.SetWindowTitle(title)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowClosingHandled(true)
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetFullscreen(sh.Settings.FullScreen && runtime.GOOS != "js") // a page may enter full screen only on a user's request
	sh.Sound.Open()
	followPixels()
	err := ebiten.RunGame(sh)
	if errors.Is(err, ebiten.Termination) {
		err = nil
	}
	return errors.Join(err, sh.lost)
}
