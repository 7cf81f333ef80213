package fortress

import (
	"slices"
	"testing"

	"precipice/engine"
	"precipice/engine/dice"
	"precipice/engine/fortress/library"
)

// withClues is a quest whose first party sets out with so many clues, the first explorers holding the most.
func withClues(t *testing.T, setup Setup, clues ...int) *State {
	t.Helper()
	s := gathered(t, setup).State
	s.Expedition = ExpeditionState{}
	kind := uint8(0)
	for e, n := range clues {
		for range n {
			for !s.pack.Discoveries[kind].Clue || s.Discovery[kind] == 0 {
				kind++
			}
			s.Discovery[kind]--
			x := &s.Party[e]
			x.Finds[x.NumFinds] = Mark(kind + 1)
			x.NumFinds++
		}
	}
	return &s
}

// An attack costs four clues of the party, which go back into the discovery deck. Fewer are not enough, and with
// just four nobody is asked which.
// proves: BF-STR-001 BF-STR-002 BF-STR-003 BF-OBJ-002 BF-DSC-003 BF-SET-024
func TestAnAttackCostsFourClues(t *testing.T) {
	m := questFrom(t, withClues(t, Setup{Players: 1, Fifth: -1}, 2, 1), "destination")
	if d, _ := m.Pending(); d.Kind == AskDestination || m.State.Goal() != nil {
		t.Errorf("three clues: %s, goal %v", d.Kind, m.State.Goal())
	}
	m = questFrom(t, withClues(t, Setup{Players: 1, Fifth: -1}, 2, 1, 1), "destination")
	before := m.State.Discovery
	if rule := refused(m, "attack-vault"); rule != "BF-VLT-001" && m.State.vault() >= 0 {
		t.Errorf("the vault is refused by %q", rule)
	}
	choose(t, m, "attack-stronghold")
	s := &m.State
	if clues, _ := s.Carried(); clues != 0 || total(&s.Discovery) != total(&before)+CluePrice {
		t.Errorf("%d clues are left, and the deck has %d cards more", clues, total(&s.Discovery)-total(&before))
	}
	if h := s.Goal(); h == nil || h.Vault || told(m, "BF-STR-002") != CluePrice || told(m, "BF-STR-003") != 1 {
		t.Errorf("the goal is %v", h)
	}
	m = questFrom(t, withClues(t, Setup{Players: 1, Fifth: -1}, 4), "destination")
	choose(t, m, "explore")
	if clues, _ := m.State.Carried(); clues != 4 || m.State.Goal() != nil || m.State.Expedition.CardsLeft() != MaxRounds {
		t.Errorf("an ordinary expedition: %d clues, %v", clues, m.State.Goal())
	}
}

// With more clues than four, whoever holds some is asked in leader order which to pay, and may keep them while the
// others hold enough.
// proves: BF-STR-001 BF-OBJ-002
func TestWhoHoldsMoreCluesPicksWhichToPay(t *testing.T) {
	s := withClues(t, Setup{Players: 2, Leader: 1, Fifth: -1}, 2, 2, 2)
	s.Quest.Step = Gathering
	m := questFrom(t, s, "destination")
	choose(t, m, "attack-stronghold", "agree")
	var asked []engine.Seat
	for {
		d, _ := m.Pending()
		if d.Kind != AskClues {
			break
		}
		declared(t, m, map[string]bool{})
		asked = append(asked, d.Seat)
		if len(asked) == 1 {
			choose(t, m, "keep")
			continue
		}
		if rule := refused(m, "keep"); rule != "BF-OBJ-002" {
			t.Errorf("the clues that are due may be kept, refused by %q", rule)
		}
		m.Take(0)
	}
	if clues, _ := m.State.Carried(); clues != 2 || m.State.clues(0) != 2 || !slices.Equal(asked, []engine.Seat{1}) {
		t.Errorf("%d clues are left, %d with the first; asked %v", clues, m.State.clues(0), asked)
	}
}

// Whoever is asked may not keep clues that those after it cannot pay.
// proves: BF-STR-001 BF-OBJ-002
func TestCluesThatAreDueMayNotBeKept(t *testing.T) {
	m := questFrom(t, withClues(t, Setup{Players: 1, Fifth: -1}, 4, 2), "destination")
	choose(t, m, "attack-stronghold")
	for paid, due := range []bool{true, true, false} { // the second explorer can pay two of the four
		if rule := refused(m, "keep"); (rule == "BF-OBJ-002") != due {
			t.Errorf("after %d clues, keeping the rest is refused by %q", paid, rule)
		}
		if due {
			m.Take(0)
		}
	}
	choose(t, m, "keep")
	if m.State.clues(0) != 2 || m.State.clues(1) != 0 {
		t.Errorf("%d and %d clues are left", m.State.clues(0), m.State.clues(1))
	}
}

