package fortress

import (
	"slices"
	"testing"

	"precipice/engine"
	"precipice/engine/dice"
	"precipice/engine/fortress/library"
)

// tradingFor is a quest of two players in its trading step. The second player has UR-025 and Amallyn.
func tradingFor(t *testing.T, change func(s *State)) *Match {
	t.Helper()
	s := trader(t).State
	s.Quest.Trade = TradeState{}
	s.Players, s.Party[1].Seat, s.Party[3].Seat = 2, 1, 1
	change(&s)
	return engine.Begin(rulesFor(t), s, dice.NewSeeded(5), func(*State) engine.Frame[State] { return &Trading{} })
}

// The player of the explorer decides which ship it visits and what it trades, not the leader.
// proves: BF-PRE-008 BF-PRE-010
func TestThePlayerOfTheVisitorTrades(t *testing.T) {
	m := tradingFor(t, func(*State) {})
	for place, seat := range []engine.Seat{0, 0, 1, 1} {
		if d, _ := m.Pending(); d.Kind != AskVisit || d.Seat != seat {
			t.Errorf("which ship visitor %d goes to is asked of seat %d: %s", place, d.Seat, d.Kind)
		}
		choose(t, m, "visit vanguard")
		if d, _ := m.Pending(); d.Kind != AskTrade || d.Seat != seat {
			t.Errorf("what visitor %d trades is asked of seat %d: %s", place, d.Seat, d.Kind)
		}
		choose(t, m, "leave")
	}
}

// A card whose price is exactly the points is bought, and one that costs a point more is not.
// proves: BF-PRE-011
func TestACardMayCostAllPoints(t *testing.T) {
	for points, rule := range map[uint8]string{3: "BF-PRE-011", 4: "", 5: ""} {
		m := tradingFor(t, func(*State) {})
		s := &m.State
		card := s.pack.place("resource", "spare-scope")
		if s.pack.Resources[card].Price != 4 {
			t.Fatalf("the card costs %d", s.pack.Resources[card].Price)
		}
		s.Quest.Trade.Sale[0][0] = Mark(card + 1)
		WentAboard{0, 0}.Apply(s)
		s.Quest.Trade.Points = points
		d := &engine.Decision{}
		(&Trading{}).askTrade(m, d)
		if offered := d.Find("buy spare-scope") >= 0; offered != (rule == "") {
			t.Errorf("with %d points it is offered: %v", points, offered)
		}
	}
}

// The point for the own ship is given on that ship, wherever it lies, and on no other.
// proves: BF-PRE-012
func TestTheOwnShipIsTheOneThatIsVisited(t *testing.T) {
	for ship, points := range map[string]uint8{"long-courrier": 2, "vanguard": 1} {
		m := tradingFor(t, func(s *State) { Found{1, uint8(s.pack.place("find", "cold-lantern"))}.Apply(s) })
		choose(t, m, "stay", "stay", "visit "+ship, "convert cold-lantern")
		if got := m.State.Quest.Trade.Points; got != points {
			t.Errorf("UR-025 has %d points on %s, want %d", got, ship, points)
		}
	}
}

// Of a deck with fewer than three cards all are on sale, the last one too.
// proves: BF-PRE-007
func TestTheLastCardOfADeckIsOnSale(t *testing.T) {
	for left := range 3 {
		m := tradingFor(t, func(s *State) {
			ship, _ := s.Quest.Docked[0].Card()
			for kind := range s.pack.Resources {
				if s.pack.Resources[kind].Ship == ship {
					s.Quest.Resources[kind] = 0
				}
			}
			s.Quest.Resources[s.pack.place("resource", "silver-flask")] = uint8(left)
		})
		if got := len(laid(m, 0)); got != left {
			t.Errorf("of a deck with %d cards %d are on sale", left, got)
		}
	}
}

// Whoever is out of action neither gives nor gets cards, in the leader step as at any other time.
// proves: BF-LDR-002 BF-RSC-008
func TestTheFallenNeitherGiveNorGetCards(t *testing.T) {
	for _, when := range []ExchangeTime{InLeaderStep, BeforeExpedition, AtPrecipice} {
		m := tradingFor(t, func(s *State) {
			for e := range 2 {
				Found{uint8(e), uint8(s.pack.place("find", "cold-lantern"))}.Apply(s)
				give(t, s, e, "hooked-net")
			}
			s.Party[1].Seat, s.Party[1].Out = 0, true // the one who has fallen is of the same player
		})
		m = engine.Begin(rulesFor(t), m.State, dice.NewSeeded(5), func(*State) engine.Frame[State] { return &Exchange{Time: when} })
		d, _ := m.Explained()
		offered := 0
		check := func(o *engine.Option) {
			if o.Parts[0] == "ur-025" || o.Parts[2] == "ur-025" {
				t.Errorf("at time %d there is %s", when, o.Key())
			}
			if o.Verb == "give" {
				offered++
			}
		}
		for i := range d.Options {
			check(&d.Options[i])
		}
		for i := range d.Refusals {
			check(&d.Refusals[i].Option)
		}
		if offered != 4 { // a find and a card, to each of two
			t.Errorf("at time %d there are %d gifts", when, offered)
		}
	}
}

