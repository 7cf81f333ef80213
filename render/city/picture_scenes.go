package city

import (
	"cmp"

	"precipice/render"
)

// upright reports whether a picture is higher than wide.
func (p *picture) upright() bool { return p.r.H > p.r.W }

// title draws the river and the city at dusk, the skyvessel over it, and the party on a quay.
func (p *picture) title(v TitleView) {
	horizon, stand := float32(0.56), cmp.Or(v.Stand, 0.93)
	if p.upright() {
		horizon = stand - 0.33
	}
	p.set(7, 720, horizon, 41)
	p.sky("dusk")
	p.Glow(p.at(0.62, horizon), p.r.W*0.5, p.r.H*0.4, rgb(0xd79a55), 0.35)
	p.birds(9, 0.2, 0.12, 0.5, 0.25)
	p.farCity("dusk")
	p.river("dusk")
	p.row(-0.02, 0.24, horizon+0.06, 3)
	p.row(0.79, 1.02, horizon+0.07, 5)
	p.belfry(p.at(0.47, horizon+0.1), 0.5)
	ship, size := p.at(0.68, 0.27), float32(1)
	quay, high := p.at(0.72, 0.9), p.r.H*0.2
	if p.upright() {
		ship, quay, high = p.at(0.6, max(0.2, horizon*0.62)), p.at(0.5, stand), p.r.W*0.25
		size = 0.9
	}
	p.skyvessel(ship, size)
	boat := p.at(0.36, horizon+0.25)
	if p.upright() {
		boat = p.at(0.68, horizon+0.12)
	}
	p.reflect(point{X: boat.X + 36*p.d, Y: boat.Y + 20*p.d}, 70, Lamp, 0.7, 12)
	p.gondola(boat, 1.5)
	p.landing(quay, max(p.r.W*0.25, high*1.8))
	p.gather(v.Party, point{X: quay.X, Y: quay.Y + 6*p.d}, high, high*0.78)
	p.shut(0.62)
	if !p.upright() { // room for text
		w := p.r.W * 0.42
		p.Quad([4]point{p.at(0, 0), {X: p.r.X + w, Y: p.r.Y}, {X: p.r.X + w, Y: p.r.Bottom()}, p.at(0, 1)},
			[4]ink{render.Fade(Void, 0.82), render.Fade(Void, 0), render.Fade(Void, 0), render.Fade(Void, 0.82)})
	}
}

// landing draws the end of a quay with lamps, around its middle, where a party stands.
func (p *picture) landing(m point, half float32) {
	d := p.d
	top := m.Y - 10*d
	p.Gradient(rect{X: m.X - half, Y: top + 24*d, W: 2 * half, H: p.r.Bottom() - top - 24*d + 1}, p.lit(stone, 0.42), p.lit(stone, 0.1))
	deck := []point{{X: m.X - half + 24*d, Y: top - 8*d}, {X: m.X + half - 24*d, Y: top - 8*d}, {X: m.X + half, Y: top + 24*d}, {X: m.X - half, Y: top + 24*d}}
	p.Graded(deck, p.lit(stone, 0.5), p.lit(stone, 0.86), top-8*d, top+24*d)
	for row := range int32(3) {
		y := top + (-8+32*float32(row+1)/3)*d
		in := 24 * d * (1 - float32(row+1)/3)
		p.Fill(rect{X: m.X - half + in, Y: y, W: 2*half - 2*in, H: p.thin(1)}, render.Fade(Void, 0.5))
		for x, k := m.X-half+in, int32(0); x < m.X+half-in; k++ {
			p.line(point{X: x, Y: y - 10*d}, point{X: x - 3*d, Y: y}, 1, render.Fade(Void, 0.4))
			x += (22 + 22*render.Noise(row, k, 271)) * d
		}
	}
	p.Fill(rect{X: m.X - half, Y: top + 24*d, W: 2 * half, H: p.thin(2)}, p.edge(0.7))
	for row := range int32(4) {
		y := top + (40+16*float32(row))*d
		p.Fill(rect{X: m.X - half, Y: y, W: 2 * half, H: p.thin(1)}, render.Fade(Void, 0.4))
	}
	for _, side := range [2]float32{-1, 1} {
		p.post(point{X: m.X + side*(half-16*d), Y: top + 14*d}, 2.2)
	}
}