// The approach has as many cards as the stronghold says, of both sorts. When they are all turned up, the battlefield
// of the stronghold is laid.
// proves: BF-STR-004 BF-STR-005 BF-SET-027 BF-END-004 BF-EXP-004 BF-X-024
func TestTheApproachLeadsToTheBattlefield(t *testing.T) {
	m := questFrom(t, withClues(t, Setup{Players: 1, Fifth: -1}, 4), "destination")
	choose(t, m, "attack-stronghold")
	s, h := &m.State, m.State.Goal()
	if x := &s.Expedition; x.CardsLeft() != h.Approach || x.Left != ([sorts]uint8{}) || x.Unseen[CombatCard] == ([MaxKinds]uint8{}) || x.Unseen[ChallengeCard] == ([MaxKinds]uint8{}) {
		t.Fatalf("the approach is %+v", x)
	}
	c := *s
	c.Expedition.Ahead, c.Expedition.Round, c.Expedition.Step = 0, uint8(h.Approach), ExplorationStep
	m = assaulted(t, c)
	if s := &m.State; s.Assault() == nil || s.Expedition.Assault.Stage != 1 || !s.Fighting() || told(m, "BF-END-004") != 0 {
		t.Errorf("after the approach: %+v", s.Expedition)
	}
}

// atStronghold is a quest whose party stands before a battlefield of a stronghold or the vault.
func atStronghold(t *testing.T, id string, stage int) State {
	t.Helper()
	s := *withClues(t, Setup{Players: 1, Fifth: -1})
	at := s.pack.place("stronghold", id)
	s.Quest.Step, s.Quest.Goal = Exploring, Mark(at+1)
	s.Expedition = ExpeditionState{Step: ExplorationStep, Round: uint8(s.pack.Strongholds[at].Approach + stage), Assault: AssaultState{Stage: uint8(stage)}}
	return s
}

// assaulted begins the next battlefield of an attack.
func assaulted(t *testing.T, s State, faces ...uint8) *Match {
	t.Helper()
	src := dice.NewSeeded(3)
	src.Loaded = faces
	return engine.Begin(rulesFor(t), s, src, func(*State) engine.Frame[State] { return &Expedition{engine.Cursor{At: "explore"}} })
}

// stormed goes on after a battlefield of an attack.
func stormed(t *testing.T, s State) *Match {
	t.Helper()
	return engine.Begin(rulesFor(t), s, dice.NewSeeded(3), func(*State) engine.Frame[State] { return &Expedition{engine.Cursor{At: "resolved"}} })
}

// conquerors is a quest before an expedition, with so many strongholds conquered.
func conquerors(t *testing.T, conquered int) *State {
	t.Helper()
	s := withClues(t, Setup{Players: 1, Fifth: -1})
	for i := range s.pack.Strongholds {
		if h := &s.pack.Strongholds[i]; !h.Vault && conquered > 0 {
			s.Quest.Conquered |= 1 << i
			s.Quest.Resources[h.Reward] = 0
			conquered--
		}
	}
	return s
}

// back is a quest whose expedition has just ended at a stronghold or the vault.
func back(t *testing.T, id string, why Ending, out ...int) *State {
	t.Helper()
	s := atStronghold(t, id, 0)
	h := s.Goal()
	s.Quest.Expedition = 1
	s.Expedition.Round = uint8(h.Approach + len(h.Stages))
	s.Expedition.Assault.Stage = uint8(len(h.Stages))
	s.Combat = uint8(h.Stages[len(h.Stages)-1])
	for _, e := range out {
		OutOfAction{uint8(e)}.Apply(&s)
	}
	ExpeditionEnded{why}.Apply(&s)
	return &s
}

