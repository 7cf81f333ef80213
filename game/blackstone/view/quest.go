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
	Dead       []string       `json:"mortis,omitempty"`
	Stored     []storedView   `json:"stored,omitempty"`
	Points     map[string]int `json:"leader_points,omitempty"` // of the last expedition, by seat
	Ending     string         `json:"ending,omitempty"`
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
	v := &questView{Step: q.Step.String(), Expedition: int(q.Expedition), LegacyLeft: count(q.Legacy[:]), Ending: q.Ending.String()}
	for _, k := range q.Row {
		if c, ok := k.Card(); ok {
			v.Row = append(v.Row, p.Legacy[c].ID)
		}
	}
	for _, k := range q.Docked {
		if ship, ok := k.Card(); ok {
			v.Docked = append(v.Docked, p.Ships[ship].ID)
		}
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
