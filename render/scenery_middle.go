package render

import "sync"

// features are what a picture is about.
var features = sync.OnceValue(func() map[string]func(*spot) {
	return map[string]func(*spot){
		"gate": gate, "basin": basin, "well": well, "eyes": eyes, "eye": openEye, "folds": folds, "mouths": mouths,
		"hearth": hearth, "casket": casket, "dark": darkness, "stair": stair, "lights": lights, "pillars": pillars,
		"stones": stones, "prow": prow, "crack": crack, "ring": stoneRing, "terraces": terraces, "portal": portal,
		"obelisk": obelisk, "engine": engine, "furnace": furnace, "ribs": ribs, "cage": cage, "shelves": shelves,
		"heart": heart, "wheel": greatWheel, "maglev": maglev, "lamp": standingLamp, "ship": distantShip, "throne": throne,
	}
})

// gate is two leaves of stone, shut but for a line of light.
func gate(p *spot) {
	p.column(0.7, -0.62, 0.12, 0, 1.05)
	p.column(0.7, 0.62, 0.12, 0, 1.05)
	p.slab(0.55, -0.5, 0, -0.015, 0, -0.015, 0.94, -0.5, 0.84)
	p.slab(0.4, 0.5, 0, 0.015, 0, 0.015, 0.94, 0.5, 0.84)
	p.slab(0.8, -0.8, 1.02, 0.8, 1.02, 0.7, 1.18, 0, 1.3, -0.7, 1.18)
	p.edge(0.6, -0.8, 1.02, 0.8, 1.02)
	for _, x := range []float32{-0.26, 0.26} {
		p.edge(0.5, x, 0.12, x-0.14, 0.4, x, 0.7, x+0.14, 0.4, x, 0.12)
		p.edge(0.4, x, 0.26, x-0.06, 0.4, x, 0.54, x+0.06, 0.4, x, 0.26)
	}
	p.ray(0.022, 1, 0, 0, 0, 0.95)
}

// basin is a shallow bowl on a foot.
func basin(p *spot) {
	p.slab(0.5, -0.1, 0, 0.1, 0, 0.06, 0.26, -0.06, 0.26)
	p.slab(0.75, -0.34, 0.38, 0.34, 0.38, 0.2, 0.26, -0.2, 0.26)
	p.oval(0, 0, 0.38, 0.34, 0.07)
	p.ringOf(0.014, 0.8, 0, 0.38, 0.34, 0.07)
	p.oval(0.3, 0.02, 0.375, 0.2, 0.035)
}

// well is a round kerb with light from below.
func well(p *spot) {
	p.slab(0.6, -0.5, 0.2, 0.5, 0.2, 0.54, 0, 0.3, -0.09, -0.3, -0.09, -0.54, 0)
	p.oval(0.8, 0, 0.22, 0.52, 0.13)
	p.oval(0, 0, 0.22, 0.4, 0.09)
	p.canvas.glow(p.on(0, 0.22), p.size*0.4, p.size*0.1, p.ink, 0.9)
	p.canvas.polygon(p.outline([]float32{-0.36, 0.22, 0.36, 0.22, 0.6, 1.5, -0.6, 1.5}), func(q Point) pigment {
		return lightOf(p.ink, 0.5*clamp01(1-(p.on(0, 0.22).Y-q.Y)/(p.size*1.28)))
	})
	for i := range int32(7) {
		x := -0.45 + 0.15*float32(i)
		p.edge(0.35, x, 0.1, x*1.04, -0.05)
	}
	p.ringOf(0.016, 0.9, 0, 0.22, 0.4, 0.09)
}