// Whoever conquers a stronghold takes its artefact: the leader gives it to anybody who lives. Its card lies in the
// legacy row and changes the rules from then on. Then comes Precipice with a legacy card, as after any expedition.
// proves: BF-STR-007 BF-STR-009 BF-G-042 BF-DCK-008 BF-LEG-002
func TestAConqueredStrongholdGivesItsArtefact(t *testing.T) {
	for i := range rulesFor(t).Pack.Strongholds {
		h := &rulesFor(t).Pack.Strongholds[i]
		if h.Vault {
			continue
		}
		m := questFrom(t, back(t, h.ID, Taken, 3), "come-back")
		s := &m.State
		if d, _ := m.Pending(); d.Kind != AskAward || d.Seat != s.Leader || len(d.Options) != 4 {
			t.Fatalf("%s: %s, %v", h.ID, d.Kind, d.Options)
		}
		declared(t, m, map[string]bool{})
		choose(t, m, "award ur-025")
		if s.placeOf(int(s.Party[1].Kind), h.Reward) < 0 || s.Quest.Resources[h.Reward] != 0 {
			t.Errorf("%s: UR-025 does not hold the artefact: %v", h.ID, s.Quest.Held[:2])
		}
		if !s.Quest.HasConquered(i) || s.Quest.Row[0] != Mark(h.Card+1) || s.Quest.Row[1] == 0 || s.ToConquer() != toConquer-1 {
			t.Errorf("%s: conquered %b, the row is %v", h.ID, s.Quest.Conquered, s.Quest.Row[:3])
		}
		card := &s.pack.Legacy[h.Card]
		if !slices.ContainsFunc(s.influences(nil, NoUnit), func(in *Influence) bool { return in.ID == card.ID }) && len(card.Modify) > 0 {
			t.Errorf("%s changes nothing", h.ID)
		}
		if told(m, "BF-LEG-001") != 1 || told(m, "BF-STR-008") != 0 {
			t.Errorf("%s: %d legacy cards", h.ID, told(m, "BF-LEG-001"))
		}
		if err := s.Validate(); err != nil {
			t.Error(err)
		}
	}
}

// An artefact that an explorer has brought in from another quest is not in the pile. Its stronghold can be conquered
// all the same, and then nobody is asked who takes it.
// proves: BF-STR-007 BF-NEW-003
func TestAnArtefactBroughtInIsNotTakenAgain(t *testing.T) {
	h := &rulesFor(t).Pack.Strongholds[0]
	s := back(t, h.ID, Taken)
	Brought{uint8(s.Party[2].Kind), uint8(h.Reward), true}.Apply(s)
	if err := s.Validate(); err != nil {
		t.Fatal("before:", err)
	}
	m := questFrom(t, s, "come-back")
	if d, _ := m.Pending(); d.Kind == AskAward || !m.State.Quest.HasConquered(0) {
		t.Errorf("asked %s, conquered %b", d.Kind, m.State.Quest.Conquered)
	}
	if owner := int(m.State.Party[2].Kind); m.State.placeOf(owner, h.Reward) < 0 || m.State.Quest.Resources[h.Reward] != 0 {
		t.Error("the artefact has changed hands")
	}
	if err := m.State.Validate(); err != nil {
		t.Error("after:", err)
	}
	PutBack{uint8(m.State.Party[2].Kind), uint8(h.Reward), true}.Apply(&m.State)
	if err := m.State.Validate(); err != nil {
		t.Error("put back:", err)
	}
}

// An attack that ends before the objective is met has failed, however it ends. The stronghold can be drawn again, its
// artefact stays in the pile, and Precipice follows with a legacy card.
// proves: BF-STR-008 BF-STR-009 BF-G-042 BF-G-068 BF-DCK-008
func TestAFailedAttackCanBeMadeAgain(t *testing.T) {
	h := &rulesFor(t).Pack.Strongholds[0]
	for _, why := range []Ending{AllOut, Death, Agreed, Withdrawn} {
		m := questFrom(t, back(t, h.ID, why), "come-back")
		s := &m.State
		if told(m, "BF-STR-008") != 1 || told(m, "BF-LEG-001") != 1 || s.Quest.Conquered != 0 || s.Quest.Resources[h.Reward] != 1 {
			t.Errorf("%v: failures told %d, legacy cards %d, conquered %b", why, told(m, "BF-STR-008"), told(m, "BF-LEG-001"), s.Quest.Conquered)
		}
		if weights, _ := s.unconquered(); weights[0] != 1 {
			t.Errorf("%v: it cannot be drawn again", why)
		}
	}
}

// Whoever leaves by the escape chamber before the objective is met has not taken the battlefield: the attack has
// failed, and no second battlefield follows.
// proves: BF-STR-008 BF-G-068
func TestLeavingBeforeTheObjectiveFails(t *testing.T) {
	for _, h := range rulesFor(t).Pack.Strongholds {
		s := atStronghold(t, h.ID, 0)
		StageBegan{uint8(h.Stages[0])}.Apply(&s)
		Laid{uint8(h.Stages[0])}.Apply(&s)
		CombatEnded{Escaped}.Apply(&s)
		if m := stormed(t, s); m.State.Expedition.Ending != Withdrawn || told(m, "BF-G-068") != 1 {
			t.Errorf("%s: %v", h.ID, m.State.Expedition.Ending)
		}
	}
}

