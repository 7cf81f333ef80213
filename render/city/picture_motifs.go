package city

import "precipice/render"

// towerMotif is the drowned belfry.
func (p *picture) towerMotif() { p.belfry(p.at(0.47, 0.7), min(1, p.r.H/(780*p.d))) }

// bellMotif is the belfry, with its bell under the water before it.
func (p *picture) bellMotif() {
	p.towerMotif()
	m := p.at(0.45, 0.87)
	d := p.d * 1.2
	q := func(x, y float32) point { return point{X: m.X + x*d, Y: m.Y + y*d} }
	p.Glow(q(0, 0), 150*d, 90*d, Tide, 0.4)
	p.rings(q(0, 0), 190*d, 56*d, 7, Tide)
	bell := []point{q(-16, -52), q(0, -58), q(16, -52), q(26, -30), q(32, 0), q(44, 26), q(56, 40), q(0, 52), q(-52, 46), q(-40, 24), q(-32, -6), q(-26, -34)}
	bell = smooth(bell)
	p.Graded(bell, rgb(0x4b7a4c), rgb(0x15301f), q(0, -58).Y, q(0, 52).Y)
	p.Outline(bell, p.thin(2.2), rgb(0x0d1c14))
	p.Hoop(q(0, -68), 12*d, 10*d, p.thin(5), rgb(0x4f7d48))
	p.Stroke([]point{q(12, -40), q(16, -12), q(28, 0), q(22, 26)}, p.thin(2.4), rgb(0x0d1c14))
	p.Stroke([]point{q(-26, -34), q(-32, -6), q(-40, 24)}, p.thin(2), render.Fade(Tide, 0.7))
	for i := range 5 {
		y := q(0, -44+20*float32(i)).Y
		p.Fill(rect{X: m.X - 60*d, Y: y, W: 116 * d, H: p.thin(1.4)}, render.Fade(rgb(0x20382a), 0.6))
	}
}

// shore draws a quay of cobbles across the lower part, from a part of the height on.
func (p *picture) shore(from float32) {
	y := p.at(0, from).Y
	p.Gradient(rect{X: p.r.X, Y: y - 26*p.d, W: p.r.W, H: 26 * p.d}, render.Fade(Void, 0), render.Fade(Void, 0.5))
	p.street(from)
}

// cryptMotif is a door of iron between pillars.
func (p *picture) cryptMotif() {
	p.shore(0.82)
	m := p.at(0.5, 0.85)
	d := p.d
	q := func(x, y float32) point { return point{X: m.X + x*d, Y: m.Y + y*d} }
	front := rect{X: m.X - 130*d, Y: m.Y - 270*d, W: 260 * d, H: 270 * d}
	p.Gradient(front, p.lit(stone, 0.8), p.lit(stone, 0.34))
	p.masonry(front, 15*d)
	p.hatch([]point{q(0, -270), q(130, -270), q(130, 0), q(0, 0)}, 4, render.Fade(Void, 0.4))
	roof := []point{q(-152, -266), q(0, -362), q(152, -266)}
	p.Graded(roof, p.lit(slate, 0.7), p.lit(slate, 0.4), q(0, -362).Y, q(0, -266).Y)
	p.Polygon([]point{q(0, -362), q(152, -266), q(0, -266)}, render.Fade(Void, 0.3))
	p.Stroke([]point{roof[0], roof[1]}, p.thin(2.4), p.edge(0.9))
	p.Fill(rect{X: front.X - 14*d, Y: front.Y, W: front.W + 28*d, H: 8 * d}, p.lit(stone, 0.9))
	large := p.pen
	large.d *= 3
	large.skull(q(0, -296), 17*d)
	p.Glow(q(0, -90), 150*d, 150*d, Lamp, 0.14)
	large.closedArch(rect{X: m.X - 62*d, Y: m.Y - 206*d, W: 124 * d, H: 206 * d})
	for _, x := range [2]float32{-104, 104} {
		pillar := rect{X: m.X + (x-16)*d, Y: m.Y - 258*d, W: 32 * d, H: 258 * d}
		p.Gradient(pillar, p.lit(stone, 1), p.lit(stone, 0.46))
		p.Fill(rect{X: pillar.X, Y: pillar.Y, W: p.thin(2), H: pillar.H}, p.edge(0.8))
		p.Fill(rect{X: pillar.Right() - 8*d, Y: pillar.Y, W: 8 * d, H: pillar.H}, render.Fade(Void, 0.4))
	}
	for i := range 2 {
		w := 150 + 24*float32(i)
		p.Fill(rect{X: m.X - w*d, Y: m.Y + (-2+10*float32(i))*d, W: 2 * w * d, H: 10 * d}, p.lit(stone, 0.66-0.16*float32(i)))
		p.Fill(rect{X: m.X - w*d, Y: m.Y + (-2+10*float32(i))*d, W: 2 * w * d, H: p.thin(1.4)}, p.edge(0.7))
	}
	p.post(q(-176, 12), 3)
	p.post(q(176, 12), 3)
}

