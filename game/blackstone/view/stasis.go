package view

import "precipice/engine/fortress"

// stasisView is a pause: the chambers of the explorers and the databank.
type stasisView struct {
	Chambers    []chamberView `json:"chambers"`
	Exploration int           `json:"exploration_cards"`
	Legacy      int           `json:"legacy"`
}

// chamberView is a stasis chamber with its explorer.
type chamberView struct {
	Explorer    string   `json:"explorer"`
	Spaces      []string `json:"spaces"`
	Inspired    bool     `json:"inspired,omitempty"`
	Inspiration int      `json:"inspiration,omitempty"`
	Finds       []string `json:"finds,omitempty"`
	Resources   []string `json:"resources,omitempty"`
}

func (all *stateView) viewStasis(s *fortress.State) {
	if s.Stasis.Step == fortress.Awake {
		return
	}
	v := &stasisView{Chambers: []chamberView{}, Exploration: s.Expedition.CardsLeft(), Legacy: s.LegacyInRow()}
	for kind := range s.Pack().Explorers {
		if s.Stasis.Has(kind) {
			v.Chambers = append(v.Chambers, viewChamber(s, kind))
		}
	}
	all.Stasis = v
}

func viewChamber(s *fortress.State, kind int) chamberView {
	c, p := s.Chamber(kind), s.Pack()
	v := chamberView{Explorer: p.Explorers[kind].ID, Inspired: c.Inspired, Inspiration: c.Inspiration}
	for _, slot := range c.Slots {
		v.Spaces = append(v.Spaces, slot.String())
	}
	for _, f := range c.Finds {
		v.Finds = append(v.Finds, p.Discoveries[f].ID)
	}
	for _, h := range c.Resources {
		id := p.Resources[h.Card].ID
		if h.Down {
			id = "-" + id
		}
		v.Resources = append(v.Resources, id)
	}
	return v
}
