package view

import (
	"precipice/engine"
	"precipice/engine/fortress"
)

// questView is how far a quest has come.
type questView struct {
	Step       string         `json:"step"`
	Expedition int            `json:"expedition"`
	LegacyLeft int            `json:"legacy_cards_left"`
	Row        []string       `json:"legacy,omitempty"` // drawn, in their order
	Docked     []string       `json:"docked,omitempty"`
	Supports   []string       `json:"supports_used,omitempty"`
	Trade      *tradeView     `json:"trade,omitempty"`
	Dead       []string       `json:"mortis,omitempty"`
	Stored     []storedView   `json:"stored,omitempty"`
	Points     map[string]int `json:"leader_points,omitempty"` // of the last expedition, by seat
	Ending     string         `json:"ending,omitempty"`
}

// tradeView is the trading step.
type tradeView struct {
	Sale    []saleView `json:"sale"`
	Visitor string     `json:"visitor,omitempty"` // the explorer on board a ship
	Ship    string     `json:"ship,omitempty"`    // where
	Points  int        `json:"trading_points"`
}

// saleView is what lies beside a docked ship.
type saleView struct {
	Ship  string   `json:"ship"`
	Cards []string `json:"cards"`
}

func viewTrade(s *fortress.State) *tradeView {
	t, p := &s.Quest.Trade, s.Pack()
	v := &tradeView{Points: int(t.Points)}
	for place, k := range s.Quest.Docked {
		ship, ok := k.Card()
		if !ok {
			continue
		}
		one := saleView{Ship: p.Ships[ship].ID, Cards: []string{}}
		for _, k := range t.Sale[place] {
			if card, ok := k.Card(); ok {
				one.Cards = append(one.Cards, p.Resources[card].ID)
			}
		}
		v.Sale = append(v.Sale, one)
	}
	if e, ok := t.Visitor.Card(); ok {
		ship, _ := s.Quest.Docked[t.At].Card()
		v.Visitor, v.Ship = s.Name(e), p.Ships[ship].ID
	}
	return v
}

// storedView is what an explorer outside the party keeps.
type storedView struct {
	Explorer string   `json:"explorer"`
	Finds    []string `json:"finds,omitempty"`
	Cards    []string `json:"resources,omitempty"`
}

func (all *stateView) viewQuest(s *fortress.State) {
	if s.Mode() != fortress.Campaign {
		return
	}
	q, p := &s.Quest, s.Pack()
	v := &questView{Step: q.Step.String(), Expedition: int(q.Expedition), LegacyLeft: q.LegacyLeft(), Ending: q.Ending.String()}
	for _, k := range q.Row {
		if c, ok := k.Card(); ok {
			v.Row = append(v.Row, p.Legacy[c].ID)
		}
	}
	for _, k := range q.Docked {
		if ship, ok := k.Card(); ok {
			v.Docked = append(v.Docked, p.Ships[ship].ID)
			if s.Called(ship) {
				v.Supports = append(v.Supports, p.Ships[ship].ID)
			}
		}
	}
	if q.Step == fortress.InTrade {
		v.Trade = viewTrade(s)
	}
	for kind := range p.Explorers {
		id := p.Explorers[kind].ID
		if q.Dead(kind) {
			v.Dead = append(v.Dead, id)
		}
		one := storedView{Explorer: id}
		for _, f := range s.StoredFinds(kind) {
			one.Finds = append(one.Finds, p.Discoveries[f].ID)
		}
		for _, c := range s.StoredResources(kind) {
			one.Cards = append(one.Cards, p.Resources[c].ID)
		}
		if len(one.Finds)+len(one.Cards) > 0 {
			v.Stored = append(v.Stored, one)
		}
	}
	if q.LeaderPoints {
		v.Points = map[string]int{}
		for seat := range s.Players {
			v.Points[seatName(engine.Seat(seat))] = int(q.Scores[seat])
		}
	}
	all.Quest = v
}
