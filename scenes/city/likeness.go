package city

import (
	"slices"

	rules "precipice/engine/city"
	"precipice/game"
	"precipice/render"
	art "precipice/render/city"
	ware "precipice/render/cityware"
	"precipice/scenes/play"
)

// likeness is the picture of what is announced: a thing that was found, a hero who fell, a hostile, or the skyvessel.
type likeness struct {
	thing   string
	hero    string
	rim     render.Ink
	hostile string // its figure
	variant int
	fell    bool // it is slain
	ship    bool
}

// pictured gives news a picture.
func pictured(b play.Banner, of likeness) play.Banner {
	b.Shows = of
	return b
}

// leaves reports whether the extraction is still to be announced, or is announced now.
func leaves(h *play.Herald) bool {
	ship := func(b play.Banner) bool {
		of, is := b.Shows.(likeness)
		return is && of.ship
	}
	return ship(h.Banner()) || slices.ContainsFunc(h.Waiting(), ship)
}

// hostileFigure returns the figure of a kind of hostiles as it is now (CC-G-051).
func hostileFigure(s *rules.State, kind int) string {
	id := s.Content().Hostiles[kind].ID
	if s.Night() {
		id += nightFigure
	}
	return id
}

// drawNews draws what is announced over a field, with its picture if it has one.
func drawNews(sh *game.Shell, p *render.Canvas, h *play.Herald, field render.Rect) {
	b := h.Banner()
	of, is := b.Shows.(likeness)
	if !is {
		h.Draw(sh, p, field)
		return
	}
	at := ware.News(p, field, ware.NewsView{Title: b.Title, Text: b.Text, Rim: b.Rim, Open: h.Open(sh), Calm: sh.Settings.Still()})
	switch {
	case of.thing != "":
		art.Thing(p, at, of.thing)
	case of.hero != "":
		ware.Portrait(p, at, ware.PortraitView{Figure: of.hero, Rim: of.rim, Out: true})
	case of.ship:
		art.Crisis(p, at, art.CrisisView{ID: "the-skyvessels-light", Arch: true})
	default:
		ware.Foe(p, at, ware.FoeView{Figure: of.hostile, Variant: of.variant, Fell: of.fell})
	}
}
