package fortress

import (
	"slices"
	"testing"

	"precipice/engine"
	"precipice/engine/dice"
	"precipice/engine/fortress/library"
)

// aboard is a quest in which Amallyn has gone aboard a ship, with finds. The faces are loaded for what follows.
func aboard(t *testing.T, ship string, finds []string, faces ...uint8) *Match {
	t.Helper()
	return aboardWith(t, rulesFor(t), ship, finds, faces...)
}

// aboardWith is aboard with rules of its own.
func aboardWith(t *testing.T, r Rules, ship string, finds []string, faces ...uint8) *Match {
	t.Helper()
	s := questFor(t, Setup{Players: 1, Fifth: -1}).State
	s.pack = r.Pack
	MusterBegan{MaxParty}.Apply(&s)
	for place, id := range []string{"amallyn", "janus-draik", "ur-025", "espern-locarno"} {
		Picked{uint8(place), uint8(r.Pack.place("explorer", id))}.Apply(&s)
	}
	ShipDocked{uint8(r.Pack.place("ship", ship))}.Apply(&s)
	for _, id := range finds {
		Found{0, uint8(r.Pack.place("find", id))}.Apply(&s)
	}
	QuestStepBegan{InTrade}.Apply(&s)
	deck := s.deckOf(r.Pack.place("ship", ship))
	for range onSale { // the first cards of the deck are on sale
		kind := slices.IndexFunc(deck[:], func(n uint8) bool { return n > 0 })
		deck[kind]--
		LaidForSale{0, uint8(kind)}.Apply(&s)
	}
	src := dice.NewSeeded(5)
	src.Loaded = faces
	m := engine.Begin(r, s, src, func(*State) engine.Frame[State] { return &Trading{engine.Cursor{At: "visit"}} })
	choose(t, m, "visit "+ship)
	return m
}

// stillAboard asks the visitor again, after a test has changed the table.
func stillAboard(t *testing.T, m *Match) *Match {
	t.Helper()
	return engine.Begin(rulesFor(t), m.State, dice.NewSeeded(5), func(*State) engine.Frame[State] { return &Trading{engine.Cursor{At: "trade"}} })
}

// setOutFrom returns the table when the party has set out.
func setOutFrom(t *testing.T, m *Match) *State {
	t.Helper()
	s := m.State
	after := questFrom(t, &s, "set-out")
	return &after.State
}

// A facility is used once a visit, and before trading.
// proves: BF-PRE-009 BF-G-041
func TestAFacilityIsUsedOnceAndBeforeTrading(t *testing.T) {
	m := aboard(t, "long-courrier", []string{"cold-lantern"})
	choose(t, m, "facility assay-bench")
	if rule := refused(m, "facility assay-bench"); rule != "BF-G-041" {
		t.Errorf("a second use is refused by %q", rule)
	}
	choose(t, m, "convert cold-lantern")
	if m.State.Quest.Trade.Points != 2 {
		t.Errorf("%d points by the facility and a card worth 1", m.State.Quest.Trade.Points)
	}
	choose(t, m, "leave", "visit long-courrier", "facility assay-bench") // another visitor
	valid(t, m)
	m = aboard(t, "long-courrier", []string{"cold-lantern"})
	choose(t, m, "convert cold-lantern")
	if rule := refused(m, "facility assay-bench"); rule != "BF-PRE-009" {
		t.Errorf("after trading the facility is refused by %q", rule)
	}
}

// Long-Courrier assays what explorers bring, which is worth a trading point.
// proves: BF-G-046
func TestTheAssayBenchBringsAPoint(t *testing.T) {
	m := aboard(t, "long-courrier", nil)
	choose(t, m, "facility assay-bench")
	if m.State.Quest.Trade.Points != 1 || m.State.Quest.Trade.Traded {
		t.Errorf("after the assay: %+v", m.State.Quest.Trade)
	}
}

