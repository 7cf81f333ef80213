package city

import (
	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/city/library"
)

// ask offers every action that a hero could take, and refuses those that it cannot (CC-ACT-007, 008).
func (f *Activation) ask(m *Match, d *engine.Decision) {
	s, h := &m.State, int(f.Hero)
	if s.Heroes[h].Away || !s.Heroes[h].Active {
		return // a crisis has taken it away, and with that ended its activation (CC-G-072)
	}
	if f.goesOn(s) {
		return
	}
	d.Seat, d.Kind, d.Rule, d.About[0], d.Free = s.Heroes[h].Seat, AskActivation, "CC-ACT-004", s.HeroName(h), true
	if !s.has(h, library.Buried) {
		f.offerMoves(s, d, DoMove, s.Move(h), 1)
		f.offerMoves(s, d, DoRun, s.Run(h), 3)
		f.offerAttacks(s, d)
		f.offerAbilities(s, d)
		f.offerSearch(s, d)
		f.offerExtract(s, d)
		f.offerOpen(s, d)
		f.offerExplore(s, d)
		f.offerRescue(s, d)
		f.offerTrade(s, d)
	}
	f.offerRecuperate(s, d)
	f.offerHelp(s, d)
	d.Offer(opt(DoEnd))
}

// cost returns the die that the chosen action costs, and how many.
func (f *Activation) cost(s *State) (cost, dice int) {
	h := int(f.Hero)
	switch actions[f.Verb] {
	case DoMove, DoRecuperate:
		return 1, 1
	case DoRun:
		return 3, 1
	case DoAttack:
		return s.Card(h).Weapons[f.Args[0]].Cost, 1
	case DoSearch:
		return s.SearchCost(h), 1
	case DoExtract, DoFree, DoExplore, DoOpen:
		return 4, 1
	case DoRescue:
		return 3, 1
	case DoDig:
		return 6, 2
	case DoUse:
		if cost := s.useCost(h, int(f.Args[0])); cost > 0 {
			return cost, 1
		}
	}
	return 0, 0
}

// offer offers an action if its cost can be paid, and otherwise refuses it.
func (f *Activation) offer(s *State, d *engine.Decision, o engine.Option, cost int) {
	if cost == 0 || s.Affords(int(f.Hero), cost) {
		d.Offer(o)
	} else {
		s.refusePay(d, o, int(f.Hero), cost)
	}
}

// offerMoves offers each space within so many steps (CC-MOV-001 to 006).
func (f *Activation) offerMoves(s *State, d *engine.Decision, verb string, steps, cost int) {
	h := int(f.Hero)
	v := &s.Units[h]
	can := s.Affords(h, cost)
	if !can && !d.Explains() {
		return
	}
	var r board.Reach
	s.reach(&r, UnitID(h), steps)
	spaces := s.tiles.All()
	if !d.Explains() {
		spaces = r.All()
	}
	spaces.Remove(v.At)
	fits := s.among(UnitID(h), r.All())
	for sp := range spaces.All() {
		o := option(verb, s.SpaceName(sp), int(sp))
		switch {
		case s.has(h, library.Trapped):
			d.Refuse(o, "CC-TRP-001", "trapped")
		case !can:
			s.refusePay(d, o, h, cost)
		case fits.Has(sp):
			d.Offer(o)
		default:
			s.refuseMove(d, o, UnitID(h), sp, steps)
		}
	}
}

// reach finds where a miniature can go: not through enemies and what blocks, and it stops where it enters an empty space beside an
// enemy (CC-MOV-003, 005, CC-G-027, CC-G-097).
func (s *State) reach(r *board.Reach, u UnitID, steps int) { s.reachFrom(r, u, s.Units[u].At, steps) }

func (s *State) reachFrom(r *board.Reach, u UnitID, from board.Space, steps int) {
	enemy := s.Units[u].Team.other()
	halt := s.beside(enemy).Minus(s.spaces(s.Units[u].Team))
	ways(s, s.Units[u].Team).Reach(r, from, steps, s.spaces(enemy).Or(s.blocked()), halt)
}

func (s *State) refuseMove(d *engine.Decision, o engine.Option, u UnitID, sp board.Space, steps int) {
	switch route := s.tiles.Route(s.Units[u].At, sp); {
	case s.spaces(s.Units[u].Team.other()).Has(sp):
		d.Refuse(o, "CC-MOV-003", "enemy-there")
	case s.blocked().Has(sp):
		d.Refuse(o, "CC-SPC-007", "blocked")
	case !s.room(u, sp):
		d.Refuse(o, "CC-MOV-004", "space-full")
	case route < 0:
		d.Refuse(o, "CC-SPC-003", "no-route")
	case route > steps:
		d.Refuse(o, "CC-MOV-001", "too-far", number(steps), number(route))
	default:
		d.Refuse(o, "CC-MOV-005", "must-halt")
	}
}

