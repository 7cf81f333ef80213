package view

import (
	"precipice/engine/city/library"
)

// contentView holds every id of the content that a request or script can name, and on request the cards.
type contentView struct {
	Heroes      []string   `json:"heroes"`
	Hostiles    []string   `json:"hostiles"`
	Journeys    []string   `json:"journeys"`
	Encounters  []string   `json:"encounters"`
	Discoveries []string   `json:"finds"`
	Items       []string   `json:"items"`
	Crises      []string   `json:"crises"`
	Exploration []string   `json:"exploration"`
	Cards       *cardsView `json:"cards,omitempty"`
}

// cardsView holds the figures on the cards.
type cardsView struct {
	Heroes   []heroCard    `json:"heroes"`
	Hostiles []hostileCard `json:"hostiles"`
	Journeys []journeyCard `json:"journeys"`
	Finds    []findCard    `json:"finds"`
	Crises   []crisisCard  `json:"crises"`
}

type heroCard struct {
	ID     string     `json:"id"`
	Class  string     `json:"class"`
	Arrows int        `json:"arrows,omitempty"`
	Path   pathView   `json:"path"`
	Sides  []sideView `json:"sides"` // Path to Glory side, inspired side
}

type pathView struct {
	When   string `json:"when"`
	What   string `json:"what,omitempty"`
	Count  int    `json:"count"`
	Points int    `json:"points"`
}

type sideView struct {
	Move      int           `json:"move"`
	Run       int           `json:"run"`
	Agility   string        `json:"agility"`
	Vitality  string        `json:"vitality"`
	Defence   string        `json:"defence"`
	Weapons   []weaponView  `json:"weapons"`
	Abilities []abilityView `json:"abilities,omitempty"`
	Changes   []changeView  `json:"changes,omitempty"`
}

type weaponView struct {
	ID     string `json:"id"`
	Cost   int    `json:"cost,omitempty"`
	Kind   string `json:"kind"`
	Dice   string `json:"dice"`
	Damage [2]int `json:"damage"` // of a success, of a critical
	Ails   string `json:"ails,omitempty"`
	Least  string `json:"least,omitempty"` // the level from which it ails
}

type abilityView struct {
	ID     string   `json:"id"`
	Cost   int      `json:"cost,omitempty"`
	Once   string   `json:"once,omitempty"`
	Effect []opView `json:"effect"`
}

type changeView struct {
	What string `json:"what"`
	By   int    `json:"by"`
	When string `json:"when,omitempty"`
}

type opView struct {
	Do       string   `json:"do"`
	To       string   `json:"to,omitempty"`
	Amount   int      `json:"amount,omitempty"`
	With     string   `json:"with,omitempty"`
	Range    int      `json:"range,omitempty"`
	Sight    bool     `json:"sight,omitempty"`
	Weapon   string   `json:"weapon,omitempty"`
	Item     string   `json:"item,omitempty"`
	Roll     string   `json:"roll,omitempty"`
	Need     int      `json:"need,omitempty"`
	Great    int      `json:"great,omitempty"`
	Failure  []opView `json:"failure,omitempty"`
	Success  []opView `json:"success,omitempty"`
	Critical []opView `json:"critical,omitempty"`
}

type hostileCard struct {
	ID      string        `json:"id"`
	Size    string        `json:"size"` // small, large, huge, giant
	Models  []modelCard   `json:"models"`
	Sides   []hostileSide `json:"sides"` // by day, by night
	Actions []string      `json:"actions,omitempty"`
}

type modelCard struct {
	ID       string `json:"id"`
	Count    int    `json:"count"`
	Champion bool   `json:"champion,omitempty"`
}

type hostileSide struct {
	Models []modelFigures `json:"models"`
	Rows   []rowView      `json:"rows"`
	Reduce *wardView      `json:"reduce,omitempty"`
	Ignore *wardView      `json:"ignore,omitempty"`
}

type modelFigures struct {
	ID      string       `json:"id"`
	Move    int          `json:"move"`
	Wounds  int          `json:"wounds"`
	Weapons []weaponView `json:"weapons"`
}

type wardView struct {
	By    int `json:"by,omitempty"`
	From  int `json:"from,omitempty"`
	Least int `json:"least,omitempty"`
}

type journeyCard struct {
	ID   string `json:"id"`
	Type string `json:"type"`
}

type findCard struct {
	ID     string   `json:"id"`
	Kind   string   `json:"kind"`
	Count  int      `json:"count"`
	Value  int      `json:"value,omitempty"`
	Effect []opView `json:"effect,omitempty"`
}

type crisisCard struct {
	ID      string       `json:"id"`
	Choices []choiceView `json:"choices"`
}