// A stronghold that has been conquered is not drawn again. With none left, none can be attacked.
// proves: BF-STR-003
func TestAConqueredStrongholdIsNotDrawnAgain(t *testing.T) {
	s := withClues(t, Setup{Players: 1, Fifth: -1}, 4)
	s.Quest.Conquered = 0
	for i := range s.pack.Strongholds {
		if !s.pack.Strongholds[i].Vault {
			s.Quest.Conquered |= 1 << i
		}
	}
	d := engine.Decision{}
	m := questFrom(t, s, "destination")
	(&Quest{}).askDestination(m, &d)
	if d.Find("attack-stronghold") >= 0 || d.Find("explore") < 0 {
		t.Errorf("the leader is offered %v", d.Options)
	}
	if _, n := m.State.unconquered(); n != 0 {
		t.Errorf("%d may be drawn", n)
	}
}

// The artefact of a dead explorer leaves the quest: it is neither held nor in the pile.
// proves: BF-G-038 BF-REC-007
func TestTheArtefactOfTheDeadIsLost(t *testing.T) {
	h := &rulesFor(t).Pack.Strongholds[0]
	m := questFrom(t, back(t, h.ID, Taken), "come-back")
	choose(t, m, "award ur-025")
	s := &m.State
	Died{1}.Apply(s)
	if s.placeOf(int(s.Party[1].Kind), h.Reward) >= 0 || s.Quest.Resources[h.Reward] != 0 {
		t.Errorf("held %v, pile %d", s.Quest.Held[:2], s.Quest.Resources[h.Reward])
	}
	if err := s.validateAssault(); err != nil {
		t.Error(err)
	}
}

// An artefact stays with its owner from one expedition to the next, and changes hands like a resource card: before an
// expedition, in leader steps and at Precipice.
// proves: BF-SET-014 BF-LDR-002 BF-RSC-008 BF-PRE-002 BF-PRE-005 BF-NEW-003
func TestAnArtefactChangesHandsLikeACard(t *testing.T) {
	h := &rulesFor(t).Pack.Strongholds[0]
	id := rulesFor(t).Pack.Resources[h.Reward].ID
	for _, when := range []ExchangeTime{InLeaderStep, BeforeExpedition, AtPrecipice} {
		m := questFrom(t, back(t, h.ID, Taken), "come-back")
		choose(t, m, "award ur-025")
		m = engine.Begin(rulesFor(t), m.State, dice.NewSeeded(3), func(*State) engine.Frame[State] { return &Exchange{Time: when} })
		choose(t, m, "give ur-025 "+id+" janus-draik")
		if x := &m.State; x.placeOf(int(x.Party[0].Kind), h.Reward) < 0 {
			t.Errorf("%d: it was not given", when)
		}
		Disbanded{}.Apply(&m.State)
		if kept := m.State.StoredResources(rulesFor(t).Pack.place("explorer", "janus-draik")); !slices.Contains(kept, h.Reward) {
			t.Errorf("%d: Janus keeps %v", when, kept)
		}
	}
}

// Whoever has died takes no artefact.
// proves: BF-STR-007 BF-MRT-001
func TestTheDeadTakeNoArtefact(t *testing.T) {
	s := back(t, rulesFor(t).Pack.Strongholds[0].ID, Taken)
	s.Party[2].Dead = true
	d := engine.Decision{}
	(&Quest{}).askAward(questFrom(t, s, "come-back"), &d)
	if len(d.Options) != 3 || d.Find("award "+s.Name(2)) >= 0 {
		t.Errorf("the leader may give it to %v", d.Options)
	}
}

// firstClueKind returns the first kind of clue, of which it takes one from the discovery deck.
func firstClueKind(s *State) int {
	kind := slices.IndexFunc(s.pack.Discoveries, func(d library.Discovery) bool { return d.Clue })
	s.Discovery[kind]--
	return kind
}

// An artefact is in its pile or with an explorer until somebody dies: then it may have left the quest with its owner.
// proves: BF-STR-007 BF-G-038
func TestAnArtefactIsLostOnlyWithTheDead(t *testing.T) {
	h := &rulesFor(t).Pack.Strongholds[0]
	s := back(t, h.ID, Taken)
	s.Quest.Resources[h.Reward]--
	if err := s.Validate(); err == nil {
		t.Error("an artefact that nobody has is valid")
	}
	s.Quest.Mortis |= 1 << s.Party[3].Kind
	s.Party[3].Dead = true
	if err := s.validateResources(); err != nil {
		t.Error("once somebody is dead:", err)
	}
	s.Quest.Resources[h.Reward] += 2
	if err := s.validateResources(); err == nil {
		t.Error("a second artefact of one kind is valid")
	}
}
