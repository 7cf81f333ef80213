package city

import (
	"slices"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/city/library"
	"precipice/engine/dice"
)

// Effect carries out operations of the library's code, from PC to before End. A branch of a roll is an effect of its own, in which the one
// who has rolled acts.
type Effect struct {
	engine.Cursor
	PC, End library.Address
	Actor   UnitID
	Rule    string
	Target  UnitID
	Next    uint8  // whether a single target has been dealt with
	Done    uint64 // of several targets, those that have been dealt with, a bit each
}

var effect = engine.Define("city/effect",
	engine.Step[Effect, State]{Name: "next", Do: (*Effect).next},
	engine.Step[Effect, State]{Name: "first", Ask: (*Effect).askFirst, Do: (*Effect).first},
	engine.Step[Effect, State]{Name: "pick", Ask: (*Effect).askPick, Do: (*Effect).pick},
	engine.Step[Effect, State]{Name: "apply", Do: (*Effect).apply},
	engine.Step[Effect, State]{Name: "move", Ask: (*Effect).askMove, Do: (*Effect).move},
	engine.Step[Effect, State]{Name: "attack", Ask: (*Effect).askAttack, Do: (*Effect).attack},
	engine.Step[Effect, State]{Name: "cure", Ask: (*Effect).askCure, Do: (*Effect).cure},
	engine.Step[Effect, State]{Name: "branch", Do: (*Effect).branch},
	engine.Step[Effect, State]{Name: "done", Do: (*Effect).done},
)

// Proc implements engine.Frame.
func (*Effect) Proc() engine.Table[State] { return effect }

func (f *Effect) op(s *State) *library.Op { return &s.pack.Code[f.PC] }

// targets returns whom an operation may be done to.
func (s *State) targets(op *library.Op, actor UnitID) (list []UnitID) {
	team := HeroTeam
	if op.To == "hostile" || op.To == "hostiles" {
		team = HostileTeam
	}
	from, side := s.Body(actor), s.Units[actor].Team
	for u := range s.each(team) {
		switch {
		case op.To == "others" && u == actor:
		case op.Range > 0 && apart(s, side, from, s.Body(u)) > op.Range:
		case op.Sight && sees(s, side, from).And(s.Body(u)).Empty():
		default:
			list = append(list, u)
		}
	}
	return list
}

// next goes to the next target of an operation, or to the next operation.
func (f *Effect) next(m *Match, _ in) flow {
	s := &m.State
	if f.PC == f.End {
		return finished()
	}
	op := f.op(s)
	switch {
	case op.OfTable(): // whoever has fallen meanwhile (CC-G-118)
		f.change(m, op, f.Actor)
		return f.advance()
	case s.Units[f.Actor].Team == Nobody:
		return f.advance()
	}
	switch op.To {
	case "", "self":
		if f.Next > 0 {
			return f.advance()
		}
		f.Next, f.Target = 1, f.Actor
		return goTo("apply")
	case "hostile", "hero":
		if f.Next > 0 {
			return f.advance()
		}
		f.Next = 1
		return goTo("pick")
	}
	if len(f.left(s)) == 0 {
		return f.advance()
	}
	return then()
}

// left returns those of several targets that are still to come.
func (f *Effect) left(s *State) (list []UnitID) {
	for _, u := range s.targets(f.op(s), f.Actor) {
		if f.Done>>u&1 == 0 {
			list = append(list, u)
		}
	}
	return list
}

// contended are the operations of which it may matter who comes first: who moves takes a space, who attacks may slay, who draws may take
// the last card.
var contended = []string{"move", "attack", "draw", "item"}

// askFirst asks who of several comes first, where it may matter: in the activation of a hero its player, else the leader (CC-TIM-001, 002).
func (f *Effect) askFirst(m *Match, d *engine.Decision) {
	s := &m.State
	list := f.left(s)
	if len(list) < 2 || !slices.Contains(contended, f.op(s).Do) {
		return
	}
	d.Seat, d.Kind, d.Rule, d.About[0] = s.Leader, AskFirst, "CC-TIM-002", f.op(s).Do
	for h := range s.Heroes {
		if s.Heroes[h].Active {
			d.Seat, d.Rule = s.Heroes[h].Seat, "CC-TIM-001"
		}
	}
	for _, u := range list {
		d.Offer(option(DoNext, s.UnitName(u), int(u)))
	}
}