// wellMotif is a well in a court, with light from its depth.
func (p *picture) wellMotif() {
	p.shore(0.72)
	m := p.at(0.48, 0.84)
	d := p.d
	p.Shadow(point{X: m.X, Y: m.Y + 34*d}, 170*d, 40*d, 0.7)
	for _, x := range [2]float32{-104, 104} {
		p.Fill(rect{X: m.X + (x-7)*d, Y: m.Y - 230*d, W: 14 * d, H: 236 * d}, rgb(0x1b1712))
		p.Fill(rect{X: m.X + (x-7)*d, Y: m.Y - 230*d, W: p.thin(2), H: 236 * d}, p.edge(0.6))
	}
	roof := []point{{X: m.X - 150*d, Y: m.Y - 218*d}, {X: m.X - 60*d, Y: m.Y - 296*d}, {X: m.X + 60*d, Y: m.Y - 296*d}, {X: m.X + 150*d, Y: m.Y - 218*d}}
	p.Graded(roof, p.lit(slate, 0.75), p.lit(slate, 0.4), m.Y-296*d, m.Y-218*d)
	p.Stroke(roof[:3], p.thin(2.4), p.edge(0.85))
	p.line(point{X: m.X - 104*d, Y: m.Y - 160*d}, point{X: m.X + 104*d, Y: m.Y - 160*d}, 9, rgb(0x2a2119))
	p.line(point{X: m.X + 10*d, Y: m.Y - 160*d}, point{X: m.X + 10*d, Y: m.Y - 40*d}, 2.4, rgb(0xc8a878))
	large := p.pen
	large.d *= 7
	p.Glow(point{X: m.X, Y: m.Y - 24*d}, 190*d, 150*d, Lamp, 0.34)
	large.well(m)
	bucket := []point{{X: m.X - 6*d, Y: m.Y - 40*d}, {X: m.X + 26*d, Y: m.Y - 40*d}, {X: m.X + 21*d, Y: m.Y - 10*d}, {X: m.X - 1*d, Y: m.Y - 10*d}}
	p.Outline(bucket, 3*d, Void)
	p.Graded(bucket, rgb(0x8a6a42), rgb(0x3a2a18), m.Y-40*d, m.Y-10*d)
}

// bridgeMotif is a bridge of one arch, with somebody waiting on it.
func (p *picture) bridgeMotif() {
	d := p.d
	m := p.at(0.5, 0.72)
	half := p.r.W * 0.56
	var top, under []point
	for i := range 17 {
		t := float32(i)/8 - 1
		top = append(top, point{X: m.X + t*half, Y: m.Y - 96*d*(1-t*t) - 34*d})
		under = append(under, point{X: m.X + t*half*0.62, Y: m.Y + 34*d - 118*d*sqrt(max(0, 1-t*t))})
	}
	side := append([]point{{X: m.X - half, Y: m.Y + 34*d}}, top...)
	side = append(side, point{X: m.X + half, Y: m.Y + 34*d})
	for i := len(under) - 1; i >= 0; i-- {
		side = append(side, under[i])
	}
	p.Graded(side, p.lit(stone, 0.78), p.lit(stone, 0.3), m.Y-130*d, m.Y+34*d)
	for i := range len(under) - 1 {
		p.line(under[i], between(under[i], top[i], 0.28), 1.2, render.Fade(Void, 0.5))
	}
	p.Stroke(under, p.thin(3), render.Fade(Void, 0.7))
	p.Stroke(top, 11*d, p.lit(stone, 0.9))
	p.Stroke(top, p.thin(2.4), p.edge(0.8))
	for _, i := range [3]int{3, 8, 13} {
		p.post(point{X: top[i].X, Y: top[i].Y + 2*d}, 2.6)
	}
	foot := point{X: m.X + half*0.26, Y: m.Y - 122*d}
	q := func(x, y float32) point { return point{X: foot.X + x*d, Y: foot.Y + y*d} }
	cloak := []point{q(-24, 6), q(-20, -50), q(-12, -76), q(0, -92), q(12, -76), q(20, -50), q(26, 6)}
	p.Outline(cloak, 3*d, render.Fade(Blood, 0.75))
	p.Polygon(cloak, rgb(0x0a0b0d))
	for _, x := range [2]float32{-4, 4} {
		p.Disc(q(x, -72), 1.9*d, redWindow)
	}
	p.reflect(point{X: top[8].X, Y: m.Y + 60*d}, 90, Lamp, 0.7*p.light.lamps, 5)
}

