package fortress

import (
	"slices"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/render"
)

// fall is where an explorer went out of action.
type fall struct {
	explorer int
	at       board.Hex
}

// falls returns where explorers who are out of action stood last, as the log tells it.
func (y *effects) falls() []fall {
	s := &y.d.Play.Shown
	now := logStamp{y.d.Version, len(y.d.Play.Log)}
	if y.fallen.stamp == now {
		return y.fallen.list
	}
	y.fallen.stamp, y.fallen.list = now, nil
	for e := range s.Party {
		if x := &s.Party[e]; x.Playing && x.Out && s.Fighting() {
			if at, ok := y.lastHex(x.Figure()); ok {
				y.fallen.list = append(y.fallen.list, fall{e, at})
			}
		}
	}
	return y.fallen.list
}

// fallen keeps what falls returns until something changes.
type fallen struct {
	stamp logStamp
	list  []fall
}

// lastHex returns the last hex that the log of this combat names for a miniature.
func (y *effects) lastHex(u fortress.UnitID) (board.Hex, bool) {
	for i := range slices.Backward(y.d.Play.Log) {
		l, who := &y.d.Play.Log[i], fortress.NoUnit
		switch e := l.Change.(type) {
		case fortress.Moved:
			who = e.Unit
		case fortress.Deployed:
			who = e.Unit
		case fortress.Placed:
			who = e.Unit
		}
		if who != u {
			continue
		}
		if h, err := board.ParseHex(l.Args[1]); err == nil { // the spaces get new numbers when the combat is over
			_, ok := y.d.Play.Shown.Field().At(h)
			return h, ok
		}
	}
	return board.Hex{}, false
}

// drawFallen marks where explorers went out of action.
func (y *effects) drawFallen(g *render.Canvas) {
	s := &y.d.Play.Shown
	for _, f := range y.falls() {
		g.FallenMark(y.d.view.Camera, y.d.view.Camera.Centre(f.at), s.Pack().Explorers[s.Party[f.explorer].Kind].Letter, render.Explorers[f.explorer])
	}
}
