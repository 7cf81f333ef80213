package fortress

import (
	"fmt"
	"slices"

	"precipice/engine"
	"precipice/engine/dice"
	"precipice/engine/fortress/library"
)

// operations carry out an operation of an effect on one miniature.
var operations = map[string]func(*Effect, *Match, *library.Op, UnitID) flow{
	"roll": (*Effect).rollFor, "stun": (*Effect).stun, "discover": (*Effect).discover, "forfeit": (*Effect).forfeit,
	"drain": (*Effect).drain, "inspire": (*Effect).inspire, "heal": (*Effect).heal, "vitality-roll": (*Effect).vitality,
	"damage": (*Effect).damage, "wound": (*Effect).hurt, "grievous": (*Effect).hurt,
	"free-gambit": (*Effect).freeGambit,
	"gain-points": (*Effect).gainPoints, "lay-anew": (*Effect).layAnew, "read-legacy": (*Effect).readLegacy,
	"inspire-later": (*Effect).promise, "wound-later": (*Effect).promise,
}

// ownOperations are done once, by who acts. Effect.each knows them.
var ownOperations = []string{"gain-destiny", "gain-die", "move", "attack", "re-roll", "raise", "avert", "lessen",
	"keep-destiny", "send-last", "hunt", "sure-attack", "advance", "set-back", "lift"}

func init() {
	for _, word := range library.Ops {
		if operations[word] == nil && !slices.Contains(ownOperations, word) {
			panic(fmt.Sprintf("fortress: nothing carries out the operation %q", word))
		}
	}
}

func (f *Effect) rollFor(m *Match, op *library.Op, u UnitID) flow {
	f.Roller = u
	if op.Roll == "blackstone" {
		f.blackstone(m, op)
		return goTo("each")
	}
	return call(&Roll{Unit: u, Stat: m.State.Stat(int(m.State.Units[u].Card), op.Roll), For: op.Roll}).At("branch")
}

func (f *Effect) stun(m *Match, _ *library.Op, u UnitID) flow {
	if v := &m.State.Units[u]; v.Team == Explorers && v.Stunned {
		_, p, _ := f.current(&m.State)
		if p.Hit&(1<<v.Card) != 0 {
			return goTo("each")
		}
		p.Hit |= 1 << v.Card
	}
	return stun(m, u, f.Actor, true, "each")
}

func (f *Effect) discover(m *Match, _ *library.Op, u UnitID) flow {
	switch {
	case total(&m.State.Discovery) == 0:
		m.Emit("BF-G-031", NoEffect{"deck-empty"})
	case f.Source == FromFacility: // it meets a secret agenda when its owner sets out (BF-INS-009)
		m.Emit(f.rule(), Found{m.State.Units[u].Card, uint8(draw(m, &m.State.Discovery))})
	default:
		findCard(m, f.rule(), int(m.State.Units[u].Card))
	}
	return goTo("each")
}

func (f *Effect) forfeit(m *Match, _ *library.Op, u UnitID) flow {
	return call(&Forfeit{Card: m.State.Units[u].Card}).At("each")
}

func (f *Effect) drain(m *Match, op *library.Op, u UnitID) flow {
	e := m.State.Units[u].Card
	if n := min(op.Amount, int(m.State.Party[e].Inspiration)); n > 0 {
		m.Emit(f.rule(), InspirationChanged{e, int8(-n), "effect"})
	}
	return goTo("each")
}

func (f *Effect) inspire(m *Match, op *library.Op, u UnitID) flow {
	inspire(m, f.rule(), m.State.Units[u].Card, op.Amount, "effect")
	return goTo("each")
}

func (f *Effect) heal(m *Match, op *library.Op, u UnitID) flow {
	e := m.State.Units[u].Card
	if n := min(op.Amount, m.State.Party[e].Count(WoundCounter)); n > 0 {
		m.Emit(f.rule(), Healed{e, uint8(n)})
	}
	return goTo("each")
}

func (f *Effect) vitality(m *Match, _ *library.Op, u UnitID) flow {
	return call(&Vitality{Card: m.State.Units[u].Card}).At("each")
}

func (f *Effect) damage(m *Match, op *library.Op, u UnitID) flow {
	harm(m, u, uint8(op.Amount), m.State.slayer(f.Actor), f.counts(&m.State))
	return goTo("each")
}

