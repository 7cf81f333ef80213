package fortress

import "precipice/engine"

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
		opens = ok && f.When == "turn"
	}
	if !opens {
		return -1
	}
	return max(d.Find(DoDone), d.Find(DoPass))
}