// lidded draws an eye at a point, open by so much.
func (p *spot) lidded(x, y, half, open float32) {
	outline := []Point{}
	for i := range 24 {
		k := float32(i%12)/6 - 1
		lid := half * open * (1 - k*k)
		if i >= 12 {
			k, lid = -k, -lid
		}
		outline = append(outline, p.on(x+k*half, y+lid))
	}
	p.canvas.glow(p.on(x, y), p.size*half*1.6, p.size*half*1.2, p.ink, 0.35)
	p.canvas.Polygon(outline, Blend(blackest, p.ink, 0.12))
	iris := p.size * half * open * 0.72
	p.canvas.Disc(p.on(x, y), iris, Blend(p.ink, blackest, 0.15))
	p.canvas.Disc(p.on(x, y), iris*0.62, p.bright())
	p.canvas.Polygon([]Point{p.on(x, y).add(Point{-iris * 0.2, 0}), p.on(x, y).add(Point{0, -iris * 0.75}), p.on(x, y).add(Point{iris * 0.2, 0}), p.on(x, y).add(Point{0, iris * 0.75})}, blackest)
	p.canvas.Outline(outline, max(1, p.size*half*0.08), Fade(p.bright(), 0.85))
}

// eyes is a wall of eyes.
func eyes(p *spot) {
	p.slab(0.3, -0.95, 0, 0.95, 0, 0.85, 1.1, 0.3, 1.24, -0.4, 1.2, -0.9, 1)
	for i := range int32(11) {
		row := float32(i / 4)
		x := -0.68 + 0.45*float32(i%4) + 0.18*float32(i/4%2) + 0.06*(p.chance(i, 1)-0.5)
		p.lidded(x, 0.26+0.33*row, 0.13+0.05*p.chance(i, 2), 0.25+0.5*p.chance(i, 3))
	}
}

// openEye is one great eye in the stone.
func openEye(p *spot) {
	for i := range int32(12) {
		sin, cos := sincos(float32(i) * pi / 6)
		p.slab(0.3+0.4*p.chance(i, 1), 0.62*cos-0.1*sin, 0.62+0.42*sin+0.1*cos, 0.98*cos, 0.62+0.66*sin, 0.62*cos+0.1*sin, 0.62+0.42*sin-0.1*cos)
	}
	p.lidded(0, 0.62, 0.62, 0.56)
}

// folds is stone that has drawn breath: walls that bulge towards each other.
func folds(p *spot) {
	for i := int32(5); i >= 0; i-- {
		k := float32(i)
		for _, side := range []float32{-1, 1} {
			in := 0.07 + 0.15*k + 0.03*p.chance(i, 2)
			bulge := 0.1 + 0.05*p.chance(i, 3)
			y := 1.25 + 0.04*k
			p.slab(0.75-0.1*k, side*(in+0.1), -0.02-0.03*k, side*(in-bulge*0.3), 0.3, side*(in-bulge*0.7+0.02*k), 0.62, side*(in-bulge*0.2), 0.95, side*(in+0.12), y, side*(in+0.42), y, side*(in+0.42), -0.02-0.03*k)
			p.edge(0.9-0.12*k, side*(in+0.1), -0.02-0.03*k, side*(in-bulge*0.3), 0.3, side*(in-bulge*0.7+0.02*k), 0.62, side*(in-bulge*0.2), 0.95, side*(in+0.12), y)
		}
	}
	p.ray(0.03, 0.9, 0, 0.02, 0.015, 0.4, -0.01, 0.75, 0, 1.1)
}

// mouths is a wall of faces with open mouths, and what they say.
func mouths(p *spot) {
	for i, f := range [][3]float32{{-0.62, 0.62, 0.3}, {0, 0.8, 0.36}, {0.62, 0.58, 0.29}, {-0.3, 0.28, 0.22}, {0.33, 0.24, 0.2}} {
		x, y, r := f[0], f[1], f[2]
		p.slab(0.62, x-r*0.75, y+r*0.4, x-r*0.4, y+r*1.05, x+r*0.4, y+r*1.05, x+r*0.75, y+r*0.4, x+r*0.5, y-r*0.7, x, y-r*1.1, x-r*0.5, y-r*0.7)
		p.hollow(x-r*0.45, y+r*0.42, x-r*0.12, y+r*0.32, x-r*0.4, y+r*0.22)
		p.hollow(x+r*0.45, y+r*0.42, x+r*0.12, y+r*0.32, x+r*0.4, y+r*0.22)
		p.oval(0, x, y-r*0.42, r*0.2, r*(0.22+0.14*p.chance(int32(i), 1)))
		p.ringOf(0.012, 0.9, x, y-r*0.42, r*0.2, r*0.3)
		p.edge(0.5, x-r*0.75, y+r*0.4, x-r*0.4, y+r*1.05, x+r*0.4, y+r*1.05, x+r*0.75, y+r*0.4)
		p.edge(0.35, x, y+r*0.35, x-r*0.08, y, x+r*0.1, y)
		for k := range 3 {
			w := r * (0.35 + 0.3*float32(k))
			p.canvas.Stroke([]Point{p.on(x-w*0.7, y-r*0.42-w*0.5), p.on(x, y-r*0.42-w), p.on(x+w*0.7, y-r*0.42-w*0.5)}, p.thin(), Fade(p.bright(), 0.45-0.13*float32(k)))
		}
	}
}

