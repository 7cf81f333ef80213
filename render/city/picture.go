package city

import (
	"fmt"

	"precipice/render"
)

// TitleView is the picture behind the title: the river and the city at dusk, the skyvessel over it, and the party on a quay.
type TitleView struct {
	Party []render.Bystander
	Stand float32 // where the party stands on an upright screen, in parts of the height from above; 0 for near its foot
}

// CrisisView is the picture of a crisis. Its motif is chosen by its id.
type CrisisView struct {
	ID    string
	Night bool
	Arch  bool               // it fills a pointed arch instead of the whole rectangle
	Hero  []render.Bystander // who goes, if that is chosen
	Came  Came               // what has come of it
}

// Came is what has come of a crisis: it gives the picture one light of its own.
type Came uint8

// What may come of a crisis.
const (
	CameNothing Came = iota
	CameThing
	CameHelp
	CameHarm
)

// EndView is the picture of the end of a journey.
type EndView struct {
	Won   bool
	Night bool
	Party []render.Bystander // those who came back; with none of them a boat drifts empty
}

// Journey is a type of journeys.
type Journey uint8

// The types of journeys that have a picture.
const (
	Hunt Journey = iota
	Scavenge
	Deliverance
)

// Title draws the picture behind the title over all of r. Text has room on its left, on an upright screen in its middle.
func Title(c *render.Canvas, r render.Rect, v TitleView) {
	hang(c, r, fmt.Sprint("city title", v), func(p *picture) { p.title(v) })
}

// Crisis draws the picture of a crisis in r.
func Crisis(c *render.Canvas, r render.Rect, v CrisisView) {
	hang(c, r, fmt.Sprint("city crisis", v), func(p *picture) { p.crisis(v) })
}

// End draws the picture of the end of a journey over all of r.
func End(c *render.Canvas, r render.Rect, v EndView) {
	hang(c, r, fmt.Sprint("city end", v), func(p *picture) { p.end(v) })
}

// JourneyPicture draws the small picture of a type of journeys in r.
func JourneyPicture(c *render.Canvas, r render.Rect, of Journey) {
	hang(c, r, fmt.Sprint("city journey", of), func(p *picture) { p.journey(of) })
}

// hang draws a picture that is composed once for each size and then kept.
func hang(c *render.Canvas, r rect, shown string, compose func(*picture)) {
	render.Brush{Canvas: c}.Hang(r, shown, func(b render.Brush, r render.Rect) {
		compose(&picture{pen: pen{Brush: b}, r: r})
	})
}

// picture is a picture that is being drawn. Places in it are given in parts of its width and height.
type picture struct {
	pen
	r       rect
	horizon float32 // where the water begins, in parts of the height
	seed    int32
}

// set chooses the light and the scale: so many pixels of the targets across the shorter side.
func (p *picture) set(step int, across, horizon float32, seed int32) {
	p.light, p.night = lightAt(step), step == Night
	p.d = min(p.r.W, p.r.H) / across
	p.horizon, p.seed = horizon, seed
}

// at returns a place of the picture.
func (p *picture) at(x, y float32) point {
	return point{X: p.r.X + p.r.W*x, Y: p.r.Y + p.r.H*y}
}

func (p *picture) chance(i, what int32) float32 { return render.Noise(p.seed+i*7, i, what) }

// skies holds the inks of the sky from above to the horizon: by dusk, by night, and at dawn.
var skies = map[string][4]ink{
	"dusk":  {rgb(0x1c262b), rgb(0x394349), rgb(0x6d6257), rgb(0xc79a62)},
	"night": {rgb(0x060c14), rgb(0x0f1c2c), rgb(0x1a2e44), rgb(0x2c4660)},
	"dawn":  {rgb(0x31454f), rgb(0x5f7478), rgb(0xb39a7c), rgb(0xffd596)},
	"blood": {rgb(0x08080d), rgb(0x17141d), rgb(0x35202a), rgb(0x6d2f33)},
}

