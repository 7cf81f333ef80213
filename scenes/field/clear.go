package field

import (
	"slices"

	"precipice/render"
	"precipice/scenes"
)

// uncover moves the view as little as possible so that the parts of a list, the most important first, do not lie under a question that
// has grown over a corner of the board. Those that the question is about come out from under it even if others then go out of sight.
func (v *View) uncover(list []render.Rect) {
	room, frees := v.stamp.Room, v.frees()
	if len(frees) == 0 {
		return
	}
	k := v.sight.Camera(room, v.stamp.theme)
	var seen []render.Rect
	for _, one := range list {
		if k.Shows(room, one) {
			seen = append(seen, one)
		}
	}
	to, found := v.freedInFrame(k, frees, seen)
	if !found {
		to, found = freed(k, frees, seen, func(to render.Camera) bool { return to.Shows(room, seen...) })
	}
	if key := v.scene.Key; len(key) > 0 && (!found || !clears(to, frees, key)) {
		more, is := freed(k, frees, key, func(render.Camera) bool { return true })
		if is {
			to, found = more, true
		}
	}
	if found {
		v.sight = sightOf(to, room, v.stamp.theme)
	}
}

// freedInFrame is freed for a shot: shooter and target keep some of the board around them, see Framing, and for that become smaller if
// they must, down to the least size. It finds nothing where that is not enough.
func (v *View) freedInFrame(k render.Camera, frees, seen []render.Rect) (to render.Camera, found bool) {
	frame, shot := v.Framing(), v.scene.Shot
	if len(shot) == 0 || !k.Shows(frame, shot...) {
		return k, false
	}
	fit := func(to render.Camera) bool {
		return to.Shows(v.stamp.Room, seen...) && to.Shows(frame, shot...) && clears(to, frees, shot)
	}
	if to, found = freed(k, frees, seen, fit); found {
		return to, true
	}
	for _, room := range frees {
		if one := render.Around(seen, room.Cut(frame), v.least().Zoom, k.Zoom); one.Zoom > to.Zoom && fit(one) {
			to, found = one, true
		}
	}
	return to, found
}

// frees returns the parts of the board's room beside and above a question that has grown over a corner of it, none if it has not.
func (v *View) frees() []render.Rect {
	room, over, gap := v.stamp.Room, v.scene.Over, v.stamp.theme.Px(scenes.Gap)
	if over.Y >= room.Bottom() || over.X >= room.Right() {
		return nil
	}
	above := room
	above.H = max(0, over.Y-gap-room.Y)
	return []render.Rect{Beside(room, over, gap), above}
}

// Beside returns the part of r that a box leaves free which has grown over its lower right corner.
func Beside(r, box render.Rect, gap float32) render.Rect {
	if box.Y < r.Bottom() {
		r.W = min(r.W, box.X-gap-r.X)
	}
	return r
}

// showEverybody aims at all who stand on the board, clear of the question.
func (v *View) showEverybody() {
	list, frees, t := v.scene.Everybody, v.frees(), v.stamp.theme
	if len(frees) == 0 {
		frees = []render.Rect{v.stamp.Room}
	}
	for i := range frees { // heads rise above their spaces
		_, frees[i] = frees[i].CutTop(min(v.least().Zoom/2, frees[i].H/8))
	}
	if v.sight.Zoom > 0 && clears(v.sight.Camera(v.stamp.Room, t), frees, list) {
		return
	}
	best := render.Camera{}
	for _, room := range frees {
		if k := render.Around(list, room, 1, t.Px(v.Sizes.Most)); k.Zoom > best.Zoom {
			best = k
		}
	}
	v.sight = sightOf(best, v.stamp.Room, t)
}

// freed returns the view nearest to k in which as many of the first parts of a list as possible lie in one of the rooms, among those
// views that are fit.
func freed(k render.Camera, rooms, list []render.Rect, fit func(render.Camera) bool) (best render.Camera, found bool) {
	for n := len(list); n > 0 && !found; n-- {
		for _, room := range rooms {
			if !k.Spans(room, list[:n]...) {
				continue
			}
			to := k.Nudged(room, list[:n]...)
			if nearer := !found || to.Offset.Far(k.Offset) < best.Offset.Far(k.Offset); nearer && fit(to) {
				best, found = to, true
			}
		}
	}
	return best, found
}

// clears reports whether all parts of a list lie in one of the rooms.
func clears(k render.Camera, rooms, list []render.Rect) bool {
	return slices.ContainsFunc(rooms, func(r render.Rect) bool { return k.Shows(r, list...) })
}
