package city

import (
	"fmt"

	"precipice/render"
)

// PreludePage is a page of what is told before the first journey.
type PreludePage uint8

// The pages.
const (
	Drowned  PreludePage = iota // the city under its river, and the skyvessel over it
	Haunted                     // what walks there by night
	GoDown                      // those who go
	Preludes                    // how many there are
)

// PreludeView is the picture of a page.
type PreludeView struct {
	Page  PreludePage
	Party []render.Bystander // who stands in it: hostiles where it is haunted, heroes where they go down
}

// Prelude draws the picture of a page in r, in a pointed frame.
func Prelude(c *render.Canvas, r render.Rect, v PreludeView) {
	hang(c, r, fmt.Sprint("city prelude", v), func(p *picture) {
		[Preludes]func([]render.Bystander){p.drowned, p.haunted, p.goDown}[v.Page](v.Party)
		p.shut(0.55)
		p.gothic()
	})
}

// drowned draws the river over the city at dusk, with the skyvessel that looks down on it.
func (p *picture) drowned([]render.Bystander) {
	p.set(7, 620, 0.58, 113)
	p.sky("dusk")
	p.Glow(p.at(0.5, p.horizon), p.r.W*0.55, p.r.H*0.42, skies["dusk"][3], 0.4)
	p.birds(9, 0.16, 0.2, 0.68, 0.26)
	p.farCity("dusk")
	p.river("dusk")
	ship := p.at(0.56, 0.25)
	p.beam(point{X: ship.X + 8*p.d, Y: ship.Y + 100*p.d}, p.at(0.66, 0.66), 90*p.d)
	p.row(-0.02, 0.26, p.horizon+0.1, 43)
	p.row(0.76, 1.02, p.horizon+0.12, 45)
	p.belfry(p.at(0.37, p.horizon+0.18), 0.55)
	p.skyvessel(ship, 0.82)
	boat := p.at(0.68, 0.88)
	p.reflect(point{X: boat.X + 40*p.d, Y: boat.Y + 22*p.d}, 80, Lamp, 0.8, 14)
	p.gondola(boat, 1.9)
	p.post(p.at(0.33, 0.96), 3)
}

// beam draws the light that falls from the skyvessel.
func (p *picture) beam(from, to point, wide float32) {
	strong, none := render.Fade(Lamp, 0.22), render.Fade(Lamp, 0)
	p.Quad([4]point{{X: from.X - 6*p.d, Y: from.Y}, {X: from.X + 6*p.d, Y: from.Y}, {X: to.X + wide, Y: to.Y}, {X: to.X - wide, Y: to.Y}},
		[4]ink{strong, strong, none, none})
}

// haunted draws the city by night: red windows, the moon, and on the quay those who wait there.
func (p *picture) haunted(party []render.Bystander) {
	p.set(Night, 620, 0.5, 127)
	p.sky("night")
	p.moonOver(0.6, 0.24, 58)
	p.birds(13, 0.36, 0.14, 0.4, 0.3)
	p.farCity("night")
	p.river("night")
	p.row(-0.02, 0.36, p.horizon+0.12, 53)
	p.row(0.7, 1.02, p.horizon+0.1, 55)
	m, high := p.at(0.5, 0.87), min(p.r.H*0.27, p.r.W*0.17)
	p.landing(m, max(p.r.W*0.42, high*1.8))
	p.gather(party, point{X: m.X, Y: m.Y + 6*p.d}, high, min(high*1.05, p.r.W*0.84/float32(max(1, len(party)))))
	p.Gradient(rect{X: p.r.X, Y: m.Y - high*1.1, W: p.r.W, H: high * 1.3}, render.Fade(Void, 0.1), render.Fade(Void, 0.6)) // what stands there is in the dark
	p.Glow(point{X: m.X, Y: m.Y - high*0.3}, p.r.W*0.4, high*0.7, redWindow, 0.16)
}

// goDown draws the party on a quay under the skyvessel, at the foot of its ladder.
func (p *picture) goDown(party []render.Bystander) {
	p.set(6, 620, 0.56, 131)
	p.sky("dusk")
	p.Glow(p.at(0.5, p.horizon), p.r.W*0.6, p.r.H*0.5, skies["dusk"][3], 0.45)
	p.birds(6, 0.14, 0.16, 0.7, 0.2)
	p.farCity("dusk")
	p.river("dusk")
	p.row(-0.02, 0.2, p.horizon+0.1, 63)
	p.row(0.8, 1.02, p.horizon+0.1, 65)
	m, high := p.at(0.5, 0.86), min(p.r.H*0.28, p.r.W*0.18)
	p.landing(m, max(p.r.W*0.4, high*1.9))
	p.skyvessel(p.at(0.5, 0.25), 0.95)
	large := p.pen
	large.d *= 1.6
	large.ladder(point{X: m.X, Y: p.r.Y + p.r.H*0.25 + 64*p.d}, point{X: m.X, Y: m.Y - 6*p.d})
	p.gather(party, point{X: m.X, Y: m.Y + 6*p.d}, high, min(high*0.85, p.r.W*0.84/float32(max(1, len(party)))))
}

// gothic hides what lies outside a low pointed arch, and draws its frame of silver.
func (p *picture) gothic() {
	wide := max(3, 6*p.d)
	in := p.r.Inset(wide * 0.6)
	_, in = in.CutTop(wide)
	rise := min(in.H*0.5, in.W*0.28)
	line := render.LancetOutline(nil, in, rise)
	for i := range len(line) - 3 { // the arch
		a, b := line[i], line[i+1]
		p.Polygon([]point{{X: a.X, Y: p.r.Y - 1}, {X: b.X + 1, Y: p.r.Y - 1}, {X: b.X + 1, Y: b.Y}, {X: a.X, Y: a.Y}}, Void)
	}
	for _, side := range [2]rect{{X: p.r.X, Y: p.r.Y, W: in.X - p.r.X, H: p.r.H}, {X: in.Right(), Y: p.r.Y, W: p.r.Right() - in.Right(), H: p.r.H}} {
		p.Fill(side, Void)
	}
	p.Fill(rect{X: p.r.X, Y: in.Bottom(), W: p.r.W, H: p.r.Bottom() - in.Bottom()}, Void)
	p.Outline(line, wide*0.7, rgb(0x66777e))
	p.Outline(render.LancetOutline(nil, in.Inset(wide*1.2), rise), p.thin(1.2), render.Fade(Silver, 0.45))
	lozenge := lozengeAt(point{X: in.Centre().X, Y: in.Y + wide*0.5}, wide*1.5)
	p.Polygon(lozenge[:], Void)
	p.Outline(lozenge[:], p.thin(2), Silver)
}
