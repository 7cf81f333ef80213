package fortress

import (
	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/dice"
	"precipice/engine/fortress/library"
)

// The places in the content where an effect is defined.
const (
	FromAction    = iota // a unique action of an explorer card: Card, Index
	FromTwist            // the turn effect of a twist: Card
	FromChallenge        // a choice of a challenge: Card, Index
	FromLegacy           // the turn effect of a legacy card: Card
	FromCard             // a resource card: Card
	FromSupport          // the support of a ship: Card
	FromFacility         // the facility of a ship: Card
	FromSite             // a special action of a stronghold: Card is its battlefield, Index
	FromEvent            // a row of the event table of a stronghold: Card, Index
)

// effectRules are the rules that the effects follow.
var effectRules = [...]string{FromAction: "BF-WPN-005", FromTwist: "BF-DEP-009", FromChallenge: "BF-CHL-001", FromLegacy: "BF-LEG-002", FromCard: "BF-RSC-002", FromSupport: "BF-SHP-001", FromFacility: "BF-G-046",
	FromSite: "BF-STR-005", FromEvent: "BF-STR-006"}

// rolledFor names the purpose of the D20 roll.
var rolledFor = [...]string{FromAction: "use", FromTwist: "twist", FromChallenge: "challenge", FromLegacy: "legacy", FromCard: "card", FromSupport: "support", FromFacility: "facility",
	FromSite: "special", FromEvent: "event"}

// Effect carries out the operations of a card. It refers to them by card and index and never holds them
// by value. A roll opens one of its branches for the miniature that rolled; a branch contains no
// further roll.
type Effect struct {
	engine.Cursor
	Source      uint8
	Card, Index uint8
	Inspired    bool // the side of the card the action was taken from
	Actor       UnitID
	Target      UnitID
	Group       Mark // the hostile group that the player picked
	List        Place
	Branch      uint8 // 0, or 1 + the level of the roll at List.Op whose branch is open
	Roller      UnitID
	Inner       Place         // in the branch
	Gives       engine.Result // to the roll or the wound at hand
}

// Place is an operation and the next miniature it may touch, in the order of State.inOrder. Hit are the explorers whom
// its stun has wounded, a bit each: twins have one wound (BF-G-105).
type Place struct{ Op, Next, Hit uint8 }

var effect = engine.Define("fortress/effect",
	engine.Step[Effect, State]{Name: "start", Do: (*Effect).start},
	engine.Step[Effect, State]{Name: "each", Do: (*Effect).each},
	engine.Step[Effect, State]{Name: "move", Ask: (*Effect).askMove, Do: (*Effect).move},
	engine.Step[Effect, State]{Name: "attack", Ask: (*Effect).askAttack, Do: (*Effect).attack},
	engine.Step[Effect, State]{Name: "arm", Ask: (*Effect).askWeapon, Do: (*Effect).sureAttack},
	engine.Step[Effect, State]{Name: "legacy", Ask: (*Effect).askLegacy, Do: (*Effect).buryLegacy},
	engine.Step[Effect, State]{Name: "branch", Do: (*Effect).branch},
)

// Proc implements engine.Frame.
func (*Effect) Proc() engine.Table[State] { return effect }

func (f *Effect) start(m *Match, _ in) flow {
	f.Inspired = f.Source == FromAction && m.State.Party[f.Card].Inspired
	return then()
}

// current returns the current list of operations, the place in it, and the miniature that counts as self.
func (f *Effect) current(s *State) ([]library.Op, *Place, UnitID) {
	top := f.top(s)
	if f.Branch == 0 {
		return top, &f.List, f.Actor
	}
	roll := &top[f.List.Op]
	return [...][]library.Op{roll.Failure, roll.Success, roll.Critical}[f.Branch-1], &f.Inner, f.Roller
}

// op returns the current operation and the miniature that counts as self.
func (f *Effect) op(s *State) (*library.Op, UnitID) {
	ops, p, self := f.current(s)
	return &ops[p.Op], self
}