// offerAttacks offers each weapon action with each of its targets (CC-WPN-001 to 005, 014).
func (f *Activation) offerAttacks(s *State, d *engine.Decision) {
	h := int(f.Hero)
	weapons := s.Card(h).Weapons
	for i := range weapons {
		w := &weapons[i]
		for u := range s.each(HostileTeam) {
			o := option(DoAttack, w.ID, i, int(u))
			o.Parts[1] = s.UnitName(u)
			if rule, why := s.forbids(UnitID(h), u, w.Kind); rule != "" {
				d.Refuse(o, rule, why)
				continue
			}
			f.offer(s, d, o, w.Cost)
			if payments(s, h, w.Cost) > 1 {
				on := o
				on.Parts[2], on.Args[2] = untilDone, goOn
				d.Offer(on)
			}
			if s.Heroes[h].aims(w.Kind, s.adjacent(UnitID(h), u)) {
				o.Parts[2], o.Args[2] = arrow, 1
				f.offer(s, d, o, w.Cost)
			}
		}
	}
}

// offerRecuperate offers to recuperate (CC-RCP-001).
func (f *Activation) offerRecuperate(s *State, d *engine.Decision) {
	switch o := opt(DoRecuperate); {
	case s.has(int(f.Hero), library.Buried):
		d.Refuse(o, "CC-BUR-003", "buried")
	case !s.Heroes[f.Hero].Wounded():
		d.Refuse(o, "CC-RCP-001", "not-wounded")
	default:
		f.offer(s, d, o, 1)
		if payments(s, int(f.Hero), 1) > 1 {
			d.Offer(option(DoRecuperate, untilDone, 0, 0, goOn))
		}
	}
}

// An attack and recuperating may be chosen until the target has fallen, or nothing is left to heal, or no die pays: that is the same
// action again and again, chosen once (CC-ACT-003).
const (
	untilDone = "until" // the part of the option's key
	goOn      = 2       // the third number of the option
)

// goesOn reports whether the action that was chosen to go on is done once more.
func (f *Activation) goesOn(s *State) bool {
	h := int(f.Hero)
	if !f.On || s.Heroes[h].Away || !s.Heroes[h].Active {
		return false
	}
	cost, _ := f.cost(s)
	if !s.Affords(h, cost) {
		return false
	}
	if actions[f.Verb] == DoRecuperate {
		return s.Heroes[h].Wounded()
	}
	rule, _ := s.forbids(UnitID(h), UnitID(f.Args[1]), s.Card(h).Weapons[f.Args[0]].Kind)
	return s.Units[f.Args[1]].Here() && rule == ""
}

// offerSearch offers to search an object beside the hero, or by inspiration (CC-SRC-001, CC-INS-008, CC-G-058).
func (f *Activation) offerSearch(s *State, d *engine.Decision) {
	h := int(f.Hero)
	x, at := &s.Heroes[h], s.Units[h].At
	cost := s.SearchCost(h)
	search := func(o engine.Option) {
		switch {
		case s.Engaged(HeroTeam, at):
			d.Refuse(o, "CC-SRC-001", "hostile-adjacent")
		case total(&s.Decks.Discovery)+total(&s.Decks.DiscoveryOut) == 0:
			d.Refuse(o, "CC-G-056", "deck-empty")
		default:
			f.offer(s, d, o, cost)
		}
	}
	beside := false
	for i, object := range s.Ground.Objects {
		if object != board.None && s.tiles.Adjacent(at).Has(object) {
			beside = true
			search(option(DoSearch, s.SpaceName(object), i))
		}
	}
	if !beside {
		d.Refuse(opt(DoSearch), "CC-SRC-001", "no-object")
	}
	switch o := option(DoSearch, "inspired", -1); {
	case !x.Inspired:
		d.Refuse(o, "CC-G-058", "not-inspired")
	case x.Inspiration < inspires:
		d.Refuse(o, "CC-INS-008", "points-short", number(inspires))
	default:
		search(o)
	}
}

// offerExtract offers each place for the extraction zone at a closed gateway beside the hero (CC-EXT-001, 002).
func (f *Activation) offerExtract(s *State, d *engine.Decision) {
	at := s.Units[f.Hero].At
	o := opt(DoExtract)
	if s.Ground.Zone > 0 {
		d.Refuse(o, "CC-G-057", "zone-there")
		return
	}
	beside := false
	for i := range int(s.Ground.NumGates) {
		if s.Ground.Gates[i].Open || !s.tiles.Touch(i).Has(at) {
			continue
		}
		beside = true
		if s.Engaged(HeroTeam, at) {
			d.Refuse(o, "CC-EXT-001", "hostile-adjacent")
			continue
		}
		ground := s.tiles.Ground()
		ways := s.pack.Zones(&ground, i, s.nightwars())
		if len(ways) == 0 {
			d.Refuse(o, "CC-G-029", "zone-fits-nowhere")
		}
		for _, way := range ways {
			o := option(DoExtract, way.By.String(), i, int(way.Quarters), int(way.By.X), int(way.By.Y))
			if o.Parts[1], o.Parts[2] = "turn", number(int(way.Quarters)); !d.Has(o.Key()) {
				f.offer(s, d, o, 4)
			}
		}
	}
	if !beside {
		d.Refuse(o, "CC-EXT-001", "no-gate")
	}
}