// An exchange is offered while somebody in action has a card, and somebody else in action could take it. Then only
// players who have a card are asked.
// proves: BF-PRE-005 BF-RSC-008
func TestAnExchangeNeedsAGiverAndATaker(t *testing.T) {
	m := tradingFor(t, func(s *State) { give(t, s, 0, "hooked-net") })
	s := &m.State
	if !s.givesCards(0) || s.givesCards(1) {
		t.Error("Janus cannot give the card, or UR-025 can")
	}
	if seat, ok := requested(1).seat(s); !ok || seat != 0 {
		t.Errorf("seat %d without a card is asked, %v", seat, ok)
	}
	s.Party[0].Out = true
	if s.givesCards(0) {
		t.Error("who has fallen gives a card")
	}
	s.Party[0].Out, s.Party[1].Out, s.Party[2].Out, s.Party[3].Out = false, true, true, true
	if s.givesCards(0) {
		t.Error("a card is given to nobody")
	}
}

// Of several explorers of a player the best one counts, not their sum, and those out of action count like the others.
// proves: BF-LPT-001 BF-LPT-002
func TestTheBestExplorerOfAPlayerCounts(t *testing.T) {
	s := gathered(t, Setup{Players: 2, Fifth: -1, LeaderPoints: true}).State
	for e := range s.Party {
		s.Party[e].Seat = engine.Seat(e / 2)
	}
	s.Party[0].Score, s.Party[1].Score = 5, 4
	s.Party[2].Score, s.Party[3].Score, s.Party[3].Inspired, s.Party[3].Out = 7, 3, true, true
	if got := s.scores(); got != [5]uint8{5, 3 + pointsForInspired} {
		t.Errorf("the players have %v points", got)
	}
}

// A hostile player who leads the next expedition gives up the seat: of five players to the one who led, of fewer to
// nobody.
// proves: BF-LPT-004 BF-G-072
func TestAHostilePlayerWhoLeadsChangesSeats(t *testing.T) {
	for players, fifth := range map[uint8]bool{5: true, 4: false} {
		s := gathered(t, Setup{Players: int(players), Leader: 1, Fifth: 3, LeaderPoints: true}).State
		s.Quest.Scores = [5]uint8{1, 2, 0, 9, 0}
		m := questFrom(t, &s, "lead")
		if m.State.Leader != 3 || m.State.HasFifth != fifth || fifth && m.State.Fifth != 1 {
			t.Errorf("of %d players seat %d leads, and seat %d plays the hostiles: %v", players, m.State.Leader, m.State.Fifth, m.State.HasFifth)
		}
	}
}

// In the recovery step only explorers in action make a vitality roll, and only with a wound.
// proves: BF-REC-008
func TestWhoRollsForVitalityInTheRecoveryStep(t *testing.T) {
	s := gathered(t, Setup{Players: 1, Fifth: -1}).State
	for e := range 2 {
		s.Party[e].Slots[0] = Slot{Counter: WoundCounter}
	}
	s.Party[1].Out = true
	m := engine.Begin(rulesFor(t), s, dice.NewSeeded(5), func(*State) engine.Frame[State] { return &Recovery{Cursor: engine.Cursor{At: "vitality"}} })
	var who []uint8
	for _, e := range m.Opening() {
		if began, ok := e.Change.(VitalityBegan); ok {
			who = append(who, began.Explorer)
		}
	}
	if !slices.Equal(who, []uint8{0}) {
		t.Errorf("vitality rolls of %v", who)
	}
}

// The cards of a dead explorer go back to their decks, but an artefact is lost.
// proves: BF-REC-007 BF-G-038
func TestAnArtefactIsLostWithItsOwner(t *testing.T) {
	s := gathered(t, Setup{Players: 1, Fifth: -1}).State
	net := s.pack.place("resource", "hooked-net")
	give(t, &s, 0, "hooked-net")
	artefact := slices.IndexFunc(s.pack.Resources, func(c library.Resource) bool { return c.Ship == library.NoShip })
	s.gainCard(HeldResource{Owner: Mark(s.Party[0].Kind + 1), Card: uint8(artefact)})
	before := s.Quest.Resources
	Died{0}.Apply(&s)
	if before[net]++; s.Quest.Resources != before {
		t.Errorf("in the decks are %v, want %v", s.Quest.Resources, before)
	}
	if s.placeOf(int(s.Party[0].Kind), artefact) >= 0 || s.placeOf(int(s.Party[0].Kind), net) >= 0 {
		t.Error("the dead explorer keeps a card")
	}
}

// Of two copies of a card the one that is face up is used or given first.
// proves: BF-RSC-005
func TestTheCopyThatIsFaceUpComesFirst(t *testing.T) {
	s, janus := quester(t)
	give(t, s, janus, "-hooked-net", "hooked-net")
	net := s.pack.place("resource", "hooked-net")
	if place := s.placeOf(int(s.Party[janus].Kind), net); place < 0 || s.Quest.Held[place].Down {
		t.Errorf("at place %d is a card that is face down", place)
	}
}

// Which cards a chamber has no room for is decided by the player of its explorer, whatever the explorer's place.
// proves: BF-PAU-003
func TestThePlayerOfTheExplorerPutsCardsBack(t *testing.T) {
	for place := range MaxParty {
		s := gathered(t, Setup{Players: 2, Fifth: -1}).State
		s.Party[place].Seat = 1
		for i := range MaxChamber + 1 {
			Found{uint8(place), uint8(s.pack.place("find", []string{"carved-route", "cold-lantern"}[i%2]))}.Apply(&s)
		}
		m := engine.Begin(rulesFor(t), s, dice.NewSeeded(5), func(*State) engine.Frame[State] { return &Pause{Cursor: engine.Cursor{At: "surplus"}} })
		if d, _ := m.Pending(); d == nil || d.Kind != AskSurplus || d.About[0] != s.Name(place) || d.Seat != 1 {
			t.Errorf("at place %d the question is %+v", place, d)
		}
	}
}
