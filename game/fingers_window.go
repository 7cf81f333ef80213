//go:build !js

package game

import (
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/render"
)

// touch finds the fingers on the screen. A window tells only where they are in each tick, so the tick's time is the
// best that is known of what they have done.
func (in *Input) touch(now time.Time) {
	in.clock = time.Duration(now.UnixNano())
	ids := ebiten.AppendTouchIDs(nil)
	for _, f := range in.fingers {
		if !slices.Contains(ids, ebiten.TouchID(f.id)) {
			in.touches = append(in.touches, touch{touchUp, finger{id: f.id, at: f.at, when: in.clock}})
		}
	}
	for _, id := range ids {
		x, y := ebiten.TouchPosition(id)
		kind := touchMove
		if !slices.ContainsFunc(in.fingers, func(f finger) bool { return f.id == int(id) }) {
			kind = touchDown
		}
		in.touches = append(in.touches, touch{kind, finger{id: int(id), at: render.Point{X: float32(x), Y: float32(y)}, when: in.clock}})
	}
	in.take()
}
