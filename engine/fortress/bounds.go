package fortress

import (
	"fmt"
	"math/bits"
	"slices"

	"precipice/engine/board"
	"precipice/engine/fortress/library"
)

// limits checks numbers against their limits and remembers the first one that fails.
type limits struct{ err error }

func (l *limits) below(what string, n, limit int) {
	if l.err == nil && (n < 0 || n >= limit) {
		l.err = fmt.Errorf("%s %d is not below %d", what, n, limit)
	}
}

// mark checks a card given by its index plus one, or none.
func (l *limits) mark(what string, k Mark, cards int) { l.below(what, int(k), cards+1) }

// Bounds checks that every number in the state is valid for the content and within its array. A save
// from elsewhere cannot guarantee this, and every rule relies on it.
func (s *State) Bounds() error {
	l := &limits{}
	l.below("player count", int(s.Players)-1, 5)
	l.below("leader", int(s.Leader), int(s.Players))
	if s.HasFifth {
		l.below("hostile player", int(s.Fifth), int(s.Players))
	}
	l.below("clock", int(s.Clock), MostClock+1)
	l.below("combat card", int(s.Combat), len(s.pack.Combats)+len(s.pack.Assaults))
	l.below("phase", int(s.Phase), len(phaseNames))
	l.below("result", int(s.Result), len(resultNames))
	s.boundQuest(l)
	s.boundExpedition(l)
	l.below("step of a pause", int(s.Stasis.Step), len(stasisNames))
	l.below("explorer in stasis", bits.Len32(s.Stasis.In), len(s.pack.Explorers)+1)
	s.boundAssault(l)
	for e := range s.Party {
		s.boundExplorer(l, &s.Party[e])
	}
	for u := range s.Units {
		s.boundUnit(l, UnitID(u))
	}
	s.boundBattlefield(l)
	s.boundCards(l)
	return l.err
}

func (s *State) boundQuest(l *limits) {
	q := &s.Quest
	l.below("step of a quest", int(q.Step), len(questStepNames))
	l.below("ending of a quest", int(q.Ending), len(questEndingNames))
	l.below("party size", int(q.Size), MaxParty+1)
	for kind, n := range q.Legacy {
		if n > 0 {
			l.below("legacy card", kind, len(s.pack.Legacy))
		}
	}
	l.mark("legacy card that is next", q.Foreseen, len(s.pack.Legacy))
	for kind, n := range q.Buried {
		l.below("buried legacy cards", int(n), int(q.Legacy[kind])+1)
		l.below("depth of a buried legacy card", int(q.Below[kind]), MaxLegacy)
	}
	q.boundUnder(l)
	for _, k := range q.Row {
		l.mark("drawn legacy card", k, len(s.pack.Legacy))
	}
	for _, k := range q.Docked {
		l.mark("spacecraft", k, len(s.pack.Ships))
	}
	for _, h := range q.Stored {
		l.mark("owner of a card", h.Owner, len(s.pack.Explorers))
		if h.Owner > 0 {
			l.below("stored discovery card", int(h.Card), len(s.pack.Discoveries))
		}
	}
	l.mark("destination", q.Goal, len(s.pack.Strongholds))
	l.below("conquered strongholds", int(q.Conquered), 1<<len(s.pack.Strongholds))
	if q.Outcome > 0 {
		l.below("vault", -min(0, s.vault()), 1)
		if l.err == nil {
			stages := s.pack.Strongholds[s.vault()].Stages
			l.mark("outcome", q.Outcome, len(s.pack.Battlefield(stages[len(stages)-1]).Assault.Objectives))
		}
	}
	s.boundResources(l)
	s.boundTrade(l)
}

func (s *State) boundTrade(l *limits) {
	t := &s.Quest.Trade
	l.mark("visitor", t.Visitor, MaxParty)
	l.below("place of the visited ship", int(t.At), MaxDocked)
	for _, cards := range t.Sale {
		for _, k := range cards {
			l.mark("card on sale", k, len(s.pack.Resources))
		}
	}
	if t.Visitor > 0 && l.err == nil {
		l.below("visited ship", int(s.Quest.Docked[t.At])-1, len(s.pack.Ships))
	}
}

func (s *State) boundResources(l *limits) {
	for kind, n := range s.Quest.Resources {
		if n > 0 {
			l.below("resource card", kind, len(s.pack.Resources))
		}
	}
	for e := range s.Lasting {
		for i, span := range s.Lasting[e] {
			l.below("time that a card lasts", int(span), int(library.UntilCombat)+1)
			if span > library.AtOnce {
				l.below("card that lasts", i, len(s.pack.lastingCards))
			}
		}
	}
	for _, h := range s.Quest.Held {
		l.mark("owner of a resource card", h.Owner, len(s.pack.Explorers))
		if h.Owner > 0 {
			l.below("resource card", int(h.Card), len(s.pack.Resources))
		}
	}
}

