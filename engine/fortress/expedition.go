package fortress

import "precipice/engine"

// MaxRounds is the number of exploration cards in an expedition, and therefore of its rounds
// (BF-DCK-002).
const MaxRounds = sorts * cardsEach

// cardsEach is the number of cards of each sort in the exploration deck (BF-DCK-002).
const cardsEach = 4

// CardSort is a sort of exploration card (BF-DCK-002).
type CardSort uint8

// The sorts.
const (
	CombatCard CardSort = iota
	ChallengeCard
	sorts = iota // their number; a save holds a deck of each
)

func (s CardSort) String() string { return [...]string{"combat", "challenge"}[s] }

// ExpeditionStep is a step of an exploration round (BF-EXP-001), or a state before or after the rounds.
type ExpeditionStep uint8

// The steps.
const (
	NoExpedition ExpeditionStep = iota // a single combat
	SettingOut
	ExplorationStep
	RecoveryStep
	LeaderStep
	ExpeditionOver
)

var stepNames = [...]string{"", "setting-out", "exploration", "recovery", "leader", "over"}

func (s ExpeditionStep) String() string { return stepNames[s] }

// Ending is why an expedition ended (BF-END-001 to 004).
type Ending uint8

// The endings.
const (
	NotEnded Ending = iota
	AllOut
	Death
	Agreed
	DeckEmpty
	Withdrawn // by the escape chamber, before the objective of a stronghold was met (BF-G-068)
	Taken     // the stronghold or the vault (BF-STR-007, BF-VLT-003)
)

// ExpeditionState holds the state of an expedition, apart from its party.
type ExpeditionState struct {
	Difficulty Difficulty
	Step       ExpeditionStep
	Round      uint8
	Left       [sorts]uint8           // cards still in the deck, by sort
	Unseen     [sorts][MaxKinds]uint8 // cards that may be among them, by sort and kind
	Rounds     [MaxRounds]Round
	Proposed   uint8 // players who have proposed an end in this exploration step, a bit each (BF-G-077)
	Ending     Ending
	Won        bool
	Supports   [MaxShips]SupportState // by ship (BF-SHP-001)
	Ahead      uint8                  // cards left of the approach to a stronghold (BF-STR-004)
	Assault    AssaultState
}

// Round is the record of an exploration card.
type Round struct {
	Sort  CardSort
	Card  uint8
	Tally Tally // of the whole party
}

// CardsLeft returns the number of cards in the exploration deck.
func (x *ExpeditionState) CardsLeft() (n int) {
	n = int(x.Ahead)
	for _, left := range x.Left {
		n += int(left)
	}
	return n
}

// note counts a deed or harm of an explorer, for the explorer and for the round.
func (s *State) note(e uint8, what func(*Tally) *uint8) {
	count := func(n *uint8) { *n = min(*n, 254) + 1 }
	count(what(&s.Party[e].Tally))
	if r := s.Expedition.This(); r != nil {
		count(what(&r.Tally))
	}
}

// This returns the round in progress, or nil outside an expedition and before its first card.
func (x *ExpeditionState) This() *Round {
	if x.Round == 0 {
		return nil
	}
	return &x.Rounds[x.Round-1]
}

// RoundInProgress returns the current round of an expedition, counted from 1, or the round in which it
// ended. A round begins before its card is turned up (BF-EXP-001, BF-LDR-003). The result is 0 while
// the explorers set out, and in a single combat.
func RoundInProgress(m *Match) int {
	d, asked := m.Pending()
	return m.State.Expedition.inRound(asked && (d.Kind == AskExplore || d.Kind == AskEndExpedition))
}

// RoundBefore returns the round in progress before an event that is still to be shown.
func (x *ExpeditionState) RoundBefore(next engine.Change[State]) int {
	switch e := next.(type) {
	case EndProposed, EndDeclined, TurnedUp:
		return x.inRound(true)
	case ExpeditionEnded:
		return x.inRound(e.Why == Agreed)
	}
	return x.inRound(false)
}

// inRound returns the round in progress. It is one more than the cards turned up while the next card is open, and
// stays so if the players end the expedition then.
func (x *ExpeditionState) inRound(open bool) int {
	if (open || x.Ending == Agreed) && x.CardsLeft() > 0 {
		return int(x.Round) + 1
	}
	return int(x.Round)
}

// Fighting reports whether a combat is in progress.
func (s *State) Fighting() bool {
	x := &s.Expedition
	if s.Mode() == SingleCombat {
		return true
	}
	r := x.This()
	return r != nil && r.Sort == CombatCard && x.Step == ExplorationStep && s.Phase != Over
}