// sky draws the sky with level strokes, down to the horizon.
func (p *picture) sky(hour string) {
	inks := skies[hour]
	high := p.r.H * p.horizon
	stops := [4]float32{0, 0.38, 0.74, 1}
	for i := range 3 {
		band := rect{X: p.r.X, Y: p.r.Y + high*stops[i], W: p.r.W, H: high * (stops[i+1] - stops[i])}
		p.Gradient(band, inks[i], inks[i+1])
	}
	for i := range int32(150) {
		t := p.chance(i, 201)
		y := p.r.Y + high*t
		long := (20 + 120*p.chance(i, 202)) * p.d
		x := p.r.X + (p.r.W+long)*p.chance(i, 203) - long
		of := render.Fade(inks[3], 0.05+0.13*t)
		if p.chance(i, 204) < 0.5 {
			of = render.Fade(inks[0], 0.3)
		}
		p.Fill(rect{X: x, Y: y, W: long, H: p.thin(1)}, of)
	}
}

// birds draws a few birds in the sky.
func (p *picture) birds(n int32, x, y, wide, high float32) {
	for i := range n {
		m := p.at(x+wide*p.chance(i, 211), y+high*p.chance(i, 212))
		s := (4 + 4*p.chance(i, 213)) * p.d
		p.Stroke([]point{{X: m.X - s, Y: m.Y - s*0.35}, {X: m.X - s*0.35, Y: m.Y - s*0.4}, {X: m.X, Y: m.Y}, {X: m.X + s*0.35, Y: m.Y - s*0.4}, {X: m.X + s, Y: m.Y - s*0.35}}, p.thin(1.5), rgb(0x0a0f11))
	}
}

// moonOver draws the moon in the sky.
func (p *picture) moonOver(x, y, r float32) {
	m := p.at(x, y)
	r *= p.d
	p.Glow(m, r*5, r*5, moonInk, 0.35)
	p.Glow(m, r*2.2, r*2.2, moonInk, 0.35)
	p.Disc(m, r, rgb(0xdfeaf4))
	for i := range int32(5) {
		p.Ellipse(point{X: m.X + (p.chance(i, 221)-0.5)*r*1.2, Y: m.Y + (p.chance(i, 222)-0.5)*r*1.2}, r*(0.08+0.14*p.chance(i, 223)), r*(0.06+0.1*p.chance(i, 223)), render.Fade(rgb(0xa9bfd2), 0.6))
	}
	for i := range int32(5) { // bars of cloud
		w := r * (1.2 + 1.6*p.chance(i, 224))
		p.Fill(rect{X: m.X - w + r*(p.chance(i, 225)-0.3), Y: m.Y - r*0.7 + r*1.5*float32(i)/5, W: 2 * w, H: r * (0.05 + 0.07*p.chance(i, 226))}, render.Fade(skies["night"][1], 0.75))
	}
}

// river draws the water from the horizon to the lower edge, in the inks of the sky.
func (p *picture) river(hour string) {
	inks := skies[hour]
	top := p.r.Y + p.r.H*p.horizon
	high := p.r.Bottom() - top
	near := render.Blend(inks[3], inks[2], 0.35)
	p.Gradient(rect{X: p.r.X, Y: top, W: p.r.W, H: high * 0.4}, near, render.Blend(inks[2], inks[0], 0.55))
	p.Gradient(rect{X: p.r.X, Y: top + high*0.4, W: p.r.W, H: high*0.6 + 1}, render.Blend(inks[2], inks[0], 0.55), render.Blend(Void, inks[0], 0.25))
	for i := range int32(240) {
		t := p.chance(i, 231)
		t *= t
		y := top + high*(0.01+0.99*t)
		long := (8 + (20+70*t)*p.chance(i, 232)) * p.d
		x := p.r.X + (p.r.W+long)*p.chance(i, 233) - long
		of := render.Fade(inks[3], 0.1+0.16*(1-t))
		if p.chance(i, 234) < 0.55 {
			of = render.Fade(inks[0], 0.35+0.2*t)
		}
		p.Fill(rect{X: x, Y: y, W: long, H: p.thin(1 + 0.8*t)}, of)
	}
	p.Fill(rect{X: p.r.X, Y: top, W: p.r.W, H: p.thin(1)}, render.Fade(inks[3], 0.4))
}

