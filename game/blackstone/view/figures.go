package view

import (
	"precipice/engine/dice"
	"precipice/engine/fortress/library"
)

// explorerCard is a character card, its secret agenda side first.
type explorerCard struct {
	ID     string     `json:"id"`
	Spaces int        `json:"spaces"`
	Models []string   `json:"models"`
	Agenda agendaView `json:"agenda"`
	Sides  []sideCard `json:"sides"`
}

type agendaView struct {
	Hold  string `json:"hold,omitempty"`
	Slay  string `json:"slay,omitempty"`
	Count int    `json:"count,omitempty"`
}

type sideCard struct {
	Move     int          `json:"move"`
	Defence  string       `json:"defence"`
	Agility  string       `json:"agility"`
	Vitality string       `json:"vitality"`
	Weapons  []weaponCard `json:"weapons"`
	Actions  []actionCard `json:"actions,omitempty"`
	Rules    []string     `json:"rules,omitempty"`
}

type weaponCard struct {
	ID           string      `json:"id"`
	Costs        []costView  `json:"costs,omitempty"` // empty for hostiles
	Ranges       []rangeView `json:"ranges"`
	Follow       bool        `json:"follow,omitempty"`
	IgnoresCover bool        `json:"ignores_cover,omitempty"`
	Stuns        string      `json:"stuns,omitempty"` // the lowest result that stuns
	Model        string      `json:"model,omitempty"` // the only explorer who may use it
}

type costView struct {
	Die     int `json:"die"` // lowest face
	Attacks int `json:"attacks"`
}

type rangeView struct {
	From int    `json:"from"`
	To   int    `json:"to,omitempty"` // 0 for a range without an upper end
	Dice string `json:"dice"`
}

type actionCard struct {
	ID   string `json:"id"`
	Cost int    `json:"cost"`
	Once bool   `json:"once,omitempty"`
}

type hostileCard struct {
	ID        string       `json:"id"`
	Miniature string       `json:"miniature"`
	Size      string       `json:"size"`
	Move      int          `json:"move"`
	Wounds    int          `json:"wounds"`
	Weapons   []weaponCard `json:"weapons"`
	Models    []modelCard  `json:"models"`
	Columns   []columnCard `json:"columns"` // the first that matches applies
}

type modelCard struct {
	ID      string   `json:"id"`
	Weapons []string `json:"weapons"`
	Count   int      `json:"count"` // miniatures
}

type columnCard struct {
	ID     string     `json:"id"`
	When   string     `json:"when"`
	Weapon string     `json:"weapon,omitempty"`
	From   int        `json:"from,omitempty"` // range to the nearest explorer in sight
	To     int        `json:"to,omitempty"`
	Table  []bandView `json:"table"`
}

type bandView struct {
	From   int    `json:"from"` // of the D20
	To     int    `json:"to"`
	Action string `json:"action"`
}

var levels = [...]string{dice.Fail: "failure", dice.Success: "success", dice.Critical: "critical"}

var sizes = [...]string{library.Small: "small", library.Large: "large", library.Huge: "huge"}

func viewCharacter(x *library.Explorer) explorerCard {
	card := explorerCard{ID: x.ID, Spaces: x.Spaces, Models: x.Models, Agenda: agendaView{x.Agenda.Hold, x.Agenda.Slay, x.Agenda.Count}}
	for i := range x.Sides {
		c := &x.Sides[i]
		side := sideCard{Move: c.Move, Defence: c.Defence.String(), Agility: c.Agility.String(), Vitality: c.Vitality.String(), Weapons: viewWeapons(c.Weapons)}
		for _, a := range c.Actions {
			side.Actions = append(side.Actions, actionCard{a.ID, a.Cost, a.Once})
		}
		for _, r := range c.Rules {
			side.Rules = append(side.Rules, r.ID)
		}
		card.Sides = append(card.Sides, side)
	}
	return card
}

// openEnd is the end of a band without an upper end, see library.Band.
const openEnd = 99

func viewWeapons(weapons []library.Weapon) (list []weaponCard) {
	for i := range weapons {
		w := &weapons[i]
		card := weaponCard{ID: w.ID, Follow: w.Follow, IgnoresCover: w.IgnoresCover, Model: w.Model}
		if w.Stuns != dice.Fail {
			card.Stuns = levels[w.Stuns]
		}
		for _, c := range w.Costs {
			card.Costs = append(card.Costs, costView{c.Die, c.Attacks})
		}
		for _, b := range w.Bands {
			reach := rangeView{From: b.From, To: b.To, Dice: b.Stat.String()}
			if b.To >= openEnd {
				reach.To = 0
			}
			card.Ranges = append(card.Ranges, reach)
		}
		list = append(list, card)
	}
	return list
}

func viewReference(h *library.Hostile) hostileCard {
	card := hostileCard{ID: h.ID, Miniature: h.Model, Size: sizes[h.Size], Move: h.Move, Wounds: h.Wounds, Weapons: viewWeapons(h.Weapons)}
	for i, m := range h.Models {
		model := modelCard{ID: m.ID}
		for _, w := range m.Weapons {
			model.Weapons = append(model.Weapons, h.Weapons[w].ID)
		}
		for _, in := range h.Roster {
			if int(in) == i {
				model.Count++
			}
		}
		card.Models = append(card.Models, model)
	}
	for i, c := range h.Columns {
		column := columnCard{ID: c.ID, When: c.When, Weapon: c.Weapon, From: c.From, To: c.To}
		from := 1
		for band, to := range library.Bands {
			column.Table = append(column.Table, bandView{from, int(to), h.Table[band][i]})
			from = int(to) + 1
		}
		card.Columns = append(card.Columns, column)
	}
	return card
}
