package city

import (
	"precipice/game"
	"precipice/render"
	art "precipice/render/city"
)

// Colours of the city that have no like among those of every dress.
var (
	moon      = render.Ink{R: 0xc3, G: 0xd7, B: 0xea, A: 255}
	tide      = render.Ink{R: 0x8b, G: 0xc4, B: 0x6a, A: 255}
	deepBlood = render.Ink{R: 0x6d, G: 0x2b, B: 0x30, A: 255}
)

// nightFigure is what the id of a hostile's figure by night ends in.
const nightFigure = "/night"

// drawCity draws the picture of the title.
func drawCity(p *render.Canvas, all render.Rect, stand float32, party []string) {
	art.Title(p, all, stand, party)
}

// cell is a cell of a crisis: what a hero rolls with a choice, and its odds.
type cell struct {
	Die                       string
	Odds                      []render.OddsRow
	Chosen, Hover, Focus, Off bool
}

// dialIn returns where a dial of a radius stands in the lower left corner of a picture.
func dialIn(r render.Rect, radius float32) render.Rect {
	return render.Rect{X: r.X + radius*0.2, Y: r.Bottom() - 2.2*radius, W: 2 * radius, H: 2 * radius}
}

var _ = game.Plain
