package fortress

import (
	"testing"

	"precipice/engine"
	"precipice/engine/dice"
)

// trader is a quest in its trading step, whose leader order is Janus, UR-025, Espern, Amallyn. Each holds the finds
// given for its place.
func trader(t *testing.T, finds ...[]string) *Match {
	t.Helper()
	s := questFor(t, Setup{Players: 1, Fifth: -1}).State
	MusterBegan{MaxParty}.Apply(&s)
	p := rulesFor(t).Pack
	for place, id := range []string{"janus-draik", "ur-025", "espern-locarno", "amallyn"} {
		Picked{uint8(place), uint8(p.place("explorer", id))}.Apply(&s)
		ShipDocked{uint8(p.Home(int(s.Party[place].Kind)))}.Apply(&s)
	}
	for e, ids := range finds {
		for _, id := range ids {
			Found{uint8(e), uint8(p.place("find", id))}.Apply(&s)
		}
	}
	return engine.Begin(rulesFor(t), s, dice.NewSeeded(5), func(*State) engine.Frame[State] { return &Trading{} })
}

// laid returns the cards beside the ship at a place.
func laid(m *Match, place int) (cards []int) {
	for _, k := range m.State.Quest.Trade.Sale[place] {
		if card, ok := k.Card(); ok {
			cards = append(cards, card)
		}
	}
	return cards
}

func valid(t *testing.T, m *Match) {
	t.Helper()
	if err := m.State.Validate(); err != nil {
		t.Error(err)
	}
}

// Three cards of each docked ship's own deck lie beside it, or as many as there are.
// proves: BF-PRE-006 BF-PRE-007
func TestThreeCardsOfEachShipAreOnSale(t *testing.T) {
	m := trader(t)
	for place, k := range m.State.Quest.Docked {
		ship, _ := k.Card()
		deck := 0
		for i := range m.State.pack.Resources {
			if c := &m.State.pack.Resources[i]; c.Ship == ship {
				deck += c.Count
			}
		}
		if got := laid(m, place); len(got) != min(deck, onSale) {
			t.Errorf("%s: %d cards on sale of %d", m.State.shipAt(uint8(place)), len(got), deck)
		}
		for _, card := range laid(m, place) {
			if m.State.pack.Resources[card].Ship != ship {
				t.Errorf("%s sells %s", m.State.shipAt(uint8(place)), m.State.pack.Resources[card].ID)
			}
		}
	}
	if told(m, "BF-PRE-006") != 1 {
		t.Error("nobody says that trading begins")
	}
	valid(t, m)
}

// Each explorer who took part has one chance, in leader order; the twins have one between them.
// proves: BF-PRE-008 BF-PRE-015 BF-TWN-009
func TestEachExplorerVisitsOneShip(t *testing.T) {
	m := trader(t)
	for i, who := range []string{"janus-draik", "ur-025", "espern-locarno", "amallyn"} {
		d, _ := m.Pending()
		if d.Kind != AskVisit || d.About[0] != who {
			t.Fatalf("chance %d: %s of %s, want %s", i, d.Kind, d.About[0], who)
		}
		if i%2 == 0 {
			choose(t, m, "stay")
		} else {
			choose(t, m, "visit "+m.State.shipAt(uint8(i)), "leave")
		}
	}
	if _, asked := m.Pending(); asked || m.State.Quest.Trade != (TradeState{}) {
		t.Errorf("trading goes on: %+v", m.State.Quest.Trade)
	}
	valid(t, m)
	s := trader(t).State
	s.Party[1].Dead, s.Quest.Trade = true, TradeState{Visited: 1}
	if e, _ := (&Trading{}).next(&s); e != 2 {
		t.Errorf("after Janus comes %s; UR-025 is dead", s.Name(e))
	}
	s.Party[2].Kind = uint8(s.pack.place("explorer", "rein-raus"))
	if e, _ := (&Trading{}).next(&s); e != 2 {
		t.Error("the twins have no chance")
	}
	StayedBehind{2}.Apply(&s)
	if e, _ := (&Trading{}).next(&s); e != 3 {
		t.Error("the twins have two chances")
	}
}

// Archeotech becomes points and goes back to the deck, points buy cards, and what is left is lost.
// proves: BF-PRE-010 BF-PRE-011 BF-PRE-013 BF-PRE-014 BF-DSC-002
func TestArcheotechBuysResources(t *testing.T) {
	m := trader(t, nil, nil, nil, []string{"singing-core", "starless-chart", "cold-lantern", "carved-route"})
	s, place, cheap := &m.State, 0, -1
	for len(laid(m, place)) == 0 {
		place++
	}
	if ship, _ := s.Quest.Docked[place].Card(); ship == s.pack.Home(int(s.Party[3].Kind)) {
		t.Fatal("only the visitor's own ship has cards")
	}
	choose(t, m, "stay", "stay", "stay", "visit "+s.shipAt(uint8(place)))
	for _, card := range laid(m, place) {
		if rule := refused(m, "buy "+s.pack.Resources[card].ID); rule != "BF-PRE-011" {
			t.Errorf("without points %s is refused by %q", s.pack.Resources[card].ID, rule)
		}
		if cheap < 0 || s.pack.Resources[card].Price < s.pack.Resources[cheap].Price {
			cheap = card
		}
	}
	d, _ := m.Pending()
	if d.Find("convert carved-route") >= 0 {
		t.Error("a clue is converted")
	}
	deck := total(&s.Discovery)
	choose(t, m, "convert singing-core", "convert starless-chart")
	if got := s.Quest.Trade.Points; got != 6 || told(m, "BF-PRE-012") > 0 || total(&s.Discovery) != deck+2 {
		t.Fatalf("%d points for two cards, %d cards in the deck, before %d", got, total(&s.Discovery), deck)
	}
	price := s.pack.Resources[cheap].Price
	choose(t, m, "buy "+s.pack.Resources[cheap].ID)
	if got := int(s.Quest.Trade.Points); got != 6-price || s.placeOf(int(s.Party[3].Kind), cheap) < 0 {
		t.Errorf("%d points left of 6 after paying %d", got, price)
	}
	valid(t, m)
	choose(t, m, "leave")
	if told(m, "BF-PRE-013") != 1 || s.Party[3].NumFinds != 2 {
		t.Errorf("left with %d cards: %v", s.Party[3].NumFinds, m.Opening())
	}
	valid(t, m)
}

// On the own ship the first conversion of a visit brings a point more, and without one there is none.
// proves: BF-PRE-012 BF-G-040
func TestTradingAtHomeBringsAPoint(t *testing.T) {
	m := trader(t, []string{"cold-lantern", "cold-lantern"})
	choose(t, m, "visit vanguard")
	if got := m.State.Quest.Trade.Points; got != 0 {
		t.Errorf("%d points for coming home", got)
	}
	choose(t, m, "convert cold-lantern", "convert cold-lantern")
	if got := m.State.Quest.Trade.Points; got != 3 {
		t.Errorf("%d points for two cards worth 1 each", got)
	}
}

// What nobody buys goes back to its ship's deck.
// proves: BF-G-039
func TestUnsoldCardsGoBack(t *testing.T) {
	m := trader(t)
	before := m.State.Quest.Resources
	choose(t, m, "stay", "stay", "stay", "stay")
	for kind := range m.State.pack.Resources {
		if c := &m.State.pack.Resources[kind]; int(m.State.Quest.Resources[kind]) != c.Count {
			t.Errorf("%d cards %s in the deck, %d of %d before", m.State.Quest.Resources[kind], c.ID, before[kind], c.Count)
		}
	}
	valid(t, m)
}