// mostTrades is how often a hero may trade before it does anything else, so that no answers lead round for ever. Four treasures are in any
// order after fewer.
const mostTrades = 20

// offerTrade offers to exchange treasure with a hero beside, again once anything has happened since (CC-SRC-005, CC-G-055, CC-G-126).
func (f *Activation) offerTrade(s *State, d *engine.Decision) {
	for other := range s.each(HeroTeam) {
		if uint8(other) == f.Hero || s.Heroes[f.Hero].Treasure == 0 && s.Heroes[other].Treasure == 0 {
			continue
		}
		switch o := option(DoTrade, s.HeroName(int(other)), int(other)); {
		case !s.adjacent(UnitID(f.Hero), other):
			d.Refuse(o, "CC-SRC-005", "not-adjacent")
		case f.Traded>>other&1 != 0:
			d.Refuse(o, "CC-G-126", "traded-already")
		case f.Idle >= mostTrades:
			d.Refuse(o, "CC-G-126", "traded-enough")
		default:
			d.Offer(o)
		}
	}
}

// offerHelp offers to remove a trapped token and to dig out the buried, by themselves or by a hero beside (CC-TRP-002, CC-BUR-006).
func (f *Activation) offerHelp(s *State, d *engine.Decision) {
	for h := range s.Heroes {
		v := &s.Units[h]
		mine := h == int(f.Hero)
		if v.At == board.None || !mine && (!s.field(int(f.Hero)) || !s.adjacent(UnitID(f.Hero), UnitID(h))) {
			continue
		}
		if v.Has(library.Trapped) && s.field(h) {
			f.offer(s, d, option(DoFree, s.HeroName(h), h), 4)
		}
		if !v.Has(library.Buried) {
			continue
		}
		if o := option(DoDig, s.HeroName(h), h); s.sixes(int(f.Hero)) >= 2 {
			d.Offer(o)
		} else {
			d.Refuse(o, "CC-BUR-006", "two-sixes")
		}
	}
}

// do does the action that has been paid.
func (f *Activation) do(m *Match, _ in) flow {
	s := &m.State
	switch actions[f.Verb] {
	case DoMove, DoRun:
		rule := "CC-MOV-001"
		if actions[f.Verb] == DoRun {
			rule = "CC-MOV-002"
		}
		m.Emit(rule, Moved{Unit: UnitID(f.Hero), To: board.Space(f.Args[0])})
	case DoAttack:
		return call(&Attack{By: UnitID(f.Hero), On: UnitID(f.Args[1]), Weapon: uint8(f.Args[0]), Arrow: f.Args[2] == 1}).At("act")
	case DoRecuperate:
		return call(&Vitality{Hero: f.Hero}).At("act")
	case DoSearch:
		return call(&Search{Hero: f.Hero, Object: Mark(f.Args[0] + 1)}).At("act")
	case DoExtract:
		extract(m, berth(f.Args))
	case DoOpen:
		m.Emit("CC-CGW-002", GateOpened{uint8(f.Args[0])})
	case DoExplore:
		return call(&Explore{Left: 2, Seat: s.Heroes[f.Hero].Seat}).At("act")
	case DoRescue:
		rescue(m, uint8(f.Args[0]))
	case DoUse:
		return s.use(m, int(f.Hero), int(f.Args[0])).At("act")
	case DoFree:
		m.Emit("CC-TRP-002", AilChanged{Unit: UnitID(f.Args[0]), Ail: library.Trapped})
	case DoDig:
		m.Emit("CC-BUR-006", Returned{uint8(f.Args[0]), s.Units[f.Args[0]].At})
	}
	return goTo("act")
}

// extract lays the extraction zone and opens the part of the gateway that it touches (CC-EXT-002, 003, CC-G-112).
func extract(m *Match, way board.Laying) {
	s := &m.State
	ground := s.tiles.Ground()
	laid := ground.Lay(&s.pack.Tiles[s.pack.Extraction].Piece, way)
	m.Emit("CC-EXT-002", ZoneLaid{uint8(way.Gate), laid.Gates[way.Gate].Edge, LaidTile{uint8(s.pack.Extraction), way.By, way.Quarters}})
}

// berth returns the way to lay the extraction zone that the figures of an option name.
func berth(args [4]int16) board.Laying {
	return board.Laying{Gate: int(args[0]), Quarters: uint8(args[1]), By: board.Square{X: int8(args[2]), Y: int8(args[3])}, Own: -1}
}
