package fortress

import (
	"slices"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/dice"
)

// rested is a quest after an expedition: Janus and UR-025, who are not in a party any more, keep cards.
func rested(t *testing.T, finds int, cards ...string) *Match {
	t.Helper()
	s := gathered(t, Setup{Players: 1, Fifth: -1}).State
	for kind, left := range s.Discovery {
		for ; left > 0 && finds > 0; left, finds = left-1, finds-1 {
			Found{0, uint8(kind)}.Apply(&s)
		}
	}
	give(t, &s, 1, cards...)
	return questFrom(t, &s, "disband")
}

func stasisNow(m *Match) string { return m.State.describeStasis() }

// Before an expedition a quest may pause. Whoever keeps cards has a chamber, and the legacy cards drawn go into
// the databank. Waking changes nothing.
// proves: BF-PAU-001 BF-PAU-002 BF-PAU-004 BF-X-016 BF-RSC-001
func TestAQuestPausesBeforeAnExpedition(t *testing.T) {
	m := rested(t, 2, "spare-scope", "-windwalk-boots")
	LegacyDrawn{0}.Apply(&m.State)
	was := m.State
	choose(t, m, "pause")
	var rules []string
	for _, e := range m.Opening() {
		key, args := e.Say(&m.State)
		rules = append(rules, strings.Join(append([]string{e.Rule, key}, args...), " "))
	}
	want := []string{"BF-PAU-001 paused", "BF-PAU-002 in-stasis janus-draik 2", "BF-PAU-002 in-stasis ur-025 2", "BF-PAU-004 databank 0 1"}
	slices.Sort(rules[1:3])
	if !slices.Equal(rules, want) {
		t.Errorf("told %q, want %q", rules, want)
	}
	if d, _ := m.Pending(); d.Kind != AskWake || !slices.Equal(d.Keys(), []string{"wake"}) {
		t.Errorf("asked %s %v", d.Kind, d.Keys())
	}
	if c := m.State.Chamber(rulesFor(t).Pack.place("explorer", "ur-025")); len(c.Resources) != 2 || c.Place != -1 || len(c.Slots) == 0 {
		t.Errorf("the chamber of UR-025 holds %+v", c)
	}
	if err := m.State.Validate(); err != nil {
		t.Error(err)
	}
	choose(t, m, "wake")
	if !m.State.Equal(&was) {
		t.Error("a pause has changed the table")
	}
	if d, _ := m.Pending(); d.Kind != AskMuster {
		t.Errorf("asked %s", d.Kind)
	}
}

// A surplus goes back to its decks before the chamber is closed, and no card is lost on the way.
// proves: BF-PAU-003
func TestASurplusGoesBackToItsDecks(t *testing.T) {
	m := rested(t, 12, "spare-scope")
	choose(t, m, "pause")
	janus := rulesFor(t).Pack.place("explorer", "janus-draik")
	for n := 2; n > 0; n-- {
		d, _ := m.Pending()
		if d.Kind != AskSurplus || d.About[0] != "janus-draik" || d.Seat != m.State.Leader {
			t.Fatalf("with %d too many: %s about %v of seat %d", n, d.Kind, d.About, d.Seat)
		}
		before := m.State.Discovery[d.Options[0].Args[1]]
		m.Take(0)
		if now := m.State.Discovery[d.Options[0].Args[1]]; n > 1 && now != before+1 {
			t.Errorf("the deck has %d cards of the kind, not %d", now, before+1)
		}
		if err := m.State.Validate(); err != nil {
			t.Error(err)
		}
	}
	if d, _ := m.Pending(); d.Kind != AskWake || len(m.State.StoredFinds(janus)) != MaxChamber {
		t.Errorf("asked %s; %s", d.Kind, stasisNow(m))
	}
	m.State.Quest.Stored[MaxStored-1] = Held{Mark(janus + 1), 0}
	m.State.Discovery[0]--
	if err := m.State.Validate(); err == nil {
		t.Error("a chamber closed on eleven cards is valid")
	}
}

// The dead have no chamber. No pause is valid in a combat, and nobody is in stasis without one.
func TestValidateStasis(t *testing.T) {
	m := rested(t, 2)
	choose(t, m, "pause")
	for name, set := range map[string]func(s *State){
		"a pause on an expedition": func(s *State) { s.Quest.Step = Exploring },
		"one in stasis awake":      func(s *State) { s.Stasis.Step = Awake },
		"a dead one in stasis":     func(s *State) { s.Quest.Mortis = s.Stasis.In },
		"an unknown step":          func(s *State) { s.Stasis.Step = 3 },
		"an unknown explorer":      func(s *State) { s.Stasis.In = 1 << 31 },
	} {
		s := m.State
		if set(&s); s.Validate() == nil {
			t.Errorf("%s is valid", name)
		}
	}
}

// Whoever is dead or has no cards is not put into stasis before an expedition; in one, the whole party is.
// proves: BF-PAU-002
func TestWhoGoesIntoStasis(t *testing.T) {
	m := rested(t, 1)
	choose(t, m, "pause")
	if got := stasisNow(m); !strings.HasPrefix(got, "janus-draik") || strings.Contains(got, ";  ") || strings.Count(got, ";") != 1 {
		t.Errorf("in stasis: %s", got)
	}
	s := gathered(t, Setup{Players: 1, Fifth: -1}).State
	s.Party[1].Slots[0].Counter = GrievousCounter
	x := paused(t, s)
	if got := stasisNow(x); strings.Count(got, ";") != MaxParty || !strings.Contains(got, "grievous") {
		t.Errorf("in stasis: %s", got)
	}
}

// paused is a pause in the middle of an expedition.
func paused(t *testing.T, s State) *Match {
	t.Helper()
	TurnedUp{ChallengeCard, 0}.Apply(&s)
	StepBegan{ExplorationStep}.Apply(&s)
	return engine.Begin(rulesFor(t), s, dice.NewSeeded(1), func(*State) engine.Frame[State] { return &Pause{} })
}

// In an expedition the living of the party sleep, and nobody else: neither the dead nor those who stayed behind with
// cards.
// proves: BF-PAU-002
func TestOnlyTheLivingOfThePartySleep(t *testing.T) {
	s := gathered(t, Setup{Players: 1, Fifth: -1}).State
	Died{1}.Apply(&s)
	s.Quest.Stored[0] = Held{Mark(s.pack.place("explorer", "dahyak") + 1), 0}
	s.Discovery[0]--
	m := paused(t, s)
	for kind := range s.pack.Explorers {
		place := s.placeInParty(kind)
		if sleeps := m.State.Stasis.Has(kind); sleeps != (place >= 0 && place != 1) {
			t.Errorf("%s sleeps: %v", s.pack.Explorers[kind].ID, sleeps)
		}
	}
}

// In an expedition each explorer's own player picks the surplus.
// proves: BF-PAU-003
func TestTheSurplusIsPickedByItsOwnPlayer(t *testing.T) {
	s := gathered(t, Setup{Players: 2, Fifth: -1}).State
	e := slices.IndexFunc(s.Party[:], func(x Explorer) bool { return x.Seat != s.Leader })
	for n := range MaxChamber + 1 {
		Found{uint8(e), uint8(n % 3)}.Apply(&s)
	}
	m := paused(t, s)
	if d, _ := m.Pending(); d.Kind != AskSurplus || d.Seat != s.Party[e].Seat {
		t.Errorf("%s of seat %d, the explorer is seat %d's", d.Kind, d.Seat, s.Party[e].Seat)
	}
}
