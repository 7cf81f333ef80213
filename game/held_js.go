package game

import (
	"sync"
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
)

// coarse is the browser's live answer to whether fingers point, undefined if it cannot tell.
var coarse = sync.OnceValue(func() js.Value { return matchMedia("(pointer: coarse)") })

// systemHeld returns how many pixels a point has if fingers point at the page, else 0.
func systemHeld() float64 {
	if asked := coarse(); asked.Truthy() && asked.Get("matches").Truthy() {
		return ebiten.Monitor().DeviceScaleFactor()
	}
	return 0
}