// post draws a lamp so many times as large as on the board.
func (p *picture) post(foot point, size float32) {
	d := p.d * size
	stem := rect{X: foot.X - 1.1*d, Y: foot.Y - 18*d, W: 2.2 * d, H: 18 * d}
	p.Fill(rect{X: foot.X - 3.4*d, Y: foot.Y - 3*d, W: 6.8 * d, H: 3 * d}, iron)
	p.Fill(stem, iron)
	p.Fill(rect{X: stem.X, Y: stem.Y, W: p.thin(1.2), H: stem.H}, p.edge(0.5))
	large := p.pen
	large.d = d
	large.lamp(point{X: foot.X, Y: foot.Y - 10*d})
}

// skyvessel draws the ship that flies: a hull under two long gasbags of patched cloth, with lamps and a rope ladder.
func (p *picture) skyvessel(m point, size float32) {
	d := p.d * size
	q := func(x, y float32) point { return point{X: m.X + x*d, Y: m.Y + y*d} }
	dark, mid, pale := rgb(0x141a1c), rgb(0x2c3738), rgb(0x55605c)
	p.Glow(q(0, 40), 240*d, 150*d, Lamp, 0.16)
	bag := []point{q(-150, -36), q(-120, -66), q(-60, -84), q(20, -88), q(96, -76), q(140, -50), q(156, -30), q(130, -8), q(70, 8), q(0, 12), q(-80, 6), q(-130, -14)}
	bag = smooth(bag)
	p.Outline(bag, 4*d, Void)
	p.Graded(bag, pale, dark, q(0, -88).Y, q(0, 12).Y)
	for _, x := range [6]float32{-110, -66, -20, 28, 76, 120} {
		bend := x * 0.12
		reach := 46 * cos(x/150*1.25)
		p.Stroke([]point{q(x, -38-reach), q(x+bend, -40), q(x, -38+reach)}, p.thin(1.4), render.Fade(Void, 0.6))
	}
	p.Stroke(bag[:len(bag)*5/12], p.thin(2), p.edge(0.8))
	p.Polygon([]point{q(-146, -38), q(-190, -66), q(-176, -34), q(-192, -6), q(-146, -26)}, mid)
	p.Stroke([]point{q(-146, -38), q(-190, -66), q(-176, -34)}, p.thin(1.4), p.edge(0.6))
	for _, x := range [5]float32{-70, -34, 6, 46, 84} {
		p.line(q(x, 6), q(x*0.78, 42), 1.2, Void)
	}
	hull := []point{q(-88, 36), q(-70, 40), q(66, 40), q(96, 28), q(118, 22), q(96, 50), q(66, 66), q(10, 72), q(-50, 66), q(-78, 54)}
	p.Outline(hull, 4*d, Void)
	p.Graded(hull, rgb(0x54473a), rgb(0x17130f), q(0, 22).Y, q(0, 72).Y)
	p.Stroke(hull[:5], p.thin(2), p.edge(0.7))
	for row := range 3 {
		y := 48 + 7*float32(row)
		p.line(q(-80+7*float32(row), y), q(94-12*float32(row), y), 0.9, render.Fade(Void, 0.5))
	}
	for i := range 5 {
		at := q(-48+24*float32(i), 58)
		p.Glow(at, 16*d, 14*d, Lamp, 0.5)
		p.Convex(lancet(point{X: at.X, Y: at.Y + 5*d}, 7*d, 11*d), lampCore)
	}
	for _, one := range [2]point{q(-84, 30), q(110, 16)} {
		p.Glow(one, 40*d, 36*d, Lamp, 0.55)
		p.Disc(one, 3.4*d, lampCore)
	}
	rope := p.pen
	rope.d = d
	rope.ladder(q(0, 70), q(4, 132))
}

