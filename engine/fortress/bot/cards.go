package bot

import (
	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
)

// resource returns the resource card that an option uses.
func (v *view) resource(o *engine.Option) *library.Resource {
	return &v.s.Pack().Resources[o.Args[1]]
}

// useCard uses a card against a wound or before a roll where it matters, and at the start of a turn as soon as it
// is worth anything.
func useCard(v *view) int {
	best, at := endWorth, v.d.Find(fortress.DoPass)
	for i := range v.d.Options {
		o := &v.d.Options[i]
		if o.Verb != fortress.DoPlay {
			continue
		}
		if n := v.momentWorth(v.resource(o)); n > best {
			best, at = n, i
		}
	}
	return at
}

// momentWorth returns what a card is worth at its moment outside an activation.
func (v *view) momentWorth(c *library.Resource) int {
	e := v.asked()
	if e < 0 {
		return 0
	}
	x := &v.s.Party[e]
	spare := x.Count(fortress.NoCounter)
	switch {
	case c.When == "hit" && (spare <= lastSpaces+1 || c.Kind == library.Exhausted):
		return wound
	case c.When == "attack":
		return attackCardWorth
	case c.When == "turn" && len(c.Modify) > 0 && spare > lastSpaces+1:
		return 0 // kept for when it is needed
	case c.When == "turn":
		return v.effect(c.Effect, e) + lastingWorth*len(c.Modify)
	}
	return 0
}

// asked returns the explorer of the party whom the question is about, or -1.
func (v *view) asked() int {
	for e := range v.s.Party {
		if v.s.Party[e].Playing && v.s.Name(e) == v.d.About[0] {
			return e
		}
	}
	return -1
}

// playWorth returns what a card is worth as an action: what its operations do to those near it. A card that is
// lost must be worth more than one that is only turned.
func (v *view) playWorth(a *mate, o *engine.Option) int {
	c := v.resource(o)
	worth := v.helps(a, o, c.Effect) + v.around(a, c.Effect)
	if len(c.Modify) > 0 && c.Kind == library.Exhausted {
		worth += lastingWorth
	}
	if c.Kind == library.Discarded && worth < leastCard {
		return 0
	}
	return worth
}

// helps returns what operations are worth to the explorers they touch, and to the hostile that is picked.
func (v *view) helps(a *mate, o *engine.Option, ops []library.Op) (sum int) {
	for i := range ops {
		op := &ops[i]
		switch {
		case op.To == "self":
			sum += v.operation(op, a.card)
		case op.To == "explorer" && o.Parts[1] != "":
			sum += v.operation(op, int(v.s.On(v.s.Find(o.Parts[1])).Card))
		case op.To == "each-explorer" || op.To == "others":
			for j := range v.mates {
				b := &v.mates[j]
				if (op.To != "others" || b.x != a.x) && v.f.Range(a.at, b.at) <= op.Range {
					sum += v.operation(op, b.card)
				}
			}
		case op.To == "hostile" && op.Do == "stun":
			if f := v.foeNamed(o.Parts[1]); f != nil && !v.s.On(f.u).Stunned {
				sum += f.worth * stunWorth / 1000
			}
		}
	}
	return sum
}

// cardForRoll returns the option that uses a card for a failed roll, or -1. A card that is lost is kept for the
// attacks, and for a defence that matters.
func (v *view) cardForRoll(x *fortress.Explorer) int {
	f, ok := v.m.Top().(*fortress.Roll)
	if !ok || x == nil || f.Levels[0] > 0 || f.Levels[1] > 0 {
		return -1
	}
	for i := range v.d.Options {
		o := &v.d.Options[i]
		if o.Verb != fortress.DoPlay {
			continue
		}
		if v.resource(o).Kind == library.Exhausted || f.For != "defence" || x.Count(fortress.NoCounter) <= lastSpaces+1 {
			return i
		}
	}
	return -1
}
