package bot

import (
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

// done reports whether the goal of the journey is reached, or given up, so that the heroes leave.
func (v *view) done() bool { return int(v.s.QuestToken) >= v.s.Goal() || v.s.Turn >= patience }

// activation picks the action that is worth the most; it ends where none is worth anything.
func (v *view) activation() int {
	h := v.hero()
	best, most := v.d.Find(city.DoEnd), 0
	p := v.plan(h)
	for i := range v.d.Options {
		if n := v.action(h, &v.d.Options[i], &p); n > most {
			best, most = i, n
		}
	}
	return best
}

// plan is where a hero wants to be.
type plan struct {
	to      board.Set
	left    int // steps that are left
	leaving bool
	drowns  bool // the tide takes the tile that the hero stands on
}

func (v *view) plan(h int) (p plan) {
	at := v.s.Units[h].At
	if at == board.None {
		return p
	}
	p.drowns = v.s.Type() == library.Deliverance && v.s.Tiles().Tile(at) == 0 && v.s.Turn > 1 && v.s.Ground.NumTiles > 1
	if p.leaving = v.done(); p.leaving {
		p.to = v.exit()
	} else {
		p.to = v.aim(h)
	}
	p.left = v.steps(at, p.to)
	return p
}

// action values an action of a hero.
func (v *view) action(h int, o *engine.Option, p *plan) int {
	switch o.Verb {
	case city.DoAttack:
		return v.strike(h, o)
	case city.DoMove:
		return v.going(h, board.Space(o.Args[0]), p)
	case city.DoRun:
		return v.going(h, board.Space(o.Args[0]), p) - runner
	case city.DoRecuperate:
		return healing[min(v.hurt(h), len(healing)-1)]
	case city.DoUse:
		return v.worth(city.UseOf(v.s, h, int(o.Args[0])), h) - 2*die
	case city.DoSearch:
		return v.searching(h, int(o.Args[0]))
	case city.DoRescue:
		return citizens
	case city.DoExplore:
		switch {
		case p.leaving:
			return tiles
		case v.citizens().Empty():
			return tiles
		}
		return unfold
	case city.DoExtract:
		if p.leaving {
			return callShip + int(city.Entrance(v.s, o).Wide)
		}
	case city.DoFree, city.DoDig:
		return freed
	case city.DoOpen:
		return v.opening(h, p)
	}
	return 0
}

// strike values an attack.
func (v *view) strike(h int, o *engine.Option) int {
	w := &v.s.Card(h).Weapons[o.Args[0]]
	n := v.blow(h, w, city.UnitID(o.Args[1])) - die*w.Cost
	if o.Args[2] == 1 && v.prize(city.UnitID(o.Args[1])) < captain {
		n -= arrow
	}
	return n
}

// going values a move to a space: what it gains on the way to where the hero wants to be.
func (v *view) going(h int, sp board.Space, p *plan) int {
	tiles := v.s.Tiles()
	if p.drowns && tiles.Tile(sp) != 0 {
		return outOfTide - v.steps(sp, p.to)
	}
	gain := p.left - v.steps(sp, p.to)
	switch {
	case gain <= 0 || p.to.Empty():
		return 0
	case p.leaving:
		return homeward + step*gain
	case v.hurt(h) >= 6 && v.s.Type() != library.Deliverance:
		return 0
	}
	return onward + step*gain
}

// searching values a search of an object, or by inspiration.
func (v *view) searching(h, object int) int {
	path := v.s.Content().Heroes[v.s.Heroes[h].Kind].Path
	worth := find
	switch {
	case v.done():
		return 0
	case v.s.Type() == library.Scavenge:
		worth = realm
	case object < 0:
		return 0
	case v.s.Ground.Citizens[object] > 0:
		return 0
	}
	if path.When == "searches" && !v.s.Heroes[h].Inspired {
		worth += max(1, path.Points) * inspired
	}
	return worth - v.hurt(h)*step
}

// opening values a gateway that may shorten the way.
func (v *view) opening(h int, p *plan) int {
	at, least := v.s.Units[h].At, 1000
	for to := range p.to.All() {
		if n := v.s.Tiles().Through().Route(at, to); n >= 0 {
			least = min(least, n)
		}
	}
	if p.left-least >= 4 {
		return shortcut
	}
	return 0
}

// exit returns the spaces to which the heroes leave: the extraction zone, before it is laid those beside closed gateways at the rim.
func (v *view) exit() (set board.Set) {
	if zone, ok := v.s.Ground.Zone.Card(); ok {
		return v.s.Tiles().Floor(zone)
	}
	for i := range int(v.s.Ground.NumGates) {
		if !v.s.Ground.Gates[i].Open && !v.s.Tiles().Between(i) {
			set = set.Or(v.s.Tiles().Touch(i))
		}
	}
	return set
}

// citizens returns the spaces beside objects at which there are citizens.
func (v *view) citizens() (set board.Set) {
	for i, at := range v.s.Ground.Objects {
		if at != board.None && v.s.Ground.Citizens[i] > 0 {
			set = set.Or(v.s.Tiles().Adjacent(at))
		}
	}
	return set
}

// aim returns the spaces to which a hero goes: on a hunt those from which it could attack, else those beside objects.
func (v *view) aim(h int) (set board.Set) {
	switch v.s.Type() {
	case library.Hunt:
		return v.quarry(h)
	case library.Deliverance:
		if set = v.citizens(); set.Empty() && v.s.Ground.Zone == 0 {
			set = v.exit() // to explore
		}
	default:
		for _, at := range v.s.Ground.Objects {
			if at != board.None {
				set = set.Or(v.s.Tiles().Adjacent(at))
			}
		}
	}
	if set.Empty() {
		return v.quarry(h)
	}
	return set
}

// quarry returns the spaces from which a hero could attack champions, or other hostiles if there are none.
func (v *view) quarry(h int) (set board.Set) {
	ranged := v.s.Card(h).Weapons[0].Kind == library.Ranged
	for _, least := range []int{captain, foe} {
		for u := range city.UnitID(city.MaxUnits) {
			w := &v.s.Units[u]
			if w.Team != city.HostileTeam || !w.Here() || v.prize(u) < least {
				continue
			}
			around := v.s.Tiles().Around(v.s.Body(u))
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
	best, most := v.d.Find(city.DoStay), 0
	for h := range v.s.Heroes {
		if v.s.HeroName(h) != v.d.About[0] {
			continue
		}
		p := v.plan(h)
		for i := range v.d.Options {
			if o := &v.d.Options[i]; o.Verb == city.DoMove {
				if n := v.going(h, board.Space(o.Args[0]), &p); n > most {
					best, most = i, n
				}
			}
		}
	}
	return best
}