// marketMotif is a row of stalls with lanterns.
func (p *picture) marketMotif() {
	p.shore(0.8)
	d := p.d
	for i := range 3 {
		m := p.at(0.5, 0.86+0.03*float32(i%2))
		m.X += (float32(i) - 1) * 190 * d
		p.stall(m, i)
	}
}

func (p *picture) stall(m point, i int) {
	d := p.d
	q := func(x, y float32) point { return point{X: m.X + x*d, Y: m.Y + y*d} }
	for _, x := range [2]float32{-74, 74} {
		p.Fill(rect{X: m.X + (x-4)*d, Y: m.Y - 170*d, W: 8 * d, H: 176 * d}, rgb(0x1d1812))
	}
	cloths := [3]ink{rgb(0x6a3b34), rgb(0x4a5a52), rgb(0x6c5a38)}
	for k := range 6 {
		a, b := -90+30*float32(k), -60+30*float32(k)
		of := times(cloths[i%3], p.ambient, 1.25)
		if k%2 == 0 {
			of = p.lit(bone, 0.72)
		}
		p.Polygon([]point{q(a*0.8, -210), q(b*0.8, -210), q(b, -156), q((a+b)/2, -144), q(a, -156)}, of)
	}
	p.Stroke([]point{q(-90, -156), q(-72, -210), q(72, -210)}, p.thin(2), p.edge(0.8))
	p.Glow(q(0, -110), 130*d, 110*d, Lamp, 0.4*p.light.lamps)
	p.line(q(20, -150), q(20, -128), 1.4, iron)
	p.Convex(lancet(q(20, -108), 13*d, 20*d), render.Blend(p.lit(wall, 0.6), lampCore, p.light.lamps))
	p.Graded([]point{q(-84, -58), q(84, -58), q(80, 6), q(-80, 6)}, rgb(0x54422e), rgb(0x1d150e), q(0, -58).Y, m.Y)
	p.Fill(rect{X: m.X - 90*d, Y: m.Y - 66*d, W: 180 * d, H: 9 * d}, rgb(0x7a6040))
	p.Fill(rect{X: m.X - 90*d, Y: m.Y - 66*d, W: 180 * d, H: p.thin(1.6)}, render.Blend(p.key, Lamp, 0.4))
	for k := range int32(7) {
		r := (9 + 7*p.chance(k, int32(i)+331)) * d
		p.Ellipse(q(-66+22*float32(k), -66-r/d*0.6), r, r*0.8, render.Blend(rgb(0x8a6238), rgb(0xd8b070), p.chance(k, int32(i)+335)))
	}
}

