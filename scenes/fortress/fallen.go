package fortress

import (
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
func (c *Combat) falls() []fall {
	s := &c.Play.Shown
	now := logStamp{c.Version, len(c.Play.Log)}
	if c.fallen.stamp == now {
		return c.fallen.list
	}
	c.fallen.stamp, c.fallen.list = now, nil
	for e := range s.Party {
		if x := &s.Party[e]; x.Playing && x.Out && s.Fighting() {
			if at, ok := c.lastHex(x.Figure()); ok {
				c.fallen.list = append(c.fallen.list, fall{e, at})
			}
		}
	}
	return c.fallen.list
}

// fallen keeps what falls returns until something changes.
type fallen struct {
	stamp logStamp
	list  []fall
}

// lastHex returns the last hex that the log of this combat names for a miniature.
func (c *Combat) lastHex(u fortress.UnitID) (board.Hex, bool) {
	s := &c.Play.Shown
	for i := len(c.Play.Log) - 1; i >= 0; i-- {
		l := &c.Play.Log[i]
		if len(l.Args) < 2 || l.Args[0] != s.UnitName(u) {
			continue
		}
		if h, err := board.ParseHex(l.Args[1]); err == nil {
			_, ok := s.Field().At(h)
			return h, ok
		}
	}
	return board.Hex{}, false
}

// drawFallen marks where explorers went out of action.
func (c *Combat) drawFallen(g *render.Canvas) {
	s := &c.Play.Shown
	for _, f := range c.falls() {
		g.FallenMark(c.view.Camera, c.view.Camera.Centre(f.at), s.Pack().Explorers[s.Party[f.explorer].Kind].Letter, render.Explorers[f.explorer])
	}
}