func (s *State) boundExpedition(l *limits) {
	x := &s.Expedition
	l.below("difficulty", int(x.Difficulty), len(difficulties))
	l.below("step", int(x.Step), len(stepNames))
	l.below("round", int(x.Round), MaxRounds+1)
	l.below("ending", int(x.Ending), len(endingNames))
	for i := range x.Rounds {
		r := &x.Rounds[i]
		l.below("sort of card", int(r.Sort), sorts)
		l.below("exploration card", int(r.Card), [sorts]int{len(s.pack.Combats) + len(s.pack.Assaults), len(s.pack.Challenges)}[r.Sort%sorts])
	}
}

func (s *State) boundExplorer(l *limits, x *Explorer) {
	l.below("find count", int(x.NumFinds), MaxFinds+1)
	for i, k := range x.Finds {
		if l.mark("discovery card", k, len(s.pack.Discoveries)); l.err == nil && i < int(x.NumFinds) {
			l.below("discovery card", int(k)-1, len(s.pack.Discoveries))
		}
	}
	if !x.Playing {
		return
	}
	l.below("explorer", int(x.Kind), len(s.pack.Explorers))
	l.below("seat", int(x.Seat), int(s.Players))
	l.below("space count", int(x.NumSlots), MaxSpaces+1)
	for _, slot := range x.Slots {
		l.below("counter", int(slot.Counter), int(GrievousCounter)+1)
		l.below("die", int(slot.Die), 7)
	}
	for i, u := range x.Figures {
		if u != NoUnit || i == 0 {
			l.below("miniature", int(u), MaxFigures)
		}
	}
}

func (s *State) boundUnit(l *limits, u UnitID) {
	v := &s.Units[u]
	l.below("team", int(v.Team), int(Hostiles)+1)
	if v.Team == Nobody {
		return
	}
	if v.Hex != board.None {
		l.below("hex", int(v.Hex), int(s.NumCells))
	}
	if (v.Team == Explorers) != (u < MaxFigures) {
		l.below("miniature", int(u), -1)
	}
	if v.Team == Explorers {
		l.below("explorer card", int(v.Card), MaxParty)
		l.below("explorer", int(v.Kind), len(s.pack.Explorers))
		if l.err == nil {
			l.below("model", int(v.Model), max(1, len(s.pack.Explorers[v.Kind].Models)))
		}
		return
	}
	l.below("group", int(v.Card), MaxGroups)
	l.below("hostile", int(v.Kind), len(s.pack.Hostiles))
	if l.err == nil {
		l.below("model of a hostile", int(v.Model), len(s.pack.Hostiles[v.Kind].Models))
	}
	l.below("number", int(v.Number), MaxUnits+1)
}

func (s *State) boundBattlefield(l *limits) {
	l.below("cells", int(s.NumCells), board.MaxSpaces+1)
	for at := range board.Space(s.NumCells) {
		if l.err == nil && slices.ContainsFunc(s.Cells[:at], func(c board.Cell) bool { return c.Hex == s.Cells[at].Hex }) {
			l.err = fmt.Errorf("the hex %v is given twice", s.Cells[at].Hex)
		}
	}
	for _, sp := range s.Markers {
		if sp != board.None {
			l.below("marker's hex", int(sp), int(s.NumCells))
		}
	}
	for _, t := range s.Tiles {
		l.mark("location tile", t.Tile, len(s.pack.Tiles))
		if t.Tile > 0 {
			l.below("tile's hex", int(t.At), int(s.NumCells))
		}
	}
	for sp := range s.Maglev.All() {
		l.below("maglev hex", int(sp), int(s.NumCells))
	}
}

func (s *State) boundCards(l *limits) {
	for _, g := range s.Groups {
		if g.Present {
			l.below("hostile of a group", int(g.Kind), len(s.pack.Hostiles))
			if g.Card != NoEncounter {
				l.below("encounter card", int(g.Card), len(s.pack.Encounters))
			}
		}
	}
	for kind := range MaxKinds {
		if s.Encounter[kind] > 0 || s.Drawn[kind] > 0 {
			l.below("encounter card", kind, len(s.pack.Encounters))
		}
		if s.Discovery[kind] > 0 {
			l.below("discovery card", kind, len(s.pack.Discoveries))
		}
	}
	for _, k := range s.Twists {
		l.mark("twist", k, len(s.pack.Twists))
	}
	l.below("track length", int(s.NumTrack), MaxTrack+1)
	for _, c := range s.Track {
		l.below("card of the track", int(c.Index), MaxGroups)
	}
	for _, k := range s.Hunted {
		l.mark("ship that supports attacks", k, len(s.pack.Ships))
	}
	l.mark("place on the track", s.Acting, int(s.NumTrack))
	for _, d := range s.Destiny {
		l.below("destiny die", int(d.Face), 7)
	}
}
