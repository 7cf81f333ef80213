package fortress

import "precipice/engine"

// onSale is the number of cards that lie beside each ship (BF-PRE-007).
const onSale = 3

// homePoints are the trading points for trading on one's own ship (BF-PRE-012).
const homePoints = 1

// TradeState holds the state of the trading step.
type TradeState struct {
	Sale    [MaxDocked][onSale]Mark // resource cards beside each docked ship, face up
	Visited uint8                   // explorers of the party who have had their chance, a bit each
	Visitor Mark                    // the explorer on board a ship
	At      uint8                   // the place of that ship in Docked
	Points  uint8                   // trading points of the visit
	Traded  bool                    // archeotech has been converted in the visit (BF-G-040)
	Used    bool                    // the facility has been used in the visit (BF-G-041)
}

// Trading is the trading step at Precipice (BF-PRE-006 to 015). On board, the facility is used before trading.
type Trading struct{ engine.Cursor }

var trading = engine.Define("fortress/trading",
	engine.Step[Trading, State]{Name: "open", Do: (*Trading).open},
	engine.Step[Trading, State]{Name: "visit", Ask: (*Trading).askVisit, Do: (*Trading).visit},
	engine.Step[Trading, State]{Name: "trade", Ask: (*Trading).askTrade, Do: (*Trading).trade},
	engine.Step[Trading, State]{Name: "close", Do: (*Trading).close},
)

// Proc implements engine.Frame.
func (*Trading) Proc() engine.Table[State] { return trading }

// open lays three cards of each docked ship's deck beside it (BF-PRE-006, BF-PRE-007).
func (f *Trading) open(m *Match, _ in) flow {
	s := &m.State
	m.Emit("BF-PRE-006", QuestStepBegan{InTrade})
	for place, k := range s.Quest.Docked {
		ship, ok := k.Card()
		for range onSale {
			deck := s.deckOf(ship)
			if !ok || total(&deck) == 0 {
				break
			}
			m.Emit("BF-PRE-007", LaidForSale{uint8(place), uint8(draw(m, &deck))})
		}
	}
	return then()
}

// deckOf returns the cards left in the resource deck of a ship, by kind.
func (s *State) deckOf(ship int) (deck [MaxKinds]uint8) {
	for kind := range s.pack.Resources {
		if s.pack.Resources[kind].Ship == ship && !s.usedUp(kind) {
			deck[kind] = s.Quest.Resources[kind]
		}
	}
	return deck
}

// next returns the explorer whose chance to visit a ship comes next, in leader order (BF-PRE-008, BF-TWN-009).
func (f *Trading) next(s *State) (e int, ok bool) {
	for e := range s.leaderOrder {
		if !s.Party[e].Dead && s.Quest.Trade.Visited&(1<<e) == 0 {
			return e, true
		}
	}
	return 0, false
}

// askVisit lets an explorer go to a ship, or stay (BF-PRE-008).
func (f *Trading) askVisit(m *Match, d *engine.Decision) {
	s := &m.State
	e, ok := f.next(s)
	if !ok {
		return
	}
	d.Seat, d.Kind, d.Rule, d.About[0], d.Free = s.Party[e].Seat, AskVisit, "BF-PRE-008", s.Name(e), true
	for place, k := range s.Quest.Docked {
		if ship, ok := k.Card(); ok {
			d.Offer(engine.Option{Verb: DoVisit, Parts: [4]string{s.pack.Ships[ship].ID}, Args: [4]int16{int16(place)}})
		}
	}
	d.Offer(opt(DoStay))
	s.offerExchange(d, f.Idle)
}

func (f *Trading) visit(m *Match, in in) flow {
	s := &m.State
	e, ok := f.next(s)
	switch {
	case !ok:
		return goTo("close")
	case in.Option.Verb == DoExchange:
		f.Idle++
		return call(requested(s.Party[e].Seat)).At("visit")
	case in.Option.Verb == DoStay:
		m.Emit("BF-PRE-015", StayedBehind{uint8(e)})
		return goTo("visit")
	}
	m.Emit("BF-PRE-008", WentAboard{uint8(e), uint8(in.Option.Args[0])})
	return then()
}

// askTrade lets the visitor use the facility, convert archeotech, buy with the points, or leave (BF-PRE-009 to 011).
func (f *Trading) askTrade(m *Match, d *engine.Decision) {
	s, t := &m.State, &m.State.Quest.Trade
	e, _ := t.Visitor.Card()
	x := &s.Party[e]
	d.Seat, d.Kind, d.Rule, d.Free = x.Seat, AskTrade, "BF-PRE-010", true
	d.About = [2]string{s.Name(e), s.shipAt(t.At)}
	f.offerFacility(s, d, e)
	var seen [MaxKinds]bool
	for _, find := range x.Finds[:x.NumFinds] {
		kind, _ := find.Card()
		if card := &s.pack.Discoveries[kind]; !card.Clue && !seen[kind] {
			seen[kind] = true
			d.Offer(engine.Option{Verb: DoConvert, Parts: [4]string{card.ID}, Args: [4]int16{int16(kind)}})
		}
	}
	seen = [MaxKinds]bool{}
	for _, k := range t.Sale[t.At] {
		kind, ok := k.Card()
		if !ok || seen[kind] {
			continue
		}
		seen[kind] = true
		o := engine.Option{Verb: DoBuy, Parts: [4]string{s.pack.Resources[kind].ID}, Args: [4]int16{int16(kind)}}
		if s.pack.Resources[kind].Price > int(t.Points) {
			d.Refuse(o, "BF-PRE-011", "too-dear")
		} else {
			d.Offer(o)
		}
	}
	d.Offer(opt(DoLeave))
	s.offerExchange(d, f.Idle)
}

// shipAt returns the id of the ship at a place of Docked.
func (s *State) shipAt(place uint8) string {
	ship, _ := s.Quest.Docked[place].Card()
	return s.pack.Ships[ship].ID
}

func (f *Trading) trade(m *Match, in in) flow {
	s, t := &m.State, &m.State.Quest.Trade
	e, _ := t.Visitor.Card()
	kind := uint8(in.Option.Args[0])
	switch in.Option.Verb {
	case DoFacility, DoFacilityFor:
		return f.useFacility(m, e, int(in.Option.Args[0]))
	case DoExchange:
		f.Idle++
		return call(requested(s.Party[e].Seat)).At("trade")
	case DoConvert:
		first := !t.Traded
		m.Emit("BF-PRE-010", Converted{uint8(e), kind})
		if first && s.pack.Home(int(s.Party[e].Kind)) == int(s.Quest.Docked[t.At]-1) {
			m.Emit("BF-PRE-012", HomeBonus{uint8(e)})
		}
	case DoBuy:
		m.Emit("BF-PRE-010", Bought{uint8(e), kind})
	default:
		f.Idle = 0
		m.Emit("BF-PRE-013", LeftShip{uint8(e), t.Points})
		return goTo("visit")
	}
	return goTo("trade")
}

// close returns the cards that nobody bought to their decks (BF-PRE-015, BF-G-039).
func (f *Trading) close(m *Match, _ in) flow {
	m.Emit("BF-G-039", TradingEnded{})
	return finished()
}
