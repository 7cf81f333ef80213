package city

import (
	"precipice/game"
	"precipice/render"
	art "precipice/render/city"
	"precipice/scenes"
)

// prelude returns the pages that open the first journey. Its last picture shows the party of the setup.
func (h *Host) prelude(sh *game.Shell) *scenes.Prelude {
	w := sh.Words
	haunts := []render.Bystander{
		{Figure: "deadwalkers", Rim: render.Blood}, {Figure: "kosargi", Rim: render.Blood}, {Figure: "vargskyr", Rim: render.Blood}, {Figure: "ulfenwatch", Rim: render.Blood},
		{Figure: "deadwalkers", Variant: 1, Rim: render.Blood}}
	page := func(text string, v art.PreludeView) scenes.PreludePage {
		return scenes.PreludePage{Text: text, Picture: func(p *render.Canvas, r render.Rect) { art.Prelude(p, r, v) }}
	}
	return scenes.NewPrelude(w.Say("city.prelude.begin"), page(w.Say("city.prelude.place"), art.PreludeView{Page: art.Drowned}), page(w.Say("city.prelude.danger"), art.PreludeView{Page: art.Haunted, Party: haunts}),
		page(w.Say("city.prelude.party"), art.PreludeView{Page: art.GoDown, Party: bystanders(h.Table.Setup.Heroes, 0)}))
}

// tellOnce shows the prelude over the first journey.
func (h *Host) tellOnce(sh *game.Shell) {
	if h.Told {
		return
	}
	h.Told = true
	h.keep(sh)
	sh.Push(h.prelude(sh))
}
