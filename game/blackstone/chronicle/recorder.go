package chronicle

import (
	"slices"

	"precipice/engine"
	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
)

type change = engine.Change[fortress.State]

// Recorder makes notes of events: a page for a one-off expedition, or one for each expedition of a quest with the
// visit to Precipice after it.
// It implements session.Recorder.
type Recorder struct {
	pages [][]Note
	from  int // of the last page, where the round in progress begins
}

// NewRecorder returns a recorder that goes on with a page. One that cannot be read is begun anew.
func NewRecorder(begun []byte) *Recorder {
	r := &Recorder{}
	if len(begun) == 0 {
		return r
	}
	list, _ := notes(begun)
	r.pages = [][]Note{list}
	for i, n := range list {
		if opens(n.What) {
			r.from = i
		}
	}
	return r
}

// opens reports whether a note begins a part of a page, in which things are counted anew.
func opens(w What) bool { return w == MetCombat || w == MetChallenge || w == Ended }

// Pages implements session.Recorder.
func (r *Recorder) Pages() (pages [][]byte) {
	for _, list := range r.pages {
		pages = append(pages, page(list))
	}
	return pages
}

// Note implements session.Recorder. Before the first expedition of a quest there is nothing to note; one-off
// expeditions set out with their first event.
func (r *Recorder) Note(after *fortress.State, e fortress.Event) {
	if _, sets := e.Change.(fortress.SetOut); sets || len(r.pages) == 0 && after.Mode() == fortress.OneOff {
		r.setOut(after)
	}
	if len(r.pages) == 0 {
		return
	}
	r.met(after, e.Change)
	r.fought(after, e.Change)
	r.carried(after, e.Change)
	r.rolled(after, e.Change)
	r.atPrecipice(after, e.Change)
	r.attacked(after, e.Change)
	r.rested(after, e.Change)
}

// setOut begins a page with who goes, and the ships at Precipice.
func (r *Recorder) setOut(s *fortress.State) {
	r.pages, r.from = append(r.pages, nil), 0
	r.add(Note{SetOut, uint8(s.Leader), s.Players, uint16(s.Quest.Expedition)})
	for e := range s.Party {
		if x := &s.Party[e]; x.Playing {
			r.add(Note{What: Went, Who: x.Kind, Card: uint8(x.Seat)})
		}
	}
	if at, ok := s.Quest.Goal.Card(); ok {
		r.add(Note{What: Headed, Card: uint8(at)})
	}
	for _, k := range s.Quest.Docked {
		if at, ok := k.Card(); ok {
			r.add(Note{What: Docked, Card: uint8(at)})
		}
	}
}

// add appends a note, if there is room.
func (r *Recorder) add(n Note) {
	last := &r.pages[len(r.pages)-1]
	if len(*last) >= mostKept {
		return
	}
	if opens(n.What) {
		r.from = len(*last)
	}
	*last = append(*last, n)
}

// count adds to the note of the same thing in this round, or makes one.
func (r *Recorder) count(w What, who, card uint8, by int) { r.countSince(r.from, w, who, card, by) }

func (r *Recorder) countSince(from int, w What, who, card uint8, by int) {
	list := r.pages[len(r.pages)-1]
	i := slices.IndexFunc(list[from:], func(n Note) bool { return n.What == w && n.Who == who && n.Card == card })
	if i < 0 {
		r.add(Note{w, who, card, uint16(by)})
		return
	}
	n := &list[from+i]
	n.N = uint16(min(int(n.N)+by, 1<<16-1))
}

// met notes the cards met, and how the expedition ends.
func (r *Recorder) met(s *fortress.State, c change) {
	switch c := c.(type) {
	case fortress.TurnedUp:
		w := MetChallenge
		if c.Sort == fortress.CombatCard {
			w = MetCombat
		}
		r.add(Note{What: w, Card: c.Card})
	case fortress.StageBegan:
		r.add(Note{What: MetCombat, Card: c.Combat})
	case fortress.ChoiceMade:
		if at := choiceOf(s, c.Choice); at >= 0 {
			r.count(Chose, explorerOf(s, c.By), uint8(at), 1)
		}
	case fortress.CameOut:
		if at := choiceOf(s, c.Choice); at >= 0 {
			r.add(Note{CameOut, explorerOf(s, c.By), uint8(at), uint16(slices.Index(outcomes[:], c.Level))})
		}
	case fortress.ExpeditionEnded:
		r.add(Note{What: Ended, Card: uint8(c.Why)})
		for e := range s.Party {
			if x := &s.Party[e]; x.Playing && !x.Dead {
				clues, points := s.Holdings(e)
				r.add(Note{Carried, x.Kind, uint8(clues), uint16(points)})
			}
		}
	}
}

// choiceOf returns the index of a choice of the challenge in progress, -1 for none.
func choiceOf(s *fortress.State, id string) int {
	x := &s.Expedition
	if x.Round == 0 || x.Rounds[x.Round-1].Sort != fortress.ChallengeCard {
		return -1
	}
	choices := s.Pack().Challenges[x.Rounds[x.Round-1].Card].Choices
	return slices.IndexFunc(choices, func(c library.Choice) bool { return c.ID == id })
}

