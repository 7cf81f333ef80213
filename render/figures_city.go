package render

import "sync"

// NightFigure returns the name of what a hostile of the drowned city looks like by night.
func NightFigure(id string) string { return id + "/night" }

// The paints of the drowned city: dark, mid, bright, metal, skin, trim, glint.
var (
	gaslight   = palette{rgb(0x14191c), rgb(0x2f3a40), rgb(0x566870), rgb(0xa9bcc4), rgb(0xd8b295), rgb(0x7a4630), rgb(0xffe7ad)}
	steelplate = palette{rgb(0x1d2226), rgb(0x5f6d75), rgb(0xb9c8ce), rgb(0x93a4ad), rgb(0xdcb9a2), rgb(0x8d4a35), rgb(0xffe7ad)}
	ogreflesh  = palette{rgb(0x23201d), rgb(0x6a5a48), rgb(0xa89070), rgb(0x8e979a), rgb(0xb89a78), rgb(0x5a3a2c), rgb(0xfbf4e0)}
	velvet     = palette{rgb(0x1a181d), rgb(0x3d3742), rgb(0x756a6c), rgb(0xc9d4d8), rgb(0xdcb497), rgb(0x8a3b3f), rgb(0xffe7ad)}
	brickbeard = palette{rgb(0x1c1a18), rgb(0x4b4238), rgb(0x857563), rgb(0xa9b4b8), rgb(0xd0a282), rgb(0xb0622f), rgb(0xffd27a)}
	thornwood  = palette{rgb(0x141d1a), rgb(0x34483d), rgb(0x68806a), rgb(0xb8c2ac), rgb(0xa8b59a), rgb(0x57452f), rgb(0xc9f2dc)}
	vestment   = palette{rgb(0x232220), rgb(0x75704f), rgb(0xb9b184), rgb(0xcfdade), rgb(0xe0bfa6), rgb(0x8f8652), rgb(0xfff3c4)}
	graverobe  = palette{rgb(0x171817), rgb(0x383b36), rgb(0x676a5c), rgb(0xa7b3b6), rgb(0xb9a78c), rgb(0x4f4636), rgb(0xb8f0a0)}

	mould      = palette{rgb(0x1a1b19), rgb(0x4a4b40), rgb(0x82806a), rgb(0x9a9d94), rgb(0xa9ab92), rgb(0x5b4634), rgb(0xff8a78)}
	boneyard   = palette{rgb(0x1b1a19), rgb(0x59544a), rgb(0xb9ad92), rgb(0x8c989c), rgb(0xe6dcc3), rgb(0x5c2a2d), rgb(0xff7a6a)}
	vermin     = palette{rgb(0x17161a), rgb(0x3c383c), rgb(0x6c6468), rgb(0xe6dcc3), rgb(0xb78f88), rgb(0x83585a), rgb(0xff5a50)}
	nightwatch = palette{rgb(0x16181c), rgb(0x3b4148), rgb(0x6d7780), rgb(0x9fb0b8), rgb(0xbcae9c), rgb(0x6d2b30), rgb(0xff6a60)}
	court      = palette{rgb(0x171316), rgb(0x3a2c33), rgb(0x6e4c52), rgb(0xc9d4d8), rgb(0xe2d2c4), rgb(0x7d2730), rgb(0xff5a50)}
	wolfpelt   = palette{rgb(0x17171a), rgb(0x43424a), rgb(0x7b7a80), rgb(0xe2ddd0), rgb(0xa98f86), rgb(0x6d2b30), rgb(0xff5a50)}
	drowned    = palette{rgb(0x101a1c), rgb(0x2f4a4c), rgb(0x5f8480), rgb(0xd8d6c2), rgb(0x9cb8a8), rgb(0x3c5a44), rgb(0xa8e6a0)}
)

