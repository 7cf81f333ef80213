package library

import (
	"fmt"
	"slices"

	"precipice/engine/content"
)

// stage is the context of an effect: a side of a character card, only an actor, or nobody.
type stage struct {
	side  *Side
	actor bool
}

// combatOnly are the operations that need a battlefield.
var combatOnly = []string{"damage", "stun", "move", "attack", "gain-destiny"}

// effect checks that operations have the fields they need.
func (l *loading) effect(at content.At, on stage, ops []Op) {
	for _, op := range ops {
		l.roll(at, &op)
		if slices.Contains([]string{"damage", "heal", "move", "drain"}, op.Do) && op.Amount == 0 {
			l.Report(at, fmt.Sprintf("the operation %q has no amount", op.Do), "write amount: 1 or more")
		}
		if !on.actor && op.To != "each-explorer" {
			l.Report(at, fmt.Sprintf("the operation %q needs somebody to act", op.Do), "write to: each-explorer")
		}
		if op.Do == "attack" {
			l.weaponOf(at, on.side, op.Weapon)
		}
		for _, branch := range [][]Op{op.Failure, op.Success, op.Critical} {
			l.effect(at, stage{on.side, true}, branch)
		}
	}
}

// roll checks a roll, and that other operations have no fields that belong only to a roll.
func (l *loading) roll(at content.At, op *Op) {
	if op.Do == "roll" && op.Roll == "" {
		l.Report(at, "the roll names no stat", "write roll: with agility, vitality, defence or blackstone")
	}
	if (op.Roll == "blackstone") != (op.Need > 0) {
		l.Report(at, "the need of a roll does not fit", "give need with roll: blackstone and with no other")
	}
	if op.Great > 0 && op.Great <= op.Need {
		l.Report(at, fmt.Sprintf("the roll is critical from %d but succeeds from %d", op.Great, op.Need), "write great above need")
	}
}

// weaponOf reports a free attack with a weapon that the side does not have.
func (l *loading) weaponOf(at content.At, s *Side, id string) {
	if s == nil || !slices.ContainsFunc(s.Weapons, func(w Weapon) bool { return w.ID == id }) {
		l.Report(at, fmt.Sprintf("the free attack is with %q, which this side does not have", id), "name a weapon of the same side")
	}
}

// challenges reads the challenge deck (BF-CHL-001).
func (l *loading) challenges() {
	var records []challengeRecord
	l.Read("challenges.yaml", &records)
	for _, r := range records {
		if !r.At.Flawed() {
			l.challenge(&r)
		}
		l.lib.Challenges = append(l.lib.Challenges, r.Challenge)
	}
}

func (l *loading) challenge(r *challengeRecord) {
	at := r.At.Of("choices")
	if len(r.Choices) == 0 {
		l.Report(at, "the challenge has no choices", "give it one choice or more")
	}
	for _, c := range r.Choices {
		l.effect(at, stage{actor: r.Who != "party"}, c.Effect)
		l.outOfCombat(at, c.Effect)
	}
	if r.Who == "party" && slices.ContainsFunc(r.Choices, func(c Choice) bool { return c.Price > 0 }) {
		l.Report(at, "the party as a whole has no inspiration to pay", "drop the price")
	}
}

// outOfCombat reports operations that need a battlefield.
func (l *loading) outOfCombat(at content.At, ops []Op) {
	for _, op := range ops {
		if slices.Contains(combatOnly, op.Do) || slices.Contains([]string{"hostile", "each-hostile", "explorer"}, op.To) {
			l.Report(at, fmt.Sprintf("the operation %q to %s needs a battlefield", op.Do, op.To), "see the other challenges")
		}
		for _, branch := range [][]Op{op.Failure, op.Success, op.Critical} {
			l.outOfCombat(at, branch)
		}
	}
}
