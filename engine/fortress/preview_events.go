package fortress

import (
	"slices"

	"precipice/engine"
	"precipice/engine/dice"
	"precipice/engine/fortress/library"
)

// EventAhead is a row of the event table and what it would find now.
type EventAhead struct {
	Name     string // of the row, as content and texts know it
	Rule     string // of a standard row, "" for one of a stronghold
	From, To int    // faces of the blackstone die
	Certain  bool   // it needs nothing to choose from
	Choices  int    // what there is to choose from otherwise
	Twist    Share  // the chance that the encounter card drawn has a twist
}

// EventsAhead returns the event table that the next event roll is made on, with what each row would find now
// (BF-EVT-003 to 010, BF-STR-006). It asks the frame that resolves the roll.
func EventsAhead(m *Match) (list []EventAhead) {
	s, from := &m.State, 1
	if a := s.Assault(); a != nil {
		for _, row := range s.pack.Strongholds[a.Of].Events {
			ahead := EventAhead{Name: row.ID, Certain: true}
			if row.Standard != "" {
				ahead = eventAhead(m, slices.Index(library.Events, row.Standard))
			}
			ahead.From, ahead.To = from, from+int(row.Faces)-1
			from = ahead.To + 1
			list = append(list, ahead)
		}
		return list
	}
	for row, faces := range eventWeights {
		ahead := eventAhead(m, row)
		ahead.From, ahead.To = from, from+int(faces)-1
		from = ahead.To + 1
		list = append(list, ahead)
	}
	return list
}

// eventAhead returns what a row of the standard table would find now.
func eventAhead(m *Match, row int) EventAhead {
	s := &m.State
	a := EventAhead{Name: eventRows[row].name, Rule: eventRows[row].rule}
	switch row {
	case unfulfilledDestiny:
		a.Certain = true
	case changingConditions:
		a.Twist = s.twistAhead()
	case escapeChamber:
		if s.EscapeEvent || s.Escape {
			return a
		}
		fallthrough
	default:
		var d engine.Decision
		(&EventRoll{Row: uint8(row)}).ask(m, &d)
		a.Choices = len(d.Options)
	}
	return a
}

// Sheltered reports whether an explorer in action stands in the escape chamber (BF-ECB-002).
func (s *State) Sheltered(e int) bool { return s.Party[e].Able() && s.sheltered(e) }

// twistAhead returns the chance that the next encounter card has a twist. Which cards are left follows from those that lie
// open.
func (s *State) twistAhead() Share {
	with := 0
	for kind, n := range s.Encounter {
		if n > 0 && slices.ContainsFunc(s.pack.Encounters[kind].Entries[:], func(e library.Entry) bool { return e.Twist >= 0 }) {
			with += int(n)
		}
	}
	if with == 0 {
		return Share{}
	}
	return dice.ShareOf(uint64(with), uint64(total(&s.Encounter)))
}
