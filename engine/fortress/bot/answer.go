package bot

import (
	"precipice/engine"
	"precipice/engine/fortress"
)

// answers holds the judgement for each kind of decision of the explorers (fortress.Questions).
var answers map[string]func(*view) int

func init() {
	answers = map[string]func(*view) int{
		fortress.AskMuster:          muster,
		fortress.AskPick:            pick,
		fortress.AskSurplus:         surplus,
		fortress.AskWake:            first,
		fortress.AskDock:            first,
		fortress.AskVisit:           visit,
		fortress.AskTrade:           trade,
		fortress.AskLegacy:          legacy,
		fortress.AskLeader:          first,
		fortress.AskDestination:     destination,
		fortress.AskAssault:         agree,
		fortress.AskClues:           first,
		fortress.AskAward:           first,
		fortress.AskPlace:           place,
		fortress.AskBoard:           boarding,
		fortress.AskFreeMove:        freeMove,
		fortress.AskCoveringFire:    coveringFire,
		fortress.AskAgree:           agree,
		fortress.AskGambit:          gambit,
		fortress.AskGambitSwap:      gambitSwap,
		fortress.AskActivation:      activation,
		fortress.AskStandUp:         leastDie,
		fortress.AskPay:             pay,
		fortress.AskCover:           leastSpace,
		fortress.AskHeal:            mostHealed,
		fortress.AskTarget:          target,
		fortress.AskWeapon:          sureWeapon,
		fortress.AskRiposte:         riposte,
		fortress.AskCard:            useCard,
		fortress.AskSupport:         callSupport,
		fortress.AskReRoll:          reRoll,
		fortress.AskOverwatch:       overwatch,
		fortress.AskOverwatchOrder:  overwatchOrder,
		fortress.AskOverwatchWeapon: overwatchWeapon,
		fortress.AskOverwatchTwin:   overwatchTwin,
		fortress.AskEvent:           event,
		fortress.AskDeploy:          deploy,
		fortress.AskExplore:         explore,
		fortress.AskEndExpedition:   endExpedition,
		fortress.AskVolunteer:       volunteer,
		fortress.AskChallenge:       challenge,
		fortress.AskForfeit:         forfeit,
		fortress.AskExchange:        exchange,
	}
}

// Answer returns the index of the option that a sensible player would take. Decisions of the hostiles
// follow the documented order of preference (BF-G-074).
func Answer(m *fortress.Match, d *engine.Decision) int {
	s := &m.State
	if d.Seat == fortress.HostileSeat || s.HasFifth && d.Seat == s.Fifth {
		return fortress.Automatic(m, d)
	}
	if len(d.Options) == 1 {
		return 0
	}
	judge, ok := answers[d.Kind]
	if !ok {
		panic("bot: no judgement for the question " + d.Kind)
	}
	if i := inspire(s, d); i >= 0 {
		return i
	}
	v := look(m, d)
	if i := v.idle(); v.stranded && i >= 0 {
		return i
	}
	return judge(&v)
}

// idle is the option that does nothing for or against anybody, -1 where there is none.
func (v *view) idle() int {
	for _, key := range [...]string{"end", "pass", "keep"} {
		if i := v.d.Find(key); i >= 0 {
			return i
		}
	}
	return -1
}

// highest returns the option of the highest value, the first among equals.
func (v *view) highest(value func(o *engine.Option) int) int {
	best, at := never, 0
	for i := range v.d.Options {
		if n := value(&v.d.Options[i]); n > best {
			best, at = n, i
		}
	}
	return at
}

// never is lower than any value.
const never = -1 << 40

// inspire turns the card to the inspired side if that is offered and the points are not better saved for a
// search; it returns -1 otherwise.
func inspire(s *fortress.State, d *engine.Decision) int {
	for i := range d.Options {
		if d.Options[i].Verb == fortress.DoInspire {
			return i
		}
	}
	return -1
}
