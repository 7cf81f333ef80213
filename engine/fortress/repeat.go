package fortress

import "precipice/engine/fortress/library"

// Repeat says which of several attacks or moves of one action is under way.
type Repeat struct {
	Attack  bool // else a move
	Nth, Of int
}

// RepeatOf returns which of several attacks or moves the match is in the middle of. ok is false if the action
// under way has only one (BF-WPN-006, BF-HAC-003, BF-HAC-006).
func RepeatOf(m *Match) (r Repeat, ok bool) {
	frames := m.Frames()
	moving := false
	for i := len(frames) - 1; i >= 0; i-- {
		switch f := frames[i].(type) {
		case *WeaponAction:
			if i > 0 {
				r = f.repeat(&m.State, frames[i-1], i == len(frames)-1)
			}
			return r, r.Of > 1
		case *HostileMove:
			moving = true
		case *Behaviour:
			if f.Step == 0 {
				return r, false
			}
			steps, _ := m.State.steps(f.Unit, f.Action)
			r = repeatIn(steps, int(f.Step)-1, moving)
			return r, r.Of > 1
		}
	}
	return r, false
}

// repeat counts the attacks of a weapon action, whose number the frame below has chosen. While it asks for a
// target itself, the next attack is meant.
func (f *WeaponAction) repeat(s *State, below frame, asks bool) (r Repeat) {
	r.Attack = true
	switch by := below.(type) {
	case *Activation:
		if by.Verb == fireVerb {
			w, c := unpackWeapon(by.Args[0])
			r.Of = s.Card(int(by.Card)).Weapons[w].Costs[c].Attacks
		}
	case *Reaction:
		r.Of = int(by.Attacks)
	}
	if r.Nth = r.Of - int(f.Left); asks {
		r.Nth++
	}
	return r
}

// repeatIn counts the attacks or moves of a hostile's action up to the step under way. A step that attacks or
// else moves counts as what it has become.
func repeatIn(steps []library.HostileStep, now int, moving bool) Repeat {
	r := Repeat{Attack: !moving && (steps[now].Do == "attack" || steps[now].Do == "attack-or-move")}
	for i := range steps {
		attack := steps[i].Do == "attack" || i == now && r.Attack
		move := steps[i].Do == "move" || steps[i].Do == "hide" || steps[i].Do == "sneak" || i == now && moving
		if steps[i].Otherwise && i != now || !(r.Attack && attack || !r.Attack && move) {
			continue
		}
		if r.Of++; i <= now {
			r.Nth++
		}
	}
	return r
}

// RepeatAfter returns which of several attacks or moves a hostile's nth in its action is.
func (s *State) RepeatAfter(u UnitID, action string, attack bool, n int) Repeat {
	of := 0
	for _, step := range s.ActionSteps(u, action) {
		switch step.Do {
		case "attack":
			if attack && !step.Otherwise {
				of++
			}
		case "move", "hide", "sneak":
			if !attack {
				of++
			}
		}
	}
	return Repeat{attack, n, max(of, n)}
}