func (f *Effect) top(s *State) []library.Op {
	switch f.Source {
	case FromTwist:
		return s.pack.Twists[f.Card].EachTurn
	case FromLegacy:
		return s.pack.Legacy[f.Card].EachTurn
	case FromCard:
		return s.pack.Resources[f.Card].Effect
	case FromSupport:
		return s.pack.Ships[f.Card].Support.Effect
	case FromFacility:
		return s.pack.Ships[f.Card].Facility.Effect
	case FromSite:
		return s.pack.Battlefield(int(f.Card)).Assault.Actions[f.Index].Effect
	case FromEvent:
		return s.pack.Strongholds[f.Card].Events[f.Index].Effect
	case FromChallenge:
		return s.pack.Challenges[f.Card].Choices[f.Index].Effect
	case FromAction:
		side := 0
		if f.Inspired {
			side = 1
		}
		return s.pack.Explorers[s.Party[f.Card].Kind].Sides[side].Actions[f.Index].Effect
	}
	panic("fortress: an effect of no card")
}

// touches reports whether an operation touches a miniature. In a challenge nothing blocks the view.
func (f *Effect) touches(s *State, op *library.Op, self, u UnitID) bool {
	v := &s.Units[u]
	if f.Source == FromFacility {
		return s.ashore(op, self, u)
	}
	if !v.Here() {
		return false
	}
	switch op.To {
	case "self":
		return u == self || op.Do == "stun" && f.ofTurn() && s.twins(self, u)
	case "hostile", "explorer":
		return u == f.Target
	case "group", "site":
		return false // its operations concern no single miniature
	case "each-hostile":
		return v.Team == Hostiles && f.near(s, op, self, u)
	case "others":
		return v.Team == Explorers && (self == NoUnit || v.Card != s.Units[self].Card) && f.once(s, op, self, u)
	case "each-explorer":
		return v.Team == Explorers && f.once(s, op, self, u)
	}
	panic("fortress: an effect is done to unknown miniatures: " + op.To)
}

// ofTurn reports whether the effect strikes at the start of each turn.
func (f *Effect) ofTurn() bool { return f.Source == FromTwist || f.Source == FromLegacy }

// twins reports whether two miniatures are twins. Twins roll as one explorer.
func (s *State) twins(a, b UnitID) bool { return a != NoUnit && s.other(a) == b }

// near reports whether a miniature is within reach of an operation that affects those nearby.
func (f *Effect) near(s *State, op *library.Op, self, u UnitID) bool {
	return f.Source == FromChallenge || self == NoUnit ||
		s.sees(self, u) && (op.Range == 0 || s.field.Range(s.Units[self].Hex, s.Units[u].Hex) <= op.Range)
}

// once reports whether an operation reaches an explorer through this miniature. Twins are one explorer,
// so anything that does not concern a single miniature happens to them only once (BF-CHL-003,
// BF-REC-011).
func (f *Effect) once(s *State, op *library.Op, self, u UnitID) bool {
	first := s.ExplorerOf(u).Figure()
	return f.near(s, op, self, u) && (u == first || op.Do == "stun" || !s.Units[first].Here() || !f.near(s, op, self, first))
}

// each carries out the operations, one miniature after the other.
func (f *Effect) each(m *Match, _ in) flow {
	s := &m.State
	for {
		ops, p, self := f.current(s)
		if int(p.Op) >= len(ops) {
			if f.Branch == 0 {
				return done(f.Gives)
			}
			f.Branch = 0 // continue the roll with its next miniature
			continue
		}
		op := &ops[p.Op]
		switch op.Do {
		case "sure-attack":
			return goTo("arm")
		case "move":
			return goTo("move")
		case "attack":
			return goTo("attack")
		}
		if f.atOnce(m, op, self) {
			p.Op++
			continue
		}
		for int(p.Next) < MaxUnits {
			u := s.inOrder(p.Next)
			p.Next++
			if u != NoUnit && f.touches(s, op, self, u) {
				return operations[op.Do](f, m, op, u)
			}
		}
		*p = Place{Op: p.Op + 1}
	}
}

// atOnce carries out an operation that touches no miniatures one after the other, and reports whether it is one.
func (f *Effect) atOnce(m *Match, op *library.Op, self UnitID) bool {
	switch op.Do {
	case "gain-destiny":
		_, face := m.Roll(dice.D6, nil)
		m.Emit(f.rule(), DestinyGained{face})
	case "gain-die":
		f.gainDie(m, self)
	case "re-roll", "raise", "avert", "lessen":
		f.give(op)
	case "hunt":
		m.Emit("BF-SHP-003", HuntBegan{f.Card, f.Group})
	case "keep-destiny":
		m.Emit("BF-SHP-002", DestinyKept{})
	case "send-last":
		f.sendLast(m)
	case "advance", "set-back", "lift":
		f.atSite(m, op, self)
	default:
		return false
	}
	return true
}

