package fortress

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/fortress/table"
)

// flight is the picture of a find that turns up large over the board and flies to its finder.
type flight struct {
	card  *ebiten.Image
	of    fortress.Found
	theme *render.Theme
}

// The parts of a flight's time: until the card lies face up, and from when it flies.
const (
	turnsUp = 0.2
	flies   = 0.72
)

// drawFlight draws the find being shown: its card turns up in the middle of the field and flies to the card of its
// finder. With reduced motion it appears and vanishes where it is.
func (y *effects) drawFlight(sh *game.Shell, g *render.Canvas, dst *ebiten.Image) {
	found, ok := y.d.Discovering()
	if !ok {
		y.flight.free()
		return
	}
	field, t := y.d.kit.layout.Field, sh.Theme
	wide := min(t.Px(300)*min(t.Text, 1.5), field.W*0.6)
	large := render.Rect{W: wide, H: min(y.d.FindHeight(sh, &found, wide), field.H)}
	large.X, large.Y = field.Centre().X-large.W/2, field.Centre().Y-large.H/2
	y.flight.paint(&y.d.Stage, sh, found, large)
	part, at, light := y.d.Showing.Part, large, float32(1)
	turned := min(1, part/turnsUp) // a half turn, whose first half shows the back
	switch {
	case sh.Settings.Still():
		light, turned = min(1, part*6, (1-part)*6), 1
	case part > flies:
		k := render.Ease((part - flies) / (1 - flies))
		to := y.lieOf(sh, int(found.Explorer), large)
		mix := func(a, b float32) float32 { return a + (b-a)*k }
		at = render.Rect{X: mix(at.X, to.X), Y: mix(at.Y, to.Y), W: mix(at.W, to.W), H: mix(at.H, to.H)}
	}
	flat := float32(math.Abs(math.Cos(math.Pi * float64(turned))))
	g.CardLight(at, render.Find, light*min(1, part*5, (1-part)*4))
	if turned < 0.5 {
		back := render.Rect{X: at.X + at.W*(1-flat)/2, Y: at.Y, W: at.W * flat, H: at.H}
		g.CardBack(back, render.Find)
		return
	}
	g.Flush()
	var op ebiten.DrawImageOptions
	op.Filter = ebiten.FilterLinear
	op.GeoM.Scale(float64(at.W/large.W*flat), float64(at.H/large.H))
	op.GeoM.Translate(float64(at.X+at.W*(1-flat)/2), float64(at.Y))
	op.ColorScale.ScaleAlpha(light)
	render.Lay(dst, y.flight.card, &op)
}

// lieOf returns where a find comes to lie: on the card of its finder, or on its miniature if the cards are folded
// away.
func (y *effects) lieOf(sh *game.Shell, e int, large render.Rect) render.Rect {
	high := sh.Theme.Grown(smallCard)
	r := render.Rect{W: high * large.W / large.H, H: high}
	at := y.figures.base(y.d.Play.Shown.Party[e].Figure())
	for _, name := range []string{"card/", "holds/"} {
		if a := sh.UI.Named(name + y.d.Play.Shown.Name(e)); a != nil {
			at = a.Rect.Centre()
		}
	}
	r.X, r.Y = at.X-r.W/2, at.Y-r.H/2
	return r
}

// paint draws the card once.
func (f *flight) paint(on *table.Stage, sh *game.Shell, found fortress.Found, r render.Rect) {
	if f.card != nil && f.of == found && f.theme == sh.Theme {
		return
	}
	f.free()
	f.of, f.theme = found, sh.Theme
	f.card = ebiten.NewImage(int(r.W)+1, int(r.H)+1)
	p := render.NewCanvas(sh.Theme)
	p.Still = true // it is drawn only once
	p.Begin(f.card)
	on.DrawFind(sh, p, render.Rect{W: r.W, H: r.H}, &found)
	p.End()
}

// free gives the picture back.
func (f *flight) free() {
	if f.card != nil {
		f.card.Deallocate()
		f.card = nil
	}
}

const (
	smallCard  = 30 // height of a small card, design units
	mostSmall  = 3  // small cards in a fan
	smallShape = 0.74
)
