package city

import "precipice/render"

// treeMotif is a bare tree on the quay from which ropes hang.
func (p *picture) treeMotif() {
	p.shore(0.8)
	m := p.at(0.44, 0.86)
	d := p.d
	bark := rgb(0x0b0f10)
	p.Shadow(point{X: m.X, Y: m.Y}, 130*d, 22*d, 0.6)
	p.Polygon([]point{{X: m.X - 46*d, Y: m.Y + 4*d}, {X: m.X - 20*d, Y: m.Y - 40*d}, {X: m.X - 15*d, Y: m.Y - 160*d}, {X: m.X + 15*d, Y: m.Y - 160*d},
		{X: m.X + 20*d, Y: m.Y - 40*d}, {X: m.X + 50*d, Y: m.Y + 4*d}}, bark)
	p.Stroke([]point{{X: m.X - 46*d, Y: m.Y + 4*d}, {X: m.X - 20*d, Y: m.Y - 40*d}, {X: m.X - 15*d, Y: m.Y - 160*d}}, p.thin(2), p.edge(0.6))
	p.branch(point{X: m.X, Y: m.Y - 150*d}, -2.3, 150, 22, 4, 1)
	p.branch(point{X: m.X, Y: m.Y - 150*d}, -0.75, 170, 24, 4, 2)
	p.branch(point{X: m.X, Y: m.Y - 150*d}, -1.6, 120, 18, 4, 3)
	for i := range 3 {
		at := point{X: m.X + (-92+96*float32(i))*d, Y: m.Y - (236-18*float32(i%2))*d}
		foot := point{X: at.X + 3*d, Y: at.Y + (70+20*float32(i))*d}
		p.line(at, foot, 2.4, rgb(0x9a7c50))
		p.Hoop(point{X: foot.X, Y: foot.Y + 15*d}, 10*d, 15*d, p.thin(2.6), rgb(0x9a7c50))
	}
}

// branch draws a branch that divides so many times, from its foot at an angle.
func (p *picture) branch(foot point, angle, long, wide float32, times int, seed int32) {
	d := p.d
	bend := (render.Noise(seed, int32(times), 371) - 0.5) * 0.5
	middle := point{X: foot.X + cos(angle)*long*0.55*d, Y: foot.Y + sin(angle)*long*0.55*d}
	tip := point{X: middle.X + cos(angle+bend)*long*0.45*d, Y: middle.Y + sin(angle+bend)*long*0.45*d}
	p.Stroke([]point{foot, middle, tip}, max(1.2, wide*d), rgb(0x0b0f10))
	p.Stroke([]point{{X: foot.X - wide*d*0.4, Y: foot.Y}, {X: middle.X - wide*d*0.4, Y: middle.Y}}, p.thin(1.2), p.edge(0.35))
	if times == 0 {
		return
	}
	for i, turn := range [3]float32{-0.55, 0.12, 0.6} {
		spread := turn + (render.Noise(seed, int32(i), 372)-0.5)*0.4
		p.branch(tip, angle+bend+spread, long*0.62, wide*0.6, times-1, seed*3+int32(i)+1)
	}
}

// cartMotif is a black cart with a coffin under a cloth, and a lantern.
func (p *picture) cartMotif() {
	p.shore(0.78)
	m := p.at(0.46, 0.86)
	d := p.d
	q := func(x, y float32) point { return point{X: m.X + x*d, Y: m.Y + y*d} }
	p.Shadow(q(0, 44), 240*d, 26*d, 0.7)
	cloth := smooth([]point{q(-150, -62), q(-132, -140), q(-60, -176), q(30, -180), q(112, -150), q(148, -62)})
	p.Outline(cloth, 4*d, Void)
	p.Graded(cloth, p.lit(rgb(0x6e6a60), 0.9), p.lit(rgb(0x6e6a60), 0.3), q(0, -180).Y, q(0, -62).Y)
	for i := range 6 {
		x := -112 + 44*float32(i)
		p.Stroke([]point{q(x, -66), q(x+6, -110), q(x+14, -158+8*abs(float32(i)-2.4))}, p.thin(1.6), render.Fade(Void, 0.5))
	}
	bed := []point{q(-170, -66), q(172, -66), q(160, -18), q(-158, -18)}
	p.Outline(bed, 4*d, Void)
	p.Graded(bed, rgb(0x3f3022), rgb(0x15100b), q(0, -66).Y, q(0, -18).Y)
	p.line(q(-170, -66), q(172, -66), 2.4, p.edge(0.7))
	p.line(q(-165, -42), q(166, -42), 1.4, render.Fade(Void, 0.7))
	p.line(q(160, -30), q(300, 18), 9, rgb(0x1d160f))
	for _, x := range [2]float32{-96, 92} {
		p.wheel(q(x, 0), 52*d)
	}
	p.line(q(-150, -150), q(-196, -176), 4, iron)
	p.Glow(q(-198, -146), 130*d, 120*d, Tide, 0.3)
	p.Glow(q(-198, -146), 46*d, 44*d, lampCore, 0.4)
	p.Convex(lancet(q(-198, -134), 18*d, 30*d), rgb(0xd9f0b0))
	p.Outline(lancet(q(-198, -134), 18*d, 30*d), p.thin(3), iron)
}

