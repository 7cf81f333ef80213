package chronicle

import (
	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
)

// whatNames holds how programs call the notes.
var whatNames = [whats]string{SetOut: "set-out", Went: "went", Docked: "docked", MetCombat: "combat", MetChallenge: "challenge", Group: "group", Twist: "twist",
	Slew: "slew", Wounds: "wounds", Grievous: "grievous", Fell: "fell", Recovered: "recovered", Died: "died", Found: "found", Gave: "forfeited",
	Used: "used", Called: "support", Inspired: "inspired", Chose: "chose", Maglev: "maglev", Fought: "fought", Ended: "ended", Carried: "carried",
	Scored: "scored", Legacy: "legacy", Aboard: "visited", Traded: "traded", Bought: "bought", Over: "quest-ended", Threw: "threw",
	Succeeded: "succeeded", Critical: "critical", Readied: "readied", Pips: "pips", Facility: "facility",
	Headed: "headed", Paid: "clue-paid", Reached: "objective", Conquered: "conquered", Repelled: "repelled", Artefact: "artefact",
	Slept: "slept", Woke: "woke", HandedFind: "gave-discovery", HandedCard: "gave-resource", CameOut: "came-out"}

func (w What) String() string { return whatNames[w] }

// Explorer returns the id of the explorer that a note is about, "" for nobody.
func (n Note) Explorer(p *fortress.Pack) string {
	if s := about[n.What].who; (s == explorer || s == anybody) && n.Who != nobody {
		return p.Explorers[n.Who].ID
	}
	return ""
}

// Thing returns the id of the card, ship or hostile that a note is about, or how something ended; "" for none.
// A choice is one of the challenge of the round, an objective one of its battlefield: card is the card of the round.
func (n Note) Thing(p *fortress.Pack, card int) string {
	i := int(n.Card)
	switch about[n.What].card {
	case ship:
		return p.Ships[i].ID
	case hostile:
		return p.Hostiles[i].ID
	case twist:
		return p.Twists[i].ID
	case discovery:
		return p.Discoveries[i].ID
	case resource:
		return p.Resources[i].ID
	case legacy:
		return p.Legacy[i].ID
	case stronghold:
		return p.Strongholds[i].ID
	case result:
		return fortress.Result(n.Card).String()
	}
	if (n.What == Chose || n.What == CameOut) && card < len(p.Challenges) {
		if choices := p.Challenges[card].Choices; i < len(choices) {
			return choices[i].ID
		}
	}
	if n.What == Reached && card < len(p.Combats)+len(p.Assaults) {
		if a := p.Battlefield(card).Assault; a != nil && i < len(a.Objectives) {
			return a.Objectives[i].ID
		}
	}
	return ""
}

// outcomes lists how a choice can turn out, in the order of their numbers in notes.
var outcomes = [...]string{library.NoRoll, dice.Fail.String(), dice.Success.String(), dice.Critical.String()}

// Outcome returns the id of the sentence that tells how the choice of a note turned out, "" for other notes. Card is the card of
// the round.
func (n Note) Outcome(p *fortress.Pack, card int) string {
	if choice := n.Thing(p, card); n.What == CameOut && choice != "" && int(n.N) < len(outcomes) {
		return library.Outcome(choice, outcomes[n.N])
	}
	return ""
}

// Receiver returns the id of the explorer whom a note of a gift names, "" for other notes.
func (n Note) Receiver(p *fortress.Pack) string {
	if n.What != HandedFind && n.What != HandedCard {
		return ""
	}
	to, _ := n.Handed()
	return p.Explorers[to].ID
}

// CardID returns the id of the card of a round.
func (r *Round) CardID(p *fortress.Pack) string {
	if r.Sort == fortress.CombatCard {
		return p.Battlefield(int(r.Card)).ID
	}
	return p.Challenges[r.Card].ID
}
