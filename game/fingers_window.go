//go:build !js

package game

import (
	"github.com/hajimehoshi/ebiten/v2"

	"precipice/render"
)

// touch finds the fingers on the screen.
func (in *Input) touch() {
	in.fingers = in.fingers[:0]
	for _, id := range ebiten.AppendTouchIDs(nil) {
		x, y := ebiten.TouchPosition(id)
		in.fingers = append(in.fingers, finger{id: int(id), at: render.Point{X: float32(x), Y: float32(y)}})
	}
}