// farCity draws roofs and spires in the haze on the horizon.
func (p *picture) farCity(hour string) {
	inks := skies[hour]
	foot := p.r.Y + p.r.H*p.horizon
	for layer := range int32(2) {
		of := render.Blend(render.Blend(inks[3], inks[2], 0.5), inks[0], 0.3+0.36*float32(layer))
		x := p.r.X - 20*p.d
		for k := int32(0); x < p.r.Right(); k++ {
			wide := (22 + 40*p.chance(k, 241+layer)) * p.d
			high := (26 + 40*p.chance(k, 243+layer)) * p.d * (1 - 0.25*float32(layer))
			m := x + wide/2
			top := foot - high
			if p.chance(k, 245+layer) < 0.22 {
				p.Polygon([]point{{X: m - 7*p.d, Y: foot}, {X: m - 6*p.d, Y: top}, {X: m, Y: top - 70*p.d*(0.6+p.chance(k, 246))}, {X: m + 6*p.d, Y: top}, {X: m + 7*p.d, Y: foot}}, of)
			}
			p.Polygon([]point{{X: x, Y: foot}, {X: x, Y: top + 10*p.d}, {X: m - wide*0.2, Y: top - 6*p.d*p.chance(k, 247)}, {X: m + wide*0.15, Y: top}, {X: x + wide, Y: top + 12*p.d}, {X: x + wide, Y: foot}}, of)
			x += wide * 0.9
		}
	}
}

// shut darkens the corners.
func (p *picture) shut(strength float32) {
	dark, none := render.Fade(Void, strength), render.Fade(Void, 0)
	w, h := p.r.W*0.22, p.r.H*0.2
	for _, x := range [2][2]float32{{p.r.X, p.r.X + w}, {p.r.Right(), p.r.Right() - w}} {
		p.Quad([4]point{{X: x[0], Y: p.r.Y}, {X: x[1], Y: p.r.Y}, {X: x[1], Y: p.r.Bottom()}, {X: x[0], Y: p.r.Bottom()}}, [4]ink{dark, none, none, dark})
	}
	p.Gradient(rect{X: p.r.X, Y: p.r.Y, W: p.r.W, H: h}, render.Fade(Void, strength*0.7), none)
	p.Gradient(rect{X: p.r.X, Y: p.r.Bottom() - h, W: p.r.W, H: h}, none, render.Fade(Void, strength))
}

// gather draws figures side by side on a line, their feet at a place of the picture, the middle first.
func (p *picture) gather(party []render.Bystander, middle point, size, apart float32) {
	for i, b := range party {
		feet := point{X: middle.X + (float32(i)-float32(len(party)-1)/2)*apart, Y: middle.Y + size*0.05*float32(i%2)}
		p.Shadow(feet, size*0.3, size*0.07, 0.7)
		p.Figure(b.Figure, b.Variant, feet, size, b.Rim)
	}
}