// hearth is a warm niche with a bed of stone.
func hearth(p *spot) {
	p.slab(0.7, -0.72, 0, 0.72, 0, 0.72, 0.8, 0.4, 1.08, -0.4, 1.08, -0.72, 0.8)
	p.pane(0.32, -0.52, 0.02, 0.52, 0.02, 0.52, 0.68, 0.28, 0.88, -0.28, 0.88, -0.52, 0.68)
	p.canvas.glow(p.on(0, 0.35), p.size*0.8, p.size*0.7, p.ink, 0.9)
	p.edge(0.9, -0.52, 0.02, -0.52, 0.68, -0.28, 0.88, 0.28, 0.88, 0.52, 0.68, 0.52, 0.02)
	p.slab(0.9, -0.46, 0.16, 0.46, 0.16, 0.52, 0.06, -0.52, 0.06)
	p.slab(0.3, -0.52, 0.06, 0.52, 0.06, 0.52, -0.06, -0.52, -0.06)
	p.slab(0.95, -0.44, 0.16, -0.26, 0.16, -0.26, 0.23, -0.4, 0.24)
}

// casket is an open casket of glass.
func casket(p *spot) {
	p.slab(0.5, -0.5, 0, 0.5, 0, 0.44, 0.2, -0.44, 0.2)
	p.slab(0.25, -0.56, 0.2, 0.5, 0.2, 0.5, 0.46, -0.56, 0.46)
	p.canvas.glow(p.on(0, 0.5), p.size*0.55, p.size*0.35, p.ink, 0.9)
	p.slab(0.6, -0.56, 0.46, 0.5, 0.46, 0.62, 0.58, -0.44, 0.58)
	p.pane(0.75, -0.46, 0.475, 0.46, 0.475, 0.54, 0.56, -0.4, 0.56)
	p.slab(0.85, -0.44, 0.58, 0.62, 0.58, 0.74, 0.98, -0.3, 1.04)
	p.pane(0.16, -0.36, 0.62, 0.58, 0.62, 0.66, 0.92, -0.26, 0.98)
	p.edge(1, -0.44, 0.58, -0.3, 1.04, 0.74, 0.98, 0.62, 0.58)
	p.edge(0.8, -0.56, 0.46, 0.5, 0.46, 0.5, 0.2)
	p.ray(0.012, 0.8, -0.1, 0.56, 0.08, 0.72, 0.02, 0.9)
}

// darkness is a dark that leans forward.
func darkness(p *spot) {
	for i := range int32(26) {
		sin, cos := sincos(2 * pi * p.chance(i, 1))
		far := 0.55 * sqrt32(p.chance(i, 2))
		at, size := p.on(far*cos*1.25, 0.55+far*sin*0.9), p.size*(0.2+0.24*p.chance(i, 3))
		p.canvas.shadow(at, size*1.3, size, 0.9)
	}
	for i := range int32(6) {
		x := -0.75 + 0.25*float32(i)
		reach := 0.35 + 0.4*p.chance(i, 5)
		p.canvas.Stroke([]Point{p.on(x*0.6, 0.4), p.on(x*0.9-0.1, 0.14), p.on(x-0.2*reach, -0.02), p.on(x-0.6*reach, -0.1)}, p.size*0.05, Fade(blackest, 0.9))
	}
	for i, e := range [][2]float32{{-0.2, 0.66}, {0.22, 0.8}, {0.06, 0.42}} {
		p.lamp(e[0]-0.035, e[1], 0.012, 0.25+0.1*float32(i))
		p.lamp(e[0]+0.035, e[1], 0.012, 0.25)
	}
}

