package library

import (
	"fmt"
	"slices"

	"precipice/engine/content"
)

// stage is where an effect stands: whether there is a battlefield, and whether a hostile acts.
type stage struct {
	field, foe bool
	branch     bool
	item       bool // the effect is of something that is carried
}

// needs says what an operation needs: an amount, and whom it may be done to.
var needs = map[string]struct {
	amount string // "" for none, "positive" or "any"
	heroes bool   // only heroes
	table  bool   // nobody: it is done to the table
}{
	"damage": {amount: "positive"}, "heal": {amount: "positive", heroes: true}, "inspire": {amount: "any", heroes: true},
	"ail": {}, "cure": {heroes: true}, "fear": {amount: "any", table: true}, "influence": {amount: "any", table: true},
	"nightfall": {amount: "positive", table: true}, "quest": {amount: "any", table: true}, "die": {amount: "positive", heroes: true},
	"destiny": {amount: "positive", table: true}, "move": {heroes: true}, "attack": {heroes: true}, "draw": {heroes: true},
	"item": {heroes: true}, "lose-item": {heroes: true}, "ward": {amount: "positive", heroes: true}, "roll": {heroes: true},
}

// effects checks every effect of the pack.
func (l *loading) effects() {
	l.each(func(at content.At, on stage, ops []Op) { l.effect(at, on, ops) })
}

// each visits the effects of the pack.
func (l *loading) each(visit func(at content.At, on stage, ops []Op)) {
	lib := l.lib
	for i := range lib.Heroes {
		for s := range lib.Heroes[i].Sides {
			for _, a := range lib.Heroes[i].Sides[s].Abilities {
				visit(l.Where("ability", a.ID), stage{field: true}, a.Effect)
			}
		}
	}
	for _, of := range lib.Traits {
		for _, t := range of {
			visit(l.Where("trait", t.ID), stage{field: true}, t.Use.Effect)
		}
	}
	for i := range lib.Hostiles {
		for _, a := range lib.Hostiles[i].Actions {
			for _, step := range a.Steps {
				at := l.Where("hostile-action", a.ID)
				if (step.Do == "effect") != (len(step.Effect) > 0) || (step.Do == "ward") != (step.By > 0) {
					l.Report(at, fmt.Sprintf("the step %q does not fit what it says", step.Do), "give an effect to do: effect, and by to do: ward")
				}
				if len(step.Effect) > 0 {
					visit(at, stage{field: true, foe: true}, step.Effect)
				}
			}
		}
	}
	for i := range lib.Discoveries {
		d := &lib.Discoveries[i]
		if len(d.Effect) > 0 {
			visit(l.Where("discovery", d.ID), stage{field: true}, d.Effect)
		}
		if d.Use.Exists() {
			visit(l.Where("discovery", d.ID), stage{field: true, item: true}, d.Use.Effect)
		}
	}
	for i := range lib.Items {
		if it := &lib.Items[i]; it.Use.Exists() {
			visit(l.Where("item", it.ID), stage{field: true, item: true}, it.Use.Effect)
		}
	}
	for i := range lib.Crises {
		for _, c := range lib.Crises[i].Choices {
			visit(l.Where("choice", c.ID), stage{}, c.Effect)
		}
	}
	for i := range lib.Journeys {
		for _, q := range lib.Journeys[i].Quest {
			visit(l.Where("quest-step", q.ID), stage{field: true}, q.Effect)
		}
	}
	for i := range lib.Extractions {
		e := &lib.Extractions[i]
		visit(l.Where("extraction", e.ID), stage{}, e.Effect)
		visit(l.Where("extraction", e.ID), stage{}, e.Next)
	}
}

