package fortress

import "precipice/engine"

// MaxChamber is the number of cards that a stasis chamber holds (BF-PAU-003).
const MaxChamber = 10

// StasisStep is how far a pause has come.
type StasisStep uint8

// The steps.
const (
	Awake    StasisStep = iota
	Entering            // the explorers go into their chambers
	Asleep              // the chambers and the databank are closed
)

var stasisNames = [...]string{"", "entering", "asleep"}

func (s StasisStep) String() string { return stasisNames[s] }

// StasisState holds the state of a pause. It is zero while nobody pauses.
type StasisState struct {
	Step StasisStep
	In   uint32 // explorers in their chambers, a bit each
}

// Has reports whether an explorer lies in its chamber.
func (x *StasisState) Has(kind int) bool { return x.In&(1<<kind) != 0 }

// Chamber is what a stasis chamber holds of an explorer (BF-PAU-002, BF-G-095).
type Chamber struct {
	Kind        int
	Place       int // in the party; -1 before an expedition
	Inspired    bool
	Inspiration int    // points
	Slots       []Slot // the spaces of the card
	Finds       []int
	Resources   []HeldResource
}

// Cards counts the cards in the chamber, whatever their deck (BF-PAU-003).
func (c *Chamber) Cards() int { return len(c.Finds) + len(c.Resources) }

// Chamber returns what the chamber of an explorer holds, or would hold after a pause.
func (s *State) Chamber(kind int) Chamber {
	c := Chamber{Kind: kind, Place: s.placeInParty(kind)}
	if c.Place >= 0 {
		x := &s.Party[c.Place]
		c.Inspired, c.Inspiration, c.Slots = x.Inspired, int(x.Inspiration), append(c.Slots, x.Slots[:x.NumSlots]...)
		for _, find := range x.Finds[:x.NumFinds] {
			card, _ := find.Card()
			c.Finds = append(c.Finds, card)
		}
	} else {
		c.Slots, c.Finds = make([]Slot, s.pack.Explorers[kind].Spaces), s.StoredFinds(kind)
	}
	for place := range s.cardsOf(kind) {
		c.Resources = append(c.Resources, s.Quest.Held[place])
	}
	return c
}

// placeInParty returns the place of an explorer in the party, -1 if it is not in it.
func (s *State) placeInParty(kind int) int {
	for e := range s.Party {
		if s.Party[e].Playing && int(s.Party[e].Kind) == kind {
			return e
		}
	}
	return -1
}

// Sleepers yields the explorers whom a pause sends into their chambers: the living of the party in leader order, or
// before an expedition, while there is no party, everybody who keeps cards (BF-PAU-002).
func (s *State) Sleepers(yield func(kind int) bool) {
	party := false
	for e := range s.leaderOrder {
		party = true
		if x := &s.Party[e]; !x.Dead && !yield(int(x.Kind)) {
			return
		}
	}
	for kind := range s.pack.Explorers {
		if c := s.Chamber(kind); !party && c.Cards() > 0 && !yield(kind) {
			return
		}
	}
}

// Resting lists the living explorers of a quest who rest at Precipice between two expeditions, while there is no party.
func Resting(s *State) (kinds []int) {
	if s.Mode() != Campaign {
		return nil
	}
	for e := range s.Party {
		if s.Party[e].Playing {
			return nil
		}
	}
	for kind := range s.pack.Explorers {
		if !s.Quest.Dead(kind) {
			kinds = append(kinds, kind)
		}
	}
	return kinds
}

// Pause puts the explorers into stasis until the players go on. Nothing is lost but what a chamber has no room
// for (BF-PAU-001 to 004, BF-X-016).
type Pause struct{ engine.Cursor }

var pause = engine.Define("fortress/pause",
	engine.Step[Pause, State]{Name: "enter", Do: (*Pause).enter},
	engine.Step[Pause, State]{Name: "surplus", Ask: (*Pause).askSurplus, Do: (*Pause).putBack},
	engine.Step[Pause, State]{Name: "wake", Ask: (*Pause).askWake, Do: (*Pause).wake},
)

// Proc implements engine.Frame.
func (*Pause) Proc() engine.Table[State] { return pause }

func (f *Pause) enter(m *Match, _ in) flow {
	s := &m.State
	if s.Expedition.Step == ExplorationStep {
		m.Emit("BF-END-006", PauseBegan{})
	} else {
		m.Emit("BF-PAU-001", PauseBegan{})
	}
	for kind := range s.Sleepers {
		m.Emit("BF-PAU-002", WentIntoStasis{uint8(kind)})
	}
	return then()
}

// crowded returns the first explorer with more cards than its chamber holds (BF-PAU-003).
func (s *State) crowded() (c Chamber, ok bool) {
	for kind := range s.Sleepers {
		if c := s.Chamber(kind); c.Cards() > MaxChamber {
			return c, true
		}
	}
	return Chamber{}, false
}

// askSurplus asks the explorer's player for a card that goes back to its deck. Before an expedition nobody plays
// the explorer, so the leader decides.
func (f *Pause) askSurplus(m *Match, d *engine.Decision) {
	s := &m.State
	c, ok := s.crowded()
	if !ok {
		return
	}
	d.Seat, d.Kind, d.Rule, d.About[0] = s.Leader, AskSurplus, "BF-PAU-003", s.pack.Explorers[c.Kind].ID
	if c.Place >= 0 {
		d.Seat = s.Party[c.Place].Seat
	}
	var finds, resources [MaxKinds]bool
	for _, card := range c.Finds {
		if !finds[card] {
			finds[card] = true
			d.Offer(engine.Option{Verb: DoPutBack, Parts: [4]string{s.pack.Discoveries[card].ID}, Args: [4]int16{int16(c.Kind), int16(card)}})
		}
	}
	for _, h := range c.Resources {
		if !resources[h.Card] {
			resources[h.Card] = true
			d.Offer(engine.Option{Verb: DoPutBack, Parts: [4]string{s.pack.Resources[h.Card].ID}, Args: [4]int16{int16(c.Kind), int16(h.Card), 1}})
		}
	}
}

func (f *Pause) putBack(m *Match, in in) flow {
	if !in.Asked {
		s := &m.State
		m.Emit("BF-PAU-004", DatabankClosed{uint8(s.Expedition.CardsLeft()), uint8(s.LegacyInRow())})
		return then()
	}
	m.Emit("BF-PAU-003", PutBack{uint8(in.Option.Args[0]), uint8(in.Option.Args[1]), in.Option.Args[2] == 1})
	return goTo("surplus")
}

// LegacyInRow counts the legacy cards drawn so far (BF-LEG-003).
func (s *State) LegacyInRow() (n int) {
	for _, k := range s.Quest.Row {
		if k > 0 {
			n++
		}
	}
	return n
}

// askWake lets the leader go on, and nothing else.
func (f *Pause) askWake(m *Match, d *engine.Decision) {
	d.Seat, d.Kind, d.Rule, d.Free = m.State.Leader, AskWake, "BF-PAU-001", true
	if len(Resting(&m.State)) > 0 { // no expedition is under way
		d.About[0] = "resting"
	}
	d.Offer(opt(DoWake))
}

func (f *Pause) wake(m *Match, _ in) flow {
	m.Emit("BF-PAU-001", Woken{})
	return finished()
}
