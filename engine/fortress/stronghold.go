package fortress

import (
	"precipice/engine"
	"precipice/engine/fortress/library"
)

// CluePrice is the number of clues that an attack on a stronghold costs (BF-OBJ-002, BF-STR-001).
const CluePrice = 4

// toConquer is the number of strongholds that open the hidden vault (BF-OBJ-001, BF-VLT-001).
const toConquer = 4

// Goal returns the stronghold or vault that the expedition goes to, or nil.
func (s *State) Goal() *library.Stronghold {
	if i, ok := s.Quest.Goal.Card(); ok {
		return &s.pack.Strongholds[i]
	}
	return nil
}

// Conquered reports whether a stronghold has been conquered in this quest (BF-STR-007).
func (q *QuestState) HasConquered(stronghold int) bool { return q.Conquered&(1<<stronghold) != 0 }

// ToConquer returns how many strongholds must still be conquered before the vault opens (BF-OBJ-001).
func (s *State) ToConquer() int {
	n := toConquer
	for i := range s.pack.Strongholds {
		if s.Quest.HasConquered(i) {
			n--
		}
	}
	return max(0, n)
}

// unconquered returns the weights of a random draw among the strongholds not conquered yet, and their number.
func (s *State) unconquered() (weights []uint8, n int) {
	weights = make([]uint8, len(s.pack.Strongholds))
	for i := range s.pack.Strongholds {
		if !s.pack.Strongholds[i].Vault && !s.Quest.HasConquered(i) {
			weights[i], n = 1, n+1
		}
	}
	return weights, n
}

// vault returns the index of the hidden vault, -1 if the content has none.
func (s *State) vault() int {
	for i := range s.pack.Strongholds {
		if s.pack.Strongholds[i].Vault {
			return i
		}
	}
	return -1
}

// clues counts the clues of an explorer of the party.
func (s *State) clues(e int) int {
	n, _ := s.Holdings(e)
	return n
}

// askDestination asks the leader where the expedition goes, if it can go to more than one place (BF-STR-001,
// BF-VLT-001, BF-SET-024).
func (f *Quest) askDestination(m *Match, d *engine.Decision) {
	s := &m.State
	if len(s.pack.Strongholds) == 0 {
		return
	}
	d.Seat, d.Kind, d.Rule = s.Leader, AskDestination, "BF-STR-001"
	d.Offer(opt(DoExplore))
	clues, _ := s.Carried()
	_, left := s.unconquered()
	switch o := opt(DoAttackStronghold); {
	case left == 0:
		d.Refuse(o, "BF-STR-003", "all-conquered")
	case clues < CluePrice:
		d.Refuse(o, "BF-OBJ-002", "clues-short", s.pack.Number(CluePrice), s.pack.Number(clues))
	default:
		d.Offer(o)
	}
	switch o := opt(DoAttackVault); {
	case s.vault() < 0:
	case s.ToConquer() > 0:
		d.Refuse(o, "BF-VLT-001", "strongholds-left", s.pack.Number(s.ToConquer()))
	default:
		d.Offer(o) // BF-OBJ-003, BF-VLT-002
	}
}

// destination asks the other players of explorers whether they agree to the leader's choice of an attack (BF-G-094).
func (f *Quest) destination(m *Match, in in) flow {
	switch {
	case in.Asked && in.Option.Verb == DoAttackStronghold:
		return call(proposeAttack(m, AttackStronghold)).At("storm")
	case in.Asked && in.Option.Verb == DoAttackVault:
		return call(proposeAttack(m, AttackVault)).At("open-vault")
	}
	return goTo("set-out")
}

// storm lets the party pay for an attack on a stronghold to which everybody has agreed. Otherwise it sets out on an
// ordinary expedition (BF-G-094).
func (f *Quest) storm(_ *Match, in in) flow {
	if in.Result.A == 0 {
		return goTo("set-out")
	}
	return call(&Tribute{}).At("draw")
}

// openVault heads for the vault, if everybody has agreed (BF-VLT-001, BF-G-094).
func (f *Quest) openVault(m *Match, in in) flow {
	if in.Result.A == 0 {
		return goTo("set-out")
	}
	m.Emit("BF-VLT-001", GoalSet{uint8(m.State.vault())})
	return goTo("share-again")
}

// draw draws the stronghold, after the clues have been paid (BF-STR-003).
func (f *Quest) draw(m *Match, _ in) flow {
	weights, n := m.State.unconquered()
	which, _ := m.Roll(dieOf(n), weights)
	m.Emit("BF-STR-003", GoalSet{uint8(which)})
	return goTo("share-again")
}