// Vanguard takes an archeotech card as a stake on an agility roll, and a card may be used on that roll.
// proves: BF-G-046
func TestTheCaptainsTableIsAGamble(t *testing.T) {
	for face, points := range map[uint8]uint8{1: 0, 7: 2, 12: 4} {
		m := aboard(t, "vanguard", []string{"cold-lantern", "carved-route"}, face)
		d, _ := m.Pending()
		if d.Find("facility-for captains-table carved-route") >= 0 {
			t.Error("a clue is a stake")
		}
		deck := total(&m.State.Discovery)
		choose(t, m, "facility-for captains-table cold-lantern")
		if got := m.State.Quest.Trade.Points; got != points || m.State.Party[0].NumFinds != 1 || total(&m.State.Discovery) != deck+1 {
			t.Errorf("a roll of %d brings %d points, want %d; %d cards left", face, got, points, m.State.Party[0].NumFinds)
		}
		valid(t, m)
	}
	if rule := refused(aboard(t, "vanguard", []string{"carved-route"}), "facility captains-table"); rule != "BF-G-046" {
		t.Errorf("without a stake it is refused by %q", rule)
	}
	m := aboard(t, "vanguard", []string{"cold-lantern"}, 1, 12)
	s := &m.State
	coin := s.pack.place("resource", "wager-coin")
	s.Quest.Resources[coin]--
	s.gainCard(HeldResource{Owner: Mark(s.Party[0].Kind + 1), Card: uint8(coin)})
	choose(t, m, "facility-for captains-table cold-lantern", "play wager-coin")
	if s.Quest.Trade.Points != 4 {
		t.Errorf("%d points after the roll was made again", s.Quest.Trade.Points)
	}
}

// Traveller shows the next legacy card, which is drawn next or lies under all others.
// proves: BF-G-046
func TestTheOrreryShowsTheNextLegacyCard(t *testing.T) {
	m := aboard(t, "traveller", nil)
	m.State.Quest.Legacy = [MaxLegacy]uint8{2: 1, 4: 1, 5: 1}
	choose(t, m, "facility orrery")
	next, _ := m.State.Quest.Foreseen.Card()
	d, _ := m.Pending()
	if d.Kind != AskLegacy || d.About[1] != m.State.pack.Legacy[next].ID {
		t.Fatalf("asked %s about %v, the next card is %d", d.Kind, d.About, next)
	}
	kept := m.Clone()
	choose(t, kept, "keep")
	if kind := nextLegacy(kept); int(kind) != next {
		t.Errorf("%d is drawn, %d was seen", kind, next)
	}
	choose(t, m, "bury")
	for drawn := range 3 {
		kind := nextLegacy(m)
		if (int(kind) == next) != (drawn == 2) {
			t.Errorf("card %d to be drawn is %d, and %d was put under the others", drawn, kind, next)
		}
		LegacyDrawn{kind}.Apply(&m.State)
		valid(t, m)
	}
	if q := &m.State.Quest; q.Buried != ([MaxLegacy]uint8{}) || q.Foreseen != 0 {
		t.Errorf("of an empty deck %v is buried and %d seen", q.Buried, q.Foreseen)
	}
}

// With a limit, a facility serves one visitor only until the party has been on an expedition.
// proves: BF-G-046
func TestTheOrreryServesOneVisitor(t *testing.T) {
	m := aboard(t, "traveller", nil)
	choose(t, m, "facility orrery", "keep", "leave", "visit traveller")
	if rule := refused(m, "facility orrery"); rule != "BF-G-046" {
		t.Errorf("the second visitor is refused by %q", rule)
	}
	SetOut{}.Apply(&m.State)
	if m.State.spent(m.State.pack.limited.facilities[m.State.pack.place("ship", "traveller")]) {
		t.Error("after an expedition it serves nobody")
	}
	m = aboard(t, "traveller", nil)
	m.State.Quest.Legacy = [MaxLegacy]uint8{}
	if rule := refused(stillAboard(t, m), "facility orrery"); rule != "BF-G-046" {
		t.Errorf("without legacy cards it is refused by %q", rule)
	}
}

// Kravv'cha'to takes an archeotech card for a new one from the deck.
// proves: BF-G-046
func TestTheGnawedHeapExchangesACard(t *testing.T) {
	m := aboard(t, "kravvchato", []string{"cold-lantern"})
	before, deck := m.State.Party[0].NumFinds, total(&m.State.Discovery)
	choose(t, m, "facility-for gnawed-heap cold-lantern")
	if after := m.State.Party[0].NumFinds; after != before || total(&m.State.Discovery) != deck {
		t.Errorf("%d cards before and %d after, %d in the deck before and %d after", before, after, deck, total(&m.State.Discovery))
	}
	valid(t, m)
}

