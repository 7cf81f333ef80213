// Package places says in words where something is in the drowned city: on which tile, and how it lies from the one who acts. Screens and the
// terminal use the same words.
package places

import (
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/game/session"
	"precipice/game/words"
)

// Words says a place in one text.
func Words(book *words.Book, place session.Place) string {
	return words.Where(book, map[string][][]string{"": place})[""]
}

// Of returns where a space is, seen from another: its tile, the way there, and the gateway between two tiles. Seen from board.None it is
// told by its row and its place in the row of the tile, counted from the north and from the west.
func Of(s *rules.State, at, from board.Space) session.Place {
	t := s.Tiles()
	place := session.Place{{"on", tileOf(s, at)}}
	if from == board.None {
		corner := t.Square(at)
		for sp := range t.Floor(t.Tile(at)).All() {
			q := t.Square(sp)
			corner = board.Square{X: min(corner.X, q.X), Y: min(corner.Y, q.Y)}
		}
		by := t.Square(at).Minus(corner)
		return append(place, []string{"row", count(int(by.Y) + 1)}, []string{"space", count(int(by.X) + 1)})
	}
	return append(append(place, way(t.Square(at).Minus(t.Square(from)))...), behind(t, at, from)...)
}

// tileOf returns the id of the tile of a space.
func tileOf(s *rules.State, at board.Space) string {
	return s.Content().Tiles[s.Ground.Tiles[s.Tiles().Tile(at)].Tile].ID
}

// mostSpelled is the largest number that is written as a word.
const mostSpelled = 12

// count returns the name of a number.
func count(n int) string {
	if n > mostSpelled {
		return strconv.Itoa(n)
	}
	return "count-" + strconv.Itoa(n)
}

// way says how far one square lies from another, and in which direction: the longer part first, unless it lies straight on a diagonal.
func way(by board.Square) (list session.Place) {
	x, y := int(by.X), int(by.Y)
	east, south := pick(x < 0, "w", "e"), pick(y < 0, "n", "s")
	x, y = max(x, -x), max(y, -y)
	switch {
	case x == 0 && y == 0:
		return session.Place{{"here"}}
	case x == y:
		return session.Place{steps(x, south+east)}
	case y == 0:
		return session.Place{steps(x, east)}
	case x == 0:
		return session.Place{steps(y, south)}
	case y > x:
		return session.Place{steps(y, south), {"more." + east, count(x)}}
	}
	return session.Place{steps(x, east), {"more." + south, count(y)}}
}

func pick(first bool, a, b string) string {
	if first {
		return a
	}
	return b
}

// steps is a phrase of so many spaces in a direction.
func steps(n int, direction string) []string {
	if n == 1 {
		return []string{"step." + direction}
	}
	return []string{"steps." + direction, count(n)}
}

// behind says that a space lies behind a gateway of the tile from which it is seen, or that no open way leads there.
func behind(t *board.Tiles, at, from board.Space) session.Place {
	a, b := t.Tile(from), t.Tile(at)
	if a == b {
		return nil
	}
	var r board.Reach
	t.Reach(&r, from, board.MaxMove, board.Set{}, board.Set{})
	switch open := openBetween(t, a, b); {
	case open:
		return session.Place{{"behind"}}
	case t.TileNear(a, b):
		return session.Place{{"behind.closed"}}
	case r.Steps(at) < 0:
		return session.Place{{"cut-off"}}
	}
	return nil
}

// openBetween reports whether an open gateway joins two tiles.
func openBetween(t *board.Tiles, a, b int) bool {
	ground := t.Ground()
	for i := range ground.Gates {
		touch := t.Touch(i)
		if ground.Gates[i].Open && !touch.And(t.Floor(a)).Empty() && !touch.And(t.Floor(b)).Empty() {
			return true
		}
	}
	return false
}

// Unit returns where a miniature is, seen from a space, nil for one that is not on the battlefield.
func Unit(s *rules.State, u rules.UnitID, from board.Space) session.Place {
	if s.Tiles() == nil || !s.Units[u].Here() {
		return nil
	}
	return Of(s, s.Units[u].At, from)
}

// Viewer returns the miniature on the battlefield that a question is about, rules.NoUnit for none.
func Viewer(s *rules.State, d *engine.Decision) rules.UnitID {
	for _, name := range d.About {
		for u := range s.Units {
			if v := &s.Units[u]; name != "" && v.Team != rules.Nobody && v.Here() && s.UnitName(rules.UnitID(u)) == name {
				return rules.UnitID(u)
			}
		}
	}
	return rules.NoUnit
}

// Standing returns the space from which a question is looked at, board.None for none.
func Standing(s *rules.State, d *engine.Decision) board.Space {
	if u := Viewer(s, d); u != rules.NoUnit && s.Tiles() != nil {
		return s.Units[u].At
	}
	return board.None
}

// In says where the spaces and gateways among some words are, such as the parts of an option, seen from a space.
func In(s *rules.State, from board.Space, list ...string) (where map[string]session.Place) {
	for _, word := range list {
		place := named(s, from, word)
		if place == nil {
			continue
		}
		if where == nil {
			where = map[string]session.Place{}
		}
		where[word] = place
	}
	return where
}

// named returns where the space or the gateway of a name is, nil for any other word.
func named(s *rules.State, from board.Space, word string) session.Place {
	bare := strings.TrimRight(word, "nesw")
	q, err := board.ParseSquare(bare)
	if err != nil || s.Tiles() == nil {
		return nil
	}
	sp, ok := s.Tiles().At(q)
	if !ok {
		return nil
	}
	place := Of(s, sp, from)
	if side := word[len(bare):]; side != "" {
		place = append(session.Place{{"edge." + side, tileOf(s, sp)}}, place[1:]...)
	}
	return place
}
