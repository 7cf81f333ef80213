package fortress

import (
	"slices"

	"precipice/engine"
)

// OpensTurn returns the option of a pending decision that leaves everything as it is, if the decision belongs to the opening
// of a turn, and -1 if it does not. To the opening belong the supports that are called after the destiny roll and the cards that
// are used at the start of a turn (BF-G-064, BF-RSC-002), then covering fire and gambits (BF-COV-001, BF-GAM-001). Between the
// two dice are rolled.
func OpensTurn(m *Match, d *engine.Decision) int {
	opens := false
	switch d.Kind {
	case AskCoveringFire, AskGambit:
		opens = true
	case AskSupport:
		_, opens = m.Top().(*SupportMoment)
	case AskCard:
		f, ok := m.Top().(*Moment)
		opens = ok && f.When == "turn" && !f.repeats(&m.State, d)
	}
	if !opens {
		return -1
	}
	return max(d.Find(DoDone), d.Find(DoPass))
}

// repeats reports whether one of the explorers who have been asked before was offered the same card, so that the option does not
// say who uses it.
func (f *Moment) repeats(s *State, d *engine.Decision) bool {
	var before engine.Decision
	n := uint8(0)
	for e := range s.leaderOrder {
		if n++; n <= f.Next && s.Party[e].Able() {
			s.offerCards(&before, e, s.standing(e), moment{When: f.When, Of: f.Of})
		}
	}
	return slices.ContainsFunc(before.Options, func(o engine.Option) bool { return d.Has(o.Key()) })
}