// Expedition is an expedition, from the maglev chamber to its end (BF-EXP-001).
type Expedition struct{ engine.Cursor }

var expedition = engine.Define("fortress/expedition",
	engine.Step[Expedition, State]{Name: "set-out", Do: (*Expedition).setOut},
	engine.Step[Expedition, State]{Name: "explore", Ask: (*Expedition).ask, Do: (*Expedition).explore},
	engine.Step[Expedition, State]{Name: "vote", Do: (*Expedition).vote},
	engine.Step[Expedition, State]{Name: "turn-up", Do: (*Expedition).turnUp},
	engine.Step[Expedition, State]{Name: "resolved", Do: (*Expedition).resolved},
	engine.Step[Expedition, State]{Name: "leader", Do: (*Expedition).leader},
	engine.Step[Expedition, State]{Name: "new-round", Do: (*Expedition).newRound},
	engine.Step[Expedition, State]{Name: "last-rolls", Do: (*Expedition).lastRolls},
	engine.Step[Expedition, State]{Name: "count", Do: (*Expedition).count},
	engine.Step[Expedition, State]{Name: "assault", Do: (*Expedition).assault},
)

// Proc implements engine.Frame.
func (*Expedition) Proc() engine.Table[State] { return expedition }

// setOut places the explorers in the maglev chamber (BF-SET-025).
func (f *Expedition) setOut(m *Match, _ in) flow {
	if h := m.State.Goal(); h != nil {
		m.Emit("BF-STR-004", ApproachMade{uint8(h.Approach)})
	} else {
		m.Emit("BF-DCK-002", DeckMade{})
	}
	m.Emit("BF-SET-025", ChamberSet{})
	return call(&Boarding{})
}

// ask lets the leader turn up a card, or propose to end the expedition, or let another player of an explorer
// propose it. Each player may do so once per step. After a card the leader may also pause (BF-EXP-002, BF-EXP-003,
// BF-G-077, BF-END-006).
func (f *Expedition) ask(m *Match, d *engine.Decision) {
	s := &m.State
	if s.Expedition.CardsLeft() == 0 {
		return
	}
	d.Seat, d.Kind, d.Rule, d.Free = s.Leader, AskExplore, "BF-EXP-002", true
	d.Offer(opt(DoTurnUp))
	for i := range int(s.Players) {
		seat := engine.Seat((int(s.Leader) + i) % int(s.Players))
		o := engine.Option{Verb: DoProposeEnd, Args: [4]int16{int16(seat)}}
		if seat != s.Leader {
			o = engine.Option{Verb: DoLetPropose, Parts: [4]string{s.pack.Number(int(seat) + 1)}, Args: o.Args}
		}
		switch {
		case !s.controls(seat, func(int) bool { return true }):
		case s.Expedition.Proposed&(1<<seat) != 0:
			d.Refuse(o, "BF-G-077", "end-declined")
		default:
			d.Offer(o)
		}
	}
	if s.Expedition.Round == 0 {
		d.Refuse(opt(DoPause), "BF-X-016", "no-card-yet")
	} else {
		idly(d, opt(DoPause), f.Idle, "BF-PAU-001", "paused-enough")
	}
}

func (f *Expedition) explore(m *Match, in in) flow {
	switch {
	case !in.Asked && m.State.Goal() != nil:
		return goTo("assault") // BF-END-004, BF-EXP-004, BF-X-024
	case !in.Asked:
		return f.end(m, "BF-END-004", DeckEmpty)
	case in.Option.Verb == DoTurnUp:
		f.Idle = 0
		return goTo("turn-up")
	case in.Option.Verb == DoPause:
		f.Idle++
		return call(&Pause{}).At("explore")
	}
	by := engine.Seat(in.Option.Args[0])
	m.Emit("BF-EXP-003", EndProposed{by})
	return call(&Agreement{By: seatMark(by)})
}

// vote ends the expedition if nobody declines (BF-EXP-003, BF-G-077).
func (f *Expedition) vote(m *Match, in in) flow {
	if in.Result.A > 0 {
		return f.end(m, "BF-END-003", Agreed)
	}
	return goTo("explore")
}

// turnUp turns up the top card of the exploration deck and resolves it (BF-EXP-002). Each sort is drawn
// in proportion to the cards left of it, and each card of the sort not yet seen is equally likely.
func (f *Expedition) turnUp(m *Match, _ in) flow {
	x := &m.State.Expedition
	sort := CombatCard
	switch {
	case x.Ahead > 0:
		sort = x.eitherSort(m)
	case x.Left[CombatCard] == 0:
		sort = ChallengeCard
	case x.Left[ChallengeCard] > 0:
		class, _ := m.Roll(dieOf(x.CardsLeft()), x.Left[:])
		sort = CardSort(class)
	}
	card := uint8(draw(m, &x.Unseen[sort]))
	m.Emit("BF-EXP-002", TurnedUp{sort, card})
	if sort == CombatCard {
		return call(&Combat{Card: card})
	}
	return call(&Challenge{Card: card})
}