// comeBack says how an attack has ended (BF-STR-007, BF-STR-008, BF-G-068). Conquering the vault wins the quest
// (BF-VLT-003, BF-OBJ-001).
func (f *Quest) comeBack(m *Match, _ in) flow {
	s := &m.State
	switch h := s.Goal(); {
	case h == nil:
		return goTo("arrive")
	case s.Expedition.Ending != Taken && h.Vault:
		m.Emit("BF-G-068", AssaultFailed{})
		return goTo("arrive")
	case s.Expedition.Ending != Taken:
		m.Emit("BF-STR-008", AssaultFailed{})
		return goTo("arrive")
	case h.Vault:
		m.Emit("BF-VLT-003", VaultTaken{})
		m.Emit("BF-OBJ-001", QuestEnded{QuestWon})
		return finished()
	}
	m.Emit("BF-STR-007", StrongholdTaken{})
	return then()
}

// askAward asks the leader who takes the artefact: anybody of the party who lives (BF-STR-007). Nobody takes one that
// an explorer has already brought in from another quest.
func (f *Quest) askAward(m *Match, d *engine.Decision) {
	s := &m.State
	if s.Quest.Resources[s.Goal().Reward] == 0 {
		return
	}
	d.Seat, d.Kind, d.Rule, d.About[0] = s.Leader, AskAward, "BF-STR-007", s.pack.Resources[s.Goal().Reward].ID
	for e := range s.leaderOrder {
		if !s.Party[e].Dead {
			d.Offer(engine.Option{Verb: DoAward, Parts: [4]string{s.Name(e)}, Args: [4]int16{int16(e)}})
		}
	}
}

func (f *Quest) award(m *Match, in in) flow {
	if !in.Asked {
		m.Emit("BF-STR-007", NoEffect{"artefact-gone"})
		return then()
	}
	m.Emit("BF-STR-007", ArtefactTaken{uint8(in.Option.Args[0]), uint8(m.State.Goal().Reward)})
	return then()
}

// Tribute asks who pays the clues of an attack. Whoever holds clues is asked in leader order, and may keep them
// while those after it hold enough (BF-STR-001, BF-OBJ-002, BF-DSC-003).
type Tribute struct {
	engine.Cursor
	Paid uint8
	Next uint8 // explorers, in leader order, who pay no more
}

var tribute = engine.Define("fortress/tribute",
	engine.Step[Tribute, State]{Name: "pay", Ask: (*Tribute).ask, Do: (*Tribute).pay},
)

// Proc implements engine.Frame.
func (*Tribute) Proc() engine.Table[State] { return tribute }

// holder returns the explorer who pays next, its place in leader order, and the clues of those after it. It is -1
// if nobody has any left.
func (f *Tribute) holder(s *State) (e int, place uint8, rest int) {
	e = -1
	n := uint8(0)
	for x := range s.leaderOrder {
		n++
		switch clues := s.clues(x); {
		case n <= f.Next || clues == 0:
		case e < 0:
			e, place = x, n
		default:
			rest += clues
		}
	}
	return e, place, rest
}

func (f *Tribute) ask(m *Match, d *engine.Decision) {
	s := &m.State
	e, _, rest := f.holder(s)
	due := CluePrice - int(f.Paid)
	if e < 0 || due <= 0 || s.clues(e)+rest <= due {
		return // every clue is due
	}
	d.Seat, d.Kind, d.Rule, d.About[0] = s.Party[e].Seat, AskClues, "BF-STR-001", s.Name(e)
	var seen [MaxKinds]bool
	for _, find := range s.Party[e].Finds[:s.Party[e].NumFinds] {
		if kind, _ := find.Card(); s.pack.Discoveries[kind].Clue && !seen[kind] {
			seen[kind] = true
			d.Offer(engine.Option{Verb: DoSpend, Parts: [4]string{s.pack.Discoveries[kind].ID}, Args: [4]int16{int16(kind)}})
		}
	}
	if rest >= due {
		d.Offer(opt(DoKeep))
	} else {
		d.Refuse(opt(DoKeep), "BF-OBJ-002", "clues-due", s.pack.Number(due-rest))
	}
}

func (f *Tribute) pay(m *Match, in in) flow {
	s := &m.State
	e, place, _ := f.holder(s)
	if e < 0 || f.Paid == CluePrice {
		return finished()
	}
	if in.Asked && in.Option.Verb == DoKeep {
		f.Next = place
		return goTo("pay")
	}
	kind := uint8(in.Option.Args[0])
	if !in.Asked {
		kind = s.firstClue(e)
	}
	m.Emit("BF-STR-002", CluePaid{uint8(e), kind})
	f.Paid++
	return goTo("pay")
}

// firstClue returns the kind of the first clue of an explorer who holds one.
func (s *State) firstClue(e int) uint8 {
	for _, find := range s.Party[e].Finds[:s.Party[e].NumFinds] {
		if kind, _ := find.Card(); s.pack.Discoveries[kind].Clue {
			return uint8(kind)
		}
	}
	panic("fortress: an explorer without clues pays one")
}