// end draws the end of a journey: won, with the skyvessel in a lighter sky; lost, with the water over the quay, by
// night under red windows.
func (p *picture) end(v EndView) {
	horizon := float32(0.55)
	if !v.Won {
		p.lost(v, horizon)
		return
	}
	step, hour := 3, "dawn"
	if v.Night {
		step, hour = Night, "night"
	}
	p.set(step, 720, horizon, 83)
	p.light.lamps = max(p.light.lamps, 0.8)
	p.night = false // the windows of those who were saved are warm
	p.sky(hour)
	p.Glow(p.at(0.5, horizon), p.r.W*0.6, p.r.H*0.45, skies[hour][3], 0.4)
	p.birds(7, 0.1, 0.1, 0.7, 0.2)
	p.farCity(hour)
	p.river(hour)
	p.row(-0.02, 0.2, horizon+0.06, 23)
	p.row(0.82, 1.02, horizon+0.06, 25)
	p.skyvessel(p.at(0.5, 0.26), 1.15)
	m, high := p.at(0.5, 0.88), min(p.r.H*0.22, p.r.W*0.24)
	p.landing(m, max(p.r.W*0.3, high*1.9))
	p.gather(v.Party, point{X: m.X, Y: m.Y + 6*p.d}, high, high*0.78)
	p.shut(0.5)
}

// lost draws what is left when a journey fails.
func (p *picture) lost(v EndView, horizon float32) {
	step, hour := Night, "blood"
	if !v.Night {
		step, hour = 7, "dusk"
	}
	p.set(step, 720, horizon, 97)
	p.sky(hour)
	if v.Night {
		p.moonOver(0.5, 0.2, 52)
	} else {
		p.birds(9, 0.1, 0.1, 0.8, 0.22)
	}
	p.farCity(hour)
	p.river(hour)
	p.row(-0.02, 0.3, horizon+0.08, 33)
	p.row(0.7, 1.02, horizon+0.08, 35)
	p.belfry(p.at(0.5, horizon+0.16), 0.85)
	for i := range int32(5) { // what the water has taken
		x, y := 0.12+0.76*p.chance(i, 281), horizon+0.2+0.16*p.chance(i, 282)
		m := p.at(x, y)
		p.Polygon([]point{{X: m.X - 30*p.d, Y: m.Y}, {X: m.X, Y: m.Y - 26*p.d}, {X: m.X + 30*p.d, Y: m.Y}}, p.lit(slate, 0.34))
		p.Stroke([]point{{X: m.X - 30*p.d, Y: m.Y}, {X: m.X, Y: m.Y - 26*p.d}}, p.thin(1.6), p.edge(0.5))
		p.rings(m, 56*p.d, 9*p.d, 3, moonInk)
	}
	m := p.at(0.5, 0.9)
	p.Glow(m, 190*p.d, 70*p.d, Tide, 0.22)
	p.rings(m, 240*p.d, 44*p.d, 5, Tide)
	if len(v.Party) > 0 {
		p.rower(v.Party, m, min(p.r.H*0.18, p.r.W*0.2))
	} else {
		p.adrift(m)
	}
	p.shut(0.75)
}

// adrift draws a boat in which nobody is left: it lies aslant, its lamp is out, and its oar floats beside it.
func (p *picture) adrift(at point) {
	d := p.d * 2.3
	q := func(x, y float32) point { return point{X: at.X + x*d, Y: at.Y + (y+x*0.11)*d} }
	p.Ellipse(point{X: at.X, Y: at.Y + 3*p.d}, 46*d, 5*d, render.Fade(Void, 0.65))
	inside := []point{q(-40, -15), q(-22, -10), q(4, -9), q(26, -12), q(38, -18), q(20, -4), q(-20, -2)}
	p.Polygon(inside, rgb(0x0a0806))
	hull := []point{q(-42, -16), q(-30, -6), q(-12, -2), q(10, -2), q(28, -8), q(40, -20), q(32, -4), q(16, 5), q(-14, 6), q(-32, -2)}
	p.Outline(hull, 3*p.d, Void)
	p.Graded(hull, rgb(0x4a3826), rgb(0x1a120c), q(0, -20).Y, q(0, 6).Y)
	p.Stroke(hull[:6], p.thin(2), p.edge(0.7))
	p.Stroke([]point{q(30, -6), q(32, -26), q(28, -36), q(22, -36)}, p.thin(3), rgb(0x3c2c1c))
	p.Convex(lancet(q(22, -22), 7*d, 11*d), rgb(0x10181a))
	p.Outline(lancet(q(22, -22), 7*d, 11*d), p.thin(2), iron)
	oar := [2]point{{X: at.X - 96*d, Y: at.Y + 10*d}, {X: at.X - 54*d, Y: at.Y + 15*d}}
	p.Stroke(oar[:], p.thin(4), Void)
	p.Stroke(oar[:], p.thin(2.2), p.lit(rgb(0x8a6a48), 0.8))
	p.Ellipse(oar[0], 6*d, 2*d, p.lit(rgb(0x8a6a48), 0.7))
	p.rings(oar[0], 40*p.d, 8*p.d, 3, p.key)
}