// hurt deals wounds: an explorer defends against each, a hostile takes damage (BF-ATK-008).
func (f *Effect) hurt(m *Match, op *library.Op, u UnitID) flow {
	grievous := op.Do == "grievous"
	if v := &m.State.Units[u]; v.Team == Explorers {
		return call(&Wound{Card: v.Card, Grievous: grievous, By: NoUnit}).At("each")
	}
	damage := uint8(max(1, op.Amount))
	if grievous {
		damage *= 3
	}
	harm(m, u, damage, m.State.slayer(f.Actor), f.counts(&m.State))
	return goTo("each")
}

// counts reports whether hostiles that the effect slays are slain in the activation of who acts (BF-INR-002).
func (f *Effect) counts(s *State) bool {
	switch f.Source {
	case FromSupport:
		return s.pack.Ships[f.Card].Support.When == inActivation.When
	}
	return f.Source == FromAction || f.Source == FromSite || f.Source == FromCard && s.pack.Resources[f.Card].When == inActivation.When
}

// gainDie rolls a die for the first empty space of a card, if there is one.
func (f *Effect) gainDie(m *Match, self UnitID) {
	e := m.State.Units[self].Card
	x := &m.State.Party[e]
	if space := slices.Index(x.Slots[:x.NumSlots], Slot{}); space >= 0 {
		_, face := m.Roll(dice.D6, nil)
		m.Emit(f.rule(), DieGained{e, uint8(space), face})
	} else {
		m.Emit(f.rule(), NoEffect{"no-empty-space"})
	}
}

// give notes what an operation gives to the roll or the wound at hand: A is how many levels a roll is raised, or
// what becomes of a wound, and B is 1 to roll again.
func (f *Effect) give(op *library.Op) {
	switch op.Do {
	case "re-roll":
		f.Gives.B = 1
	case "raise":
		f.Gives.A += int16(op.Amount)
	case "avert":
		f.Gives.A = averts
	case "lessen":
		f.Gives.A = max(f.Gives.A, lessens)
	}
}

// sendLast swaps the initiative card of the group with the last one of the track (BF-SHP-006).
func (f *Effect) sendLast(m *Match) {
	if g, ok := f.Group.Card(); ok {
		if at := m.State.placeOfGroup(g); at >= 0 {
			m.Emit("BF-SHP-006", swapped(&m.State, uint8(at), m.State.NumTrack-1, false))
		}
	}
}

// askWeapon asks with which weapon a sure attack is made.
func (f *Effect) askWeapon(m *Match, d *engine.Decision) {
	s := &m.State
	_, u := f.op(s)
	d.Seat, d.Kind, d.Rule, d.About = s.ExplorerOf(u).Seat, AskWeapon, "BF-SHP-005", [2]string{s.UnitName(u), s.UnitName(f.Target)}
	if f.Target == NoUnit || !s.Units[f.Target].Here() {
		return
	}
	for _, w := range s.weaponsOn(u, f.Target) {
		d.Offer(engine.Option{Verb: verbNames[fireVerb], Parts: [4]string{s.weapon(u, w).ID, d.About[1]}, Args: [4]int16{int16(w), int16(f.Target)}})
	}
}

// sureAttack takes a weapon action without a die whose attack is a critical (BF-SHP-005).
func (f *Effect) sureAttack(m *Match, in in) flow {
	_, u := f.op(&m.State)
	f.pass(&m.State)
	if !in.Asked {
		m.Emit(f.rule(), NoEffect{"no-target"})
		return goTo("each")
	}
	return call(&WeaponAction{By: u, Weapon: uint8(in.Option.Args[0]), Left: 1, Target: f.Target, Sure: true, Counts: true}).At("each")
}

func (f *Effect) freeGambit(m *Match, _ *library.Op, u UnitID) flow {
	m.Emit("BF-SHP-007", GambitGranted{m.State.Units[u].Card, false})
	return goTo("each")
}

// blackstone rolls the D20 against the target number of the operation (BF-ROL-009).
func (f *Effect) blackstone(m *Match, op *library.Op) {
	faces := LevelsOf(op)
	level, face := blackstone(m, faces[:]...)
	m.Emit("BF-ROL-009", BlackstoneRolled{rolledFor[f.Source], m.State.UnitName(f.Roller), face, dice.Level(level).String(), 0})
	f.open(dice.Level(level))
	f.cameOut(m, f.Roller, dice.Level(level))
}

// LevelsOf returns how many faces of the D20 fail, succeed and are critical.
func LevelsOf(op *library.Op) [3]uint8 {
	great := op.Great
	if great == 0 {
		great = int(dice.D20) + 1
	}
	return [3]uint8{uint8(op.Need - 1), uint8(great - op.Need), uint8(int(dice.D20) + 1 - great)}
}