// stair is a flight of steps that hang in the air.
func stair(p *spot) {
	for i := range int32(9) {
		k := float32(i) / 8
		x, y := -0.75+1.5*k, -0.06+1.25*k+0.03*(p.chance(i, 1)-0.5)
		half := 0.17 - 0.06*k
		p.slab(0.9, x-half, y, x+half, y, x+half+0.06, y+0.05, x-half+0.06, y+0.05)
		p.slab(0.25, x-half, y, x+half, y, x+half*0.7, y-0.07, x-half*0.5, y-0.09)
		p.edge(0.9, x-half, y, x+half, y, x+half+0.06, y+0.05)
		p.edge(0.3, x, y-0.09, x, y-0.16-0.1*p.chance(i, 2))
	}
	p.lamp(0.86, 1.3, 0.03, 0.9)
}

// lights is a drift of small lights that fall.
func lights(p *spot) {
	for i := range int32(26) {
		x, y := 3*(p.chance(i, 1)-0.5), 1.5*p.chance(i, 2)
		size := 0.008 + 0.02*p.chance(i, 3)
		if i < 9 {
			p.canvas.halo(p.on(x, y), p.on(x+0.02, y+0.3*p.chance(i, 5)), p.size*0.04, p.ink, 0.5)
		}
		p.lamp(x, y, size, 0.7)
	}
	for i := range int32(6) {
		x := 2.2 * (p.chance(i, 7) - 0.5)
		p.oval(0, x, -0.1*p.chance(i, 8), 0.07, 0.02)
		p.ringOf(0.01, 0.9, x, -0.1*p.chance(i, 8), 0.07, 0.02)
	}
}

// pillars is a row of columns, one of them broken.
func pillars(p *spot) {
	for i := range int32(5) {
		x, high := -0.9+0.45*float32(i), float32(1.25)
		if i == 1 {
			high = 0.52
		}
		p.column(0.75, x, 0.1, 0, high)
		p.slab(0.85, x-0.14, 0, x+0.14, 0, x+0.12, 0.08, x-0.12, 0.08)
		if i != 1 {
			p.slab(0.85, x-0.12, 1.16, x+0.12, 1.16, x+0.15, 1.26, x-0.15, 1.26)
			continue
		}
		p.slab(0.6, x-0.1, 0.5, x+0.1, 0.5, x+0.06, 0.62, x, 0.55, x-0.05, 0.66)
		p.slab(0.5, x+0.16, -0.05, x+0.5, 0, x+0.46, 0.13, x+0.14, 0.1)
	}
}

// stones is a stand of upright stones.
func stones(p *spot) {
	for i := range int32(7) {
		x := -0.95 + 0.31*float32(i) + 0.08*(p.chance(i, 1)-0.5)
		high, wide, lean := 0.55+0.7*p.chance(i, 2), 0.08+0.06*p.chance(i, 3), 0.16*(p.chance(i, 4)-0.5)
		foot := -0.08 * p.chance(i, 5)
		p.slab(0.8, x-wide, foot, x, foot-0.02, x+lean*0.9, high, x+lean-wide*0.5, high-0.06)
		p.slab(0.3, x, foot-0.02, x+wide, foot, x+lean+wide*0.6, high-0.1, x+lean*0.9, high)
		p.edge(0.7, x, foot-0.02, x+lean*0.9, high)
		p.ray(0.012, 0.5*p.chance(i, 6), x-wide*0.4, 0.3*high, x-wide*0.3+lean*0.5, 0.6*high)
	}
}