// vaultMotif is a cellar under water: arches behind each other, barrels that swim.
func (p *picture) vaultMotif() {
	d := p.d
	p.Gradient(p.r, rgb(0x0a0f11), rgb(0x131c1d))
	p.masonry(p.r, 26*d)
	floor := p.at(0.5, 0.72)
	for i := range 4 {
		near := 1 - float32(i)*0.23
		w, h := 300*near*d, 520*near*d
		r := rect{X: floor.X - w, Y: floor.Y - h + 40*near*d, W: 2 * w, H: h}
		out := pointed(r.Inset(-26 * near * d))
		p.Graded(out, p.lit(stone, 0.7*near), p.lit(stone, 0.26*near), r.Y, r.Bottom())
		p.Stroke(out[:len(out)/2+1], p.thin(2.4*near), p.edge(0.7*near))
		p.Graded(pointed(r), rgb(0x070b0c), render.Blend(rgb(0x0c1414), Lamp, 0.06*float32(i)), r.Y, r.Bottom())
	}
	p.Glow(point{X: floor.X, Y: floor.Y - 70*d}, 120*d, 130*d, Lamp, 0.5)
	p.Convex(lancet(point{X: floor.X, Y: floor.Y - 60*d}, 14*d, 24*d), lampCore)
	p.Gradient(rect{X: p.r.X, Y: floor.Y - 8*d, W: p.r.W, H: p.r.Bottom() - floor.Y + 9*d}, rgb(0x1f3230), rgb(0x050a0a))
	p.reflect(point{X: floor.X, Y: floor.Y}, 150, Lamp, 0.9, 3)
	for i := range int32(60) {
		y := floor.Y + (p.r.Bottom()-floor.Y)*p.chance(i, 341)
		p.Fill(rect{X: p.r.X + p.r.W*p.chance(i, 342), Y: y, W: (20 + 70*p.chance(i, 343)) * d, H: p.thin(1.2)}, render.Fade(Tide, 0.16))
	}
	for i := range int32(4) {
		m := p.at(0.14+0.24*float32(i), 0.8+0.08*p.chance(i, 344))
		p.Ellipse(m, 40*d, 26*d, Void)
		p.Ellipse(point{X: m.X, Y: m.Y - 2*d}, 37*d, 23*d, rgb(0x4a3622))
		p.Hoop(m, 22*d, 22*d, p.thin(3), iron)
		p.Stroke([]point{{X: m.X - 30*d, Y: m.Y - 15*d}, {X: m.X, Y: m.Y - 25*d}, {X: m.X + 22*d, Y: m.Y - 20*d}}, p.thin(2), p.edge(0.6))
		p.rings(point{X: m.X, Y: m.Y + 14*d}, 70*d, 10*d, 3, p.key)
	}
}

// gravesMotif is a churchyard with an open coffin.
func (p *picture) gravesMotif() {
	p.shore(0.74)
	d := p.d
	for i := range int32(7) {
		m := p.at(0.06+0.14*float32(i)+0.04*p.chance(i, 351), 0.76+0.05*p.chance(i, 352))
		w, h := (24+10*p.chance(i, 353))*d, (70+50*p.chance(i, 354))*d
		lean := (p.chance(i, 355) - 0.5) * 14 * d
		slab := []point{{X: m.X - w, Y: m.Y}, {X: m.X - w + lean, Y: m.Y - h*0.7}, {X: m.X - w*0.5 + lean, Y: m.Y - h*0.95}, {X: m.X + lean, Y: m.Y - h}, {X: m.X + w*0.5 + lean, Y: m.Y - h*0.95}, {X: m.X + w + lean, Y: m.Y - h*0.7}, {X: m.X + w, Y: m.Y}}
		p.Shadow(point{X: m.X, Y: m.Y + 4*d}, w*1.6, 14*d, 0.6)
		p.Graded(slab, p.lit(stone, 0.8), p.lit(stone, 0.3), m.Y-h, m.Y)
		p.hatch([]point{{X: m.X + lean, Y: m.Y - h*0.95}, slab[5], slab[6], {X: m.X, Y: m.Y}}, 4, render.Fade(Void, 0.45))
		p.Stroke(slab[:4], p.thin(2), p.edge(0.8))
	}
	m := p.at(0.46, 0.9)
	large := p.pen
	large.d *= 6.4
	p.Glow(point{X: m.X, Y: m.Y - 60*d}, 190*d, 120*d, Tide, 0.26)
	large.sarcophagus(m)
	p.post(p.at(0.86, 0.9), 3.4)
}

