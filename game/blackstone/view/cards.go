package view

import (
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
	Legacy     []legacyCard    `json:"legacy"`

	Strongholds []strongholdCard `json:"strongholds"`
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
	Site     string   `json:"site,omitempty"` // of a stronghold; missing for that of the action
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

type encounterCard struct {
	ID      string      `json:"id"`
	Copies  int         `json:"copies"`
	First   bool        `json:"first,omitempty"` // in the deck of a single combat and of a first expedition
	Entries []entryCard `json:"entries"`         // by marker
}

// legacyCard has no more than its copies if it only counts the expeditions down.
type legacyCard struct {
	ID       string         `json:"id"`
	Copies   int            `json:"copies"`
	Adds     []string       `json:"adds,omitempty"` // encounter cards
	Changes  []modifierView `json:"changes,omitempty"`
	EachTurn []opView       `json:"each_turn,omitempty"`
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

func viewCards(p *fortress.Pack) *cardsView {
	return &cardsView{
		Explorers:  each(p.Explorers, viewCharacter),
		Hostiles:   each(p.Hostiles, viewReference),
		Challenges: each(p.Challenges, viewChallenge),
		Finds:      each(p.Discoveries, func(d *library.Discovery) findCard { return findCard{d.ID, d.Count, d.Clue, d.Value} }),
		Resources:  each(p.Resources, func(c *library.Resource) resourceCard { return viewResource(p, c) }),
		Ships:      each(p.Ships, viewShip),
		Encounters: each(p.Encounters, func(e *library.Encounter) encounterCard { return viewEncounter(p, e) }),
		Combats:    each(p.Combats, func(c *library.Combat) combatCard { return viewCombat(p, c) }),
		Twists:     each(p.Twists, func(t *library.Twist) modifiedCard { return modifiedCard{t.ID, viewModifiers(t.Modify)} }),
		Tiles:      each(p.Tiles, func(t *library.Tile) modifiedCard { return modifiedCard{t.ID, viewModifiers(t.Here)} }),
		Legacy:     each(p.Legacy, func(c *library.LegacyCard) legacyCard { return viewLegacy(p, c) }),

		Strongholds: each(p.Strongholds, func(h *library.Stronghold) strongholdCard { return viewStronghold(p, h) }),
	}
}

// each returns what a function makes of every card of a list.
func each[Card, View any](cards []Card, view func(*Card) View) (list []View) {
	for i := range cards {
		list = append(list, view(&cards[i]))
	}
	return list
}

func viewChallenge(c *library.Challenge) challengeCard {
	card := challengeCard{ID: c.ID, Copies: c.Count, Who: c.Who}
	for _, choice := range c.Choices {
		card.Choices = append(card.Choices, choiceCard{choice.ID, choice.Price, viewOps(choice.Effect)})
	}
	return card
}

func viewLegacy(p *fortress.Pack, c *library.LegacyCard) legacyCard {
	card := legacyCard{ID: c.ID, Copies: c.Count, Changes: viewModifiers(c.Modify), EachTurn: viewOps(c.EachTurn)}
	for _, e := range c.Adds {
		card.Adds = append(card.Adds, p.Encounters[e].ID)
	}
	return card
}

func viewOps(ops []library.Op) (list []opView) {
	for i := range ops {
		o := &ops[i]
		list = append(list, opView{o.Do, o.To, o.Amount, o.Site, o.Roll, o.Need, o.Great, viewOps(o.Failure), viewOps(o.Success), viewOps(o.Critical)})
	}
	return list
}

func viewEncounter(p *fortress.Pack, e *library.Encounter) encounterCard {
	card := encounterCard{ID: e.ID, Copies: e.Count, First: e.First}
	for _, entry := range e.Entries {
		card.Entries = append(card.Entries, viewEntry(p, entry))
	}
	return card
}

func viewEntry(p *fortress.Pack, entry library.Entry) entryCard {
	one := entryCard{Size: entry.Size}
	if entry.Hostile >= 0 {
		one.Hostile = p.Hostiles[entry.Hostile].ID
	}
	if entry.Twist >= 0 {
		one.Twist = p.Twists[entry.Twist].ID
	}
	return one
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
