package view

import (
	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
)

// cardsView holds what the cards say, as data.
type cardsView struct {
	Explorers  []explorerCard  `json:"explorers"`
	Hostiles   []hostileCard   `json:"hostiles"`
	Challenges []challengeCard `json:"challenges"`
	Finds      []findCard      `json:"finds"`
	Resources  []resourceCard  `json:"resources"`
	Ships      []shipCard      `json:"ships"`
	Encounters []encounterCard `json:"encounters"`
	Combats    []combatCard    `json:"combats"`
	Twists     []modifiedCard  `json:"twists"`
	Tiles      []modifiedCard  `json:"tiles"`
}

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

type challengeCard struct {
	ID      string       `json:"id"`
	Copies  int          `json:"copies"`
	Who     string       `json:"who"`
	Choices []choiceCard `json:"choices"`
}

type choiceCard struct {
	ID     string   `json:"id"`
	Price  int      `json:"price,omitempty"`
	Effect []opView `json:"effect,omitempty"`
}

// opView is an operation of an effect, in the vocabulary of docs/content.md.
type opView struct {
	Do       string   `json:"do"`
	To       string   `json:"to,omitempty"`
	Amount   int      `json:"amount,omitempty"`
	Roll     string   `json:"roll,omitempty"`
	Need     int      `json:"need,omitempty"`
	Great    int      `json:"great,omitempty"`
	Failure  []opView `json:"failure,omitempty"`
	Success  []opView `json:"success,omitempty"`
	Critical []opView `json:"critical,omitempty"`
}

type findCard struct {
	ID     string `json:"id"`
	Copies int    `json:"copies"`
	Clue   bool   `json:"clue,omitempty"`
	Value  int    `json:"value,omitempty"`
}

type shipCard struct {
	ID      string       `json:"id"`
	Support *supportView `json:"support,omitempty"`
}

type supportView struct {
	By      string         `json:"by,omitempty"` // empty for the leader
	When    string         `json:"when"`
	If      string         `json:"if,omitempty"`
	Die     int            `json:"die,omitempty"` // lowest face
	Points  int            `json:"points,omitempty"`
	Effect  []opView       `json:"effect,omitempty"`
	Changes []modifierView `json:"changes,omitempty"`
	Lasts   string         `json:"lasts,omitempty"`
}

func viewShip(ship *library.Ship) shipCard {
	card, c := shipCard{ID: ship.ID}, &ship.Support
	if c.Exists() {
		card.Support = &supportView{c.By, c.When, c.If, c.Die, c.Points, viewOps(c.Effect), viewModifiers(c.Modify), lasting(c.Lasts)}
	}
	return card
}

// lasting returns the word of a span, "" for what happens at once.
func lasting(span library.Span) string {
	if span == library.AtOnce {
		return ""
	}
	return span.String()
}

type resourceCard struct {
	ID      string         `json:"id"`
	Ship    string         `json:"ship"`
	Copies  int            `json:"copies"`
	Price   int            `json:"price"` // trading points
	Kind    string         `json:"kind"`
	When    string         `json:"when,omitempty"` // empty for a permanent card
	Of      []string       `json:"of,omitempty"`
	If      string         `json:"if,omitempty"`
	Die     int            `json:"die,omitempty"` // lowest face
	Points  int            `json:"points,omitempty"`
	Effect  []opView       `json:"effect,omitempty"`
	Changes []modifierView `json:"changes,omitempty"`
	Lasts   string         `json:"lasts,omitempty"`
}

type encounterCard struct {
	ID      string      `json:"id"`
	Copies  int         `json:"copies"`
	Entries []entryCard `json:"entries"` // by marker
}

type entryCard struct {
	Hostile string `json:"hostile,omitempty"`
	Size    int    `json:"size,omitempty"`
	Twist   string `json:"twist,omitempty"`
}

type combatCard struct {
	ID      string     `json:"id"`
	Copies  int        `json:"copies"`
	Ambush  bool       `json:"ambush,omitempty"`
	Board   []hexView  `json:"board"` // without the arrival chamber
	Portals []string   `json:"portals"`
	Markers []string   `json:"markers"` // by number
	Tiles   []tileView `json:"tiles,omitempty"`
}

