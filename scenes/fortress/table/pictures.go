package table

import (
	"slices"

	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/render"
)

// PictureOf returns the picture of a card, with figures in it. A card without a picture in the pack gets one that
// suits its kind.
func PictureOf(pack *fortress.Pack, id string, party []render.Bystander) render.PictureView {
	v := render.PictureView{Seed: id, Party: party}
	if id == pack.Chambers[pack.Maglev].ID {
		id = "between"
	}
	p := pack.Picture(id)
	if p == nil {
		v.Light, v.Middle = kindOfPicture(pack, id)
		return v
	}
	v.Light, v.From, v.Ground, v.Stand = p.Light, p.From, p.Ground, p.Party
	v.Far, v.Middle, v.Near = pieces(p.Far), pieces(p.Middle), pieces(p.Near)
	return v
}

// kindOfPicture returns the light of a card without a picture, and what it is about: a thing if it can be carried.
func kindOfPicture(pack *fortress.Pack, id string) (light string, middle []render.Piece) {
	switch {
	case slices.ContainsFunc(pack.Combats, func(c library.Combat) bool { return c.ID == id }):
		return "ember", nil
	case slices.ContainsFunc(pack.Discoveries, func(d library.Discovery) bool { return d.ID == id }):
		return "gold", render.SomeThing(id)
	case slices.ContainsFunc(pack.Resources, func(r library.Resource) bool { return r.ID == id }):
		return "violet", render.SomeThing(id)
	}
	return "", nil
}

// pieces converts pieces of scenery.
func pieces(list []library.Piece) (out []render.Piece) {
	for _, p := range list {
		out = append(out, render.Piece{Name: p.Name, At: float32(p.At) / 100, Size: float32(p.Size) / 100})
	}
	return out
}

// Bystanders returns the explorers of an expedition as figures of a picture. Those whom ahead names stand before the
// others.
func Bystanders(s *fortress.State, ahead func(e int) bool) (party []render.Bystander) {
	for e := range s.Party {
		if x := &s.Party[e]; x.Playing && !x.Dead {
			for _, b := range Bystander(s, e) {
				b.Ahead = ahead(e)
				party = append(party, b)
			}
		}
	}
	return party
}

// NobodyAhead lets the party stand together.
func NobodyAhead(int) bool { return false }

// Bystander returns the miniatures of an explorer as figures of a picture.
func Bystander(s *fortress.State, e int) (models []render.Bystander) {
	card := &s.Pack().Explorers[s.Party[e].Kind]
	for model := range max(1, len(card.Models)) {
		models = append(models, render.Bystander{Figure: card.ID, Variant: model, Rim: render.Explorers[e], Down: s.Party[e].Out})
	}
	return models
}