// prow is the bow of a ship of stone.
func prow(p *spot) {
	p.slab(0.35, 0, -0.05, 1.3, -0.1, 1.5, 1.1, 0.16, 1.32)
	p.slab(0.75, 0, -0.05, 0.16, 1.32, -0.36, 1.12, -0.3, 0.5)
	p.slab(0.5, -0.36, 1.12, 0.16, 1.32, 1.5, 1.1, 1.4, 1.3, 0.2, 1.52, -0.5, 1.26)
	p.edge(1, 0, -0.05, 0.16, 1.32)
	p.edge(0.6, -0.5, 1.26, -0.36, 1.12, 0.16, 1.32, 1.5, 1.1)
	for i := range 5 {
		x := 0.36 + 0.22*float32(i)
		p.pane(0.8, x, 0.86-0.03*float32(i), x+0.05, 0.85-0.03*float32(i), x+0.05, 0.7-0.03*float32(i), x, 0.71-0.03*float32(i))
	}
	p.hollow(0.3, -0.07, 0.34, 0.34, 0.62, 0.4, 0.66, -0.09)
	p.edge(0.8, 0.3, -0.07, 0.34, 0.34, 0.62, 0.4, 0.66, -0.09)
}

// crack is a seam in wall and floor with light in it.
func crack(p *spot) {
	line := []float32{}
	for i := range int32(8) {
		line = append(line, 0.24*(p.chance(i, 1)-0.5), 1.45-0.2*float32(i))
	}
	line = append(line, -0.1, -0.06, 0.12, -0.2, -0.14, -0.42, 0.05, -0.6)
	p.ray(0.05, 0.9, line...)
	for i := range int32(5) {
		x, y := line[2*i], line[2*i+1]
		p.ray(0.016, 0.7, x, y, x+0.3*(p.chance(i, 3)-0.5), y-0.1, x+0.7*(p.chance(i, 3)-0.5), y-0.12-0.1*p.chance(i, 4))
	}
}

// stoneRing is a circle of arches that closes.
func stoneRing(p *spot) {
	for i := range int32(13) {
		a := pi * float32(i) / 12
		sin, cos := sincos(a)
		x, y := 1.05*cos, 0.24*sin+0.02
		high := 0.62 - 0.2*sin
		p.column(0.75-0.3*sin, x, 0.07, y-0.02, y+high)
		if i > 0 {
			sin2, cos2 := sincos(a - pi/12)
			p.slab(0.8-0.3*sin, x-0.05, y+high-0.02, 1.05*cos2+0.05, 0.24*sin2+0.62-0.2*sin2, 1.05*cos2+0.05, 0.24*sin2+0.72-0.2*sin2, x-0.05, y+high+0.1)
		}
	}
	p.ringOf(0.016, 0.8, 0, 0.04, 0.8, 0.13)
	p.canvas.glow(p.on(0, 0.05), p.size*0.7, p.size*0.16, p.ink, 0.7)
}

// terraces are broad steps that climb to the side.
func terraces(p *spot) {
	for i := int32(4); i >= 0; i-- {
		k := float32(i)
		x, y := -0.9+0.34*k, 0.02+0.24*k
		p.slab(0.35, x, -0.1, 1.6, -0.1, 1.6, y, x+0.06, y)
		p.slab(0.85, x+0.06, y, 1.6, y, 1.6, y+0.07, x+0.16, y+0.07)
		p.edge(0.8, x, -0.1, x+0.06, y, 1.6, y)
		p.lamp(x+0.3+0.4*p.chance(i, 1), y-0.06, 0.012, 0.6)
	}
}

// portal is a pointed arch filled with light.
func portal(p *spot) {
	p.slab(0.7, -0.5, 0, -0.32, 0, -0.3, 0.75, 0, 1.1, 0.3, 0.75, 0.32, 0, 0.5, 0, 0.46, 0.85, 0, 1.36, -0.46, 0.85)
	p.canvas.glow(p.on(0, 0.5), p.size*0.7, p.size*0.8, p.ink, 0.8)
	p.pane(0.55, -0.31, 0, 0.31, 0, 0.29, 0.74, 0, 1.08, -0.29, 0.74)
	for i := range 3 {
		k := 0.8 - 0.24*float32(i)
		p.edge(1, -0.29*k, 0.02, -0.27*k, 0.7*k+0.05, 0, 1.02*k+0.02, 0.27*k, 0.7*k+0.05, 0.29*k, 0.02)
	}
	p.edge(0.9, -0.5, 0, -0.46, 0.85, 0, 1.36, 0.46, 0.85, 0.5, 0)
}
