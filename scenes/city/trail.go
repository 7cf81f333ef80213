package city

import (
	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/render"
)

// trail is the way of whoever has moved last, from space to space.
type trail struct {
	unit rules.UnitID
	way  []board.Space // empty for nobody
}

// moves notes a move that is about to be shown.
func (v *trail) moves(s *rules.State, e rules.Moved) {
	*v = trail{unit: e.Unit, way: wayTo(s.Tiles(), s.Units[e.Unit].At, e.To)}
}

// wayTo returns the spaces of a shortest way, with both its ends. It is empty where there is none.
func wayTo(t *board.Tiles, from, to board.Space) (way []board.Space) {
	if t == nil || max(int(from), int(to)) >= t.Len() { // the board has become another one since
		return nil
	}
	far := t.Route(from, to)
	if far < 0 {
		return nil
	}
	for at := from; ; far-- {
		way = append(way, at)
		if far == 0 {
			return way
		}
		for next := range t.Adjacent(at).All() {
			if t.Route(next, to) == far-1 {
				at = next
				break
			}
		}
	}
}

// along returns the places of a way as far as a part of it, the last one where the miniature is then.
func along(way []render.Point, part float32) []render.Point {
	if len(way) < 2 {
		return way
	}
	done := part * float32(len(way)-1)
	whole := min(int(done), len(way)-2)
	a, b, k := way[whole], way[whole+1], done-float32(whole)
	return append(way[:whole+1:whole+1], render.Point{X: a.X + (b.X-a.X)*k, Y: a.Y + (b.Y-a.Y)*k})
}