// wheel draws a wheel with spokes.
func (p *picture) wheel(m point, r float32) {
	p.Hoop(m, r, r, r*0.24, Void)
	p.Hoop(m, r, r, r*0.15, rgb(0x2c2118))
	for i := range 10 {
		a := float32(i) * 0.628
		p.Stroke([]point{m, {X: m.X + cos(a)*r, Y: m.Y + sin(a)*r}}, max(1, r*0.07), rgb(0x2c2118))
	}
	p.Disc(m, r*0.2, rgb(0x0c0906))
	p.Disc(m, r*0.12, p.lit(Silver, 0.7))
	p.Hoop(m, r*1.08, r*1.08, p.thin(1.2), p.edge(0.35))
}

// lampsMotif is a street with a row of lamps of which the last is lit.
func (p *picture) lampsMotif() {
	p.shore(0.72)
	dark := *p
	dark.light.lamps = 0
	for i := range 4 {
		t := float32(i) / 4
		at := p.at(0.12+0.24*float32(i), 0.76+0.12*t)
		if i == 2 {
			p.Glow(point{X: at.X, Y: at.Y - 90*p.d}, 200*p.d, 190*p.d, Lamp, 0.4)
			p.post(at, 4+2.4*t)
			continue
		}
		dark.post(at, 4+2.4*t)
	}
	foot := p.at(0.5, 0.88)
	q := func(x, y float32) point { return point{X: foot.X + x*p.d, Y: foot.Y + y*p.d} }
	p.Shadow(foot, 40*p.d, 10*p.d, 0.6)
	p.line(q(14, -60), q(58, -196), 3, rgb(0x3a2c1c))
	p.Disc(q(58, -198), 4*p.d, lampCore)
	coat := []point{q(-26, 0), q(-20, -60), q(-14, -92), q(0, -112), q(14, -92), q(20, -60), q(28, 0)}
	p.Outline(coat, 2*p.d, render.Blend(p.key, Lamp, 0.5))
	p.Graded(coat, rgb(0x2a2824), rgb(0x0d0d0c), q(0, -112).Y, foot.Y)
	p.Disc(q(0, -112), 13*p.d, rgb(0x16140f))
	p.Polygon([]point{q(-24, -118), q(24, -118), q(13, -124), q(10, -142), q(-10, -142), q(-13, -124)}, rgb(0x0b0a08))
}

// shipMotif is the skyvessel over the river, with the light that it throws on the water.
func (p *picture) shipMotif() {
	m := p.at(0.46, 0.3)
	foot := p.at(0.46, 0.8)
	beam := []point{{X: m.X - 14*p.d, Y: m.Y + 84*p.d}, {X: m.X + 14*p.d, Y: m.Y + 84*p.d}, {X: foot.X + 130*p.d, Y: foot.Y}, {X: foot.X - 130*p.d, Y: foot.Y}}
	p.Graded(beam, render.Fade(lampCore, 0.36), render.Fade(lampCore, 0.05), m.Y+84*p.d, foot.Y)
	p.Glow(foot, 190*p.d, 40*p.d, Lamp, 0.5)
	p.rings(foot, 190*p.d, 34*p.d, 5, Lamp)
	p.skyvessel(m, 1.25)
}
