package city

import (
	"strconv"
	"sync"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/city/library"
	"precipice/message"
)

// Match is a game of this ruleset.
type Match = engine.Match[State]

type (
	flow  = engine.Flow[State]
	in    = engine.In
	frame = engine.Frame[State]
	// Event is a change of the table with the rule it follows.
	Event = engine.Event[State]
)

func then() flow                    { return engine.Then[State]() }
func goTo(step string) flow         { return engine.Goto[State](step) }
func call(f frame) flow             { return engine.Call(f) }
func done(r engine.Result) flow     { return engine.Done[State](r) }
func finished() flow                { return engine.Done[State](engine.Result{}) }
func opt(verb string) engine.Option { return engine.Option{Verb: verb} }

// option returns an option with one part and its numbers.
func option(verb, part string, args ...int) engine.Option {
	o := engine.Option{Verb: verb, Parts: [4]string{part}}
	for i, a := range args {
		o.Args[i] = int16(a)
	}
	return o
}

// Pack is a content library with the battlefields computed so far.
type Pack struct {
	*library.Library
	mu    sync.Mutex
	atlas map[Ground]*board.Tiles
	names [][][]string // of the miniatures of each model of each kind of hostiles
}

// NewPack prepares a library for play.
func NewPack(lib *library.Library) *Pack {
	p := &Pack{Library: lib, atlas: map[Ground]*board.Tiles{}}
	for k := range lib.Hostiles {
		var models [][]string
		for m := range lib.Hostiles[k].Models {
			var names []string
			for n := range lib.Hostiles[k].Models[m].Count {
				names = append(names, lib.Hostiles[k].Models[m].ID+"-"+number(n+1))
			}
			models = append(models, names)
		}
		p.names = append(p.names, models)
	}
	return p
}

// Maps lists the ids of the maps of a journey type that are offered, in the order of the content.
func (p *Pack) Maps(of library.JourneyType) (ids []string) {
	for i := range p.Journeys {
		if j := &p.Journeys[i]; j.Type == of && !j.Lesson {
			ids = append(ids, j.ID)
		}
	}
	return ids
}

// atlasSize is the number of battlefields kept.
const atlasSize = 100

// tiles returns the tables of a battlefield. They are immutable, so they may be shared.
func (p *Pack) tiles(g *Ground) *board.Tiles {
	key := *g
	key.Objects, key.Citizens, key.Zone, key.Tide = [MaxObjects]board.Space{}, [MaxObjects]uint8{}, 0, false
	p.mu.Lock()
	defer p.mu.Unlock()
	t, ok := p.atlas[key]
	if !ok {
		t = board.NewTiles(p.ground(g))
		if len(p.atlas) >= atlasSize {
			clear(p.atlas)
		}
		p.atlas[key] = t
	}
	return t
}

// ground returns the battlefield as package board reads it.
func (p *Pack) ground(g *Ground) (b board.Ground) {
	for _, laid := range g.Tiles[:g.NumTiles] {
		b.Tiles = append(b.Tiles, p.Tiles[laid.Tile].Laid(int(laid.Turn), laid.At).Tile)
	}
	b.Gates = append(b.Gates, g.Gates[:g.NumGates]...)
	b.Lychgates = append(b.Lychgates, g.Lych[:g.NumLych]...)
	return b
}

// lay makes the tables of the battlefield anew.
func (s *State) lay() {
	s.tiles = nil
	if s.Ground.NumTiles > 0 {
		s.tiles = s.pack.tiles(&s.Ground)
	}
}

func number(n int) string { return strconv.Itoa(n) }

// UnitName names a miniature as keys and logs do: jelsen-darrock, wall-guard-2.
func (s *State) UnitName(u UnitID) string {
	if u == NoUnit {
		return "nobody"
	}
	v := &s.Units[u]
	switch v.Team {
	case HeroTeam:
		return s.HeroName(int(v.Card))
	case HostileTeam:
		if names := s.pack.names[v.Kind][v.Model]; int(v.Number) <= len(names) && v.Number > 0 {
			return names[v.Number-1]
		}
		return s.pack.Hostiles[v.Kind].Models[v.Model].ID + "-" + number(int(v.Number))
	}
	return "nobody"
}

// HeroName returns the id of a hero.
func (s *State) HeroName(h int) string { return s.pack.Heroes[s.Heroes[h].Kind].ID }

// SpaceName names a space as option keys do.
func (s *State) SpaceName(sp board.Space) string {
	if sp == board.None || s.tiles == nil {
		return "off"
	}
	return s.tiles.Name(sp)
}

// GroupName names a group: group-2 (CC-G-044).
func GroupName(g int) string { return "group-" + number(g+1) }

// CardName names an initiative card.
func (s *State) CardName(c TrackCard) string {
	if c.Hostile {
		return GroupName(int(c.Index))
	}
	return s.HeroName(int(c.Index))
}

// Tiles returns the tables of the battlefield, nil before it has been laid.
func (s *State) Tiles() *board.Tiles { return s.tiles }

// Content returns the content in play.
func (s *State) Content() *Pack { return s.pack }

// Rules is the ruleset with its content. It implements engine.Ruleset.
type Rules struct{ Pack *Pack }

// Bind implements engine.Ruleset. It restores the derived tables of a decoded state and rejects one that does not fit the content.
func (r Rules) Bind(s *State) error {
	s.pack = r.Pack
	if err := s.Bounds(); err != nil {
		return message.New("error.resume.content", err)
	}
	s.lay()
	return nil
}

// Start implements engine.Ruleset.
func (r Rules) Start(s *State) engine.Frame[State] {
	s.pack = r.Pack
	s.lay()
	return &JourneyFrame{}
}

// Standing implements engine.Ruleset: no option stands at every question, because a card turns by itself (CC-INS-005).
func (Rules) Standing(*Match, *engine.Decision) {}

// TakeStanding implements engine.Ruleset.
func (Rules) TakeStanding(*Match, engine.Option) bool { return false }