// explorerOf returns the explorer of the content to which a miniature or a card belongs, by its name.
func explorerOf(s *fortress.State, name string) uint8 {
	for e := range s.Party {
		x := &s.Party[e]
		if !x.Playing {
			continue
		}
		if s.Name(e) == name {
			return x.Kind
		}
		for _, u := range x.Figures {
			if u != fortress.NoUnit && s.UnitName(u) == name {
				return x.Kind
			}
		}
	}
	return nobody
}

// kindOf returns the explorer of the content whose card a mark names.
func kindOf(s *fortress.State, by fortress.Mark) uint8 {
	if e, ok := by.Card(); ok {
		return s.Party[e].Kind
	}
	return nobody
}

// fought notes what happens in fights.
func (r *Recorder) fought(s *fortress.State, c change) {
	kind := func(e uint8) uint8 { return s.Party[e].Kind }
	switch c := c.(type) {
	case fortress.GroupFormed:
		r.count(Group, 0, c.Kind, 1)
	case fortress.TwistBegan:
		r.count(Twist, 0, c.Twist, 1)
	case fortress.Slain:
		r.count(Slew, kindOf(s, c.By), s.On(c.Unit).Kind, 1)
	case fortress.CounterPlaced:
		w := Wounds
		if c.Counter == fortress.GrievousCounter {
			w = Grievous
		}
		r.count(w, kind(c.Explorer), 0, 1)
	case fortress.OutOfAction:
		r.count(Fell, kind(c.Explorer), 0, 1)
	case fortress.Recovered:
		r.count(Recovered, kind(c.Explorer), 0, 1)
	case fortress.Died:
		r.count(Died, kind(c.Explorer), 0, 1)
	case fortress.EscapeOpened:
		r.count(Maglev, 0, 0, int(s.Turn))
	case fortress.CombatEnded:
		r.count(Fought, 0, uint8(c.Result), int(s.Turn))
	}
}

// carried notes finds, and the use of cards.
func (r *Recorder) carried(s *fortress.State, c change) {
	kind := func(e uint8) uint8 { return s.Party[e].Kind }
	switch c := c.(type) {
	case fortress.Found:
		r.count(Found, kind(c.Explorer), c.Kind, 1)
	case fortress.Forfeited:
		r.count(Gave, kind(c.Explorer), c.Kind, 1)
	case fortress.CardUsed:
		r.count(Used, kind(c.Explorer), c.Card, 1)
	case fortress.SupportCalled:
		r.count(Called, kindOf(s, c.By), c.Ship, 1)
	case fortress.CardTurned:
		r.count(Inspired, kind(c.Explorer), 0, 1)
	case fortress.Given:
		r.handed(HandedFind, kind(c.From), c.Kind, kind(c.To))
	case fortress.ResourceGiven:
		r.handed(HandedCard, kind(c.From), c.Card, kind(c.To))
	}
}

// handed notes a gift, with those of the same card to the same explorer in this round.
func (r *Recorder) handed(w What, from, card, to uint8) {
	list := r.pages[len(r.pages)-1]
	for i := r.from; i < len(list); i++ {
		n := &list[i]
		if whom, times := n.Handed(); n.What == w && n.Who == from && n.Card == card && whom == int(to) {
			n.N = uint16(to)<<8 | uint16(min(times+1, 0xff))
			return
		}
	}
	r.add(Note{w, from, card, uint16(to)<<8 | 1})
}

// rolled notes dice, over the whole page.
func (r *Recorder) rolled(s *fortress.State, c change) {
	switch c := c.(type) {
	case fortress.Rolled:
		who, side := explorerOf(s, c.By), uint8(c.Die)
		for i, level := range c.Levels {
			if c.Thrown&(1<<i) == 0 {
				continue
			}
			r.countSince(0, Threw, who, side, 1)
			if level >= dice.Success {
				r.countSince(0, Succeeded, who, side, 1)
			}
			if level == dice.Critical {
				r.countSince(0, Critical, who, side, 1)
			}
		}
	case fortress.ActivationRolled:
		n, pips := 0, 0
		for _, face := range c.Dice {
			if face > 0 {
				n, pips = n+1, pips+int(face)
			}
		}
		if n > 0 {
			r.countSince(0, Readied, s.Party[c.Explorer].Kind, 0, n)
			r.countSince(0, Pips, s.Party[c.Explorer].Kind, 0, pips)
		}
	}
}

// atPrecipice notes what happens between expeditions.
func (r *Recorder) atPrecipice(s *fortress.State, c change) {
	kind := func(e uint8) uint8 { return s.Party[e].Kind }
	switch c := c.(type) {
	case fortress.Scored:
		r.add(Note{Scored, uint8(c.Seat), 0, uint16(c.Points)})
	case fortress.LegacyDrawn:
		r.add(Note{What: Legacy, Card: c.Kind})
	case fortress.WentAboard:
		if ship, ok := s.Quest.Docked[c.Place].Card(); ok {
			r.add(Note{What: Aboard, Who: kind(c.Explorer), Card: uint8(ship)})
		}
	case fortress.Converted:
		r.count(Traded, kind(c.Explorer), c.Kind, 1)
	case fortress.FacilityUsed:
		r.add(Note{What: Facility, Who: kind(c.Explorer), Card: c.Ship})
	case fortress.Bought:
		r.count(Bought, kind(c.Explorer), c.Card, 1)
	case fortress.QuestEnded:
		r.add(Note{What: Over, Card: uint8(c.Why)})
	}
}
