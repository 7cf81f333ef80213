package fortress

import (
	"slices"
	"testing"

	"precipice/engine/fortress/library"
)

// withLimit returns rules in which the support of Clarion has a limit.
func withLimit(t *testing.T, limit library.Limit) Rules {
	lib := *rulesFor(t).Pack.Library
	lib.Ships = slices.Clone(lib.Ships)
	lib.Ships[rulesFor(t).Pack.place("ship", "clarion")].Support.Limit = limit
	return Rules{NewPack(&lib)}
}

// A limit holds for all copies of a card until the turn or the expedition is over, or for the rest of the quest. As
// long as it holds, an exhausted card stays face down.
// proves: BF-RSC-002 BF-RSC-005
func TestLimitsEnd(t *testing.T) {
	s, janus := quester(t)
	give(t, s, janus, "overcharge-cell", "cracked-bell", "letter-of-marque", "hooked-net")
	for _, id := range []string{"overcharge-cell", "cracked-bell", "letter-of-marque", "hooked-net"} {
		CardUsed{uint8(janus), uint8(s.pack.place("resource", id))}.Apply(s)
	}
	bars := func(id string) string {
		card := s.pack.place("resource", id)
		_, reason := s.barsCard(s.standing(janus), card, moment{When: s.pack.Resources[card].When})
		return reason
	}
	down := func() (ids []string) {
		for h := range s.CardsOf(janus) {
			if h.Down {
				ids = append(ids, s.pack.Resources[h.Card].ID)
			}
		}
		return ids
	}
	for _, c := range []struct {
		then           func()
		cell, bell, of string
		down           []string
	}{
		{func() {}, "spent-turn", "spent-expedition", "spent-quest", []string{"cracked-bell", "hooked-net"}},
		{func() { TurnBegan{}.Apply(s); CardsReadied{}.Apply(s) }, "", "spent-expedition", "spent-quest", []string{"cracked-bell"}},
		{func() { SetOut{}.Apply(s); CardsReadied{}.Apply(s) }, "", "", "spent-quest", nil},
	} {
		c.then()
		if cell, bell, of := bars("overcharge-cell"), bars("cracked-bell"), bars("letter-of-marque"); cell != c.cell || bell != c.bell || of != c.of {
			t.Errorf("barred by %q, %q and %q, want %q, %q and %q", cell, bell, of, c.cell, c.bell, c.of)
		}
		if got := down(); !slices.Equal(got, c.down) {
			t.Errorf("%v are face down, want %v", got, c.down)
		}
	}
	if got := s.Spent(); !slices.Equal(got, []string{"letter-of-marque"}) {
		t.Errorf("%v cannot be used again", got)
	}
}

// A card that can no longer be used in the quest is not put on sale again.
// proves: BF-PRE-007
func TestACardThatIsUsedUpIsNotOnSale(t *testing.T) {
	s, janus := quester(t)
	card, ship := s.pack.place("resource", "letter-of-marque"), s.pack.place("ship", "vanguard")
	give(t, s, janus, "letter-of-marque")
	CardUsed{uint8(janus), uint8(card)}.Apply(s)
	if deck := s.deckOf(ship); deck[card] != 0 || s.Quest.Resources[card] != 1 {
		t.Errorf("%d in the deck to draw from, %d in all", deck[card], s.Quest.Resources[card])
	}
	if err := s.Validate(); err != nil {
		t.Error(err)
	}
}

// A card whose limit ends with the expedition stays on sale meanwhile, and setting out ends the limit of a turn too.
// proves: BF-PRE-007
func TestALimitOfAnExpeditionTakesNoCardOffSale(t *testing.T) {
	s, janus := quester(t)
	card, ship := s.pack.place("resource", "cracked-bell"), s.pack.place("ship", "ashen-psalter")
	give(t, s, janus, "cracked-bell", "overcharge-cell")
	CardUsed{uint8(janus), uint8(card)}.Apply(s)
	CardUsed{uint8(janus), uint8(s.pack.place("resource", "overcharge-cell"))}.Apply(s)
	s.Quest.Resources[card]++ // another copy
	if deck := s.deckOf(ship); deck[card] != s.Quest.Resources[card] {
		t.Errorf("%d in the deck to draw from, %d in all", deck[card], s.Quest.Resources[card])
	}
	if got := s.Spent(); !slices.Equal(got, []string{"cracked-bell", "overcharge-cell"}) && !slices.Equal(got, []string{"overcharge-cell", "cracked-bell"}) {
		t.Errorf("%v have been used", got)
	}
	SetOut{}.Apply(s)
	if got := s.Spent(); len(got) > 0 {
		t.Errorf("after setting out %v cannot be used again", got)
	}
}

// A support with the limit of a quest is called on one expedition only.
// proves: BF-G-064
func TestASupportMayBeLimitedToAQuest(t *testing.T) {
	r := withLimit(t, library.OnceQuest)
	s, _ := quester(t)
	s.pack = r.Pack
	ship := r.Pack.place("ship", "clarion")
	if rule, _ := s.barsSupport(ship); rule != "" {
		t.Fatalf("it is refused by %s before it has been called", rule)
	}
	SupportCalled{Ship: uint8(ship)}.Apply(s)
	SetOut{}.Apply(s)
	if rule, reason := s.barsSupport(ship); rule != "BF-G-064" || reason != "spent-quest" {
		t.Errorf("on the next expedition it is refused by %q: %q", rule, reason)
	}
}
