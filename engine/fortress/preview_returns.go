package fortress

// Returns says what the next reinforcement roll of a group would bring.
type Returns struct {
	Slain int   // the miniatures that it is made for; with none it is not made
	Any   Share // the chance that at least one of them comes back
}

// ForeseeReturns computes what the reinforcement roll of a group would bring if it were made now, with the frame that
// resolves it (BF-RNF-003 to 011).
func ForeseeReturns(m *Match, group int) (r Returns) {
	s := &m.State
	for u := range s.group(group) {
		if s.Units[u].Slain {
			r.Slain++
		}
	}
	f := &Reinforcement{Group: uint8(group), Unit: NoUnit}
	if r.Slain == 0 || f.spots(s).Empty() {
		return r
	}
	p := newForecast()
	p.Budget = attackWork
	p.Saw = func(_ *Match, e Event, share Share) {
		if ch, ok := e.Change.(BlackstoneRolled); ok && ch.For == "reinforcement" && ch.Gave != s.pack.Number(0) {
			r.Any = r.Any.Plus(share)
		}
	}
	p.Begin(m, m.Depth(), f)
	return r
}