// houseMotif is a narrow house whose shutter stands ajar.
func (p *picture) houseMotif() {
	p.shore(0.83)
	d := p.d
	y := p.at(0, 0.85).Y
	m := p.at(0.5, 0).X
	near := *p
	near.d *= 1.9
	near.tall(m-206*d, y, 126*d, 240*d, p.seed+1)
	near.tall(m+80*d, y, 132*d, 214*d, p.seed+2)
	near.tall(m-90*d, y, 180*d, 330*d, p.seed+3)
	door := rect{X: m - 34*d, Y: y - 118*d, W: 68 * d, H: 118 * d}
	p.Glow(door.Centre(), 120*d, 110*d, Lamp, 0.4)
	p.Outline(pointed(door), 6*d, p.lit(stone, 0.9))
	p.Graded(pointed(door), rgb(0x2c1f14), rgb(0x0d0907), door.Y, door.Bottom())
	p.Polygon([]point{{X: door.X + 12*d, Y: door.Y + 40*d}, {X: door.X + 24*d, Y: door.Y + 22*d}, {X: door.X + 24*d, Y: door.Bottom()}, {X: door.X + 12*d, Y: door.Bottom()}}, render.Fade(lampCore, 0.9))
	p.Disc(point{X: door.Right() - 18*d, Y: door.Bottom() - 54*d}, 4*d, Lamp)
	p.Fill(rect{X: door.X - 14*d, Y: y - 4*d, W: door.W + 28*d, H: 10 * d}, p.lit(stone, 0.8))
	p.post(point{X: m - 150*d, Y: y + 34*d}, 3.2)
}

// gateMotif is a gate of the city between two round towers.
func (p *picture) gateMotif() {
	p.shore(0.8)
	d := p.d
	m := p.at(0.5, 0.83)
	wallAt := rect{X: m.X - 130*d, Y: m.Y - 290*d, W: 260 * d, H: 290 * d}
	p.Gradient(wallAt, p.lit(stone, 0.66), p.lit(stone, 0.3))
	p.masonry(wallAt, 16*d)
	for i := range 7 {
		p.Fill(rect{X: wallAt.X + (8+36*float32(i))*d, Y: wallAt.Y - 16*d, W: 22 * d, H: 18 * d}, p.lit(stone, 0.62))
		p.Fill(rect{X: wallAt.X + (8+36*float32(i))*d, Y: wallAt.Y - 16*d, W: 22 * d, H: p.thin(1.6)}, p.edge(0.8))
	}
	large := p.pen
	large.d *= 3.2
	p.Glow(point{X: m.X, Y: m.Y - 90*d}, 150*d, 150*d, Lamp, 0.3*p.light.lamps)
	large.closedArch(rect{X: m.X - 76*d, Y: m.Y - 214*d, W: 152 * d, H: 214 * d})
	for _, x := range [2]float32{-174, 174} {
		tower := rect{X: m.X + (x-52)*d, Y: m.Y - 330*d, W: 104 * d, H: 334 * d}
		p.Gradient(tower, p.lit(stone, 0.85), p.lit(stone, 0.34))
		p.masonry(tower, 16*d)
		p.hatch([]point{{X: tower.Centre().X, Y: tower.Y}, {X: tower.Right(), Y: tower.Y}, {X: tower.Right(), Y: tower.Bottom()}, {X: tower.Centre().X, Y: tower.Bottom()}}, 4, render.Fade(Void, 0.45))
		p.Fill(rect{X: tower.X, Y: tower.Y, W: p.thin(2.2), H: tower.H}, p.edge(0.8))
		roof := []point{{X: tower.X - 12*d, Y: tower.Y + 4*d}, {X: tower.Centre().X, Y: tower.Y - 120*d}, {X: tower.Right() + 12*d, Y: tower.Y + 4*d}}
		p.Graded(roof, p.lit(slate, 0.7), p.lit(slate, 0.4), roof[1].Y, roof[0].Y)
		p.Polygon([]point{roof[1], roof[2], {X: tower.Centre().X, Y: roof[0].Y}}, render.Fade(Void, 0.4))
		p.Stroke(roof[:2], p.thin(2.2), p.edge(0.9))
		for i := range int32(3) {
			p.window(point{X: tower.Centre().X, Y: tower.Y + (60+92*float32(i))*d}, 17*d, 36*d, p.seed+i*5+int32(x))
		}
	}
}

