package fortress

import (
	"testing"

	"precipice/engine"
)

// During the visits a player may ask for an exchange of resource cards as often as it likes, and goes on where it asked.
// Only players who have a card to give are asked then.
// proves: BF-PRE-005 BF-RSC-008
func TestCardsAreExchangedDuringVisits(t *testing.T) {
	m := aboard(t, "vanguard", nil)
	d, _ := m.Pending()
	if d.Find("exchange") >= 0 {
		t.Error("an exchange is offered while nobody has a card")
	}
	s := &m.State
	s.Players, s.Party[1].Seat = 2, 1
	give(t, s, 0, "hooked-net")
	m = stillAboard(t, m)
	choose(t, m, "exchange")
	if d, _ := m.Pending(); d.Kind != AskExchange || d.Rule != "BF-PRE-005" || d.Seat != 0 || !Requested(m) {
		t.Fatalf("asked %s by %s of seat %d", d.Kind, d.Rule, d.Seat)
	}
	choose(t, m, "give amallyn hooked-net janus-draik")
	if d, _ := m.Pending(); d.Kind != AskExchange || d.Seat != 1 {
		t.Fatalf("the new owner is not asked, but %s of seat %d", d.Kind, d.Seat)
	}
	choose(t, m, "done")
	if d, _ := m.Pending(); d.Kind != AskTrade || Requested(m) {
		t.Fatalf("after the exchange asked %s", d.Kind)
	}
	choose(t, m, "leave")
	d, _ = m.Pending()
	if d.Kind != AskVisit || d.Find("exchange") < 0 {
		t.Fatalf("at %s no exchange is offered", d.Kind)
	}
	choose(t, m, "exchange")
	if d, _ := m.Pending(); d.Seat != engine.Seat(1) {
		t.Errorf("seat %d is asked first, who asked is 1", d.Seat)
	}
	choose(t, m, "give janus-draik hooked-net amallyn", "done", "visit vanguard")
	valid(t, m)
}

// Discovery cards do not change hands there.
// proves: BF-RSC-009
func TestNoDiscoveriesAreExchangedDuringVisits(t *testing.T) {
	m := aboard(t, "vanguard", []string{"cold-lantern"})
	give(t, &m.State, 0, "hooked-net")
	m = stillAboard(t, m)
	choose(t, m, "exchange")
	if rule := refused(m, "give amallyn cold-lantern janus-draik"); rule != "BF-RSC-009" {
		t.Errorf("a discovery is refused by %q", rule)
	}
}
