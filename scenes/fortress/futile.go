package fortress

import (
	"slices"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/scenes/asking"
)

// futileRow reports whether no choice of a row would change anything now, as the rules find out by playing it.
// It is worked out once for each question.
func (y *foresight) futileRow(r *asking.Row) bool {
	if !slices.Contains([]string{fortress.AskActivation, fortress.AskEvent}, r.Kind) || len(r.Legal) == 0 || slices.Contains(neverFutile, r.Verb) {
		return false
	}
	futile, known := y.futile[r.ID]
	if !known {
		futile = !slices.ContainsFunc(r.Legal, func(ch asking.Choice) bool { return !fortress.Futile(y.on.Play.Match, ch.Key) })
		y.futile[r.ID] = futile
	}
	return futile
}

// neverFutile are the actions that always change something, if only where a miniature stands or which dice are
// kept, and attacks, whose odds are shown.
var neverFutile = []string{fortress.DoMove, fortress.DoFire, fortress.DoEnd, fortress.DoInspire, fortress.DoTwin, fortress.DoSummon}

// aims reports whether a shot can be aimed. If none can, why is the most frequent reason of the shots that are allowed
// without aiming, or of all if there are none; nil if there is nobody to shoot at.
func (y *foresight) aims() (can bool, why *engine.Refusal) {
	var all, near []*engine.Refusal
	for _, r := range y.on.Choices.Of(fortress.DoFire) {
		if slices.ContainsFunc(r.Legal, func(ch asking.Choice) bool { return ch.Aimed }) {
			return true, nil
		}
		for k := range r.Refused {
			ch := &r.Refused[k]
			all = append(all, ch.Why)
			if ch.Aimed && slices.ContainsFunc(r.Legal, func(plain asking.Choice) bool { return plain.Unit == ch.Unit }) {
				near = append(near, ch.Why)
			}
		}
	}
	if len(near) > 0 {
		all = near
	}
	return false, asking.Frequent(all)
}

// aimTipText says which die pays for aiming, or why aiming would change nothing now.
func (y *foresight) aimTipText(sh *game.Shell) (text, rule string) {
	switch can, why := y.aims(); {
	case why != nil:
		return sh.Words.Say("tip.aim.futile.why", asking.Why(sh, why)), why.Rule
	case !can:
		return sh.Words.Say("tip.aim.futile"), "BF-WPN-003"
	}
	return sh.Words.Say("tip.aim"), "BF-WPN-003"
}