// effect checks that each operation has what it needs and can be done where it stands.
func (l *loading) effect(at content.At, on stage, ops []Op) {
	for i := range ops {
		op := &ops[i]
		need := needs[op.Do]
		many := slices.Contains([]string{"hostile", "hostiles", "hero", "heroes"}, op.To)
		switch {
		case need.amount != "" && op.Amount == 0:
			l.Report(at, fmt.Sprintf("the operation %q has no amount", op.Do), "write amount: with a number other than 0")
		case need.amount == "" && op.Amount != 0:
			l.Report(at, fmt.Sprintf("the operation %q has an amount", op.Do), "drop it")
		case need.amount == "positive" && op.Amount < 0:
			l.Report(at, fmt.Sprintf("the operation %q has a negative amount", op.Do), "write 1 or more")
		case need.table && op.To != "":
			l.Report(at, fmt.Sprintf("the operation %q is to %s", op.Do, op.To), "drop to")
		case need.heroes && (op.To == "hostile" || op.To == "hostiles"):
			l.Report(at, fmt.Sprintf("the operation %q cannot be done to hostiles", op.Do), "write to: self, hero, heroes or others")
		case on.foe && (op.To == "" || op.To == "self" || op.To == "others") && !need.table && op.Do != "ward":
			l.Report(at, fmt.Sprintf("the operation %q is to the hostile that acts", op.Do), "write to: hero or heroes")
		case on.foe && slices.Contains([]string{"hostile", "hostiles"}, op.To):
			l.Report(at, "a hostile acts against its own", "write to: hero or heroes")
		case !on.field && (op.To == "hostile" || op.To == "hostiles" || op.Do == "move" || op.Do == "attack" || op.Do == "draw" || op.Range > 0 || op.Sight):
			l.Report(at, fmt.Sprintf("the operation %q needs the battlefield, which the hero has left", op.Do), "see the other crises")
		case !on.field && op.With == "buried":
			l.Report(at, "a hero that has left the battlefield is buried", "name another ailment")
		case !many && (op.Range > 0 || op.Sight):
			l.Report(at, fmt.Sprintf("the operation %q to %q has a range", op.Do, op.To), "drop it")
		case (op.Do == "ail") != (op.With != ""):
			l.Report(at, fmt.Sprintf("an ailment is missing from %q, or too much", op.Do), "name one with do: ail, and with nothing else")
		case (op.Do == "item") != (op.Item != ""):
			l.Report(at, fmt.Sprintf("the operation %q and the item do not fit", op.Do), "name an item with do: item, and with nothing else")
		case (op.Do == "attack") != (op.Weapon != ""):
			l.Report(at, fmt.Sprintf("the operation %q and the weapon do not fit", op.Do), "name a weapon with do: attack, and with nothing else")
		}
		l.rolls(at, on, op)
	}
}

// rolls checks a roll and its branches.
func (l *loading) rolls(at content.At, on stage, op *Op) {
	leads := len(op.Failure)+len(op.Success)+len(op.Critical) > 0
	switch {
	case (op.Do == "roll") != (op.Roll != "") || (op.Do == "roll") != leads:
		l.Report(at, fmt.Sprintf("the operation %q is not a whole roll", op.Do), "write do: roll with roll and with what follows, and nothing else with them")
	case (op.Roll == "quest") != (op.Need > 0) || op.Great > 0 && op.Great <= op.Need:
		l.Report(at, "the need of a roll does not fit", "give need, and great above it, to roll: quest and to no other")
	case op.Do == "roll" && on.branch:
		l.Report(at, "a roll is part of a roll", "make it an operation of its own")
	}
	on.branch, on.foe = true, false // who has rolled is who acts in what follows
	for _, branch := range [][]Op{op.Failure, op.Success, op.Critical} {
		l.effect(at, on, branch)
	}
}

// compile puts all effects one behind the other into the library's code, branches of rolls too, so that a place in it says what
// is still to be done.
func (l *loading) compile() {
	lib := l.lib
	for i := range lib.Heroes {
		for s := range lib.Heroes[i].Sides {
			for k := range lib.Heroes[i].Sides[s].Abilities {
				a := &lib.Heroes[i].Sides[s].Abilities[k]
				a.Does = lib.code(a.Effect)
			}
		}
	}
	for class := range lib.Traits {
		for level := range lib.Traits[class] {
			u := &lib.Traits[class][level].Use
			u.Does = lib.code(u.Effect)
		}
	}
	for i := range lib.Hostiles {
		for k := range lib.Hostiles[i].Actions {
			for n := range lib.Hostiles[i].Actions[k].Steps {
				step := &lib.Hostiles[i].Actions[k].Steps[n]
				step.Does = lib.code(step.Effect)
			}
		}
	}
	for i := range lib.Discoveries {
		d := &lib.Discoveries[i]
		d.Does, d.Use.Does = lib.code(d.Effect), lib.code(d.Use.Effect)
	}
	for i := range lib.Items {
		lib.Items[i].Use.Does = lib.code(lib.Items[i].Use.Effect)
	}
	for i := range lib.Crises {
		for k := range lib.Crises[i].Choices {
			c := &lib.Crises[i].Choices[k]
			c.Does = lib.code(c.Effect)
		}
	}
	for i := range lib.Journeys {
		for k := range lib.Journeys[i].Quest {
			q := &lib.Journeys[i].Quest[k]
			q.Does = lib.code(q.Effect)
		}
	}
	for i := range lib.Extractions {
		e := &lib.Extractions[i]
		e.Does, e.Token = lib.code(e.Effect), lib.code(e.Next)
	}
}

// code appends operations, behind the branches of their rolls.
func (lib *Library) code(ops []Op) Program {
	own := slices.Clone(ops)
	for i := range own {
		for level, branch := range [][]Op{own[i].Failure, own[i].Success, own[i].Critical} {
			if len(branch) > 0 {
				own[i].Then[level] = lib.code(branch)
			}
		}
	}
	from := len(lib.Code)
	lib.Code = append(lib.Code, own...)
	return Program{Address(from), Address(len(lib.Code))}
}
