package fortress

import (
	"slices"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/dice"
)

// Outlook is what a hostile would do if it were the first to activate now.
type Outlook struct {
	Unit    UnitID
	Stunned bool      // it would only stand up (BF-STN-003)
	Column  string    // the column of the behaviour table that fits
	Actions []Outcome // the likeliest first
}

// Outcome is an action of a hostile and its consequences.
type Outcome struct {
	Prospect
	Moves   []Way
	Attacks []Volley
	Hurt    [MaxParty]Hurt
	Left    Share // the share of its outcomes that were not followed to the end because there are too many
}

// Way is a move and its share of the outcomes of the action.
type Way struct {
	Moved
	Share Share
}

// Hurt is the expected harm to an explorer: the expected number of counters of each kind, and the
// chances to be stunned and to be out of action.
type Hurt struct{ Wounds, Grievous, Stunned, Out Share }

// Harm is how many wounds to expect in all: those that cover spaces, and the one that puts out of action (BF-OOA-001).
func (h Hurt) Harm() Share { return h.Wounds.Plus(h.Grievous).Plus(h.Out) }

// Placement is a miniature and the space where it would stand.
type Placement struct {
	Unit UnitID
	Hex  board.Space
}

// Outlooks returns what each hostile on the battlefield would do if it activated now, with the given
// miniatures standing elsewhere. It runs the frames that resolve each action through every outcome of
// the dice and answers questions by default. If an action has too many outcomes for a fixed amount of
// work, the likeliest are followed, and its Left is the share of the rest.
func Outlooks(m *Match, stands ...Placement) []Outlook { return outlooks(m, planWork, stands) }

// outlooks is Outlooks with a given amount of work, in the units of engine.Spread. Each hostile gets an
// equal part, plus what earlier ones have not used.
func outlooks(m *Match, work int, stands []Placement) (list []Outlook) {
	c := *m // a shallow copy; a spread never changes its match
	for _, at := range stands {
		c.State.Units[at.Unit].Hex = at.Hex
	}
	p := newForecast()
	left := 0
	for range c.State.each(Hostiles) {
		left++
	}
	for u := range c.State.each(Hostiles) {
		if i := slices.IndexFunc(list, func(l Outlook) bool { return c.State.alike(l.Unit, u) }); i >= 0 {
			list = append(list, list[i].forOther(u))
		} else {
			l, spent := outlookOf(&c, p, u, work/left)
			list = append(list, l)
			work -= spent
		}
		left--
	}
	return list
}

// alike reports whether two hostiles would do the same. Their outlooks do not depend on their identity
// or damage.
func (s *State) alike(u, v UnitID) bool {
	a, b := &s.Units[u], &s.Units[v]
	return a.Kind == b.Kind && a.Model == b.Model && a.Hex == b.Hex && a.Stunned == b.Stunned
}

// forOther returns the same outlook for another hostile that would act alike.
func (l Outlook) forOther(u UnitID) Outlook {
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

// outlookOf returns the outlook of a hostile and the work that it took. Each action may take an equal part
// of the work, plus what earlier ones have not used.
func outlookOf(m *Match, p *engine.Spread[State], u UnitID, work int) (l Outlook, spent int) {
	s := &m.State
	if s.Units[u].Stunned {
		return Outlook{Unit: u, Stunned: true}, 0
	}
	column, prospects := s.Prospects(u)
	l = Outlook{Unit: u, Column: column, Actions: make([]Outcome, len(prospects))}
	for i, prospect := range prospects {
		o := &l.Actions[i]
		o.Prospect = prospect
		p.Saw = o.saw
		p.Budget = max(1, (work-spent)/(len(prospects)-i))
		p.Begin(m, m.Depth(), &Behaviour{Cursor: engine.Cursor{At: "step"}, Unit: u, Action: prospect.Action})
		o.Left = p.Left()
		spent += p.Spent()
	}
	return l, spent
}

// saw records an event of an action.
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

// Plus adds another expected harm.
func (h Hurt) Plus(o Hurt) Hurt {
	return Hurt{h.Wounds.Plus(o.Wounds), h.Grievous.Plus(o.Grievous), h.Stunned.Plus(o.Stunned), h.Out.Plus(o.Out)}
}

// Left returns the share of the outcomes, over all behaviour rolls of a hostile, that were not followed.
func (l *Outlook) Left() (sum Share) {
	for i := range l.Actions {
		o := &l.Actions[i]
		sum = sum.Plus(o.Left.Times(dice.ShareOf(uint64(o.Faces), uint64(dice.D20))))
	}
	return sum
}

// Expected returns the expected harm to an explorer, over all behaviour rolls of a hostile.
func (l *Outlook) Expected(e int) (sum Hurt) {
	for i := range l.Actions {
		o := &l.Actions[i]
		h, faces := &o.Hurt[e], dice.ShareOf(uint64(o.Faces), uint64(dice.D20))
		sum = sum.Plus(Hurt{h.Wounds.Times(faces), h.Grievous.Times(faces), h.Stunned.Times(faces), h.Out.Times(faces)})
	}
	return sum
}
