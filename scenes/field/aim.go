package field

import (
	"slices"

	"precipice/game"
	"precipice/render"
)

// cut is how much of a space that can be chosen may be out of sight, in units of the plane.
const cut = 0.5

// aim chooses the view of what matters now. The one before it stays if it still shows that, so that the camera moves no more than it must.
func (v *View) aim(sh *game.Shell, was *stamp) {
	s, now := &v.scene, &v.stamp
	if v.byHand || v.rests() || v.awaitsClick(was) {
		v.follow(sh)
		return
	}
	free := !now.whole && now.way != game.CameraStays
	if free && len(s.Everybody) > 0 {
		v.showEverybody()
		return
	}
	all := render.Fit(s.Board, now.Room, now.theme.Px(v.Sizes.Whole))
	if len(s.Part) > 0 && free {
		all = render.Around(s.Part, now.Room, 1, now.theme.Px(v.Sizes.Whole))
	}
	has := all.Zoom >= now.theme.Px(v.Sizes.Least) && (!now.Deep || v.sight.Zoom == 0)
	if !free || s.Wide || has || len(s.Must) == 0 && v.sight.Zoom == 0 {
		v.showAll(all)
		return
	}
	v.showMost(was)
	v.uncover(s.Must)
	v.follow(sh)
}

// showAll shows the whole board. What the board showed while panels folded beside it stays as near as possible.
func (v *View) showAll(all render.Camera) {
	s, now, t := &v.scene, &v.stamp, v.stamp.theme
	switch k := v.sight.Camera(now.Room, t); {
	case v.steady && k.Shows(now.Room, s.Spaces...):
	case v.steady && s.Wide:
		near := Sight{v.sight.Middle, min(v.sight.Zoom, all.Zoom/t.Scale)}
		v.sight = sightOf(near.Camera(now.Room, t).Nudged(now.Room, s.Spaces...), now.Room, t)
	default:
		v.sight = sightOf(all, now.Room, t)
		if all.Zoom >= t.Px(v.Sizes.Least) && !now.whole && !s.Wide {
			v.uncover(s.Key)
		}
	}
}

// showMost shows of what matters what there is room for.
func (v *View) showMost(was *stamp) {
	s, now, t, least := &v.scene, &v.stamp, v.stamp.theme, v.Sizes.Least
	room, both := v.Framing(), slices.Concat(s.Must, s.More)
	anew := v.sight.Zoom < least || was.Turn != now.Turn || was.Board != now.Board || was.whole || was.byHand || was.way != now.way
	k := v.sight.Camera(now.Room, t)
	switch {
	case len(s.Must) == 0, !anew && v.stays(k):
	case !anew && v.moving && k.Spans(room, s.Must...) && !v.crowded(k, room, both):
		v.sight = sightOf(k.Nudged(room, together(k, room, s.Must, s.More)...), now.Room, t)
	case v.sight.Zoom >= least && v.sight.Zoom <= v.Sizes.Most && k.Spans(room, both...): // with the board as large as it is
		v.sight = sightOf(render.Around(both, room, k.Zoom, k.Zoom), now.Room, t)
	default:
		v.sight = sightOf(v.roundUp(room, both), now.Room, t)
	}
}

// stays reports whether a view need not move within a turn. For a question, the miniatures that it is about and what the guide marks must
// be seen in full, and the rest up to a part of a space. For an event, those that it is about must be seen in full, and of others for which
// there is room the middles. A board that moves at every question by part of a space is worse than a cut space.
func (v *View) stays(k render.Camera) bool {
	s, room, heads := &v.scene, v.stamp.Room, v.stamp.Room
	switch {
	case !v.moving && len(s.Shot) > 0:
		return k.Shows(v.Framing(), s.Must...)
	case !v.moving:
		key := slices.Concat(s.Key, s.Together)
		return (len(key) == 0 || k.Shows(room, key...)) && k.Shows(room.Inset(-k.Zoom*cut), s.Must...)
	case len(s.Shot) > 0: // words rise over their heads
		_, heads = room.CutTop(k.Zoom / 2)
	}
	return k.Shows(heads, s.Must...) && !v.crowded(k, room, slices.Concat(s.Must, s.More)) && k.Shows(room.Inset(-k.Zoom), together(k, room, s.Must, s.More)...)
}

// crowded reports whether parts of the plane have no room in a view, and would with smaller spaces of the usual size.
func (v *View) crowded(k render.Camera, room render.Rect, all []render.Rect) bool {
	least := v.least()
	return !k.Spans(room, all...) && least.Zoom < k.Zoom && least.Spans(room, all...)
}

// least returns a camera with the least zoom that is chosen.
func (v *View) least() render.Camera { return render.Camera{Zoom: v.stamp.theme.Px(v.Sizes.Least)} }

// roundUp returns the view of the first parts of a list that have room, with spaces of the usual size. They are smaller where those who
// must be seen together would not be otherwise.
func (v *View) roundUp(room render.Rect, list []render.Rect) render.Camera {
	all, least := v.scene.Together, v.least().Zoom
	if len(all) > 0 && !v.least().Spans(room, all...) {
		least, list = render.Around(all, room, 1, least).Zoom, slices.Concat(all, list)
	}
	return render.Around(list, room, least, v.stamp.theme.Px(v.Sizes.Most))
}

// rests reports whether the view stays as it is because panels have folded beside the board in use, and nothing has happened since. It
// stays for no question whose target it does not show.
func (v *View) rests() bool {
	if !v.steady || !v.stamp.Folded || v.still != v.scene.Choices || v.moving {
		return false
	}
	return len(v.scene.Shot) == 0 || v.sight.Camera(v.stamp.Room, v.stamp.theme).Shows(v.stamp.Room, v.scene.Shot...)
}

// awaitsClick reports whether the view stays because the player may click at the same place again, see AwaitClick.
func (v *View) awaitsClick(was *stamp) bool {
	now, list := &v.stamp, v.scene.Again
	if !v.clicked || was.Room != now.Room || was.whole != now.whole || was.way != now.way || was.theme != now.theme || v.sight.Zoom == 0 {
		return false
	}
	return len(list) == 0 || v.sight.Camera(now.Room, now.theme).Shows(now.Room, list...)
}

// together adds to what a view must show that which has room beside it.
func together(k render.Camera, room render.Rect, list, more []render.Rect) []render.Rect {
	list = slices.Clip(list)
	for _, one := range more {
		if all := append(list, one); k.Spans(room, all...) {
			list = all
		}
	}
	return list
}

// Framing returns the room in which the camera frames what matters: that of the board, without its edges while somebody shoots, so that
// shooter and target have some of the board around them, and what is written over their heads is seen.
func (v *View) Framing() render.Rect {
	least := v.least()
	_, tight := v.stamp.Room.CutTop(least.Zoom)
	tight = tight.Inset(least.Zoom / 3)
	if len(v.scene.Shot) > 0 && least.Spans(tight, v.scene.Shot...) {
		return tight
	}
	return v.stamp.Room
}

// follow moves the view to the space out of sight that keys have led to.
func (v *View) follow(sh *game.Shell) {
	if a := sh.UI.Pointed(); a != nil && v.stamp.focus != "" {
		k := v.sight.Camera(v.stamp.Room, v.stamp.theme)
		v.sight = sightOf(k.Nudged(v.stamp.Room, v.scene.Place(a)), v.stamp.Room, v.stamp.theme)
	}
}
