package fortress

import (
	"slices"

	"precipice/engine"
)

// forced are the questions of a combat that leave nothing to decide when they have a single option. The end of an
// activation is not among them: there a player sees what has become of it.
var forced = []string{AskPlace, AskDeploy, AskCoveringFire, AskGambit, AskGambitSwap, AskStandUp, AskTarget, AskWeapon, AskFreeMove, AskCover, AskHeal, AskEvent,
	AskOverwatchTwin, AskOverwatchWeapon, AskActivate, AskReturn, AskTowards, AskHostileMove, AskHostileTarget, AskHostileWeapon, AskExchange}

// Pointless returns the option to take of a question whose answer cannot matter, -1 if it may matter: one with a single
// option, a choice among miniatures that are alike in everything, and gambits when no group acts before an explorer
// who could try one (BF-GAM-005). Turning a card to its inspired side does not count: the next question offers that
// too (BF-G-036).
func Pointless(m *Match, d *engine.Decision) int {
	if !slices.Contains(forced, d.Kind) {
		return -1
	}
	var own []int
	for i := range d.Options {
		if d.Options[i].Verb != DoInspire {
			own = append(own, i)
		}
	}
	switch {
	case len(own) == 1:
		return own[0]
	case d.Kind == AskGambit && !m.State.gambitHelps(d, func(int) bool { return true }):
		return d.Find(DoDone)
	case (d.Kind == AskTarget || d.Kind == AskHostileTarget || d.Kind == AskActivate) && m.State.sameMiniatures(d, own):
		return own[0]
	}
	return -1
}

// Vain returns the option to take of a question that Pointless leaves to the player: of an event's question, where no answer
// would change anything now, the first one, the roll as it is where no better one would slay more than it does, and no gambit
// where neither one nor a support could change who acts when. It returns -1 if any answer might matter. Links do not count on
// it, so those written before it are still read.
func Vain(m *Match, d *engine.Decision) int {
	switch {
	case d.Kind == AskReRoll && !ReRollHelps(m):
		return d.Find(DoKeep)
	case d.Kind == AskGambit && !m.State.gambitHelps(d, m.State.supportHelps):
		return d.Find(DoDone)
	}
	if d.Kind != AskEvent || len(d.Options) == 0 {
		return -1
	}
	for i := range d.Options {
		if !Futile(m, d.Options[i].Key()) {
			return -1
		}
	}
	return 0
}

// Rather returns the option to take in place of one that Pointless has chosen: of several attacks the next is on whom the
// last one was (BF-WPN-006), as forecasts have it. Where that one has fallen, it returns -1: whoever attacks chooses another,
// although they are alike.
func Rather(m *Match, d *engine.Decision, option int) int {
	if _, ok := m.Top().(*WeaponAction); !ok || d.Kind != AskTarget || len(d.Options) < 2 {
		return option
	}
	if same := lastTarget(m, d); same < 0 || d.Options[same].Verb == d.Options[option].Verb {
		return same
	}
	return option
}

// gambitHelps reports whether a gambit that is offered could bring an explorer before a group, or a ship's support is offered that
// counts.
func (s *State) gambitHelps(d *engine.Decision, counts func(ship int) bool) bool {
	for i := range d.Options {
		switch o := &d.Options[i]; o.Verb {
		case DoSupport:
			if counts(int(o.Args[1])) {
				return true
			}
		case DoGambit:
			if s.behindGroup(o.Args[0]) {
				return true
			}
		}
	}
	return false
}

// supportHelps reports whether a ship's support that is called in the gambit step would be of use: one that grants gambits if
// an explorer could come before a group by one (BF-GAM-005), one that sends a group last if a card comes after a group's.
func (s *State) supportHelps(ship int) bool {
	for _, op := range s.pack.Ships[ship].Support.Effect {
		switch op.Do {
		case "free-gambit":
			if s.anyBehindGroup() {
				return true
			}
		case "send-last":
			if n := int(s.NumTrack); slices.ContainsFunc(s.Track[:max(n-1, 0)], func(c TrackCard) bool { return c.Hostile }) {
				return true
			}
		default:
			return true
		}
	}
	return false
}

// behindGroup reports whether a group acts before an explorer.
func (s *State) behindGroup(card int16) bool {
	for _, c := range s.Track[:s.NumTrack] {
		if c.Hostile || int16(c.Index) == card {
			return c.Hostile
		}
	}
	return false
}

// anyBehindGroup reports whether a group acts before any explorer: whether the track has an explorer's card after a group's.
func (s *State) anyBehindGroup() bool {
	group := false
	for _, c := range s.Track[:s.NumTrack] {
		if group && !c.Hostile {
			return true
		}
		group = group || c.Hostile
	}
	return false
}

// sameMiniatures reports whether the options name hostiles that differ in nothing but their number.
func (s *State) sameMiniatures(d *engine.Decision, options []int) bool {
	first := s.find(d.Options[options[0]].Parts[0])
	if first == NoUnit || s.Units[first].Team != Hostiles {
		return false
	}
	for _, i := range options[1:] {
		u := s.find(d.Options[i].Parts[0])
		if u == NoUnit {
			return false
		}
		other := s.Units[u]
		if other.Number = s.Units[first].Number; other != s.Units[first] {
			return false
		}
	}
	return true
}