func (f *Effect) first(m *Match, in in) flow {
	f.Target = f.left(&m.State)[0]
	if in.Asked {
		f.Target = UnitID(in.Option.Args[0])
	}
	f.Done |= 1 << f.Target
	return goTo("apply")
}

// advance goes to the next operation.
func (f *Effect) advance() flow {
	f.PC++
	f.Next, f.Done = 0, 0
	return goTo("next")
}

// askPick asks the player of the hero who acts, or the leader, whom an operation is done to.
func (f *Effect) askPick(m *Match, d *engine.Decision) {
	s := &m.State
	d.Seat, d.Kind, d.Rule, d.About = s.Leader, AskPick, f.Rule, [2]string{s.UnitName(f.Actor), f.op(s).Do}
	if s.Units[f.Actor].Team == HeroTeam {
		d.Seat = s.Heroes[f.Actor].Seat
	}
	for _, u := range s.targets(f.op(s), f.Actor) {
		d.Offer(option(DoPick, s.UnitName(u), int(u)))
	}
}

func (f *Effect) pick(m *Match, in in) flow {
	if !in.Asked {
		m.Emit(f.Rule, NoEffect{"nobody"})
		return f.advance()
	}
	f.Target = UnitID(in.Option.Args[0])
	return then()
}

// apply does the operation to its target.
func (f *Effect) apply(m *Match, _ in) flow {
	s := &m.State
	op, h := f.op(s), int(f.Target)
	hero := s.Units[f.Target].Team == HeroTeam
	if hero && !s.Heroes[h].Able() {
		return goTo("next")
	}
	switch op.Do {
	case "damage":
		if hero {
			return call(&Damage{Hero: uint8(h), Left: uint8(op.Amount), Foe: f.Rule == ofHostile, Rule: f.Rule}).At("next")
		}
		return call(&Harm{Unit: f.Target, By: f.by(), Amount: uint8(op.Amount), Sure: f.Rule != ofHero, Rule: f.Rule}).At("next")
	case "heal":
		return call(&Heal{Hero: uint8(h), By: f.by(), Left: uint8(op.Amount)}).At("next")
	case "ail":
		return call(&Ailing{Unit: f.Target, Ail: op.Ailment(), By: f.by(), Rule: f.Rule}).At("next")
	case "draw":
		return call(&Search{Hero: uint8(h), Free: true}).At("next")
	case "item":
		i, _ := s.pack.find("item", op.Item)
		return call(&Take{Hero: uint8(h), Item: uint8(i)}).At("next")
	case "move", "attack", "cure":
		return goTo(op.Do)
	case "roll":
		return f.roll(m)
	}
	f.change(m, op, f.Target)
	return goTo("next")
}

// The rules of effects that somebody brings about: a hero by what it uses, a hostile by its action. Whatever else has an effect, such as a
// quest step, a crisis or a trap, has it by nobody's hand, also where it names a hero.
const (
	ofHero    = "CC-ACT-008"
	ofHostile = "CC-BEH-006"
)

// by returns the hero whose use has this effect.
func (f *Effect) by() Mark {
	if f.Rule == ofHero {
		return markOf(int(f.Actor))
	}
	return 0
}

// change does what needs no frame of its own.
func (f *Effect) change(m *Match, op *library.Op, on UnitID) {
	s, h := &m.State, int(on)
	switch op.Do {
	case "inspire":
		s.gain(m, h, op.Amount, f.Rule, "effect")
	case "fear":
		s.bring(m, f.Rule, op.Amount, 0)
	case "influence":
		s.bring(m, f.Rule, 0, op.Amount)
	case "nightfall":
		darken(m, f.Rule, op.Amount)
	case "quest":
		m.Emit(f.Rule, QuestMoved{uint8(max(0, min(s.pack.Figures.Quest, int(s.QuestToken)+op.Amount)))})
	case "die":
		e := ActivationRolled{Hero: uint8(h)}
		left := op.Amount
		for i, slot := range s.Heroes[h].Slots {
			if slot.Counter == NoCounter && slot.Die == 0 && left > 0 {
				left--
				_, e.Dice[i] = m.Roll(dice.D6, nil)
			}
		}
		m.Emit(f.Rule, e)
	case "destiny":
		e := DestinyRolled{Dice: s.Destiny}
		left := op.Amount
		for i := range e.Dice {
			if d := &e.Dice[i]; d.Used && left > 0 {
				left--
				_, d.Face = m.Roll(dice.D6, nil)
				d.Used = false
			}
		}
		m.Emit(f.Rule, e)
	case "lose-item":
		x := s.Heroes[h]
		m.Emit("CC-ITM-002", Carried{uint8(h), x.Treasure, 0, x.Stones})
	case "ward":
		m.Emit(f.Rule, Warded{on, uint8(op.Amount), f.by()})
	}
}