// eitherSort draws the sort of the next card of an approach, in which every card not yet seen is equally likely
// (BF-STR-004).
func (x *ExpeditionState) eitherSort(m *Match) CardSort {
	var left [sorts]uint8
	for sort := range left {
		left[sort] = uint8(total(&x.Unseen[sort]))
	}
	class, _ := m.Roll(dieOf(int(left[CombatCard])+int(left[ChallengeCard])), left[:])
	return CardSort(class)
}

// assault begins the next battlefield of the stronghold or the vault (BF-STR-005).
func (f *Expedition) assault(m *Match, _ in) flow {
	s := &m.State
	card := s.Goal().Stages[s.Expedition.Assault.Stage]
	m.Emit("BF-STR-005", StageBegan{uint8(card)})
	return call(&Combat{Card: uint8(card)}).At("resolved")
}

// stormed follows a battlefield of a stronghold or the vault. Only an objective leads on (BF-G-068, BF-STR-008).
// After the last one the expedition ends (BF-STR-007, BF-VLT-003).
func (f *Expedition) stormed(m *Match) flow {
	s := &m.State
	switch {
	case s.allOut():
		return f.end(m, "BF-END-001", AllOut)
	case s.Result != Achieved:
		return f.end(m, "BF-G-068", Withdrawn)
	case int(s.Expedition.Assault.Stage) == len(s.Goal().Stages):
		return f.end(m, "BF-STR-007", Taken)
	}
	if s.NumCells == 0 {
		m.Emit("BF-SET-025", ChamberSet{})
	}
	m.Emit("BF-EXP-001", StepBegan{RecoveryStep})
	return call(&Recovery{}).At("leader")
}

// resolved goes on to the recovery step, or ends the expedition if all explorers are out of action
// after a combat (BF-ECB-006, BF-END-001).
func (f *Expedition) resolved(m *Match, _ in) flow {
	s := &m.State
	if s.Expedition.Assault.Stage > 0 {
		return f.stormed(m)
	}
	if this := s.Expedition.This(); this.Sort == CombatCard {
		m.Emit("BF-EXP-006", CardRemoved{this.Sort, this.Card})
		if s.allOut() {
			m.Emit("BF-END-001", ExpeditionEnded{AllOut})
			if s.Mode() == Campaign {
				return finished() // they roll at Precipice (BF-ECB-006)
			}
			return goTo("last-rolls")
		}
	} else {
		m.Emit("BF-EXP-005", CardRemoved{this.Sort, this.Card})
	}
	m.Emit("BF-EXP-001", StepBegan{RecoveryStep})
	return call(&Recovery{})
}

// leader ends the expedition if an explorer has died. Otherwise it passes the leader marker on, lets
// players exchange cards and starts a new round (BF-END-002, BF-LDR-001 to 003).
func (f *Expedition) leader(m *Match, _ in) flow {
	s := &m.State
	for e := range s.Party {
		if s.Party[e].Dead {
			return f.end(m, "BF-END-002", Death)
		}
	}
	m.Emit("BF-EXP-001", StepBegan{LeaderStep})
	m.Emit("BF-LDR-001", LeaderPassed{s.nextSeat(s.Leader)})
	return call(&Exchange{})
}

func (f *Expedition) newRound(m *Match, _ in) flow {
	m.Emit("BF-LDR-003", StepBegan{ExplorationStep})
	return goTo("explore")
}

func (f *Expedition) end(m *Match, rule string, why Ending) flow {
	m.Emit(rule, ExpeditionEnded{why})
	if m.State.Mode() == Campaign {
		return finished() // to Precipice (BF-END-005)
	}
	return goTo("count")
}

// lastRolls lets explorers out of action make their recovery rolls at the end, when nobody goes to
// Precipice (BF-G-076, BF-ONE-006).
func (f *Expedition) lastRolls(*Match, in) flow { return call(&Recovery{Last: true}) }

// count decides whether the objective is met (BF-ONE-007).
func (f *Expedition) count(m *Match, _ in) flow {
	clues, points := m.State.Carried()
	m.Emit("BF-ONE-007", ObjectiveCounted{uint8(clues), uint8(points), m.State.ObjectiveMet()})
	return finished()
}
