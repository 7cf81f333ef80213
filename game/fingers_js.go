//go:build js

package game

import (
	"syscall/js"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/render"
)

// touch finds the fingers on the screen, from what the page has heard of them since the last tick (build/web/page.js).
func (in *Input) touch() {
	if heard := js.Global().Get("precipiceTouches"); heard.Type() == js.TypeFunction {
		list, scale := heard.Invoke(), ebiten.Monitor().DeviceScaleFactor()
		for i := 0; i+4 < list.Length(); i += 5 {
			at := render.Point{X: float32(list.Index(i+2).Float() * scale), Y: float32(list.Index(i+3).Float() * scale)}
			in.touches = append(in.touches, touch{touchKind(list.Index(i).Int()), finger{list.Index(i + 1).Int(), at, time.Duration(list.Index(i+4).Float() * float64(time.Millisecond))}})
		}
	}
	in.take()
}