// Steed Mathurir lets its visitor set out with an inspiration point.
// proves: BF-G-046
func TestTheQuietGroveInspiresAtTheNextSettingOut(t *testing.T) {
	m := aboard(t, "steed-mathurir", nil)
	choose(t, m, "facility quiet-grove")
	if m.State.Party[0].Inspiration != 0 {
		t.Error("the point comes at once")
	}
	s := setOutFrom(t, m)
	if s.Party[0].Inspiration != 1 || s.Party[1].Inspiration != 0 || s.Quest.Promised != ([MaxKnown]Promise{}) {
		t.Errorf("%d points at setting out, %d with another explorer", s.Party[0].Inspiration, s.Party[1].Inspiration)
	}
}

// What is promised waits until its explorer is picked again.
// proves: BF-G-046
func TestAPromiseWaitsForItsExplorer(t *testing.T) {
	m := aboard(t, "steed-mathurir", nil)
	choose(t, m, "facility quiet-grove")
	m.State.Party[0].Kind = uint8(m.State.pack.place("explorer", "dahyak"))
	s := setOutFrom(t, m)
	if s.Party[0].Inspiration != 0 || s.Quest.Promised[m.State.pack.place("explorer", "amallyn")].Points != 1 {
		t.Errorf("Dahyak has %d points, and %+v is promised", s.Party[0].Inspiration, s.Quest.Promised)
	}
}

// Clarion lays other cards, and those that lay there go back to its deck.
// proves: BF-G-046
func TestTheAlmsGateLaysOtherCards(t *testing.T) {
	m := aboard(t, "clarion", nil)
	s := &m.State
	before := laid(m, 0)
	choose(t, m, "facility alms-gate")
	if after := laid(m, 0); len(after) != onSale {
		t.Errorf("%v on sale, before %v", after, before)
	}
	valid(t, m)
	for kind := range s.pack.Resources { // the deck holds one card more
		if s.pack.Resources[kind].Ship == s.pack.place("ship", "clarion") {
			s.Quest.Resources[kind] = 0
		}
	}
	last := s.pack.place("resource", "spare-scope")
	s.Quest.Resources[last], s.Quest.Trade.Used = 1, false
	s.Quest.Trade.Sale[0] = [onSale]Mark{1, 1, 1}
	m = stillAboard(t, m)
	s = &m.State
	choose(t, m, "facility alms-gate")
	if got := s.Quest.Trade.Sale[0]; got != [onSale]Mark{Mark(last + 1), 1, 1} {
		t.Errorf("with one card in the deck %v is on sale", got)
	}
	s.Quest.Resources, s.Quest.Trade.Used = [MaxKinds]uint8{}, false
	if rule := refused(stillAboard(t, m), "facility alms-gate"); rule != "BF-G-046" {
		t.Errorf("with an empty deck it is refused by %q", rule)
	}
}

// Ashen Psalter gives a discovery card for a wound that comes when its visitor sets out.
// proves: BF-G-046
func TestTheVigilCellsCostAWoundLater(t *testing.T) {
	m := aboard(t, "ashen-psalter", nil)
	choose(t, m, "facility vigil-cells")
	x := &m.State.Party[0]
	if x.NumFinds != 1 || x.Count(WoundCounter) != 0 {
		t.Errorf("%d cards, %d wounds at Precipice", x.NumFinds, x.Count(WoundCounter))
	}
	valid(t, m)
	if s := setOutFrom(t, m); s.Party[0].Count(WoundCounter) != 1 || s.Party[0].Out {
		t.Errorf("%d wounds at setting out", s.Party[0].Count(WoundCounter))
	}
	m.State.Discovery = [MaxKinds]uint8{}
	m.State.Quest.Trade.Used = false
	if rule := refused(stillAboard(t, m), "facility vigil-cells"); rule != "BF-G-031" {
		t.Errorf("with an empty deck it is refused by %q", rule)
	}
}

// A find from a facility meets a secret agenda only when its owner sets out.
// proves: BF-INS-009 BF-G-046
func TestAFindAtPrecipiceInspiresAtTheNextSettingOut(t *testing.T) {
	m := aboard(t, "ashen-psalter", nil)
	s := &m.State
	hold := slices.IndexFunc(s.pack.Explorers, func(x library.Explorer) bool { return x.Agenda.Hold != "" })
	find := s.pack.place("find", s.pack.Explorers[hold].Agenda.Hold)
	s.Party[0].Kind = uint8(hold)
	s.Discovery = [MaxKinds]uint8{}
	s.Discovery[find] = 1
	choose(t, m, "facility vigil-cells")
	if s.Party[0].NumFinds != 1 || s.Party[0].Inspired {
		t.Errorf("%d cards at Precipice, inspired: %v", s.Party[0].NumFinds, s.Party[0].Inspired)
	}
	if after := setOutFrom(t, m); !after.Party[0].Inspired {
		t.Error("the explorer who holds the card of its agenda sets out without its inspired side")
	}
}

