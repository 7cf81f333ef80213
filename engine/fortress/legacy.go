package fortress

import (
	"slices"

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
	if kind, apart := q.Under[0].Card(); apart {
		cards[kind] = 1
		return cards, 1
	}
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

// bury puts a card under all others of the legacy deck. Copies of it that lie there already stay where they are.
func (q *QuestState) bury(kind uint8) {
	lies, moved := q.Buried[kind], q.Legacy[kind] == q.Buried[kind] // moved from where it lay, uppermost
	if moved && lies > 0 {
		lies--
	}
	if q.Under[0] > 0 || lies > 0 && q.covers(kind) {
		list := q.under()
		if moved {
			list = without(list, kind)
		}
		q.lay(append(list, kind))
		return
	}
	q.unbury(kind)
	under := uint8(0)
	for k, n := range q.Buried {
		if n > 0 && k != int(kind) {
			under++
		}
	}
	q.Buried[kind], q.Below[kind] = min(q.Buried[kind]+1, q.Legacy[kind]), under
}

// dig takes the uppermost copy of a card out of those that have been put under the others.
func (q *QuestState) dig(kind uint8) {
	if q.Under[0] > 0 {
		q.lay(without(q.under(), kind))
		return
	}
	if q.Buried[kind] == 1 {
		q.unbury(kind)
	}
	q.Buried[kind]--
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

// covers reports whether another card has been put under one that lies under the others.
func (q *QuestState) covers(kind uint8) bool {
	for k, n := range q.Buried {
		if n > 0 && k != int(kind) && q.Below[k] >= q.Below[kind] {
			return true
		}
	}
	return false
}

// under returns the cards that have been put under the others, from the uppermost.
func (q *QuestState) under() (list []uint8) {
	for _, card := range q.Under {
		if kind, ok := card.Card(); ok {
			list = append(list, uint8(kind))
		}
	}
	for depth := uint8(0); q.Under[0] == 0 && depth < MaxLegacy; depth++ {
		for kind, n := range q.Buried {
			if n > 0 && q.Below[kind] == depth {
				list = append(list, slices.Repeat([]uint8{uint8(kind)}, int(n))...)
			}
		}
	}
	return list
}

// lay puts cards under the others in an order, from the uppermost. Where the copies of each card lie together it is kept by
// Buried and Below alone, as in games from before copies could lie apart.
func (q *QuestState) lay(list []uint8) {
	q.Buried, q.Below, q.Under = [MaxLegacy]uint8{}, [MaxLegacy]uint8{}, [MaxLegacy]Mark{}
	blocks := slices.Compact(slices.Clone(list))
	for _, kind := range list {
		q.Buried[kind]++
	}
	for i, kind := range blocks {
		q.Below[kind] = uint8(i)
		if slices.Contains(blocks[:i], kind) {
			q.Below = [MaxLegacy]uint8{}
			for at, k := range list {
				q.Under[at] = Mark(k + 1)
			}
			return
		}
	}
}

// without returns a list without the first of its cards of a kind.
func without(list []uint8, kind uint8) []uint8 {
	if i := slices.Index(list, kind); i >= 0 {
		return slices.Delete(list, i, i+1)
	}
	return list
}

// boundUnder checks that the order of cards whose copies lie apart names those that have been put under the others, without a gap.
func (q *QuestState) boundUnder(l *limits) {
	var named [MaxLegacy]uint8
	cards := 0
	for i, card := range q.Under {
		kind, ok := card.Card()
		if !ok {
			continue
		}
		l.below("legacy card under the others", kind, MaxLegacy)
		l.below("place of a legacy card under the others", i, cards+1)
		if l.err == nil {
			named[kind]++
		}
		cards++
	}
	if cards == 0 || l.err != nil {
		return
	}
	for kind, n := range q.Buried {
		l.below("legacy cards under the others in order", int(named[kind]), int(n)+1)
		l.below("legacy cards under the others", int(n), int(named[kind])+1)
		l.below("depth of a legacy card under others in order", int(q.Below[kind]), 1)
	}
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