// Stat returns the dice of an explorer for a stat, by its name in the content, with all modifiers.
func (s *State) Stat(e int, name string) library.Stat {
	u := s.standing(e)
	switch c := s.Card(e); name {
	case "agility":
		return s.stepped(c.Agility, "agility-die", u)
	case "vitality":
		return s.stepped(c.Vitality, "vitality-die", u)
	case "defence":
		return s.stepped(c.Defence, "defence-die", u)
	}
	panic("fortress: an explorer has no stat " + name)
}

func (f *Effect) branch(m *Match, in in) flow {
	f.open(levelOf(in.Result))
	f.cameOut(m, f.Roller, levelOf(in.Result))
	return goTo("each")
}

// cameOut tells how a choice of a challenge has turned out for the explorer who rolled.
func (f *Effect) cameOut(m *Match, u UnitID, level dice.Level) {
	if s := &m.State; f.Source == FromChallenge {
		m.Emit(f.rule(), CameOut{s.Name(int(s.Units[u].Card)), s.pack.Challenges[f.Card].Choices[f.Index].ID, level.String()})
	}
}

// open opens the branch of a level.
func (f *Effect) open(level dice.Level) { f.Branch, f.Inner = uint8(level)+1, Place{} }

func (f *Effect) rule() string { return effectRules[f.Source] }

// askMove offers the spaces where a free move may end.
func (f *Effect) askMove(m *Match, d *engine.Decision) {
	s := &m.State
	op, u := f.op(s)
	d.Seat, d.Kind, d.Rule, d.About[0] = s.ExplorerOf(u).Seat, AskFreeMove, f.rule(), s.UnitName(u)
	full := s.full(u)
	var r board.Reach
	s.reach(&r, u, op.Amount)
	for sp := range board.Space(s.NumCells) {
		if r.Has(sp) && sp != s.Units[u].Hex && !full.Has(sp) {
			d.Offer(engine.Option{Verb: DoMove, Parts: [4]string{s.HexName(sp)}, Args: [4]int16{int16(sp)}})
		}
	}
	d.Offer(opt(DoStay))
}

func (f *Effect) move(m *Match, in in) flow {
	s := &m.State
	op, u := f.op(s)
	if in.Option.Verb == DoMove {
		m.Emit(f.rule(), s.walkSteps(u, board.Space(in.Option.Args[0]), op.Amount))
		m.Emit(f.rule(), Noted{Explorer: s.Units[u].Card, Moved: true})
	}
	f.pass(s)
	return goTo("each")
}

// pass goes on to the next operation.
func (f *Effect) pass(s *State) {
	_, p, _ := f.current(s)
	*p = Place{Op: p.Op + 1}
}

// askAttack offers the targets of a free weapon action.
func (f *Effect) askAttack(m *Match, d *engine.Decision) {
	s := &m.State
	w, u := f.weapon(s)
	d.Seat, d.Kind, d.Rule, d.About[0] = s.ExplorerOf(u).Seat, AskTarget, f.rule(), s.UnitName(u)
	for t := range s.each(Hostiles) {
		if rule, _ := s.forbids(u, t, s.weapon(u, w)); rule == "" && f.inRange(s, u, t) {
			d.Offer(engine.Option{Verb: DoTarget, Parts: [4]string{s.UnitName(t)}, Args: [4]int16{int16(t)}})
		}
	}
}

// inRange reports whether a target is within the range that an attack operation may limit its weapon to.
func (f *Effect) inRange(s *State, u, t UnitID) bool {
	op, _ := f.op(s)
	return op.Range == 0 || s.field.Range(s.Units[u].Hex, s.Units[t].Hex) <= op.Range
}

// weapon returns the index of the weapon an attack operation names, and who attacks.
func (f *Effect) weapon(s *State) (int, UnitID) {
	op, u := f.op(s)
	for i, w := range s.Card(int(s.Units[u].Card)).Weapons {
		if w.ID == op.Weapon {
			return i, u
		}
	}
	panic("fortress: an effect names a weapon its card does not have") // refused when loading
}

func (f *Effect) attack(m *Match, in in) flow {
	w, u := f.weapon(&m.State)
	f.pass(&m.State)
	if !in.Asked {
		m.Emit(f.rule(), NoEffect{"no-target"})
		return goTo("each")
	}
	return call(&WeaponAction{By: u, Weapon: uint8(w), Left: 1, Target: UnitID(in.Option.Args[0]), Counts: true}).At("each")
}