// roll makes a roll of action dice, or of the quest die.
func (f *Effect) roll(m *Match) flow {
	s := &m.State
	op := f.op(s)
	if op.Roll != "quest" {
		return call(&Roll{Unit: f.Target, Stat: s.Stat(int(f.Target), op.Roll), For: op.Roll, Rule: f.Rule}).At("branch")
	}
	great := op.Great
	if great == 0 {
		great = 13
	}
	class, face := m.Roll(dice.D12, []uint8{uint8(op.Need - 1), uint8(great - op.Need), uint8(13 - great)})
	m.Emit(f.Rule, QuestRolled{"effect", s.UnitName(f.Target), face, class > 0})
	return f.lead(m, dice.Level(class))
}

func (f *Effect) branch(m *Match, in in) flow { return f.lead(m, levelOf(in.Result)) }

// lead goes on with the branch of a level.
func (f *Effect) lead(m *Match, level dice.Level) flow {
	s := &m.State
	if c := s.pack.choiceOf(f.PC); c != "" {
		m.Emit(f.Rule, CameOfIt{c, level.String()})
	}
	does := f.op(s).Then[level]
	if does.Empty() {
		return goTo("next")
	}
	return call(&Effect{PC: does.From, End: does.To, Actor: f.Target, Rule: f.Rule}).At("next")
}

// askMove asks where a hero moves without a die, or whether it stays.
func (f *Effect) askMove(m *Match, d *engine.Decision) {
	s := &m.State
	v := &s.Units[f.Target]
	if !v.Here() || v.Has(library.Trapped) {
		return
	}
	d.Seat, d.Kind, d.Rule, d.About[0] = s.Heroes[f.Target].Seat, AskFreeMove, "CC-ACT-006", s.UnitName(f.Target)
	var r board.Reach
	s.reach(&r, f.Target, s.Move(int(f.Target)))
	for sp := range board.Space(s.tiles.Len()) {
		if sp != v.At && r.Has(sp) && s.room(f.Target, sp) {
			d.Offer(option(DoMove, s.SpaceName(sp), int(sp)))
		}
	}
	d.Offer(opt(DoStay))
}

func (f *Effect) move(m *Match, in in) flow {
	if in.Asked && in.Option.Verb == DoMove {
		m.Emit("CC-ACT-006", Moved{Unit: f.Target, To: board.Space(in.Option.Args[0])})
	}
	return goTo("next")
}

// askAttack asks whom a hero attacks without a die.
func (f *Effect) askAttack(m *Match, d *engine.Decision) {
	s := &m.State
	weapon := s.weaponOf(f.Target, f.op(s).Weapon)
	d.Seat, d.Kind, d.Rule, d.About = s.Heroes[f.Target].Seat, AskPick, "CC-ACT-006", [2]string{s.UnitName(f.Target), "attack"}
	for _, u := range s.shots(f.Target, weapon) {
		d.Offer(option(DoPick, s.UnitName(u), int(u), weapon))
	}
}

func (f *Effect) attack(m *Match, in in) flow {
	if !in.Asked {
		m.Emit(f.Rule, NoEffect{"nobody"})
		return goTo("next")
	}
	return call(&Attack{By: f.Target, On: UnitID(in.Option.Args[0]), Weapon: uint8(in.Option.Args[1])}).At("next")
}

// askCure asks which ailment a hero loses.
func (f *Effect) askCure(m *Match, d *engine.Decision) {
	s := &m.State
	d.Seat, d.Kind, d.Rule, d.About[0] = s.Heroes[f.Target].Seat, AskCure, f.Rule, s.UnitName(f.Target)
	for a := range s.Units[f.Target].ailments {
		d.Offer(option(DoCure, library.AilmentWords[a], int(a)))
	}
}

func (f *Effect) cure(m *Match, in in) flow {
	if in.Asked {
		m.Emit(f.Rule, AilChanged{Unit: f.Target, Ail: library.Ailment(in.Option.Args[0])})
	}
	return goTo("next")
}

func (f *Effect) done(*Match, in) flow { return finished() }
