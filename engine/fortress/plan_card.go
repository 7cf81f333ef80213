package fortress

// ForeseeAnswer computes what an answer leads to at a question whether to use a card, within an attack, a wound or
// another roll: until the attack is resolved, or the explorer has the wound or not. Later questions are answered by
// default. With and without a card are two answers to compare. ok is false at other questions.
func ForeseeAnswer(m *Match, key string) (plan Plan, ok bool) {
	floor := m.Depth() - 2
	switch f := m.Top().(type) {
	case *Roll:
	case *Moment:
		if f.When != "attack" && f.When != "hit" {
			return plan, false
		}
	default:
		return plan, false
	}
	if d, asked := m.Pending(); floor < 0 || !asked || d.Find(key) < 0 {
		return plan, false
	}
	const nowhere = -1 // every later question is answered
	return follow(m, []string{key}, nowhere, floor, attackWork), true
}
