package fortress

import (
	"slices"
	"strconv"
	"strings"

	"precipice/engine/content"
	"precipice/engine/fortress/library"
	"precipice/message"
)

// IDKinds lists the kinds of ids in the content. IDs takes one of them.
var IDKinds = []string{"explorer", "combat", "challenge", "hostile", "miniature", "weapon", "twist", "tile", "encounter", "find", "chamber", "ship", "legacy card", "resource", "stronghold"}

// IDs lists the ids of a kind in the order of the content. A miniature's id is the name that its
// figures share.
func (p *Pack) IDs(kind string) []string {
	switch kind {
	case "explorer":
		return idsOf(p.Explorers, func(x *library.Explorer) string { return x.ID })
	case "combat":
		return idsOf(p.Combats, func(c *library.Combat) string { return c.ID })
	case "stronghold":
		return idsOf(p.Strongholds, func(h *library.Stronghold) string { return h.ID })
	case "challenge":
		return idsOf(p.Challenges, func(c *library.Challenge) string { return c.ID })
	case "hostile":
		return idsOf(p.Hostiles, func(h *library.Hostile) string { return h.ID })
	case "miniature":
		return idsOf(p.Hostiles, func(h *library.Hostile) string { return h.Model })
	case "weapon":
		return p.weaponIDs()
	case "twist":
		return idsOf(p.Twists, func(t *library.Twist) string { return t.ID })
	case "tile":
		return idsOf(p.Tiles, func(t *library.Tile) string { return t.ID })
	case "encounter":
		return idsOf(p.Encounters, func(e *library.Encounter) string { return e.ID })
	case "find":
		return idsOf(p.Discoveries, func(d *library.Discovery) string { return d.ID })
	case "ship":
		return idsOf(p.Ships, func(x *library.Ship) string { return x.ID })
	case "legacy card":
		return idsOf(p.Legacy, func(c *library.LegacyCard) string { return c.ID })
	case "resource":
		return idsOf(p.Resources, func(c *library.Resource) string { return c.ID })
	case "chamber":
		return idsOf(p.Chambers, func(c *library.Chamber) string { return c.ID })
	}
	panic("fortress: there are no ids of the kind " + kind)
}

func idsOf[T any](all []T, id func(*T) string) []string {
	ids := make([]string, len(all))
	for i := range all {
		ids[i] = id(&all[i])
	}
	return ids
}

// weaponIDs returns the ids of the explorers' weapons, then of the hostiles', without duplicates.
func (p *Pack) weaponIDs() (ids []string) {
	add := func(weapons []library.Weapon) {
		for i := range weapons {
			if !slices.Contains(ids, weapons[i].ID) {
				ids = append(ids, weapons[i].ID)
			}
		}
	}
	for i := range p.Explorers {
		add(p.Explorers[i].Sides[0].Weapons)
	}
	for i := range p.Hostiles {
		add(p.Hostiles[i].Weapons)
	}
	return ids
}

// place returns the index of an id in its list, or -1.
func (p *Pack) place(kind, id string) int { return slices.Index(p.IDs(kind), id) }

// unknown returns an error that says that there is no such id and suggests those there are.
func unknown(kind, id string, ids []string) error {
	return message.New("error.unknown."+strings.ReplaceAll(kind, " ", "-"), strconv.Quote(id), content.Instead(id, ids))
}

// find returns the index of an id in its list.
func (p *Pack) find(kind, id string) (int, error) {
	if i := p.place(kind, id); i >= 0 {
		return i, nil
	}
	return -1, unknown(kind, id, p.IDs(kind))
}
