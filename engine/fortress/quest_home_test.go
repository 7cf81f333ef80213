package fortress

import (
	"testing"

	"precipice/engine"
	"precipice/engine/dice"
)

// afterCombat is a quest's first expedition after a combat card, with some explorers out of action. Each has one
// grievous wound.
func afterCombat(t *testing.T, faces []uint8, out ...int) *Match {
	t.Helper()
	s := gathered(t, Setup{Players: 1, Fifth: -1}).State
	TurnedUp{CombatCard, 0}.Apply(&s)
	for _, e := range out {
		s.Party[e].Out, s.Party[e].Slots[0].Counter = true, GrievousCounter
	}
	src := dice.NewSeeded(3)
	src.Loaded = faces
	return engine.Begin(rulesFor(t), s, src, func(*State) engine.Frame[State] { return &Expedition{Cursor: engine.Cursor{At: "resolved"}} })
}

// An explorer who dies in the recovery step of a quest's expedition has a mortis card from then on, and the
// expedition is over.
// proves: BF-REC-006 BF-MRT-001
func TestADeathEndsTheExpeditionOfAQuest(t *testing.T) {
	m := afterCombat(t, []uint8{1}, 2)
	s := &m.State
	if _, asked := m.Pending(); asked || s.Expedition.Ending != Death || !s.Quest.Dead(int(s.Party[2].Kind)) || s.Quest.Mortis != 1<<s.Party[2].Kind {
		t.Errorf("after a death: %+v, mortis %b", s.Expedition.Ending, s.Quest.Mortis)
	}
	if m = afterCombat(t, []uint8{2}, 2); m.State.Quest.Mortis != 0 || m.State.Expedition.Ending != NotEnded {
		t.Errorf("after a recovery: %+v, mortis %b", m.State.Expedition.Ending, m.State.Quest.Mortis)
	}
}

// If nobody stands after a combat of a quest, the expedition is over at once. The rolls are made at Precipice.
// proves: BF-ECB-006 BF-END-001
func TestAllOutRollAtPrecipice(t *testing.T) {
	m := afterCombat(t, nil, 0, 1, 2, 3)
	if _, asked := m.Pending(); asked || m.State.Expedition.Ending != AllOut || told(m, "BF-REC-002") > 0 {
		t.Fatalf("the expedition: %+v, %v", m.State.Expedition.Ending, m.Opening())
	}
	home := questFrom(t, &m.State, "arrive", 2, 1, 2, 2)
	if s := &home.State; told(home, "BF-REC-002") != 4 || s.Quest.Mortis != 1<<s.Party[1].Kind {
		t.Errorf("at Precipice %d rolls are made, mortis %b", told(home, "BF-REC-002"), s.Quest.Mortis)
	}
}

// A one-off expedition has no resource cards, legacy cards and ships, and nobody goes to Precipice at its end. A
// quest has all of them.
// proves: BF-ONE-006
func TestAOneOffHasNothingOfAQuest(t *testing.T) {
	s := opening(t, Setup{Players: 1, Explorers: four(), Fifth: -1, Difficulty: Hard})
	if s.Quest != (QuestState{}) {
		t.Errorf("it begins with %+v", s.Quest)
	}
	m := engine.Begin(rulesFor(t), *s, dice.NewSeeded(1), func(*State) engine.Frame[State] { return &Expedition{} })
	for d, _ := m.Pending(); d.Kind == AskBoard; d, _ = m.Pending() {
		choose(t, m, d.Options[0].Key())
	}
	choose(t, m, "propose-end")
	if _, asked := m.Pending(); asked || m.State.Quest != (QuestState{}) || m.State.Expedition.Step != ExpeditionOver {
		t.Errorf("it ends with %+v", m.State.Quest)
	}
	q := gathered(t, Setup{Players: 1, Fifth: -1}).State.Quest
	if q.LegacyLeft() == 0 || q.Resources == ([MaxKinds]uint8{}) || q.Docked[MaxDocked-1] == 0 {
		t.Errorf("a quest sets out with %+v", q)
	}
}
