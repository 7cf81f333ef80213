package field

import (
	"precipice/game"
	"precipice/render"
)

// pushed is how far a stick pushed to its end moves the view in a tick, design units.
const pushed = 14

// Attend lets the player pull the board and zoom it. The board lies in a part of the screen; anywhere says that it is also wherever
// nothing else is drawn.
func (v *View) Attend(sh *game.Shell, in render.Rect, anywhere bool) {
	hand := &sh.Input
	over := in.Contains(hand.Pointer) || anywhere && held(sh)
	if !hand.Held {
		v.pulls = false
	}
	v.pulled = (v.pulled || v.pulls) && !hand.Clicked && !hand.Moved && !sh.UI.ByKeys()
	if pulled := hand.Drag != (render.Point{}) || hand.Pinch != 0; pulled && (v.pulls || over && held(sh)) {
		v.pulls = true
		v.TakeOver(sh, v.Camera.Pan(hand.Drag))
	}
	v.zoom(sh, in, over)
}

// Push lets the stick of a gamepad move the view.
func (v *View) Push(sh *game.Shell) {
	in := &sh.Input
	if in.Stick != (render.Point{}) {
		v.TakeOver(sh, v.Camera.Pan(render.Point{X: -in.Stick.X * sh.Theme.Px(pushed), Y: -in.Stick.Y * sh.Theme.Px(pushed)}))
		in.Stick = render.Point{}
	}
}

// Pulls reports whether the player pulls the board now.
func (v *View) Pulls() bool { return v.pulls }

// Pulled reports whether the player pulls the board, or has pulled it and pointed at nothing since.
func (v *View) Pulled() bool { return v.pulls || v.pulled }

// held reports whether what the pointer drags is the board, and not something that lies over it.
func held(sh *game.Shell) bool {
	a := sh.UI.Under(sh.Input.Pointer)
	return a == nil || a.Space != "" || sh.UI.On(game.Ground, a.Name)
}

// zoom scales the board around the pointer, or around its middle.
func (v *View) zoom(sh *game.Shell, board render.Rect, over bool) {
	in, t, factor := &sh.Input, sh.Theme, float32(1)
	switch {
	case in.Wheel != 0 && over:
		factor = 1 + max(-0.5, min(0.5, in.Wheel*0.12))
	case in.Did(game.ZoomIn):
		factor = 1.2
	case in.Did(game.ZoomOut):
		factor = 1 / 1.2
	case in.Pinch != 0:
		factor = in.Pinch
	}
	if factor == 1 {
		return
	}
	at := in.Pointer
	if !over {
		at = board.Centre()
	}
	v.TakeOver(sh, v.Camera.ZoomAbout(at, factor, t.Px(v.Sizes.Far), t.Px(v.Sizes.Near)))
}
