package city

import (
	"fmt"

	"precipice/render"
)

// NightfallView is the evening of a journey over its board: the sky at the top, the moon, the belfry with red windows, and the bats.
type NightfallView struct {
	Sky    render.Rect // fades into the board at its lower edge
	Moon   render.Point
	Radius float32
	Tower  render.Rect  // room for the belfry, empty for none
	Come   float32      // how far sky and moon have come, 0 to 1
	Front  render.Point // the upper end of the front of red windows, which runs from west to east
	Runs   bool         // it runs
	Deep   float32      // how long the front is
	Lit    int          // how many of the windows of the belfry are red, of Windows
	Bats   float32      // how far the bats have flown, 0 to 1; none below 0
}

// Windows is how many windows the belfry has.
const Windows = 5

// Nightfall draws the evening.
func Nightfall(c *render.Canvas, v NightfallView) {
	p := &picture{pen: pen{Brush: render.Brush{Canvas: c}, light: lightAt(Night), night: true, d: v.Radius / 52}, r: v.Sky, seed: 17}
	p.dusk(v)
	if v.Tower.W > 0 {
		hang(c, v.Tower, fmt.Sprint("city nightfall belfry ", v.Lit), func(p *picture) { p.redBelfry(v.Lit) })
	}
	if v.Runs {
		p.front(v)
	}
	if v.Bats >= 0 {
		p.bats(v)
	}
}

// dusk draws the sky with its stars, and the moon.
func (p *picture) dusk(v NightfallView) {
	sky, none := render.Fade(rgb(0x050a12), 0.94*v.Come), render.Fade(rgb(0x0c1826), 0)
	high := v.Sky.H * 0.6
	p.Gradient(rect{X: v.Sky.X, Y: v.Sky.Y, W: v.Sky.W, H: high}, sky, render.Fade(rgb(0x0a1420), 0.72*v.Come))
	p.Gradient(rect{X: v.Sky.X, Y: v.Sky.Y + high, W: v.Sky.W, H: v.Sky.H - high}, render.Fade(rgb(0x0a1420), 0.72*v.Come), none)
	for i := range int32(60) {
		at := point{X: v.Sky.X + v.Sky.W*p.chance(i, 401), Y: v.Sky.Y + v.Sky.H*0.6*p.chance(i, 402)}
		p.Disc(at, p.thin(0.7+p.chance(i, 403)), render.Fade(moonInk, (0.15+0.5*p.chance(i, 404))*v.Come))
	}
	m, r := v.Moon, v.Radius
	p.Glow(m, r*4.4, r*4.4, moonInk, 0.4*v.Come)
	p.Glow(m, r*2, r*2, moonInk, 0.4*v.Come)
	p.Disc(m, r, render.Fade(rgb(0xe4edf5), v.Come))
	for i := range int32(7) {
		spot := point{X: m.X + (p.chance(i, 405)-0.5)*r*1.2, Y: m.Y + (p.chance(i, 406)-0.5)*r*1.2}
		p.Ellipse(spot, r*(0.08+0.16*p.chance(i, 407)), r*(0.07+0.12*p.chance(i, 407)), render.Fade(rgb(0xa9bfd2), 0.55*v.Come))
	}
}

// redBelfry draws the belfry with so many red windows, standing on the lower edge of the picture.
func (p *picture) redBelfry(lit int) {
	p.set(Night, 400, 1, 17)
	size := min(p.r.H/(530*p.d), p.r.W/(210*p.d))
	foot := p.at(0.5, 0.985)
	p.belfry(foot, size)
	d := p.d * size
	for i, x := range [Windows]float32{-36, 36, -40, 0, 40} {
		if i >= lit {
			break
		}
		at, wide, high := point{X: foot.X + x*d, Y: foot.Y - 74*d}, 18*d, 56*d
		if i < 2 {
			at.Y, wide, high = foot.Y-168*d, 40*d, 98*d
		}
		p.Glow(point{X: at.X, Y: at.Y - high/2}, wide*1.8, high*0.9, redWindow, 0.55)
		shape := lancet(at, wide, high)
		p.Graded(shape, deepBlood, redWindow, at.Y-high, at.Y)
		p.Outline(shape, p.thin(1.6), redCore)
		p.line(at, point{X: at.X, Y: at.Y - high}, 2.4, rgb(0x14080a))
		p.line(point{X: at.X - wide/2, Y: at.Y - high*0.34}, point{X: at.X + wide/2, Y: at.Y - high*0.34}, 2.4, rgb(0x14080a))
	}
}

