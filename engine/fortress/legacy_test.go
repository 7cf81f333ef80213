package fortress

import (
	"slices"
	"testing"

	"precipice/engine"
	"precipice/engine/dice"
	"precipice/engine/fortress/library"
)

// A new threat adds its encounter cards to the deck, says which hostiles come with them, and the deck keeps them for
// all later expeditions. The first expedition has none of them.
// proves: BF-LEG-002 BF-LEG-004 BF-DCK-004 BF-DCK-006
func TestANewThreatAddsEncounterCards(t *testing.T) {
	s := gathered(t, Setup{Players: 1, Fifth: -1}).State
	p := rulesFor(t).Pack
	brought := map[string][]string{"horned-tide": {"chaos-beastmen"}, "unbound-minds": {"rogue-psykers"}, "furnace-wakes": {"furnace-hulks"}}
	for i := range p.Encounters {
		if e := &p.Encounters[i]; (s.Encounter[i] > 0) != e.First {
			t.Errorf("%d cards %s in the first expedition", s.Encounter[i], e.ID)
		}
	}
	for i := range p.Legacy {
		card := &p.Legacy[i]
		one := s
		one.Quest.Legacy = [MaxLegacy]uint8{}
		one.Quest.Legacy[i] = 1
		m := questFrom(t, &one, "legacy")
		var hostiles []string
		for _, e := range m.Opening() {
			if joined, ok := e.Change.(HostilesJoined); ok {
				hostiles = append(hostiles, p.Hostiles[joined.Kind].ID)
			}
		}
		if !slices.Equal(hostiles, brought[card.ID]) || told(m, "BF-DCK-006") != min(1, len(card.Adds)) {
			t.Errorf("%s brings %v, want %v", card.ID, hostiles, brought[card.ID])
		}
		want := s.Encounter
		for _, added := range card.Adds {
			want[added] += uint8(p.Encounters[added].Count)
		}
		Disbanded{}.Apply(&m.State)
		if m.State.Encounter != want {
			t.Errorf("%s: the deck is %v, want %v", card.ID, m.State.Encounter, want)
		}
		if err := m.State.validateCards(); err != nil {
			t.Errorf("%s: %v", card.ID, err)
		}
	}
}

// The legacy deck has 12 cards: three threats, six changes and three countdowns, and each encounter card that a first
// expedition does not have comes with one of the threats.
// proves: BF-LEG-004 BF-DCK-006
func TestTheLegacyDeckIsMixed(t *testing.T) {
	p := rulesFor(t).Pack
	threats, changes, countdowns := 0, 0, 0
	var added []int
	for i := range p.Legacy {
		switch c := &p.Legacy[i]; {
		case len(c.Adds) > 0:
			threats += c.Count
			added = append(added, c.Adds...)
		case c.Countdown():
			countdowns += c.Count
		default:
			changes += c.Count
		}
	}
	if threats != 3 || changes != 6 || countdowns != 3 {
		t.Errorf("%d threats, %d changes and %d countdowns", threats, changes, countdowns)
	}
	for i := range p.Encounters {
		if e := &p.Encounters[i]; e.First == slices.Contains(added, i) {
			t.Errorf("%s: in the first deck %v, added %v", e.ID, e.First, !e.First)
		}
	}
}

// Legacy cards hold for all later expeditions, and the log names the card that strikes.
// proves: BF-LEG-002 BF-LEG-004
func TestLegacyCardsHold(t *testing.T) {
	s := gathered(t, Setup{Players: 1, Fifth: -1}).State
	p := rulesFor(t).Pack
	plain := s.SearchCost(s.Party[0].Figure())
	LegacyDrawn{uint8(p.place("legacy card", "sealed-niches"))}.Apply(&s)
	if got := s.SearchCost(s.Party[0].Figure()); got != plain+1 {
		t.Errorf("a search costs %d with Sealed Niches, %d without", got, plain)
	}
	Disbanded{}.Apply(&s)
	if !slices.ContainsFunc(s.influences(nil, NoUnit), func(in *Influence) bool { return in.ID == "sealed-niches" && in.Of == LegacyInRow }) {
		t.Error("the card is gone with the expedition")
	}
	LegacyDrawn{uint8(p.place("legacy card", "shuddering-halls"))}.Apply(&s)
	m := engine.Begin(rulesFor(t), s, dice.NewSeeded(1), func(*State) engine.Frame[State] { return &Turn{Cursor: engine.Cursor{At: "twists"}} })
	if told(m, "BF-LEG-002") == 0 {
		t.Errorf("no word of the card that strikes: %v", m.Opening())
	}
	for i := range p.Legacy {
		if c := &p.Legacy[i]; c.Countdown() != (c.ID == "patient-dark" || c.ID == "walls-that-listen") {
			t.Errorf("%s is a countdown: %v", c.ID, c.Countdown())
		}
	}
}

// An empty legacy deck has no card to read, even where the facility finds out too late to refuse.
// proves: BF-G-046
func TestAnEmptyLegacyDeckShowsNothing(t *testing.T) {
	lib := *rulesFor(t).Pack.Library
	lib.Ships = slices.Clone(lib.Ships)
	read := []library.Op{{Do: "read-legacy", To: "self"}}
	lib.Ships[0].Facility = library.Facility{ID: "orrery", Effect: []library.Op{
		{Do: "roll", To: "self", Roll: "vitality", Failure: read, Success: read, Critical: read}}}
	r := Rules{NewPack(&lib)}
	s := aboardWith(t, r, lib.Ships[0].ID, nil).State
	s.Quest.Legacy = [MaxLegacy]uint8{}
	m := engine.Begin(r, s, dice.NewSeeded(5), func(*State) engine.Frame[State] { return &Trading{engine.Cursor{At: "trade"}} })
	choose(t, m, "facility orrery")
	if d, _ := m.Pending(); d.Kind == AskLegacy || m.State.Quest.Foreseen != 0 {
		t.Errorf("asked %s, card %d is seen", d.Kind, m.State.Quest.Foreseen)
	}
}
