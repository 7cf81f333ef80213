//go:build js

package game

import (
	"syscall/js"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/render"
)

// touch finds the fingers on the screen, from what the page has heard of them since the last tick (build/web/page.js). All
// times are by the page's clock.
func (in *Input) touch(time.Time) {
	if heard := js.Global().Get("precipiceTouches"); heard.Type() == js.TypeFunction {
		list, scale := heard.Invoke(), ebiten.Monitor().DeviceScaleFactor()
		in.clock = milliseconds(list.Index(0))
		for i := 1; i+4 < list.Length(); i += 5 {
			at := render.Point{X: float32(list.Index(i+2).Float() * scale), Y: float32(list.Index(i+3).Float() * scale)}
			in.touches = append(in.touches, touch{touchKind(list.Index(i).Int()), finger{id: list.Index(i + 1).Int(), at: at, when: milliseconds(list.Index(i + 4))}})
		}
	}
	in.take()
}

func milliseconds(v js.Value) time.Duration {
	return time.Duration(v.Float() * float64(time.Millisecond))
}