// front draws the light of windows that flare up along a line: white hot, and behind it red.
func (p *picture) front(v NightfallView) {
	wide := 90 * p.d
	a, b := v.Front, point{X: v.Front.X, Y: v.Front.Y + v.Deep}
	none, red := render.Fade(redWindow, 0), render.Fade(redWindow, 0.3)
	p.Quad([4]point{{X: a.X - wide, Y: a.Y}, a, b, {X: b.X - wide, Y: b.Y}}, [4]ink{none, red, red, none})
	p.Quad([4]point{a, {X: a.X + wide*0.2, Y: a.Y}, {X: b.X + wide*0.2, Y: b.Y}, b}, [4]ink{red, none, none, red})
	for i := range int32(9) {
		step := int32(v.Front.X / (wide * 0.5))
		at := point{X: a.X - wide*0.5*p.chance(i+step*11, 411), Y: a.Y + v.Deep*p.chance(i+step*11, 412)}
		p.Glow(at, 16*p.d, 16*p.d, redWindow, 0.8)
		p.Convex(lancet(at, 6*p.d, 10*p.d), redCore)
	}
}

// batCount is how many bats fly.
const batCount = 30

// bats draws the bats on their way from the belfry over the moon into the sky.
func (p *picture) bats(v NightfallView) {
	from := point{X: v.Tower.Centre().X, Y: v.Tower.Y + v.Tower.H*0.52}
	if v.Tower.W == 0 {
		from = point{X: v.Sky.X, Y: v.Sky.Y + v.Sky.H*0.8}
	}
	for i := range int32(batCount) {
		rest := 0.2 + 0.8*p.chance(i, 421)
		t := min(rest, max(0, v.Bats*1.5-0.5*p.chance(i, 422))*rest)
		if t <= 0 {
			continue
		}
		end := point{X: v.Moon.X + v.Radius*(1.4+3.4*p.chance(i, 423)), Y: v.Sky.Y + v.Sky.H*(0.1+0.5*p.chance(i, 424))}
		over := point{X: v.Moon.X + v.Radius*(p.chance(i, 425)-0.5)*1.6, Y: v.Moon.Y + v.Radius*(p.chance(i, 426)-0.4)*1.6}
		at := between(between(from, over, min(1, t*1.6)), between(over, end, t), t*t)
		p.bat(at, v.Radius*(0.1+0.14*p.chance(i, 427)*(0.5+t)), p.chance(i, 428)+v.Bats*9)
	}
}

// bat draws a bat of half a width, its wings where they are in a beat.
func (p *picture) bat(at point, s, beat float32) {
	beat -= floor(beat)
	up := abs(beat-0.5)*2 - 0.4
	q := func(x, y float32) point { return point{X: at.X + x*s, Y: at.Y + y*s} }
	of := rgb(0x04070a)
	for _, side := range [2]float32{-1, 1} {
		p.Polygon([]point{q(0, -0.18), q(side*0.45, -0.3-up*0.5), q(side*1.3, -0.15-up*0.9), q(side*1.05, 0.2-up*0.5), q(side*0.7, 0.08-up*0.3), q(side*0.4, 0.28-up*0.1), q(0, 0.3)}, of)
	}
	p.Polygon([]point{q(-0.16, -0.1), q(-0.14, -0.42), q(-0.03, -0.24), q(0.03, -0.24), q(0.14, -0.42), q(0.16, -0.1), q(0, 0.42)}, of)
}