// The operations of facilities can be for the others. Twins count as one explorer, and the dead are served no more.
// proves: BF-G-046
func TestAFacilityMayServeTheOthers(t *testing.T) {
	lib := *rulesFor(t).Pack.Library
	lib.Ships = slices.Clone(lib.Ships)
	lib.Ships[0].Facility = library.Facility{ID: "bell", Effect: []library.Op{{Do: "inspire-later", To: "others", Amount: 1}, {Do: "inspire-later", To: "each-explorer", Amount: 1}}}
	m := aboardWith(t, Rules{NewPack(&lib)}, lib.Ships[0].ID, nil)
	Picked{3, uint8(m.State.pack.place("explorer", "rein-raus"))}.Apply(&m.State)
	Died{2}.Apply(&m.State)
	choose(t, m, "facility bell")
	for e, want := range []uint8{1, 2, 0, 2} {
		if got := m.State.Quest.Promised[m.State.Party[e].Kind].Points; got != want {
			t.Errorf("%s is promised %d points, want %d", m.State.Name(e), got, want)
		}
	}
}

// However many wounds are promised, an explorer sets out with one free space.
// proves: BF-G-046
func TestPromisedWoundsLeaveAFreeSpace(t *testing.T) {
	m := aboard(t, "ashen-psalter", nil)
	x := &m.State.Party[0]
	m.State.Quest.Promised[x.Kind].Wounds = x.NumSlots + 2
	if x = &setOutFrom(t, m).Party[0]; x.Count(WoundCounter) != int(x.NumSlots)-1 || x.Out {
		t.Errorf("%d of %d spaces are covered", x.Count(WoundCounter), x.NumSlots)
	}
}

// A card given up can be the only one in the discovery deck, and is drawn again.
// proves: BF-G-046 BF-G-031
func TestTheGnawedHeapServesAnEmptyDeck(t *testing.T) {
	m := aboard(t, "kravvchato", []string{"cold-lantern"})
	m.State.Discovery = [MaxKinds]uint8{}
	m = stillAboard(t, m)
	choose(t, m, "facility-for gnawed-heap cold-lantern")
	if x := &m.State.Party[0]; x.NumFinds != 1 || total(&m.State.Discovery) != 0 {
		t.Errorf("%d cards with the visitor, %d in the deck", x.NumFinds, total(&m.State.Discovery))
	}
}

// A facility can ask for a clue, of which each kind is offered once. It takes no archeotech, and without a clue it is
// refused.
// proves: BF-G-046
func TestAFacilityMayTakeAClue(t *testing.T) {
	lib := *rulesFor(t).Pack.Library
	lib.Ships = slices.Clone(lib.Ships)
	lib.Ships[rulesFor(t).Pack.place("ship", "vanguard")].Facility.Gives = "clue"
	r := Rules{NewPack(&lib)}
	m := aboardWith(t, r, "vanguard", []string{"carved-route", "cold-lantern", "dying-whisper", "carved-route"}, 12)
	d, _ := m.Pending()
	var takes []string
	for i := range d.Options {
		if o := &d.Options[i]; o.Verb == "facility-for" {
			takes = append(takes, o.Parts[1])
		}
	}
	if !slices.Equal(takes, []string{"carved-route", "dying-whisper"}) {
		t.Errorf("it takes %v", takes)
	}
	choose(t, m, "facility-for captains-table carved-route")
	if clues, _ := m.State.Holdings(0); clues != 2 {
		t.Errorf("%d clues are left of 3", clues)
	}
	valid(t, m)
	m = aboardWith(t, r, "vanguard", []string{"cold-lantern"})
	x, _ := m.Explained()
	if why, ok := x.Refused("facility captains-table"); !ok || why.Rule != "BF-G-046" || why.Reason != "no-clue" {
		t.Errorf("without a clue: %+v", why)
	}
}
