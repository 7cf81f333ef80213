package render

import "sync"

// foregrounds are what stands between the viewer and the party, almost black.
var foregrounds = sync.OnceValue(func() map[string]func(*spot) {
	return map[string]func(*spot){
		"shards": func(p *spot) {
			p.canvas.crystals(Rect{p.r.X, p.r.Y + p.u*0.55, p.r.W, p.u * 0.46}, p.seed, 0.9, Blend(Void, p.ink, 0.1))
		},
		"rubble": func(p *spot) {
			for i := range int32(9) {
				x, size := p.chance(i, 1), p.u*(0.03+0.07*p.chance(i, 2))
				at := p.tableau.at(x, 0.99)
				p.canvas.polygon([]Point{at.add(Point{-size, size * 0.6}), at.add(Point{-size * 0.6, -size * 0.5 * p.chance(i, 3)}), at.add(Point{size * 0.2, -size * 0.9}), at.add(Point{size, size * 0.6})}, p.stone(0.35, 0))
			}
		},
		"bars": func(p *spot) {
			for x := float32(0.04); x < 1; x += 0.13 * p.u / p.r.W * 1.6 {
				a, b := p.tableau.at(x, -0.02), p.tableau.at(x, 1.02)
				p.canvas.Stroke([]Point{a, b}, p.u*0.022, blackest)
				p.canvas.Stroke([]Point{a.add(Point{p.u * 0.009, 0}), b.add(Point{p.u * 0.009, 0})}, p.thin()*0.8, Fade(p.bright(), 0.35))
			}
		},
		"chains": func(p *spot) {
			for i := range int32(4) {
				x, long := 0.08+0.84*(float32(i)+0.6*p.chance(i, 1))/4, 0.25+0.4*p.chance(i, 2)
				for k := float32(0); k < long; k += 0.045 {
					at := p.tableau.at(x, k)
					rx, ry := p.u*0.014, p.u*0.028
					if int(k/0.045)%2 == 1 {
						rx *= 0.35
					}
					p.canvas.hoop(at, rx, ry, p.u*0.011, Blend(blackest, p.ink, 0.16))
				}
			}
		},
		"arch": func(p *spot) {
			for _, side := range []float32{0, 1} {
				way := 1 - 2*side
				p.canvas.polygon([]Point{p.tableau.at(side-way*0.02, -0.02), p.tableau.at(side+way*0.42, -0.02), p.tableau.at(side+way*0.2, 0.1), p.tableau.at(side+way*0.1, 0.3), p.tableau.at(side+way*0.07, 0.7), p.tableau.at(side+way*0.09, 1.02), p.tableau.at(side-way*0.02, 1.02)}, flat(blackest))
				p.canvas.Stroke([]Point{p.tableau.at(side+way*0.42, 0), p.tableau.at(side+way*0.2, 0.1), p.tableau.at(side+way*0.1, 0.3), p.tableau.at(side+way*0.07, 0.7), p.tableau.at(side+way*0.09, 1.02)}, p.thin()*1.2, Fade(Blend(p.ink, Ivory, 0.2), 0.5))
			}
		},
		"mist": func(p *spot) {
			for i := range int32(8) {
				p.canvas.glow(p.tableau.at(p.chance(i, 1), 0.86+0.14*p.chance(i, 2)), p.u*0.42, p.u*0.09, Blend(p.ink, Ivory, 0.25), 0.16)
			}
		},
		"roots": func(p *spot) {
			for i := range int32(7) {
				x := p.chance(i, 1)
				lean := 0.2 * (p.chance(i, 2) - 0.5)
				line := []Point{p.tableau.at(x, -0.02), p.tableau.at(x+lean*0.3, 0.12), p.tableau.at(x+lean, 0.2+0.12*p.chance(i, 3)), p.tableau.at(x+lean*0.8, 0.3+0.2*p.chance(i, 4))}
				p.canvas.Stroke(line, p.u*0.03*(0.4+p.chance(i, 5)), Blend(blackest, p.ink, 0.08))
				p.canvas.Stroke(line, p.thin()*0.7, Fade(p.ink, 0.4))
			}
		},
		"embers": func(p *spot) {
			for i := range int32(40) {
				at := p.tableau.at(p.chance(i, 1), p.chance(i, 2))
				size := p.u * (0.003 + 0.006*p.chance(i, 3)*p.chance(i, 4))
				p.canvas.glow(at, size*6, size*6, p.ink, 0.4)
				p.canvas.Disc(at, max(0.6, size), Fade(p.bright(), 0.8))
			}
		},
	}
})
