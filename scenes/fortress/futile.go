package fortress

import (
	"slices"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
)

// futileRow reports whether no choice of a row would change anything now, as the rules find out by playing it.
// It is worked out once for each question.
func (c *Combat) futileRow(r *row) bool {
	if !slices.Contains([]string{fortress.AskActivation, fortress.AskEvent}, r.kind) || len(r.legal) == 0 || slices.Contains(neverFutile, r.verb) {
		return false
	}
	futile, known := c.futile[r.id]
	if !known {
		futile = !slices.ContainsFunc(r.legal, func(ch choice) bool { return !fortress.Futile(c.Play.Match, ch.key) })
		c.futile[r.id] = futile
	}
	return futile
}

// neverFutile are the actions that always change something, if only where a miniature stands or which dice are
// kept, and attacks, whose odds are shown.
var neverFutile = []string{fortress.DoMove, fortress.DoFire, fortress.DoEnd, fortress.DoInspire, fortress.DoTwin, fortress.DoSummon}

// aims reports whether a shot can be aimed. If none can, why is the most frequent reason of the shots that are allowed
// without aiming, or of all if there are none; nil if there is nobody to shoot at.
func (c *Combat) aims() (can bool, why *engine.Refusal) {
	var all, near []*engine.Refusal
	for i := range c.choices.rows {
		r := &c.choices.rows[i]
		if r.verb != fortress.DoFire {
			continue
		}
		if slices.ContainsFunc(r.legal, func(ch choice) bool { return ch.aimed }) {
			return true, nil
		}
		for k := range r.not {
			ch := &r.not[k]
			all = append(all, ch.why)
			if ch.aimed && slices.ContainsFunc(r.legal, func(plain choice) bool { return plain.unit == ch.unit }) {
				near = append(near, ch.why)
			}
		}
	}
	if len(near) > 0 {
		all = near
	}
	return false, frequent(all)
}

// aimTipText says which die pays for aiming, or why aiming would change nothing now.
func (c *Combat) aimTipText(sh *game.Shell) (text, rule string) {
	switch can, why := c.aims(); {
	case why != nil:
		return sh.Words.Say("tip.aim.futile.why", refusal(sh, why)), why.Rule
	case !can:
		return sh.Words.Say("tip.aim.futile"), "BF-WPN-003"
	}
	return sh.Words.Say("tip.aim"), "BF-WPN-003"
}
