package table

import (
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
)

// Prelude returns what is told before the first expedition. Its last picture shows the party of the setup.
func (h *Host) Prelude(sh *game.Shell) *scenes.Prelude {
	pack, w := h.Rules.Pack, sh.Words
	var ships []string
	for i := range min(4, len(pack.Ships)) {
		ships = append(ships, pack.Ships[i].ID)
	}
	foes := []render.Bystander{{Figure: "traitor-guardsmen", Rim: render.Hostile}, {Figure: "spindle-drones", Rim: render.Hostile}, {Figure: "ur-ghuls", Rim: render.Hostile},
		{Figure: "negavolt-cultists", Rim: render.Hostile}}
	page := func(text string, v render.PreludeView) scenes.PreludePage {
		return scenes.PreludePage{Text: text, Picture: func(p *render.Canvas, r render.Rect) { v.Draw(p, r) }}
	}
	return scenes.NewPrelude(w.Say("prelude.begin"), page(w.Say("prelude.place"), render.PreludeView{Page: render.Adrift, Ships: ships}), page(w.Say("prelude.danger"), render.PreludeView{Page: render.Guarded, Foes: foes}),
		page(w.Say("prelude.party"), render.PreludeView{Page: render.GoIn, Party: h.company()}))
}

// company returns the party of the setup, or the first of the pack where there is none.
func (h *Host) company() (party []render.Companion) {
	ids := h.Table.Setup.Explorers
	if len(ids) == 0 {
		ids = h.Faces()
	}
	for i, id := range ids {
		party = append(party, render.Companion{ID: id, Rim: render.Explorers[i%len(render.Explorers)]})
	}
	return party
}

// TellOnce shows the prelude over the first expedition or quest.
func (h *Host) TellOnce(sh *game.Shell) {
	if h.Told {
		return
	}
	h.Told = true
	h.Keep(sh)
	sh.Push(h.Prelude(sh))
}
