package bot

import (
	"slices"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/city"
	"precipice/engine/city/library"
)

// hero returns the hero that is activated.
func (v *view) hero() int {
	for h := range v.s.Heroes {
		if v.s.HeroName(h) == v.d.About[0] && v.s.Heroes[h].Active {
			return h
		}
	}
	return 0
}

// patience is the turn from which the bot gives a journey up, which has no end of its own.
const patience = 40

// done reports whether the goal of the journey is reached, or given up, so that the heroes leave.
func (v *view) done() bool { return int(v.s.QuestToken) >= v.s.Goal() || v.s.Turn >= patience }

// activation picks an action: the first of these that there is any use in.
func (v *view) activation() int {
	h := v.hero()
	for _, pick := range []func(int) int{v.extract, v.heal, v.leave, v.help, v.rescue, v.gather, v.attack, v.use, v.search, v.approach} {
		if i := pick(h); i >= 0 {
			return i
		}
	}
	return v.d.Find(city.DoEnd)
}

// first returns the first option with a verb, or -1.
func (v *view) first(verb string) int {
	return slices.IndexFunc(v.d.Options, func(o engine.Option) bool { return o.Verb == verb })
}

// extract calls for the skyvessel when the hunt is done.
func (v *view) extract(int) int {
	if !v.done() {
		return -1
	}
	return v.first(city.DoExtract)
}

// heal recuperates a hero who is badly hurt.
func (v *view) heal(h int) int {
	if v.hurt(h) < 3 {
		return -1
	}
	return v.first(city.DoRecuperate)
}

// help frees the trapped and digs out the buried.
func (v *view) help(int) int {
	return max(v.first(city.DoDig), v.first(city.DoFree))
}

// rescue rescues citizens, and explores where there are none.
func (v *view) rescue(int) int {
	if i := v.first(city.DoRescue); i >= 0 || v.done() {
		return i
	}
	return v.first(city.DoExplore)
}

// gather searches before anything else where the journey is about that.
func (v *view) gather(h int) int {
	if v.s.Type() != library.Scavenge {
		return -1
	}
	return v.search(h)
}

// leave goes to the extraction zone, or to a closed gateway, when the hunt is done.
func (v *view) leave(h int) int {
	if !v.done() {
		return -1
	}
	return v.towards(h, v.exit())
}

// exit returns the spaces to which the heroes leave: the extraction zone, before it is laid those beside closed gateways.
func (v *view) exit() (set board.Set) {
	if zone, ok := v.s.Ground.Zone.Card(); ok {
		return v.s.Tiles().Floor(zone)
	}
	for i := range int(v.s.Ground.NumGates) {
		if !v.s.Ground.Gates[i].Open {
			set = set.Or(v.s.Tiles().Touch(i))
		}
	}
	return set
}

// attack makes the attack that is worth the most for its die.
func (v *view) attack(h int) int {
	best, most := -1, 0
	for i := range v.d.Options {
		o := &v.d.Options[i]
		if o.Verb != city.DoAttack {
			continue
		}
		w := &v.s.Card(h).Weapons[o.Args[0]]
		worth := v.blow(h, w, city.UnitID(o.Args[1])) - 4*w.Cost
		if o.Args[2] == 1 && v.prize(city.UnitID(o.Args[1])) < 400 {
			worth -= 20 // an arrow is for a champion
		}
		if worth > most {
			best, most = i, worth
		}
	}
	return best
}

// use uses an ability on somebody, while there is a hostile on the battlefield.
func (v *view) use(h int) int {
	if v.s.Heroes[h].NumDice() < 2 {
		return -1
	}
	return v.first(city.DoUse)
}

// search searches an object that is in reach.
func (v *view) search(int) int {
	if v.done() {
		return -1
	}
	return v.first(city.DoSearch)
}

// approach goes to what the journey is about: on a hunt to the nearest hostile, a champion before others, else to the nearest object.
func (v *view) approach(h int) int {
	if v.hurt(h) >= 5 || v.done() {
		return -1
	}
	return v.towards(h, v.aim(h))
}

// aim returns the spaces to which a hero goes.
func (v *view) aim(h int) (set board.Set) {
	if v.s.Type() == library.Hunt {
		return v.quarry(h)
	}
	for i, at := range v.s.Ground.Objects {
		if at != board.None && (v.s.Type() == library.Scavenge || v.s.Ground.Citizens[i] > 0) {
			set = set.Or(v.s.Tiles().Adjacent(at))
		}
	}
	switch {
	case !set.Empty():
		return set
	case v.s.Type() == library.Deliverance && v.s.Ground.Zone == 0:
		return v.exit() // to explore
	}
	return v.quarry(h)
}

// quarry returns the spaces from which a hero could attack champions, or other hostiles if there are none.
func (v *view) quarry(h int) (set board.Set) {
	ranged := v.s.Card(h).Weapons[0].Kind == library.Ranged
	for _, least := range []int{400, 100} {
		for u := range city.UnitID(city.MaxUnits) {
			w := &v.s.Units[u]
			if w.Team != city.HostileTeam || !w.Here() || v.prize(u) < least {
				continue
			}
			around := v.s.Tiles().Adjacent(w.At)
			if ranged {
				around = v.s.Tiles().Seen(w.At).Minus(around)
			}
			set = set.Or(around)
		}
		if !set.Empty() {
			return set
		}
	}
	return set
}

// towards returns the shortest move that brings a hero nearest to some spaces, or -1 if none brings it nearer.
func (v *view) towards(h int, to board.Set) int {
	best, least := -1, v.steps(v.s.Units[h].At, to)
	for i := range v.d.Options {
		o := &v.d.Options[i]
		if o.Verb != city.DoMove && o.Verb != city.DoRun {
			continue
		}
		if n := v.steps(board.Space(o.Args[0]), to); n < least {
			best, least = i, n
		}
	}
	return best
}

// steps counts the steps from a space to the nearest of some.
func (v *view) steps(from board.Space, to board.Set) int {
	least := 1000
	for sp := range to.All() {
		if n := v.s.Tiles().Route(from, sp); n >= 0 {
			least = min(least, n)
		}
	}
	return least
}

// ahead values a space of the drop zone: as near as possible to its gateway.
func (v *view) ahead(sp board.Space) int { return v.steps(sp, v.s.Tiles().Floor(1)) }

// freeMove goes where a move would.
func (v *view) freeMove() int {
	for h := range v.s.Heroes {
		if v.s.HeroName(h) != v.d.About[0] {
			continue
		}
		to := v.aim(h)
		if v.done() {
			to = v.exit()
		}
		if i := v.towards(h, to); i >= 0 {
			return i
		}
	}
	return v.d.Find(city.DoStay)
}
