package bot

import (
	"slices"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
)

// destination goes to the vault as soon as it is open, and to a stronghold as soon as its price can be paid.
func destination(v *view) int {
	for _, key := range [...]string{"attack-vault", "attack-stronghold"} {
		if i := v.d.Find(key); i >= 0 {
			return i
		}
	}
	return v.d.Find(fortress.DoExplore)
}

// storm decides what the party is after on a battlefield of a stronghold: what its first objective still lacks, in
// the order broken, slain, held, carried out. It returns false if the party had better leave.
func (v *view) storm(spare int) bool {
	a := v.s.Assault()
	if a == nil || spare <= withdrawSpare || v.s.Turn >= withdrawTurn {
		return false
	}
	v.marks = board.Set{} // nobody looks for finds here
	o := &a.Objectives[v.nearestObjective(a)]
	v.wanted = append(slices.Clone(o.Broken), o.Carried...)
	if o.Hold >= 0 {
		v.wanted = append(v.wanted, o.Hold)
	}
	for _, site := range o.Broken {
		if !v.s.SiteFull(site) {
			v.send(v.beside(v.s.SiteSpaces(site)))
			return true
		}
	}
	if quarry := v.spacesOf(o.Slain); !quarry.Empty() {
		v.quarry = o.Slain
		v.send(v.beside(quarry))
		return true
	}
	if o.Hold >= 0 && !v.s.SiteFull(o.Hold) {
		v.holding = v.s.SiteSpaces(o.Hold)
		v.send(v.holding)
		return true
	}
	for _, site := range o.Carried {
		v.carry(site)
	}
	return true
}

// carry sends the party to what it has to carry out and then, with it, to the escape chamber.
func (v *view) carry(site int) {
	switch {
	case v.s.Expedition.Assault.Thing[site].By == 0:
		v.send(v.beside(v.s.ThingAt(site)))
	case v.s.Escape:
		v.leaving = true
		v.send(v.s.Maglev)
	default:
		v.leaving = true
		v.send(v.nearestExit())
	}
}

// nearestObjective returns the objective of which least is left to do. What must be carried counts as much as the
// way to it, and nothing once somebody carries it.
func (v *view) nearestObjective(a *library.Assault) (best int) {
	least := 1 << 20
	for i := range a.Objectives {
		o, left := &a.Objectives[i], 0
		for _, site := range o.Broken {
			left += a.Sites[site].Need - int(v.s.Expedition.Assault.Counter[site])
		}
		for _, site := range o.Carried {
			if v.s.Expedition.Assault.Thing[site].By == 0 {
				left += carryingLeft
			}
			if !v.s.Escape {
				left += exitLeft
			}
		}
		if left < least {
			best, least = i, left
		}
	}
	return best
}

// spacesOf returns where hostiles of some kinds stand.
func (v *view) spacesOf(kinds []int) (set board.Set) {
	for i := range v.foes {
		if slices.Contains(kinds, int(v.s.On(v.foes[i].u).Kind)) {
			set.Add(v.foes[i].at)
		}
	}
	return set
}

// beside returns the free spaces in or beside some spaces.
func (v *view) beside(where board.Set) (set board.Set) {
	for sp := range board.Space(v.s.NumCells) {
		if v.s.Cells[sp].Blocked || v.held.Has(sp) {
			continue
		}
		for to := range where.All() {
			if v.s.Touches(sp, to) {
				set.Add(sp)
			}
		}
	}
	return set
}

// specialWorth returns what a special action is worth to an explorer.
func (v *view) specialWorth(a *mate, o *engine.Option) int {
	assault := v.s.Assault()
	action := &assault.Actions[o.Args[1]]
	return v.siteWorth(a, assault, action, action.Effect, v.foeNamed(o.Parts[1]))
}

// siteWorth returns what operations of a special action are worth, on average.
func (v *view) siteWorth(a *mate, assault *library.Assault, action *library.SiteAction, ops []library.Op, on *foe) (sum int) {
	for i := range ops {
		op := &ops[i]
		switch {
		case op.Do == "roll" && op.To == "self":
			c := v.chancesOf(op, a.card)
			for level, branch := range [][]library.Op{op.Failure, op.Success, op.Critical} {
				sum += c[level] * v.siteWorth(a, assault, action, branch, on) / whole
			}
		case op.Do == "advance":
			site := assault.SiteOf(op, action)
			if left := assault.Sites[site].Need - int(v.s.Expedition.Assault.Counter[site]); slices.Contains(v.wanted, site) {
				sum += min(op.Amount, left) * advanceWorth
			}
		case op.Do == "lift" && slices.Contains(v.wanted, assault.SiteOf(op, action)):
			sum += liftWorth
		case op.Do == "damage" && on != nil:
			sum += on.blow(op.Amount)
		case op.Do == "stun" && op.To == "hostile" && on != nil && !on.stunned && !on.acted:
			sum += on.worth * stunWorth / 1000
		case op.To == "self":
			sum += v.operation(op, a.card)
		}
	}
	return sum + v.around(a, slices.DeleteFunc(slices.Clone(ops), func(op library.Op) bool { return op.To != "each-hostile" }))
}

// specialAt returns what the best special action would be worth in a space, 0 if there is none.
func (v *view) specialAt(a *mate, sp board.Space) (best int) {
	assault := v.s.Assault()
	if assault == nil {
		return 0
	}
	for i := range assault.Actions {
		action := &assault.Actions[i]
		if v.s.SpecialAt(sp, i) && v.affords(a, action.Die) {
			best = max(best, v.siteWorth(a, assault, action, action.Effect, nil))
		}
	}
	return best
}
