package city

import (
	"slices"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/city/library"
)

// NightIn returns in how many turns night falls, 0 if it has fallen: 1 if the next turn is at night. An event may bring it sooner
// (CC-JRN-001 to 003, CC-EVT-007).
func NightIn(s *State) int { return max(0, s.pack.Figures.Nightfall-1-int(s.Nightfall)) }

// Leave is how a journey would end if some heroes left now and all others were out of action.
type Leave struct {
	Won         bool // the journey would be a success (CC-G-004, CC-G-074)
	Quest, Goal int  // what counts for it, and what it takes
	Lost        int  // points of realmstone that the others carry (CC-G-088)
	Away        []int
	Behind      []int // of those who leave, those not in the extraction zone: until they are there, the journey goes on (CC-EVT-002)
	Dies        [MaxHeroes]Share
}

// Leaving returns what it would cost to leave now with some heroes, with all in action if none is named: whether the journey is a success,
// what is left behind, and how likely each hero out of action dies of its survival roll (CC-JEN-005). It runs the frame that rolls.
func Leaving(m *Match, heroes ...int) (l Leave) {
	c := *m
	s := &c.State
	for h := range s.Heroes {
		switch x := &s.Heroes[h]; {
		case !x.Able():
		case len(heroes) > 0 && !slices.Contains(heroes, h):
			l.Lost += x.Points()
			x.Out, x.Away = true, false
		case x.Away:
			l.Away = append(l.Away, h)
		case !s.aboard(h):
			l.Behind = append(l.Behind, h)
		}
	}
	l.Won, l.Goal, l.Quest = s.succeeded(), s.Goal(), int(s.QuestToken)
	if s.Type() == library.Scavenge {
		l.Quest = s.realmstone()
	}
	p := newForecast()
	p.Saw = func(_ *Match, e Event, share Share) {
		if roll, ok := e.Change.(Survived); ok && roll.Dead {
			l.Dies[roll.Hero] = l.Dies[roll.Hero].Plus(share)
		}
	}
	p.Begin(&c, c.Depth(), &JourneyFrame{Cursor: engine.Cursor{At: "survival"}})
	return l
}

// aboard reports whether a hero stands in the extraction zone.
func (s *State) aboard(h int) bool {
	zone, ok := s.Ground.Zone.Card()
	return ok && s.field(h) && s.tiles.Tile(s.Units[h].At) == zone
}

// Spot is a place in which a tile may be laid.
type Spot struct {
	Key   string // of the option
	Tile  LaidTile
	Gate  int         // the gateway that opens
	Own   int         // the gateway of the piece that meets it
	Piece board.Piece // as it would lie; an extraction zone by Extract has only the gateway that opens
}

// Spots returns the places that the options of the pending question offer for a tile, or for the extraction zone (CC-DLV-006, CC-EXT-002).
func Spots(m *Match) (list []Spot) {
	d, asked := m.Pending()
	if !asked {
		return nil
	}
	s := &m.State
	for i := range d.Options {
		switch o := &d.Options[i]; {
		case o.Verb == DoLay:
			f, ok := m.Top().(*Explore)
			if !ok {
				return nil
			}
			tile := s.pack.Extraction
			if f.At == "lay" {
				tile = s.pack.Exploration[f.Card].Tile
			}
			ground := s.tiles.Ground()
			list = append(list, spotOf(s, o.Key(), tile, ground.Layings(&s.pack.Tiles[tile].Piece, s.nightwars())[o.Args[0]]))
		case o.Verb == DoExtract:
			spot := spotOf(s, o.Key(), s.pack.Extraction, berth(o.Args))
			spot.Own, spot.Piece.Gates = 0, []board.Edge{Entrance(s, o)}
			list = append(list, spot)
		}
	}
	return list
}

// Entrance returns the gateway that opens to the extraction zone if it is laid as an option of an activation says, seen from the zone.
func Entrance(s *State, o *engine.Option) board.Edge {
	ground := s.tiles.Ground()
	return ground.Entry(&s.pack.Tiles[s.pack.Extraction].Piece, berth(o.Args))
}

// spotOf returns the place of a way to lay a tile.
func spotOf(s *State, key string, tile int, way board.Laying) Spot {
	return Spot{Key: key, Tile: LaidTile{uint8(tile), way.By, way.Quarters}, Gate: way.Gate, Own: way.Own, Piece: s.pack.Tiles[tile].Laid(int(way.Quarters), way.By)}
}
