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
var neverFutile = []string{"move", "fire", "end", "inspire", "twin", "summon"}

// aims reports whether a shot can be aimed. If none can, why is the reason that most shots have, or nil if there
// is nobody to shoot at.
func (c *Combat) aims() (can bool, why *engine.Refusal) {
	most, count := 0, map[string]int{}
	for i := range c.choices.rows {
		r := &c.choices.rows[i]
		if r.verb != "fire" {
			continue
		}
		if slices.ContainsFunc(r.legal, func(ch choice) bool { return ch.aimed }) {
			return true, nil
		}
		for k := range r.not {
			refused := r.not[k].why
			if count[refused.Reason]++; count[refused.Reason] > most {
				most, why = count[refused.Reason], refused
			}
		}
	}
	return false, why
}

// aimTipText says which die pays for aiming, or why aiming would change nothing now.
func (c *Combat) aimTipText(sh *game.Shell) (text, rule string) {
	switch can, why := c.aims(); {
	case why != nil:
		return sh.Words.Say("tip.futile.why", refusal(sh, why)), why.Rule
	case !can:
		return sh.Words.Say("tip.futile"), "BF-WPN-003"
	}
	return sh.Words.Say("tip.aim"), "BF-WPN-003"
}
