package library

import (
	"fmt"
	"slices"

	"precipice/engine/content"
)

// side says whom an operation can be done to.
type side uint8

const (
	anyone side = iota
	explorers
	hostiles
	theActor // only to: self
	theGroup // only to: group
	theSite  // only to: site
)

// operation is what an operation of an effect can be done to and which fields it has.
type operation struct {
	word   string
	of     side
	amount bool   // it needs one; a wound to hostiles may have one
	combat bool   // it needs a battlefield
	when   string // the moment at which a card, a support or a facility can do it, "" for any effect
}

var operations = []operation{
	{"wound", anyone, false, false, ""},
	{"grievous", anyone, false, false, ""},
	{"damage", hostiles, true, true, ""},
	{"heal", explorers, true, false, ""},
	{"vitality-roll", explorers, false, false, ""},
	{"inspire", explorers, true, false, ""},
	{"stun", anyone, false, true, ""},
	{"move", theActor, true, true, ""},
	{"attack", hostiles, false, true, ""},
	{"gain-destiny", theActor, false, true, ""},
	{"roll", explorers, false, false, ""},
	{"discover", explorers, false, false, ""},
	{"forfeit", explorers, false, false, ""},
	{"drain", explorers, true, false, ""},
	{"gain-die", theActor, false, true, ""},
	{"re-roll", theActor, false, false, "roll"},
	{"raise", theActor, true, false, "roll"},
	{"avert", theActor, false, false, "hit"},
	{"lessen", theActor, false, false, "hit"},
	{"keep-destiny", explorers, false, true, "destiny"},
	{"free-gambit", explorers, false, true, "gambit"},
	{"send-last", theGroup, false, true, "gambit"},
	{"hunt", theGroup, false, true, "activation"},
	{"sure-attack", hostiles, false, true, "activation"},
	{"gain-points", theActor, true, false, Visit},
	{"lay-anew", theActor, false, false, Visit},
	{"read-legacy", theActor, false, false, Visit},
	{"inspire-later", explorers, true, false, Visit},
	{"wound-later", explorers, true, false, Visit},
	{"advance", theSite, true, true, ""},
	{"set-back", theSite, true, true, ""},
	{"lift", theSite, false, true, ""},
}

// operationOf returns what is known about an operation. A file with any other word has been refused.
func operationOf(word string) operation {
	return operations[slices.IndexFunc(operations, func(o operation) bool { return o.word == word })]
}

func operationWords() (words []string) {
	for _, o := range operations {
		words = append(words, o.word)
	}
	return words
}

// stage is the context of an effect.
type stage struct {
	side   *Side  // of the character card whose action it is, or nil
	actor  bool   // somebody acts: self
	foe    bool   // who acts is a hostile, whose roll opened the branch
	branch bool   // of a roll
	picks  bool   // the player may pick a target
	picked string // whom the player picks: hostile or explorer, "" for nobody
	when   string // the moment at which a card is used
	groups bool   // the player may pick a hostile group
	sites  bool   // there are sites
	event  bool   // it is a row of the event table of a stronghold: nobody acts
}

// effect checks that operations have the fields they need, and none that they would ignore.
func (l *loading) effect(at content.At, on stage, ops []Op) {
	if len(ops) > MaxOps {
		l.Report(at, fmt.Sprintf("a list has %d operations", len(ops)), fmt.Sprintf("keep it to %d", MaxOps))
	}
	if !on.branch && on.picks {
		on.picked = picks(ops)
	}
	for i := range ops {
		op := &ops[i]
		l.roll(at, on, op)
		l.selector(at, on, op)
		l.fields(at, op)
		if op.Do == "attack" {
			l.weaponOf(at, on.side, op.Weapon)
		}
		inner := stage{side: on.side, actor: true, foe: toHostiles(op.To), branch: true, picked: on.picked, when: on.when, groups: on.groups, sites: on.sites}
		for _, branch := range [][]Op{op.Failure, op.Success, op.Critical} {
			l.effect(at, inner, branch)
		}
	}
}

// picks returns whom the player of an action picks for it: the first hostile or explorer that an operation
// names. An attack asks for its target itself.
func picks(ops []Op) string {
	for i := range ops {
		if to := ops[i].To; (to == "hostile" || to == "explorer") && ops[i].Do != "attack" {
			return to
		}
	}
	return ""
}

func toHostiles(to string) bool { return to == "hostile" || to == "each-hostile" }