type choiceView struct {
	ID     string   `json:"id"`
	Needs  string   `json:"needs,omitempty"`
	Effect []opView `json:"effect,omitempty"`
}

// Content implements protocol.View.
func (v View) Content(q *Fields) any {
	ids := v.Pack.IDs
	all := &contentView{Heroes: ids("hero"), Hostiles: ids("hostile"), Journeys: ids("journey"), Encounters: ids("encounter"), Discoveries: ids("discovery"),
		Items: ids("item"), Crises: ids("crisis"), Exploration: ids("exploration card")}
	if q.Cards {
		all.Cards = viewCards(v.Pack.Library)
	}
	return all
}

func viewCards(lib *library.Library) *cardsView {
	all := &cardsView{}
	for i := range lib.Heroes {
		all.Heroes = append(all.Heroes, viewHeroCard(&lib.Heroes[i]))
	}
	for i := range lib.Hostiles {
		all.Hostiles = append(all.Hostiles, viewHostileCard(&lib.Hostiles[i]))
	}
	for i := range lib.Journeys {
		all.Journeys = append(all.Journeys, journeyCard{lib.Journeys[i].ID, library.JourneyWords[lib.Journeys[i].Type]})
	}
	for i := range lib.Discoveries {
		d := &lib.Discoveries[i]
		all.Finds = append(all.Finds, findCard{d.ID, library.FindWords[d.Kind], d.Count, d.Value, append(viewOps(d.Effect), viewOps(d.Use.Effect)...)})
	}
	for i := range lib.Crises {
		c := crisisCard{ID: lib.Crises[i].ID}
		for _, choice := range lib.Crises[i].Choices {
			c.Choices = append(c.Choices, choiceView{choice.ID, choice.Needs, viewOps(choice.Effect)})
		}
		all.Crises = append(all.Crises, c)
	}
	return all
}

func viewHeroCard(h *library.Hero) heroCard {
	c := heroCard{ID: h.ID, Class: library.ClassWords[h.Class], Arrows: h.Arrows, Path: pathView{h.Path.When, h.Path.What, max(1, h.Path.Count), max(1, h.Path.Points)}}
	for i := range h.Sides {
		s := &h.Sides[i]
		side := sideView{Move: s.Move, Run: s.Run, Agility: s.Agility.String(), Vitality: s.Vitality.String(), Defence: s.Defence.String(), Weapons: viewWeapons(s.Weapons)}
		for _, a := range s.Abilities {
			side.Abilities = append(side.Abilities, abilityView{a.ID, a.Cost, a.Once, viewOps(a.Effect)})
		}
		for _, r := range s.Rules {
			side.Changes = append(side.Changes, changeView{r.Modifier.What, r.Modifier.By, r.Modifier.When})
		}
		c.Sides = append(c.Sides, side)
	}
	return c
}

func viewWeapons(weapons []library.Weapon) (list []weaponView) {
	for i := range weapons {
		w := &weapons[i]
		v := weaponView{ID: w.ID, Cost: w.Cost, Kind: library.ReachWords[w.Kind], Dice: w.Dice.String(), Damage: w.Damage}
		if w.Ail.From > 0 {
			v.Ails, v.Least = library.AilmentWords[w.Ail.With], w.Ail.From.String()
		}
		list = append(list, v)
	}
	return list
}

func viewOps(ops []library.Op) (list []opView) {
	for i := range ops {
		o := &ops[i]
		list = append(list, opView{o.Do, o.To, o.Amount, o.With, o.Range, o.Sight, o.Weapon, o.Item, o.Roll, o.Need, o.Great, viewOps(o.Failure), viewOps(o.Success), viewOps(o.Critical)})
	}
	return list
}

func viewHostileCard(h *library.Hostile) hostileCard {
	c := hostileCard{ID: h.ID, Size: library.SizeWords[h.Size]}
	for _, m := range h.Models {
		c.Models = append(c.Models, modelCard(m))
	}
	for _, a := range h.Actions {
		c.Actions = append(c.Actions, a.ID)
	}
	for i := range h.Sides {
		s := &h.Sides[i]
		side := hostileSide{Reduce: viewWard(&s.Reduce), Ignore: viewWard(&s.Ignore)}
		for k := range s.Models {
			m := &s.Models[k]
			side.Models = append(side.Models, modelFigures{m.ID, m.Move, m.Wounds, viewWeapons(m.Weapons)})
		}
		for _, row := range s.Behaviour {
			side.Rows = append(side.Rows, rowView{Action: row.Action, From: row.Roll.From, To: row.Roll.To})
		}
		c.Sides = append(c.Sides, side)
	}
	return c
}

func viewWard(w *library.Ward) *wardView {
	if !w.On {
		return nil
	}
	return &wardView{w.By, w.From, w.Least}
}
