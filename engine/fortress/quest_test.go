package fortress

import (
	"slices"
	"testing"

	"precipice/engine"
	"precipice/engine/dice"
)

func questFor(t *testing.T, setup Setup) *Match {
	t.Helper()
	setup.Quest = true
	m, err := NewGame(rulesFor(t), setup, 7)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func choose(t *testing.T, m *Match, keys ...string) {
	t.Helper()
	for _, key := range keys {
		if _, err := m.Choose(key); err != nil {
			d, _ := m.Pending()
			t.Fatalf("%s: %v at %s %v", key, err, d.Kind, d.Options)
		}
	}
}

// refused returns the rule that refuses an option, "" if it is not refused.
func refused(m *Match, key string) string {
	d, _ := m.Explained()
	for i := range d.Refusals {
		if d.Refusals[i].Option.Key() == key {
			return d.Refusals[i].Rule
		}
	}
	return ""
}

// gathered is a quest whose first party is complete and sets out.
func gathered(t *testing.T, setup Setup) *Match {
	t.Helper()
	m := questFor(t, setup)
	choose(t, m, "muster 4", "pick janus-draik", "pick ur-025", "pick espern-locarno", "pick amallyn")
	return m
}

// questFrom plays a quest from a step on, with the dice as given.
func questFrom(t *testing.T, s *State, step string, faces ...uint8) *Match {
	t.Helper()
	src := dice.NewSeeded(3)
	src.Loaded = faces
	return engine.Begin(rulesFor(t), *s, src, func(*State) engine.Frame[State] { return &Quest{engine.Cursor{At: step}} })
}

func told(m *Match, rule string) (n int) {
	for _, e := range m.Opening() {
		if e.Rule == rule {
			n++
		}
	}
	return n
}

// Players pick in leader order, each explorer once, and never one with a mortis card.
// proves: BF-MRT-001 BF-NEW-002 BF-SET-003
func TestPartiesArePickedInLeaderOrder(t *testing.T) {
	m := questFor(t, Setup{Players: 3, Leader: 1, Fifth: -1})
	m.State.Quest.Mortis = 1 << rulesFor(t).Pack.place("explorer", "dahyak")
	choose(t, m, "muster 4")
	for i, pick := range []string{"pick janus-draik", "pick ur-025", "pick espern-locarno", "pick amallyn"} {
		d, _ := m.Pending()
		if want := []engine.Seat{1, 2, 0, 1}[i]; d.Kind != AskPick || d.Seat != want {
			t.Fatalf("pick %d: %s of seat %d, want %d", i, d.Kind, d.Seat, want)
		}
		if rule := refused(m, "pick dahyak"); rule != "BF-MRT-001" {
			t.Errorf("the dead Dahyak is refused by %q", rule)
		}
		if rule := refused(m, "pick janus-draik"); (rule == "BF-SET-003") != (i > 0) {
			t.Errorf("pick %d: Janus is refused by %q", i, rule)
		}
		choose(t, m, pick)
	}
	if s := &m.State; s.Party[3].Seat != 1 || !s.Party[3].WithLeader || s.Quest.Expedition != 1 {
		t.Errorf("the party is %+v in expedition %d", s.Party, s.Quest.Expedition)
	}
}

// Before an expedition, players may come and go, and the hostile player may be another. Five need one.
// proves: BF-NEW-001 BF-NEW-002 BF-SET-010 BF-SET-011
func TestPlayersMayChangeBetweenExpeditions(t *testing.T) {
	m := questFor(t, Setup{Players: 1, Fifth: -1})
	if rule := refused(m, "hostile-player 1"); rule != "BF-G-078" {
		t.Errorf("one player alone as the hostile player is refused by %q", rule)
	}
	choose(t, m, "players 5")
	if s := &m.State; !s.HasFifth || s.Fifth != 4 || s.Leader != 0 {
		t.Errorf("five players: %v %d, leader %d", s.HasFifth, s.Fifth, s.Leader)
	}
	if rule := refused(m, "no-hostile-player"); rule != "BF-SET-010" {
		t.Errorf("five explorers' players are refused by %q", rule)
	}
	choose(t, m, "hostile-player 1")
	if s := &m.State; s.Fifth != 0 || s.Leader != 1 {
		t.Errorf("the hostile player is %d, the leader %d", s.Fifth, s.Leader)
	}
	choose(t, m, "players 2", "no-hostile-player")
	if s := &m.State; s.HasFifth || s.Players != 2 || s.Leader != 1 {
		t.Errorf("two players: %v, leader %d", s.HasFifth, s.Leader)
	}
}

// The explorers' own ships dock first, and the leader picks what is missing to four.
// proves: BF-SET-018 BF-SET-019 BF-CRD-016
func TestFourShipsDock(t *testing.T) {
	m := gathered(t, Setup{Players: 1, Fifth: -1})
	ids := func(m *Match) (docked []string) {
		for _, k := range m.State.Quest.Docked {
			if ship, ok := k.Card(); ok {
				docked = append(docked, rulesFor(t).Pack.Ships[ship].ID)
			}
		}
		return docked
	}
	if got, want := ids(m), []string{"vanguard", "long-courrier", "traveller", "steed-mathurir"}; !slices.Equal(got, want) {
		t.Errorf("docked: %v, want %v", got, want)
	}
	m = questFor(t, Setup{Players: 1, Fifth: -1, StrikeForce: true})
	choose(t, m, "muster 2", "pick janus-draik", "pick dahyak")
	if d, _ := m.Pending(); d.Kind != AskDock || refused(m, "dock vanguard") != "BF-SET-018" {
		t.Errorf("asked %s; Vanguard again is refused by %q", d.Kind, refused(m, "dock vanguard"))
	}
	choose(t, m, "dock clarion", "dock ashen-psalter")
	if got, want := ids(m), []string{"vanguard", "kravvchato", "clarion", "ashen-psalter"}; !slices.Equal(got, want) {
		t.Errorf("docked: %v, want %v", got, want)
	}
}

// At Precipice whoever is out of action rolls first, with the grievous wounds on the card. Then all wounds and
// all inspiration go, and a legacy card is drawn.
// proves: BF-PRE-001 BF-PRE-003 BF-PRE-004 BF-X-006 BF-X-007 BF-INS-010 BF-LEG-001 BF-LEG-003 BF-END-005 BF-ECB-006
func TestWhatHappensAtPrecipice(t *testing.T) {
	s := gathered(t, Setup{Players: 1, Fifth: -1}).State
	for e := range s.Party {
		s.Party[e].Inspired, s.Party[e].Inspiration = true, 3
		s.Party[e].Slots[0].Counter = GrievousCounter
		s.Party[e].Slots[1].Counter = WoundCounter
	}
	s.Party[0].Out, s.Party[1].Out = true, true
	m := questFrom(t, &s, "arrive", 1, 2) // Janus dies of a 1 with one grievous wound, UR-025 lives
	if told(m, "BF-REC-003") != 1 || told(m, "BF-REC-004") != 1 || told(m, "BF-REC-008") > 0 {
		t.Errorf("rolls at Precipice: %v", m.Opening())
	}
	events := slices.Clone(m.Opening())
	choose(t, m, "stay", "stay", "stay")
	row := 0
	for _, k := range m.State.Quest.Row {
		if k > 0 {
			row++
		}
	}
	q := &m.State.Quest
	if d, _ := m.Pending(); d.Kind != AskMuster || row != 1 || !q.Dead(int(s.Party[0].Kind)) || q.Dead(int(s.Party[1].Kind)) {
		t.Errorf("after Precipice: %s, %d legacy cards, mortis %b", d.Kind, row, q.Mortis)
	}
	healed := slices.IndexFunc(events, func(e Event) bool { return e.Rule == "BF-PRE-004" })
	drawn := slices.IndexFunc(events, func(e Event) bool { return e.Rule == "BF-LEG-001" })
	traded := slices.IndexFunc(events, func(e Event) bool { return e.Rule == "BF-PRE-006" })
	lost := slices.IndexFunc(events, func(e Event) bool { return e.Rule == "BF-INS-010" })
	if healed < 0 || lost < 0 || drawn < healed || traded < drawn {
		t.Errorf("healed at %d, inspiration lost at %d, legacy at %d, trading at %d", healed, lost, drawn, traded)
	}
}

// AllHealed and InspirationLost leave a card as it was at the start.
// proves: BF-PRE-004 BF-INS-010
func TestPrecipiceHeals(t *testing.T) {
	s := gathered(t, Setup{Players: 1, Fifth: -1}).State
	want := s.Party[2]
	x := &s.Party[2]
	x.Inspired, x.Inspiration, x.Slots[0].Counter, x.Slots[3].Counter = true, 4, GrievousCounter, WoundCounter
	AllHealed{}.Apply(&s)
	InspirationLost{}.Apply(&s)
	if *x != want {
		t.Errorf("%+v, want %+v", *x, want)
	}
}

// Without a legacy card to draw the quest is lost.
// proves: BF-LEG-005 BF-MRT-002 BF-MRT-004
func TestAnEmptyLegacyDeckLosesTheQuest(t *testing.T) {
	s := gathered(t, Setup{Players: 1, Fifth: -1}).State
	s.Quest.Legacy = [MaxLegacy]uint8{3: 1}
	m := questFrom(t, &s, "legacy")
	if m.State.Quest.Ending != QuestGoesOn || m.State.Quest.Row[0] != 4 {
		t.Fatalf("the last card ends the quest: %+v", m.State.Quest)
	}
	s.Quest.Legacy = [MaxLegacy]uint8{}
	m = questFrom(t, &s, "legacy")
	if _, asked := m.Pending(); asked || m.State.Quest.Ending != LegacyExhausted || m.State.Quest.Step != QuestOver || told(m, "BF-LEG-005") != 1 {
		t.Errorf("an empty deck: %+v", m.State.Quest)
	}
}

// With fewer than four living explorers the quest is lost, in the strike force variant with fewer than two.
// proves: BF-MRT-003 BF-SFV-006
func TestTooFewExplorersLoseTheQuest(t *testing.T) {
	for living := range 6 {
		for _, strike := range []bool{false, true} {
			s := questFor(t, Setup{Players: 1, Fifth: -1, StrikeForce: strike}).State
			s.Quest.Mortis = 1<<(len(rulesFor(t).Pack.Explorers)-living) - 1
			m := questFrom(t, &s, "gather")
			lost := living < 4 && !strike || living < 2
			if got := m.State.Quest.Ending == TooFewLeft; got != lost {
				t.Errorf("%d living, strike force %v: lost %v", living, strike, got)
			}
			if !lost && strike && refused(m, "muster 4") != map[bool]string{true: "BF-MRT-001"}[living < 4] {
				t.Errorf("%d living: a party of four is refused by %q", living, refused(m, "muster 4"))
			}
		}
	}
}

// Explorers keep what they found until they are picked again, and start inspired if it is what they look for.
// proves: BF-NEW-003 BF-PRE-002 BF-INS-009 BF-CRD-007
func TestExplorersKeepTheirDiscoveries(t *testing.T) {
	s := gathered(t, Setup{Players: 1, Fifth: -1}).State
	p := rulesFor(t).Pack
	clue, chronometer := uint8(p.place("find", "carved-route")), uint8(p.place("find", "empyrean-chronometer"))
	for _, f := range []Found{{0, chronometer}, {0, clue}, {1, clue}} {
		f.Apply(&s)
	}
	m := questFrom(t, &s, "disband")
	if err := m.State.Validate(); err != nil {
		t.Fatal(err)
	}
	choose(t, m, "muster 4", "pick janus-draik", "pick dahyak", "pick espern-locarno", "pick amallyn")
	x := &m.State.Party[0]
	if n := x.NumFinds; n != 2 || !x.Inspired || m.State.Party[1].NumFinds > 0 {
		t.Errorf("Janus has %d cards, inspired %v; Dahyak %d", n, x.Inspired, m.State.Party[1].NumFinds)
	}
	if err := m.State.Validate(); err != nil {
		t.Error(err)
	}
	clues, _ := m.State.Stored(p.place("explorer", "ur-025"))
	if clues != 1 {
		t.Errorf("UR-025 keeps %d clues", clues)
	}
}

// A survivor of the recovery step does not roll again at Precipice.
// proves: BF-G-060
func TestOneRecoveryRollEach(t *testing.T) {
	s := gathered(t, Setup{Players: 1, Fifth: -1}).State
	s.Party[0].Out = true
	Recovered{0}.Apply(&s)
	if m := questFrom(t, &s, "arrive"); told(m, "BF-REC-002") > 0 {
		t.Errorf("rolls again: %v", m.Opening())
	}
}

// A card resolved in one expedition is back in the deck of the next.
// proves: BF-X-013
func TestTheNextDeckHasAllCardsAgain(t *testing.T) {
	s := gathered(t, Setup{Players: 1, Fifth: -1}).State
	for sort := range CardSort(uint8(sorts)) {
		TurnedUp{sort, 0}.Apply(&s)
	}
	m := questFrom(t, &s, "disband")
	choose(t, m, "muster 4", "pick janus-draik", "pick ur-025", "pick espern-locarno", "pick amallyn")
	x, p := &m.State.Expedition, rulesFor(t).Pack
	if x.CardsLeft() != MaxRounds || x.Round != 0 || int(x.Unseen[CombatCard][0]) != p.Combats[0].Count || int(x.Unseen[ChallengeCard][0]) != p.Challenges[0].Count {
		t.Errorf("the second deck: %+v", x)
	}
}

// A quest goes on only with the spacecraft and legacy cards it was begun with. Other games do not mind.
func TestAQuestKeepsItsContent(t *testing.T) {
	s := questFor(t, Setup{Players: 1, Fifth: -1}).State
	lib := *rulesFor(t).Pack.Library
	lib.Quests[3]++
	changed := NewPack(&lib)
	if err := (Rules{changed}).Bind(&s); err == nil {
		t.Error("a quest goes on with other content")
	}
	if err := rulesFor(t).Bind(&s); err != nil {
		t.Error(err)
	}
	if err := (Rules{changed}).Bind(opening(t, Setup{Players: 1, Explorers: four(), Fifth: -1, Difficulty: Hard})); err != nil {
		t.Error(err)
	}
}

// Setups that are no quest are refused.
func TestInvalidQuests(t *testing.T) {
	for _, setup := range []Setup{
		{Players: 1, Fifth: -1, Quest: true, Explorers: four()},
		{Players: 1, Fifth: -1, Quest: true, Difficulty: Hard},
		{Players: 1, Fifth: -1, Quest: true, Combat: rulesFor(t).Pack.Combats[0].ID},
		{Players: 5, Fifth: -1, Quest: true},
	} {
		if _, err := Opening(rulesFor(t), setup); err == nil {
			t.Errorf("%+v is accepted", setup)
		}
	}
}
