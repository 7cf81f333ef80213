package city

// A journey that fails ends at once, also within a turn, an activation or what a hostile does: every frame in which somebody would act, or
// an order be asked for, expires. What is carried out then, such as a crisis, is carried out to its end (CC-G-118, CC-G-127).

// failed reports whether the journey has failed: every hero but one that is away in a crisis is out of action (CC-CRI-007), or there is no
// way out (CC-DLV-005).
func (s *State) failed() bool {
	away := false
	for h := range s.Heroes {
		x := &s.Heroes[h]
		if x.Able() && !x.Away {
			return false
		}
		away = away || x.Able() && x.Away
	}
	return away || s.Result == Lost
}

// NoWayOut fails a journey whose last tile fits nowhere (CC-DLV-005).
type NoWayOut struct{}

// Apply implements engine.Change.
func (NoWayOut) Apply(s *State) { s.Result = Lost }

// Say implements engine.Change.
func (NoWayOut) Say(*State) (string, []string) { return "no-effect", []string{"no-way-out"} }

// Expired implements engine.Expirable.
func (*TurnFrame) Expired(s *State) bool { return s.failed() }

// Expired implements engine.Expirable.
func (*GroupActivation) Expired(s *State) bool { return s.failed() }

// Expired implements engine.Expirable.
func (*EventFrame) Expired(s *State) bool { return s.failed() }

// Expired implements engine.Expirable.
func (*React) Expired(s *State) bool { return s.failed() }

// Expired implements engine.Expirable.
func (*Reinforce) Expired(s *State) bool { return s.failed() }

// Expired implements engine.Expirable.
func (*Explore) Expired(s *State) bool { return s.failed() }

// Expired implements engine.Expirable.
func (*Tide) Expired(s *State) bool { return s.failed() }
