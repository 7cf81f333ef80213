package fortress

import (
	"strconv"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress/library"
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

// Pack is a content library with the precomputed names of its miniatures.
type Pack struct {
	*library.Library
	names   [][]string // hostiles: by type and number
	numbers [40]string
	atlas   atlas

	influences influences

	lastingCards []uint8 // the resource cards whose effect lasts
	limited      limited
}

// NewPack prepares a library for play. It panics at a word that the rules do not know, which a file could
// not have had.
func NewPack(lib *library.Library) *Pack {
	mustKnow(lib)
	p := &Pack{Library: lib, influences: influencesOf(lib), limited: limitedIn(lib)}
	for i := range p.numbers {
		p.numbers[i] = strconv.Itoa(i)
	}
	for i := range lib.Resources {
		if lib.Resources[i].Lasts > library.AtOnce {
			p.lastingCards = append(p.lastingCards, uint8(i))
		}
	}
	for _, h := range lib.Hostiles {
		names := make([]string, MaxUnits+1)
		for n := range names {
			names[n] = h.Model + "-" + strconv.Itoa(n)
		}
		p.names = append(p.names, names)
	}
	return p
}

// Home returns the home ship of an explorer, -1 if it has none (BF-CRD-016).
func (p *Pack) Home(explorer int) int { return p.place("ship", p.Explorers[explorer].Ship) }

// Number returns a small number as text without allocating.
func (p *Pack) Number(n int) string {
	if n >= 0 && n < len(p.numbers) {
		return p.numbers[n]
	}
	return strconv.Itoa(n)
}

// UnitName names a miniature as keys and logs do: janus-draik, guardsman-2.
func (s *State) UnitName(u UnitID) string {
	if u == NoUnit {
		return "nobody"
	}
	v := &s.Units[u]
	switch v.Team {
	case Explorers:
		x := &s.pack.Explorers[v.Kind]
		if len(x.Models) > 1 {
			return x.Models[v.Model]
		}
		return x.ID
	case Hostiles:
		return s.pack.names[v.Kind][v.Number]
	}
	return "nobody"
}

// HexName names a space as in option keys.
func (s *State) HexName(sp board.Space) string {
	if sp == board.None || s.field == nil {
		return "off"
	}
	return s.field.Name(sp)
}

// Rules is the ruleset with its content. It implements engine.Ruleset.
type Rules struct{ Pack *Pack }

// Bind implements engine.Ruleset. It restores the derived tables of a decoded state and rejects a state
// that does not fit the content.
func (r Rules) Bind(s *State) error {
	if int(s.NumCells) > board.MaxSpaces || int(s.NumTrack) > MaxTrack || s.Players == 0 {
		return message.New("error.resume.bounds")
	}
	if q := &s.Quest; q.Step != NoQuest && q.Content != [8]byte(r.Pack.Quests[:8]) {
		return message.New("error.resume.quest")
	}
	s.pack = r.Pack
	if err := s.Bounds(); err != nil {
		return message.New("error.resume.content", err)
	}
	if s.NumCells > 0 {
		s.rebuildField()
	}
	return nil
}

// Start implements engine.Ruleset.
func (r Rules) Start(s *State) engine.Frame[State] {
	s.pack = r.Pack
	if s.NumCells > 0 {
		s.rebuildField()
	}
	switch s.Mode() {
	case Campaign:
		return &Quest{}
	case OneOff:
		return &Expedition{}
	}
	return &Combat{Card: s.Combat}
}