// tall draws a high house of many storeys with its gable in front, standing on y.
func (p *picture) tall(x, y, wide, high float32, seed int32) {
	d := p.d
	w := rect{X: x, Y: y - high, W: wide, H: high}
	p.Gradient(w, p.lit(wall, 0.5), p.lit(wall, 0.26))
	p.hatch([]point{{X: w.Centre().X, Y: w.Y}, {X: w.Right(), Y: w.Y}, {X: w.Right(), Y: w.Bottom()}, {X: w.Centre().X, Y: w.Bottom()}}, 3.5, render.Fade(Void, 0.45))
	p.Fill(rect{X: w.Right() - p.thin(1), Y: w.Y, W: p.thin(1), H: high}, render.Fade(Void, 0.8))
	peak := wide * (0.55 + 0.2*render.Noise(seed, 1, 251))
	top := point{X: w.Centre().X, Y: w.Y - peak}
	left, right := point{X: w.X - 5*d, Y: w.Y + 5*d}, point{X: w.Right() + 5*d, Y: w.Y + 5*d}
	p.Graded([]point{left, top, right}, p.lit(slate, 0.5), p.lit(wall, 0.42), top.Y, w.Y)
	p.hatch([]point{{X: top.X, Y: w.Y + 5*d}, top, right}, 3.5, render.Fade(Void, 0.45))
	p.Stroke([]point{top, right}, 4*d, p.lit(slate, 0.3))
	p.Stroke([]point{left, top}, 2*d, p.edge(0.75))
	p.line(top, point{X: top.X, Y: top.Y - 15*d}, 2, iron)
	p.window(point{X: top.X, Y: w.Y - peak*0.18}, 13*d, 22*d, seed*9)
	columns, rows := max(1, int(wide/(26*d))), max(1, int(high/(36*d)))
	for row := range rows {
		for column := range columns {
			foot := point{X: w.X + wide*(float32(column)+0.5)/float32(columns), Y: w.Y + high*(float32(row)+0.82)/float32(rows)}
			p.window(foot, 10*d, 20*d, seed*9+int32(row*5+column)+1)
		}
	}
}

// row draws high houses side by side on a quay, from x to x in parts of the width. They get lower towards the middle of the picture.
func (p *picture) row(from, to, foot float32, seed int32) {
	d := p.d
	y := p.r.Y + p.r.H*foot
	x, end := p.at(from, 0).X, p.at(to, 0).X
	p.Fill(rect{X: x, Y: y, W: end - x, H: 13 * d}, p.lit(stone, 0.24))
	p.Fill(rect{X: x, Y: y + 13*d, W: end - x, H: 6 * d}, render.Fade(Void, 0.6))
	first := x
	for k := int32(0); end-x > 24*d; k++ {
		wide := (58 + 36*render.Noise(seed, k, 261)) * d
		if end-x-wide < 40*d {
			wide = end - x
		}
		out := abs((x+wide/2-p.r.Centre().X)/(p.r.W/2)) * min(1.2, p.r.W/(560*d))
		high := (46 + 96*min(1, out) + 30*render.Noise(seed, k, 262)) * d
		p.tall(x, y, wide, high, seed*32+k)
		x += wide
	}
	p.Fill(rect{X: first, Y: y, W: end - first, H: p.thin(1.4)}, p.edge(0.5))
	of := Lamp
	if p.night {
		of = redWindow
	}
	for i := range int32((end - first) / (17 * d)) {
		if render.Noise(seed, i, 263) < 0.75*p.light.lamps {
			p.reflect(point{X: first + (9+17*float32(i)+6*render.Noise(seed, i, 264))*d, Y: y + 21*d}, 40+90*render.Noise(seed, i, 265), of, 0.7, seed*16+i)
		}
	}
}

// smooth rounds a closed outline: a curve through its corners.
func smooth(outline []point) []point {
	const steps = 4
	n := len(outline)
	list := make([]point, 0, n*steps)
	for i := range n {
		a, b, c, e := outline[(i+n-1)%n], outline[i], outline[(i+1)%n], outline[(i+2)%n]
		for k := range steps {
			t := float32(k) / steps
			curve := func(a, b, c, e float32) float32 {
				return b + 0.5*t*(c-a+t*(2*a-5*b+4*c-e+t*(3*(b-c)+e-a)))
			}
			list = append(list, point{X: curve(a.X, b.X, c.X, e.X), Y: curve(a.Y, b.Y, c.Y, e.Y)})
		}
	}
	return list
}

// rings draws rings on the water around a place.
func (p *picture) rings(m point, rx, ry float32, n int, of ink) {
	for i := range n {
		t := float32(i+1) / float32(n)
		p.Hoop(m, rx*t, ry*t, p.thin(1.3), render.Fade(of, 0.55*(1-t*0.8)))
	}
}