type modifiedCard struct {
	ID      string         `json:"id"`
	Changes []modifierView `json:"changes,omitempty"`
}

type modifierView struct {
	What string `json:"what"`
	By   int    `json:"by,omitempty"`
	When string `json:"when,omitempty"`
}

var levels = [...]string{dice.Fail: "failure", dice.Success: "success", dice.Critical: "critical"}

var sizes = [...]string{library.Small: "small", library.Large: "large", library.Huge: "huge"}

func viewCards(p *fortress.Pack) *cardsView {
	v := &cardsView{}
	for i := range p.Explorers {
		v.Explorers = append(v.Explorers, viewCharacter(&p.Explorers[i]))
	}
	for i := range p.Hostiles {
		v.Hostiles = append(v.Hostiles, viewReference(&p.Hostiles[i]))
	}
	for i := range p.Challenges {
		c := &p.Challenges[i]
		card := challengeCard{ID: c.ID, Copies: c.Count, Who: c.Who}
		for _, choice := range c.Choices {
			card.Choices = append(card.Choices, choiceCard{choice.ID, choice.Price, viewOps(choice.Effect)})
		}
		v.Challenges = append(v.Challenges, card)
	}
	for _, d := range p.Discoveries {
		v.Finds = append(v.Finds, findCard{d.ID, d.Count, d.Clue, d.Value})
	}
	for i := range p.Resources {
		c := &p.Resources[i]
		card := resourceCard{c.ID, p.Ships[c.Ship].ID, c.Count, c.Price, c.Kind.String(), c.When, c.Of, c.If, c.Die, c.Points,
			viewOps(c.Effect), viewModifiers(c.Modify), lasting(c.Lasts)}
		v.Resources = append(v.Resources, card)
	}
	for i := range p.Ships {
		v.Ships = append(v.Ships, viewShip(&p.Ships[i]))
	}
	for i := range p.Encounters {
		v.Encounters = append(v.Encounters, viewEncounter(p, &p.Encounters[i]))
	}
	for i := range p.Combats {
		v.Combats = append(v.Combats, viewCombat(p, &p.Combats[i]))
	}
	for _, t := range p.Twists {
		v.Twists = append(v.Twists, modifiedCard{t.ID, viewModifiers(t.Modify)})
	}
	for _, t := range p.Tiles {
		v.Tiles = append(v.Tiles, modifiedCard{t.ID, viewModifiers(t.Here)})
	}
	return v
}

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

func viewOps(ops []library.Op) (list []opView) {
	for i := range ops {
		o := &ops[i]
		list = append(list, opView{o.Do, o.To, o.Amount, o.Roll, o.Need, o.Great, viewOps(o.Failure), viewOps(o.Success), viewOps(o.Critical)})
	}
	return list
}

func viewEncounter(p *fortress.Pack, e *library.Encounter) encounterCard {
	card := encounterCard{ID: e.ID, Copies: e.Count}
	for _, entry := range e.Entries {
		one := entryCard{Size: entry.Size}
		if entry.Hostile >= 0 {
			one.Hostile = p.Hostiles[entry.Hostile].ID
		}
		if entry.Twist >= 0 {
			one.Twist = p.Twists[entry.Twist].ID
		}
		card.Entries = append(card.Entries, one)
	}
	return card
}

func viewCombat(p *fortress.Pack, c *library.Combat) combatCard {
	card := combatCard{ID: c.ID, Copies: c.Count, Ambush: c.Arrival == nil}
	for _, cell := range c.Cells {
		card.Board = append(card.Board, hexView{Hex: cell.Hex.String(), Blocked: cell.Blocked, Walls: sides(cell.Walls), Covers: sides(cell.Covers)})
	}
	for _, h := range c.Portals {
		card.Portals = append(card.Portals, h.String())
	}
	for _, h := range c.Markers {
		card.Markers = append(card.Markers, h.String())
	}
	for _, t := range c.Tiles {
		card.Tiles = append(card.Tiles, tileView{p.Tiles[t.Tile].ID, t.At.String()})
	}
	return card
}

func viewModifiers(all []library.Modifier) (list []modifierView) {
	for _, m := range all {
		list = append(list, modifierView{m.What, m.By, m.When})
	}
	return list
}