// journey draws the small picture of a type of journeys.
func (p *picture) journey(of Journey) {
	p.set(7, 190, 0.62, 61+int32(of))
	p.sky("dusk")
	p.farCity("dusk")
	p.river("dusk")
	switch of {
	case Hunt:
		p.huntSign()
	case Scavenge:
		p.scavengeSign()
	default:
		p.deliveranceSign()
	}
	p.shut(0.5)
}

// huntSign draws a gate of iron with a skull over it, red inside.
func (p *picture) huntSign() {
	d := p.d
	m := p.at(0.5, 0.86)
	p.street(0.86)
	arch := rect{X: m.X - 38*d, Y: m.Y - 104*d, W: 76 * d, H: 104 * d}
	large := p.pen
	large.d *= 2.2
	p.Glow(arch.Centre(), 120*d, 100*d, Blood, 0.3)
	large.closedArch(arch)
	p.Glow(arch.Centre(), 46*d, 60*d, redWindow, 0.4)
	large.skull(point{X: m.X, Y: arch.Y + 16*d}, 15*d)
}

// scavengeSign draws a coffin of stone under its lozenge.
func (p *picture) scavengeSign() {
	p.street(0.8)
	m := p.at(0.5, 0.84)
	large := p.pen
	large.d *= 2.5
	p.Glow(point{X: m.X, Y: m.Y - 40*p.d}, 110*p.d, 90*p.d, Lamp, 0.4)
	large.sarcophagus(m)
	large.lozenge(point{X: m.X, Y: m.Y - 72*p.d}, 21*p.d)
}

// deliveranceSign draws citizens on a landing stage under a lamp, and the ladder of the skyvessel.
func (p *picture) deliveranceSign() {
	p.street(0.82)
	m := p.at(0.5, 0.9)
	large := p.pen
	large.d *= 2.1
	large.ladder(point{X: m.X + 34*p.d, Y: p.r.Y}, point{X: m.X + 34*p.d, Y: m.Y - 8*p.d})
	large.lamp(point{X: m.X - 62*p.d, Y: m.Y - 4*p.d})
	for i := range 3 {
		large.citizen(point{X: m.X + (-38+26*float32(i))*p.d, Y: m.Y + float32(i%2)*4*p.d}, i)
	}
}

// street draws a strip of cobbles across the lower part of the picture.
func (p *picture) street(from float32) {
	r := rect{X: p.r.X, Y: p.r.Y + p.r.H*from, W: p.r.W, H: p.r.H * (1 - from)}
	p.Fill(r, p.lit(stone, 0.2))
	high := 9 * p.d
	for row, y := int32(0), r.Y+2*p.d; y < r.Bottom(); row++ {
		for x, k := r.X-10*p.d*render.Noise(row, 1, 291), int32(0); x < r.Right(); k++ {
			wide := (11 + 8*render.Noise(row, k, 292)) * p.d
			p.cobble(rect{X: x, Y: y, W: wide, H: high}, row*64+k, p.seed)
			x += wide
		}
		y += high
	}
	p.Fill(rect{X: r.X, Y: r.Y, W: r.W, H: p.thin(1.6)}, p.edge(0.6))
}