// citySculpts holds the figures of the drowned city by the id of their card; those of night by NightFigure.
var citySculpts = sync.OnceValue(func() map[string]*sculpt {
	return map[string]*sculpt{
		"emelda-braskov":        newSculpt(steelplate, emelda),
		"brutogg-corpse-eater":  newSculpt(ogreflesh, brutogg),
		"glaurio-ven-alten-iii": newSculpt(velvet, glaurio),
		"jelsen-darrock":        newSculpt(gaslight, jelsen),
		"dagnai-holdenstock":    newSculpt(brickbeard, dagnai),
		"qulathis-the-exile":    newSculpt(thornwood, qulathis),
		"cleona-zeitengale":     newSculpt(vestment, cleona),
		"octren-glimscry":       newSculpt(graverobe, octren),

		"deadwalkers":        newSculpt(mould, deadwalker, graveHulk),
		"deadwalkers/night":  newSculpt(mould, deadwalkerByNight, graveHulkByNight),
		"ulfenwatch":         newSculpt(boneyard, wallGuard, bannerBearer),
		"ulfenwatch/night":   newSculpt(boneyard, wallGuardByNight, bannerBearerByNight),
		"corpse-rats":        newSculpt(vermin, rats),
		"corpse-rats/night":  newSculpt(vermin, ratsByNight),
		"bat-swarms":         newSculpt(vermin, bats),
		"bat-swarms/night":   newSculpt(vermin, batsByNight),
		"kosargi":            newSculpt(nightwatch, kosargi),
		"kosargi/night":      newSculpt(nightwatch, kosargiByNight),
		"blood-born":         newSculpt(court, bloodBorn),
		"blood-born/night":   newSculpt(court, bloodBornByNight),
		"vargskyr":           newSculpt(wolfpelt, vargskyr),
		"vargskyr/night":     newSculpt(wolfpelt, vargskyrByNight),
		"bier-horses":        newSculpt(wolfpelt, bierHorse),
		"bier-horses/night":  newSculpt(wolfpelt, bierHorseByNight),
		"bell-bearers":       newSculpt(mould, bellBearer),
		"bell-bearers/night": newSculpt(mould, bellBearerByNight),
		"huge":               newSculpt(boneyard, colossus),
		"huge/night":         newSculpt(boneyard, colossusByNight),
		"giant":              newSculpt(drowned, leviathan),
		"giant/night":        newSculpt(drowned, leviathanByNight),
	}
})

// ribbon is a band along points, given as x, y pairs, with a width at each end.
func ribbon(t tone, w0, w1 float32, xy ...float32) part {
	way := smooth(plate(t, xy...).outline)
	n := len(way)
	left, right := make([]Point, n), make([]Point, n)
	for i, p := range way {
		d := way[min(i+1, n-1)].sub(way[max(i-1, 0)]).unit()
		half := (w0 + (w1-w0)*float32(i)/float32(n-1)) / 2
		side := Point{-d.Y, d.X}.scale(half)
		left[i], right[n-1-i] = p.add(side), p.sub(side)
	}
	return part{tone: t, outline: append(left, right...)}
}

// smooth rounds the corners of an open line.
func smooth(way []Point) []Point {
	for range 2 {
		out := []Point{way[0]}
		for i := range len(way) - 1 {
			out = append(out, way[i].lerp(way[i+1], 0.25), way[i].lerp(way[i+1], 0.75))
		}
		way = append(out, way[len(way)-1])
	}
	return way
}

// burst is a star of n points, with an outer and an inner radius.
func burst(t tone, x, y, r, inner float32, n int) part {
	p := part{tone: t}
	for i := range 2 * n {
		k := r
		if i%2 == 1 {
			k = inner
		}
		s, c := sincos(float32(i)*pi/float32(n) + pi/2)
		p.outline = append(p.outline, Point{x + c*k, y + s*k})
	}
	return p
}

// moved returns parts shifted, scaled about the origin before, and mirrored if the scale across is negative.
func moved(parts []part, dx, dy, sx, sy float32) (out []part) {
	for _, p := range parts {
		q := part{tone: p.tone}
		for _, at := range p.outline {
			q.outline = append(q.outline, Point{at.X*sx + dx, at.Y*sy + dy})
		}
		if sx*sy < 0 { // outlines keep their sense
			for i, j := 0, len(q.outline)-1; i < j; i, j = i+1, j-1 {
				q.outline[i], q.outline[j] = q.outline[j], q.outline[i]
			}
		}
		out = append(out, q)
	}
	return out
}

// limb is an arm or a leg with a joint: three points, and a width at each.
func limb(t tone, x0, y0, x1, y1, x2, y2, w0, w1, w2 float32) []part {
	return []part{rod(t, x0, y0, x1, y1, w0, w1), orb(t, x1, y1, w1/2, w1/2), rod(t, x1, y1, x2, y2, w1, w2)}
}

// wing is the wing of a bat to the right: an arm at a root, and three fingers with skin between them.
func wing(skinTone, bone tone, x, y, wide, high float32) []part {
	at := func(px, py float32) (float32, float32) { return x + px*wide, y + py*high }
	var xy []float32
	for _, p := range [...][2]float32{{0, 0}, {0.3, 0.72}, {0.52, 1}, {0.74, 0.82}, {1, 0.36}, {0.84, 0.3}, {0.78, 0.02}, {0.6, 0.16}, {0.46, -0.2}, {0.34, -0.02}, {0.14, -0.28}} {
		px, py := at(p[0], p[1])
		xy = append(xy, px, py)
	}
	parts := []part{plate(skinTone, xy...)}
	elbowX, elbowY := at(0.48, 0.9)
	for _, tip := range [...][2]float32{{0, 0}, {0.96, 0.38}, {0.76, 0.08}, {0.46, -0.14}} {
		tx, ty := at(tip[0], tip[1])
		parts = append(parts, rod(bone, elbowX, elbowY, tx, ty, 0.03, 0.012))
	}
	hookX, hookY := at(0.5, 1.1)
	return append(parts, rod(bone, elbowX, elbowY, hookX, hookY, 0.03, 0.008))
}
