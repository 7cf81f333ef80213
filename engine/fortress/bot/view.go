package bot

import (
	"slices"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
)

// view is the table as the bot sees it at one decision.
type view struct {
	m *fortress.Match
	s *fortress.State
	d *engine.Decision
	f *board.Field

	me      fortress.UnitID // who decides; NoUnit for the party
	mates   []mate          // the explorers on the battlefield, me among them
	foes    []foe
	threats []*threat
	held    board.Set // spaces where hostiles stand

	marks   board.Set // markers not taken yet
	wanted  []int     // sites of a stronghold that its objective needs
	quarry  []int     // kinds of hostiles that it asks for
	holding board.Set // the spaces that it asks to hold
	leaving bool      // it is time to go
	// The others can escape only when those who cannot come are out of action: nobody fights any more.
	stranded bool
}

// mate is a miniature of an explorer.
type mate struct {
	u       fortress.UnitID
	card    int // of the party
	x       *fortress.Explorer
	at      board.Space
	defence chance
	goals   board.Set // where it wants to be
}

// look reads the table.
func look(m *fortress.Match, d *engine.Decision) (v view) {
	v = view{m: m, s: &m.State, d: d, f: m.State.Field(), me: fortress.NoUnit}
	s := v.s
	if v.f == nil || !s.Fighting() {
		return v
	}
	for u := range s.Each(fortress.Explorers) {
		x := s.ExplorerOf(u)
		v.mates = append(v.mates, mate{u: u, card: int(s.On(u).Card), x: x, at: s.On(u).Hex, defence: chanceOf(s.Pack(), s.Card(int(s.On(u).Card)).Defence)})
		if s.UnitName(u) == d.About[0] {
			v.me = u
		}
	}
	for u := range s.Each(fortress.Hostiles) {
		v.foes = append(v.foes, v.foe(u))
		v.held.Add(s.On(u).Hex)
	}
	for _, at := range s.Markers {
		if at != board.None {
			v.marks.Add(at)
		}
	}
	v.resolve()
	for i := range v.foes {
		v.foes[i].worth = v.worth(&v.foes[i])
	}
	return v
}

// mate returns a miniature of the party, or nil if it is not on the battlefield.
func (v *view) mate(u fortress.UnitID) *mate {
	for i := range v.mates {
		if v.mates[i].u == u {
			return &v.mates[i]
		}
	}
	return nil
}

// worth returns the worth of slaying a hostile: the harm it would still do to those it may go for.
func (v *view) worth(f *foe) int {
	harm := 0
	for i := range v.mates {
		a := &v.mates[i]
		harm += v.expectedHarm(f, &a.defence, a.at) * v.share(f, a, a.at) / 1000 * harmWeight(a.x) / 1000
	}
	harm = harm * harmTurns / 1000
	if !f.acted && v.s.Phase == fortress.ActivationPhase {
		harm = harm * yetToAct / 1000
	}
	if slices.Contains(v.quarry, int(v.s.On(f.u).Kind)) || v.holding.Has(f.at) {
		harm += quarryWorth
	}
	return harm + fellHostile
}

// share returns how much of a hostile's harm an explorer in a space attracts, in thousandths, since hostiles
// go for the closest (BF-HAC-001).
func (v *view) share(f *foe, a *mate, sp board.Space) int {
	away, other := v.f.Route(f.at, sp), 1<<10
	for i := range v.mates {
		if b := &v.mates[i]; b.u != a.u {
			if n := v.f.Route(f.at, b.at); n >= 0 {
				other = min(other, n)
			}
		}
	}
	switch {
	case away < 0 || away > other:
		return notClosest
	case away == other:
		return asClose
	}
	return closest
}

// harmWeight weights harm to an explorer by the activation spaces it has left, in thousandths.
func harmWeight(x *fortress.Explorer) int { return fragile[x.Count(fortress.NoCounter)] }
