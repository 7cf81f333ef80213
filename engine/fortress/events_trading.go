package fortress

import "strconv"

// LaidForSale lays a resource card face up beside a docked ship (BF-PRE-007).
type LaidForSale struct{ Place, Card uint8 }

// Apply implements engine.Change.
func (e LaidForSale) Apply(s *State) {
	s.Quest.Resources[e.Card]--
	for i := range s.Quest.Trade.Sale[e.Place] {
		if k := &s.Quest.Trade.Sale[e.Place][i]; *k == 0 {
			*k = Mark(e.Card + 1)
			return
		}
	}
}

// Say implements engine.Change.
func (e LaidForSale) Say(s *State) (string, []string) {
	c := &s.pack.Resources[e.Card]
	return "for-sale", []string{s.shipAt(e.Place), c.ID, strconv.Itoa(c.Price)}
}

// StayedBehind passes an explorer's chance to visit a ship (BF-PRE-015).
type StayedBehind struct{ Explorer uint8 }

// Apply implements engine.Change.
func (e StayedBehind) Apply(s *State) { s.Quest.Trade.Visited |= 1 << e.Explorer }

// Say implements engine.Change.
func (e StayedBehind) Say(s *State) (string, []string) {
	return "stayed-behind", []string{s.Name(int(e.Explorer))}
}

// WentAboard begins an explorer's visit to a docked ship (BF-PRE-008).
type WentAboard struct{ Explorer, Place uint8 }

// Apply implements engine.Change.
func (e WentAboard) Apply(s *State) {
	t := &s.Quest.Trade
	t.Visited |= 1 << e.Explorer
	t.Visitor, t.At, t.Points, t.Traded, t.Used = Mark(e.Explorer+1), e.Place, 0, false, false
}

// Say implements engine.Change.
func (e WentAboard) Say(s *State) (string, []string) {
	return "went-aboard", []string{s.Name(int(e.Explorer)), s.shipAt(e.Place)}
}

// Converted turns an archeotech card into trading points. The card goes back to the discovery deck (BF-PRE-010,
// BF-PRE-014, BF-DSC-002).
type Converted struct{ Explorer, Kind uint8 }

// Apply implements engine.Change.
func (e Converted) Apply(s *State) {
	if s.Party[e.Explorer].drop(e.Kind) {
		s.Discovery[e.Kind]++
	}
	s.Quest.Trade.Points += uint8(s.pack.Discoveries[e.Kind].Value)
	s.Quest.Trade.Traded = true
}

// Say implements engine.Change.
func (e Converted) Say(s *State) (string, []string) {
	d := &s.pack.Discoveries[e.Kind]
	return "converted", []string{s.Name(int(e.Explorer)), d.ID, strconv.Itoa(d.Value)}
}

// HomeBonus adds a trading point on the explorer's own ship (BF-PRE-012, BF-G-040).
type HomeBonus struct{ Explorer uint8 }

// Apply implements engine.Change.
func (HomeBonus) Apply(s *State) { s.Quest.Trade.Points += homePoints }

// Say implements engine.Change.
func (e HomeBonus) Say(s *State) (string, []string) {
	return "home-bonus", []string{s.Name(int(e.Explorer)), strconv.Itoa(homePoints)}
}

// Bought gives the visitor a resource card for trading points (BF-PRE-010, BF-PRE-011).
type Bought struct{ Explorer, Card uint8 }

// Apply implements engine.Change.
func (e Bought) Apply(s *State) {
	t := &s.Quest.Trade
	for i := range t.Sale[t.At] {
		if t.Sale[t.At][i] == Mark(e.Card+1) {
			t.Sale[t.At][i] = 0
			break
		}
	}
	t.Points -= uint8(s.pack.Resources[e.Card].Price)
	s.gainCard(HeldResource{Owner: Mark(s.Party[e.Explorer].Kind + 1), Card: e.Card})
}

// Say implements engine.Change.
func (e Bought) Say(s *State) (string, []string) {
	c := &s.pack.Resources[e.Card]
	return "bought", []string{s.Name(int(e.Explorer)), c.ID, strconv.Itoa(c.Price)}
}

// LeftShip ends a visit. Points that were not spent are lost (BF-PRE-013).
type LeftShip struct{ Explorer, Lost uint8 }

// Apply implements engine.Change.
func (LeftShip) Apply(s *State) {
	t := &s.Quest.Trade
	t.Visitor, t.At, t.Points, t.Traded, t.Used = 0, 0, 0, false, false
}

// Say implements engine.Change.
func (e LeftShip) Say(s *State) (string, []string) {
	if e.Lost == 0 {
		return "left-ship", []string{s.Name(int(e.Explorer))}
	}
	return "left-ship-losing", []string{s.Name(int(e.Explorer)), strconv.Itoa(int(e.Lost))}
}

// TradingEnded returns the cards that nobody bought to the decks of their ships (BF-G-039).
type TradingEnded struct{}

// Apply implements engine.Change.
func (TradingEnded) Apply(s *State) {
	for _, cards := range s.Quest.Trade.Sale {
		for _, k := range cards {
			if card, ok := k.Card(); ok {
				s.Quest.Resources[card]++
			}
		}
	}
	s.Quest.Trade = TradeState{}
}

// Say implements engine.Change.
func (TradingEnded) Say(*State) (string, []string) { return "trading-ended", nil }