// selector checks that an operation is done to somebody, and to somebody it can be done to.
func (l *loading) selector(at content.At, on stage, op *Op) {
	known := operationOf(op.Do)
	of := known.of
	foe := toHostiles(op.To) || op.To == "self" && on.foe
	switch {
	case (of == theGroup) != (op.To == "group"):
		l.Report(at, fmt.Sprintf("the operation %q is to %s", op.Do, op.To), "write to: group for send-last and hunt, and for no other")
	case op.Do == "sure-attack" && op.To != "hostile":
		l.Report(at, "a sure attack is on one hostile", "write to: hostile")
	case of == theGroup && !on.groups:
		l.Report(at, fmt.Sprintf("nobody picks the group of the operation %q", op.Do), "put it on the support of a ship")
	case (of == theSite) != (op.To == "site"):
		l.Report(at, fmt.Sprintf("the operation %q is to %s", op.Do, op.To), "write to: site for advance, set-back and lift, and for no other")
	case of == theSite && (!on.sites || op.Do == "lift" && on.event):
		l.Report(at, fmt.Sprintf("the operation %q has no meaning here", op.Do), "put it on a special action of a stronghold")
	case !on.actor && op.To != "each-explorer" && of != theGroup && of != theSite && !(on.event && op.To == "each-hostile"):
		l.Report(at, fmt.Sprintf("the operation %q needs somebody to act", op.Do), "write to: each-explorer")
	case known.when == Visit && on.when != Visit:
		l.Report(at, fmt.Sprintf("the operation %q has no meaning here", op.Do), "put it on the facility of a ship")
	case known.when != "" && known.when != on.when:
		l.Report(at, fmt.Sprintf("the operation %q has no meaning here", op.Do), "put it on a card with when: "+known.when)
	case of == theActor && op.To != "self":
		l.Report(at, fmt.Sprintf("the operation %q is only for who acts", op.Do), "write to: self")
	case (of == explorers || of == theActor) && foe && op.Roll != "blackstone":
		l.Report(at, fmt.Sprintf("the operation %q cannot be done to a hostile", op.Do), "write to: self, each-explorer or others")
	case of == hostiles && !foe:
		l.Report(at, fmt.Sprintf("the operation %q can only be done to hostiles", op.Do), "write to: hostile or each-hostile")
	case op.To == "others" && on.foe:
		l.Report(at, "a hostile has no other explorers beside it", "write to: each-explorer")
	case (op.To == "hostile" || op.To == "explorer") && op.Do != "attack" && op.To != on.picked:
		l.Report(at, fmt.Sprintf("nobody picks the %s of the operation %q", op.To, op.Do), "only an action or a card used outside a roll picks a target, and one alone")
	}
}

// fields reports fields that an operation misses, or would ignore.
func (l *loading) fields(at content.At, op *Op) {
	needs := operationOf(op.Do).amount
	one := op.Do == "gain-destiny" && op.Amount == 1 // the one die it gives, written out
	may := needs || one || (op.Do == "wound" || op.Do == "grievous") && toHostiles(op.To)
	picked := (op.To == "hostile" || op.To == "explorer") && op.Do != "attack" && op.Do != "sure-attack" // whose weapons have ranges
	switch {
	case needs && op.Amount == 0:
		l.Report(at, fmt.Sprintf("the operation %q has no amount", op.Do), "write amount: 1 or more")
	case !may && op.Amount > 0:
		l.Report(at, fmt.Sprintf("the operation %q to %s has an amount", op.Do, op.To), "drop it, or write the operation several times")
	case picked && op.Range == 0:
		l.Report(at, fmt.Sprintf("the operation %q has no range", op.Do), "write range: 1 or more, within which a target is picked")
	case op.Site != "" && operationOf(op.Do).of != theSite:
		l.Report(at, fmt.Sprintf("the operation %q has a site", op.Do), "drop it")
	case (op.To == "self" || op.To == "site") && op.Range > 0:
		l.Report(at, fmt.Sprintf("the operation %q to %s has a range", op.Do, op.To), "drop it")
	case op.Do != "attack" && op.Weapon != "":
		l.Report(at, fmt.Sprintf("the operation %q has a weapon", op.Do), "drop it")
	}
}

// roll checks a roll, and that other operations have no fields that belong only to a roll.
func (l *loading) roll(at content.At, on stage, op *Op) {
	leads := len(op.Failure)+len(op.Success)+len(op.Critical) > 0
	switch {
	case op.Do == "roll" && op.Roll == "":
		l.Report(at, "the roll names no stat", "write roll: with agility, vitality, defence or blackstone")
	case op.Do == "roll" && !leads:
		l.Report(at, "the roll leads to nothing", "add failure, success or critical")
	case op.Do == "roll" && on.branch:
		l.Report(at, "a roll is part of a roll", "make it an operation of its own")
	case op.Do != "roll" && (op.Roll != "" || leads):
		l.Report(at, fmt.Sprintf("the operation %q has fields of a roll", op.Do), "drop them, or write do: roll")
	}
	if (op.Roll == "blackstone") != (op.Need > 0) {
		l.Report(at, "the need of a roll does not fit", "give need with roll: blackstone and with no other")
	}
	if op.Great > 0 && (op.Great <= op.Need || op.Need == 0) {
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
	l.twice(at, "choice", idsOf(r.Choices, func(c *Choice) string { return c.ID }))
	for _, c := range r.Choices {
		l.effect(at, stage{actor: r.Who != "party"}, c.Effect)
		l.refuseBattlefield(at, c.Effect)
	}
	if r.Who == "party" && slices.ContainsFunc(r.Choices, func(c Choice) bool { return c.Price > 0 }) {
		l.Report(at, "the party as a whole has no inspiration to pay", "drop the price")
	}
}

// refuseBattlefield reports operations that need one, and ranges, which mean nothing without one.
func (l *loading) refuseBattlefield(at content.At, ops []Op) {
	for _, op := range ops {
		if operationOf(op.Do).combat || op.Range > 0 || slices.Contains([]string{"hostile", "each-hostile", "explorer"}, op.To) {
			l.Report(at, fmt.Sprintf("the operation %q to %s needs a battlefield", op.Do, op.To), "see the other challenges")
		}
		for _, branch := range [][]Op{op.Failure, op.Success, op.Critical} {
			l.refuseBattlefield(at, branch)
		}
	}
}
