package view

import (
	"slices"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
)

// assaultView is the attack on a stronghold or the vault, while one of its battlefields is in play.
type assaultView struct {
	Stronghold string     `json:"stronghold"`
	Stage      int        `json:"stage"` // its battlefields are counted from 1
	Stages     int        `json:"stages"`
	Sites      []siteView `json:"sites"`
	Objectives []string   `json:"objectives"` // one of them takes the battlefield
}

// siteView is a named place. What can be carried from it is at Thing, the first of its hexes or a miniature.
type siteView struct {
	ID      string   `json:"id"`
	Hexes   []string `json:"hexes"`
	Counter int      `json:"counter"`
	Need    int      `json:"need,omitempty"`
	Closed  bool     `json:"closed,omitempty"` // nobody enters it yet
	Thing   string   `json:"thing,omitempty"`
	Bearer  string   `json:"bearer,omitempty"`
}

// viewAssault adds the sites and objectives of a stronghold's battlefield.
func (v *stateView) viewAssault(s *fortress.State) {
	a := s.Assault()
	if a == nil || !s.Fighting() {
		return
	}
	h, x := &s.Pack().Strongholds[a.Of], &s.Expedition.Assault
	v.Assault = &assaultView{Stronghold: h.ID, Stage: int(x.Stage), Stages: len(h.Stages), Objectives: objectives(a)}
	for i := range a.Sites {
		site := &a.Sites[i]
		one := siteView{ID: site.ID, Hexes: hexList(site.Hexes), Counter: int(x.Counter[i]), Need: site.Need, Closed: site.Blocks && !s.SiteFull(i)}
		if site.Carried {
			one.Thing = s.HexName(slices.Collect(s.ThingAt(i).All())[0])
			if u, ok := x.Thing[i].By.Card(); ok {
				one.Bearer = s.UnitName(fortress.UnitID(u))
			}
		}
		v.Assault.Sites = append(v.Assault.Sites, one)
	}
}

func objectives(a *library.Assault) (ids []string) {
	for i := range a.Objectives {
		ids = append(ids, a.Objectives[i].ID)
	}
	return ids
}

func hexList(hexes []board.Hex) (list []string) {
	for _, h := range hexes {
		list = append(list, h.String())
	}
	return list
}

// strongholdCard is a stronghold or the hidden vault.
type strongholdCard struct {
	ID       string        `json:"id"`
	Vault    bool          `json:"vault,omitempty"`
	Approach int           `json:"approach"`
	Stages   []assaultCard `json:"stages"`
	Artefact string        `json:"artefact,omitempty"`
	Legacy   string        `json:"legacy,omitempty"` // its card in the legacy row
}

// assaultCard is a battlefield of a stronghold.
type assaultCard struct {
	combatCard
	Garrison   []entryCard   `json:"garrison"` // by marker
	Sites      []siteCard    `json:"sites,omitempty"`
	Actions    []specialCard `json:"actions,omitempty"`
	Objectives []string      `json:"objectives"`
}

type siteCard struct {
	ID      string         `json:"id"`
	Hexes   []string       `json:"hexes"`
	Need    int            `json:"need,omitempty"`
	Blocks  bool           `json:"blocks,omitempty"`
	Carried bool           `json:"carried,omitempty"`
	Burden  []modifierView `json:"burden,omitempty"`
}

type specialCard struct {
	ID     string   `json:"id"`
	Site   string   `json:"at"`
	Die    int      `json:"die"` // lowest face
	Effect []opView `json:"effect"`
}

func viewStronghold(p *fortress.Pack, h *library.Stronghold) strongholdCard {
	card := strongholdCard{ID: h.ID, Vault: h.Vault, Approach: h.Approach}
	if !h.Vault {
		card.Artefact, card.Legacy = p.Resources[h.Reward].ID, p.Legacy[h.Card].ID
	}
	for _, stage := range h.Stages {
		c := p.Battlefield(stage)
		one := assaultCard{combatCard: viewCombat(p, c), Objectives: objectives(c.Assault)}
		for _, e := range c.Assault.Garrison {
			one.Garrison = append(one.Garrison, viewEntry(p, e))
		}
		for _, s := range c.Assault.Sites {
			one.Sites = append(one.Sites, siteCard{s.ID, hexList(s.Hexes), s.Need, s.Blocks, s.Carried, viewModifiers(s.Burden)})
		}
		for _, a := range c.Assault.Actions {
			one.Actions = append(one.Actions, specialCard{a.ID, a.Site, a.Die, viewOps(a.Effect)})
		}
		card.Stages = append(card.Stages, one)
	}
	return card
}
