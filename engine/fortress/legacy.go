package fortress

import (
	"precipice/engine"
	"precipice/engine/fortress/library"
)

// nextLegacy draws the next legacy card: the one that is known, else one that does not lie under the others, else the
// uppermost of those (BF-LEG-001, BF-G-097).
func nextLegacy(m *Match) uint8 {
	q := &m.State.Quest
	if kind, known := q.Foreseen.Card(); known {
		return uint8(kind)
	}
	over, n := q.Legacy, 0
	for kind := range over {
		over[kind] -= q.Buried[kind]
		n += int(over[kind])
	}
	if n == 0 {
		over, n = q.uppermost()
	}
	kind, _ := m.Roll(dieOf(n), over[:])
	return uint8(kind)
}

// uppermost returns the cards that lie highest of a legacy deck in which all have been put under the others, and their
// number. Games from before their order was kept know no order.
func (q *QuestState) uppermost() (cards [MaxLegacy]uint8, n int) {
	least := uint8(MaxLegacy)
	for kind, left := range q.Legacy {
		if left > 0 {
			least = min(least, q.Below[kind])
		}
	}
	for kind, left := range q.Legacy {
		if left > 0 && q.Below[kind] == least {
			cards[kind], n = left, n+int(left)
		}
	}
	return cards, n
}

// bury puts a card under all others of the legacy deck. Copies of one card lie together.
func (q *QuestState) bury(kind uint8) {
	q.unbury(kind)
	under := uint8(0)
	for k, n := range q.Buried {
		if n > 0 && k != int(kind) {
			under++
		}
	}
	q.Buried[kind], q.Below[kind] = min(q.Buried[kind]+1, q.Legacy[kind]), under
}

// unbury closes the gap in the order of the buried cards that one of them leaves.
func (q *QuestState) unbury(kind uint8) {
	for k := range q.Below {
		if q.Below[k] > q.Below[kind] && q.Buried[kind] > 0 {
			q.Below[k]--
		}
	}
	q.Below[kind] = 0
}

// readLegacy shows the visitor the next legacy card (BF-G-046).
func (f *Effect) readLegacy(m *Match, _ *library.Op, u UnitID) flow {
	if m.State.Quest.LegacyLeft() == 0 {
		m.Emit(f.rule(), NoEffect{"legacy-empty"})
		return goTo("each")
	}
	m.Emit(f.rule(), LegacyRead{m.State.Units[u].Card, nextLegacy(m)})
	return goTo("legacy")
}

// askLegacy asks whether the card that has been read stays on top of the deck.
func (f *Effect) askLegacy(m *Match, d *engine.Decision) {
	s := &m.State
	x, card := s.ExplorerOf(f.Actor), s.Quest.Foreseen-1
	d.Seat, d.Kind, d.Rule, d.About = x.Seat, AskLegacy, f.rule(), [2]string{s.UnitName(f.Actor), s.pack.Legacy[card].ID}
	d.Offer(opt(DoKeep))
	d.Offer(opt(DoBury))
}

func (f *Effect) buryLegacy(m *Match, in in) flow {
	if in.Option.Verb == DoBury {
		m.Emit(f.rule(), LegacyBuried{m.State.Units[f.Actor].Card, uint8(m.State.Quest.Foreseen - 1)})
	}
	return goTo("each")
}

// LegacyRead shows the next legacy card, which stays on top of the deck (BF-G-046).
type LegacyRead struct{ Explorer, Kind uint8 }

// Apply implements engine.Change.
func (e LegacyRead) Apply(s *State) { s.Quest.Foreseen = Mark(e.Kind + 1) }

// Say implements engine.Change.
func (e LegacyRead) Say(s *State) (string, []string) {
	return "legacy-read", []string{s.Name(int(e.Explorer)), s.pack.Legacy[e.Kind].ID}
}

// LegacyBuried puts the card that has been read under the legacy deck (BF-G-046).
type LegacyBuried struct{ Explorer, Kind uint8 }

// Apply implements engine.Change.
func (e LegacyBuried) Apply(s *State) {
	s.Quest.Foreseen = 0
	s.Quest.bury(e.Kind)
}

// Say implements engine.Change.
func (e LegacyBuried) Say(s *State) (string, []string) {
	return "legacy-buried", []string{s.Name(int(e.Explorer)), s.pack.Legacy[e.Kind].ID}
}
