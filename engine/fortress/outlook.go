package fortress

import (
	"slices"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/dice"
)

// Outlook is what a hostile would do if it were activated now, before all others.
type Outlook struct {
	Unit    UnitID
	Stunned bool      // it would only stand up (BF-STN-003)
	Column  string    // of the behaviour table, that fits
	Actions []Outcome // the likeliest first
}

// Outcome is an action of a hostile and what comes of it.
type Outcome struct {
	Prospect
	Moves   []Way
	Attacks []Volley
	Hurt    [MaxParty]Hurt
}

// Way is a move, and the share of the outcomes of its action that it happens in.
type Way struct {
	Moved
	Share Share
}

// Hurt is what an explorer is to expect: expected numbers of counters, and the chances to be stunned
// and to be out of action.
type Hurt struct{ Wounds, Grievous, Stunned, Out Share }

// Placement is where a miniature would stand.
type Placement struct {
	Unit UnitID
	Hex  board.Space
}

// Outlooks tells what each hostile on the battlefield would do if it were activated now, were there
// miniatures standing elsewhere: each action by running the frames that resolve it through every
// outcome of the dice, decided plainly.
func Outlooks(m *Match, stands ...Placement) (list []Outlook) {
	c := *m // a shallow copy: a spread changes nothing of it
	for _, at := range stands {
		c.State.Units[at.Unit].Hex = at.Hex
	}
	p := foresight()
	for u := range c.State.each(Hostiles) {
		if i := slices.IndexFunc(list, func(l Outlook) bool { return c.State.alike(l.Unit, u) }); i >= 0 {
			list = append(list, list[i].of(u))
		} else {
			list = append(list, look(&c, p, u))
		}
	}
	return list
}

// alike reports whether two hostiles would do the same: nothing of what they would do depends on which of
// them does it, or on their damage.
func (s *State) alike(u, v UnitID) bool {
	a, b := &s.Units[u], &s.Units[v]
	return a.Kind == b.Kind && a.Model == b.Model && a.Hex == b.Hex && a.Stunned == b.Stunned
}

// of is the outlook of another who would do the same.
func (l Outlook) of(u UnitID) Outlook {
	l.Unit, l.Actions = u, slices.Clone(l.Actions)
	for i := range l.Actions {
		o := &l.Actions[i]
		o.Moves, o.Attacks = slices.Clone(o.Moves), slices.Clone(o.Attacks)
		for j := range o.Moves {
			o.Moves[j].Unit = u
		}
		for j := range o.Attacks {
			o.Attacks[j].By = u
		}
	}
	return l
}

func look(m *Match, p *engine.Spread[State], u UnitID) Outlook {
	s := &m.State
	if s.Units[u].Stunned {
		return Outlook{Unit: u, Stunned: true}
	}
	column, prospects := s.Prospects(u)
	l := Outlook{Unit: u, Column: column, Actions: make([]Outcome, len(prospects))}
	for i, prospect := range prospects {
		o := &l.Actions[i]
		o.Prospect = prospect
		p.Saw = o.saw
		p.Begin(m, m.Depth(), &Behave{Cursor: engine.Cursor{At: "step"}, Unit: u, Action: prospect.Action})
	}
	return l
}

// saw notes what an action brings.
func (o *Outcome) saw(m *Match, e Event, share Share) {
	s := &m.State
	switch ch := e.Change.(type) {
	case Moved:
		o.moved(ch, share)
	case Resolved:
		volley(&o.Attacks, ch.By, ch.On).add(ch.Level, share)
	case CounterPlaced:
		h := &o.Hurt[ch.Explorer]
		if ch.Counter == GrievousCounter {
			h.Grievous = h.Grievous.Plus(share)
		} else {
			h.Wounds = h.Wounds.Plus(share)
		}
	case Stunned:
		if v := &s.Units[ch.Unit]; v.Team == Explorers && !ch.Up {
			h := &o.Hurt[v.Card]
			h.Stunned = h.Stunned.Plus(share)
		}
	case OutOfAction:
		h := &o.Hurt[ch.Explorer]
		h.Out = h.Out.Plus(share)
		slain(o.Attacks, s.Party[ch.Explorer].Figure(), share)
	}
}

func (o *Outcome) moved(by Moved, share Share) {
	for i := range o.Moves {
		if w := &o.Moves[i]; w.Moved == by {
			w.Share = w.Share.Plus(share)
			return
		}
	}
	o.Moves = append(o.Moves, Way{by, share})
}

// Plus adds what is expected besides.
func (h Hurt) Plus(o Hurt) Hurt {
	return Hurt{h.Wounds.Plus(o.Wounds), h.Grievous.Plus(o.Grievous), h.Stunned.Plus(o.Stunned), h.Out.Plus(o.Out)}
}

// Expected is what an explorer is to expect of a hostile, whatever its behaviour roll.
func (l *Outlook) Expected(e int) (sum Hurt) {
	for i := range l.Actions {
		o := &l.Actions[i]
		h, faces := &o.Hurt[e], dice.ShareOf(uint64(o.Faces), uint64(dice.D20))
		sum = sum.Plus(Hurt{h.Wounds.Times(faces), h.Grievous.Times(faces), h.Stunned.Times(faces), h.Out.Times(faces)})
	}
	return sum
}