// ferryMotif is a black ferry with a tall ferryman.
func (p *picture) ferryMotif() {
	m := p.at(0.42, 0.78)
	large := p.pen
	large.d *= 4.4
	p.reflect(point{X: m.X + 106*p.d, Y: m.Y + 60*p.d}, 110, Lamp, 0.8, 9)
	p.rings(point{X: m.X, Y: m.Y + 40*p.d}, 280*p.d, 34*p.d, 5, p.key)
	large.gondola(m, 1)
	for i := range int32(4) { // mist over the water
		p.Glow(p.at(0.1+0.8*p.chance(i, 361), 0.6+0.3*p.chance(i, 362)), 240*p.d, 22*p.d, moonInk, 0.12)
	}
}

// hallMotif is a hall with a long table, high mirrors, and one empty chair.
func (p *picture) hallMotif() {
	d := p.d
	p.Gradient(p.r, rgb(0x0b1011), rgb(0x1b1a18))
	floor := p.at(0.5, 0.72)
	for i := range 5 {
		m := point{X: floor.X + (float32(i)-2)*150*d, Y: floor.Y - 30*d}
		glass := rect{X: m.X - 50*d, Y: m.Y - 330*d, W: 100 * d, H: 330 * d}
		p.Outline(pointed(glass), 9*d, p.lit(rgb(0x9a7c45), 1.1))
		inks := skies["night"]
		p.Graded(pointed(glass), inks[3], inks[0], glass.Y, glass.Bottom())
		p.Polygon([]point{{X: glass.X + 12*d, Y: glass.Bottom() - 8*d}, {X: glass.X + 12*d, Y: glass.Y + 190*d}, {X: glass.Right() - 14*d, Y: glass.Y + 90*d}, {X: glass.Right() - 14*d, Y: glass.Y + 150*d}}, render.Fade(moonInk, 0.16))
		p.Stroke(pointed(glass)[:8], p.thin(1.8), render.Fade(lampCore, 0.6))
	}
	p.Gradient(rect{X: p.r.X, Y: floor.Y, W: p.r.W, H: p.r.Bottom() - floor.Y + 1}, rgb(0x2a2320), rgb(0x0a0808))
	p.chair(point{X: floor.X, Y: floor.Y + 30*d})
	table := []point{{X: floor.X - 150*d, Y: floor.Y + 36*d}, {X: floor.X + 150*d, Y: floor.Y + 36*d}, {X: floor.X + 290*d, Y: floor.Y + 150*d}, {X: floor.X - 290*d, Y: floor.Y + 150*d}}
	p.Graded(table, rgb(0x5a4030), rgb(0x2a1a14), table[0].Y, table[2].Y)
	p.Stroke([]point{table[3], table[0], table[1]}, p.thin(2), render.Fade(lampCore, 0.6))
	p.Gradient(rect{X: floor.X - 290*d, Y: floor.Y + 150*d, W: 580 * d, H: 40 * d}, rgb(0x2a1a14), rgb(0x0c0806))
	for i := range 4 {
		at := point{X: floor.X + (float32(i)-1.5)*100*d, Y: floor.Y + (70+26*float32(i%2))*d}
		p.Glow(point{X: at.X, Y: at.Y - 50*d}, 100*d, 90*d, Lamp, 0.4)
		p.Fill(rect{X: at.X - 4*d, Y: at.Y - 44*d, W: 8 * d, H: 46 * d}, bone)
		p.Convex(lancet(point{X: at.X, Y: at.Y - 44*d}, 8*d, 20*d), lampCore)
	}
}

// chair draws a chair with a high back, red within.
func (p *picture) chair(foot point) {
	d := p.d
	back := rect{X: foot.X - 50*d, Y: foot.Y - 190*d, W: 100 * d, H: 196 * d}
	p.Glow(back.Centre(), 110*d, 140*d, Blood, 0.2)
	p.Outline(pointed(back), 5*d, Void)
	p.Graded(pointed(back), rgb(0x3a2a1e), rgb(0x15100c), back.Y, back.Bottom())
	p.Graded(pointed(back.Inset(12*d)), rgb(0x7a2f34), deepBlood, back.Y, back.Bottom())
	p.Stroke(pointed(back)[:8], p.thin(2), render.Fade(lampCore, 0.6))
	large := p.pen
	large.d *= 2
	large.skull(point{X: foot.X, Y: back.Y + 36*d}, 11*d)
}
