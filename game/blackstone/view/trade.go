package view

import (
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
)

type shipCard struct {
	ID       string        `json:"id"`
	Support  *supportView  `json:"support,omitempty"`
	Facility *facilityView `json:"facility,omitempty"`
}

type facilityView struct {
	ID     string   `json:"id"`
	Gives  string   `json:"gives,omitempty"`
	Limit  string   `json:"limit,omitempty"`
	Effect []opView `json:"effect"`
}

type supportView struct {
	By      string         `json:"by,omitempty"` // empty for the leader
	When    string         `json:"when"`
	If      string         `json:"if,omitempty"`
	Die     int            `json:"die,omitempty"` // lowest face
	Points  int            `json:"points,omitempty"`
	Limit   string         `json:"limit,omitempty"`
	Effect  []opView       `json:"effect,omitempty"`
	Changes []modifierView `json:"changes,omitempty"`
	Lasts   string         `json:"lasts,omitempty"`
}

func viewShip(ship *library.Ship) shipCard {
	card, c := shipCard{ID: ship.ID}, &ship.Support
	if f := &ship.Facility; f.Exists() {
		card.Facility = &facilityView{f.ID, f.Gives, f.Limit.String(), viewOps(f.Effect)}
	}
	if c.Exists() {
		card.Support = &supportView{c.By, c.When, c.If, c.Die, c.Points, c.Limit.String(), viewOps(c.Effect), viewModifiers(c.Modify), lasting(c.Lasts)}
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
	Ship    string         `json:"ship"` // empty for the artefact of a stronghold
	Copies  int            `json:"copies"`
	Price   int            `json:"price"` // trading points
	Kind    string         `json:"kind"`
	When    string         `json:"when,omitempty"` // empty for a permanent card
	Of      []string       `json:"of,omitempty"`
	If      string         `json:"if,omitempty"`
	Die     int            `json:"die,omitempty"` // lowest face
	Points  int            `json:"points,omitempty"`
	Limit   string         `json:"limit,omitempty"`
	Effect  []opView       `json:"effect,omitempty"`
	Changes []modifierView `json:"changes,omitempty"`
	Lasts   string         `json:"lasts,omitempty"`
}

func viewResource(p *fortress.Pack, c *library.Resource) resourceCard {
	ship := "" // of an artefact
	if c.Ship != library.NoShip {
		ship = p.Ships[c.Ship].ID
	}
	return resourceCard{c.ID, ship, c.Count, c.Price, c.Kind.String(), c.When, c.Of, c.If, c.Die, c.Points,
		c.Limit.String(), viewOps(c.Effect), viewModifiers(c.Modify), lasting(c.Lasts)}
}
