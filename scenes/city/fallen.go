package city

import (
	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/game/session"
	"precipice/render"
)

// fallen holds where heroes have gone out of action. It is worked out again when the log grows.
type fallen struct {
	lines int
	at    [rules.MaxHeroes]board.Space // board.None for nowhere
}

// fallenIn finds where heroes fell. A tile that sinks takes its marks along, and all others get new numbers.
func fallenIn(log []session.Line) (f fallen) {
	f.lines = len(log)
	var stood [rules.MaxHeroes]board.Space
	for h := range stood {
		stood[h], f.at[h] = board.None, board.None
	}
	stands := func(u rules.UnitID, at board.Space) {
		if u < rules.MaxHeroes {
			stood[u] = at
		}
	}
	for i := range log {
		switch c := log[i].Change.(type) {
		case rules.Placed:
			stands(c.Unit, c.At)
		case rules.Moved:
			stands(c.Unit, c.To)
		case rules.Pushed:
			stands(c.Unit, c.To)
		case rules.Returned:
			stood[c.Hero], f.at[c.Hero] = c.At, board.None
		case rules.WentAway:
			stood[c.Hero] = board.None
		case rules.OutOfAction:
			f.at[c.Hero] = stood[c.Hero]
		case rules.TileSunk:
			for h := range stood {
				stood[h], f.at[h] = board.None, board.None
			}
		}
	}
	return f
}

// drawFallen marks where heroes have gone out of action.
func (x *boardPane) drawFallen(p *render.Canvas) {
	if x.fell.lines != len(x.d.Play.Log) {
		x.fell = fallenIn(x.d.Play.Log)
	}
	s := &x.d.Play.Shown
	for h, at := range x.fell.at {
		if s.Heroes[h].Out && at != board.None && int(at) < s.Tiles().Len() {
			p.FallenMark(x.d.View.Camera, x.d.View.Camera.Shown(x.ground.place(at)).Centre(), s.Content().Heroes[s.Heroes[h].Kind].Letter, render.Explorers[h])
		}
	}
}
