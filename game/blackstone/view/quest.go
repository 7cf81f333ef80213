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
	Next       string         `json:"next_legacy,omitempty"` // if it is known
	Spent      []string       `json:"spent,omitempty"`       // what has a limit and cannot be used again yet
	Promised   []promiseView  `json:"promised,omitempty"`
	Trade      *tradeView     `json:"trade,omitempty"`
	Dead       []string       `json:"mortis,omitempty"`
	Stored     []storedView   `json:"stored,omitempty"`
	Points     map[string]int `json:"leader_points,omitempty"` // of the last expedition, by seat
	Goal       string         `json:"goal,omitempty"`          // the stronghold or vault that the expedition goes to
	Conquered  []string       `json:"conquered,omitempty"`     // strongholds
	ToConquer  int            `json:"strongholds_left"`        // before the vault opens
	Outcome    string         `json:"outcome,omitempty"`       // by which the quest was won
	Ending     string         `json:"ending,omitempty"`
}

// tradeView is the trading step.
type tradeView struct {
	Sale    []saleView `json:"sale"`
	Visitor string     `json:"visitor,omitempty"` // the explorer on board a ship
	Ship    string     `json:"ship,omitempty"`    // where
	Points  int        `json:"trading_points"`
	Used    bool       `json:"facility_used,omitempty"` // in the visit
}

// promiseView is what awaits an explorer when it next sets out.
type promiseView struct {
	Explorer    string `json:"explorer"`
	Inspiration int    `json:"inspiration,omitempty"`
	Wounds      int    `json:"wounds,omitempty"`
}

// saleView is what lies beside a docked ship.
type saleView struct {
	Ship  string   `json:"ship"`
	Cards []string `json:"cards"`
}

func viewTrade(s *fortress.State) *tradeView {
	t, p := &s.Quest.Trade, s.Pack()
	v := &tradeView{Points: int(t.Points), Used: t.Used}
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
	v.ToConquer, v.Outcome = s.ToConquer(), s.Outcome()
	v.strongholds(s)
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
	if c, known := q.Foreseen.Card(); known {
		v.Next = p.Legacy[c].ID
	}
	v.Spent = s.Spent()
	if q.Step == fortress.InTrade {
		v.Trade = viewTrade(s)
	}
	for kind := range p.Explorers {
		v.explorer(s, kind)
	}
	if q.LeaderPoints {
		v.Points = map[string]int{}
		for seat := range s.Players {
			v.Points[seatName(engine.Seat(seat))] = int(q.Scores[seat])
		}
	}
	all.Quest = v
}

// strongholds notes where the expedition goes and what has been conquered.
func (v *questView) strongholds(s *fortress.State) {
	if h := s.Goal(); h != nil {
		v.Goal = h.ID
	}
	for i := range s.Pack().Strongholds {
		if s.Quest.HasConquered(i) {
			v.Conquered = append(v.Conquered, s.Pack().Strongholds[i].ID)
		}
	}
}

// explorer notes whether an explorer has died, what it was promised, and what it keeps outside the party.
func (v *questView) explorer(s *fortress.State, kind int) {
	q, p := &s.Quest, s.Pack()
	id := p.Explorers[kind].ID
	if q.Dead(kind) {
		v.Dead = append(v.Dead, id)
	}
	if n := q.Promised[kind]; n != (fortress.Promise{}) {
		v.Promised = append(v.Promised, promiseView{id, int(n.Points), int(n.Wounds)})
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
