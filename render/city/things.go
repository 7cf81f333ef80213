package city

import "precipice/render"

// Thing draws in a niche the picture of something that heroes find or are given. It is chosen by the id.
func Thing(c *render.Canvas, r render.Rect, id string) {
	render.Brush{Canvas: c}.Hang(r, "city thing "+id, func(b render.Brush, r render.Rect) {
		(&thing{pen: pen{Brush: b, light: lightAt(7), d: r.W / 100}, r: r}).draw(id)
	})
}

// thing is a picture of a thing in a niche. Places are in hundredths of the width, from the middle.
type thing struct {
	pen
	r rect
}

// relic is how a thing is drawn, and the light that it gives off.
type relic struct {
	draw func(*thing)
	glow ink
}

// relics are the pictures of things, by their ids.
var relics = map[string]relic{
	"drowned-bell": {(*thing).bell, Verdigris}, "widows-key": {(*thing).key, Lamp}, "salted-bread": {(*thing).bread, Lamp},
	"ferrymans-coin": {(*thing).coin, Lamp}, "childs-shoe": {(*thing).shoe, Lamp}, "sealed-letter": {(*thing).letter, Blood},
	"torn-register": {(*thing).book, Lamp}, "silver-mirror": {(*thing).mirror, Silver}, "lamplighters-pole": {(*thing).pole, Lamp},
	"hangmans-knot": {(*thing).knot, Blood},
	"splinter":      {(*thing).splinter, Verdigris}, "shard": {(*thing).shard, Verdigris}, "heart-stone": {(*thing).heart, Verdigris},
	"boiled-collar": {(*thing).collar, Silver}, "soft-boots": {(*thing).shoe, Silver}, "whetted-edge": {(*thing).blade, Silver},
	"saints-finger": {(*thing).finger, Lamp}, "black-draught": {(*thing).flask, Verdigris}, "signal-flare": {(*thing).flare, Blood},
	"tallow-lamp": {(*thing).lamp, Lamp}, "vinegar-cloth": {(*thing).cloth, Silver}, "silver-nails": {(*thing).nails, Silver},
	"loaded-die":   {(*thing).die, Lamp},
	"falling-beam": {(*thing).beam, Blood}, "rotten-floor": {(*thing).beam, Blood}, "corpse-dust": {(*thing).dust, Tide},
	"evil-eye": {(*thing).eye, Blood}, "alarm-wire": {(*thing).bell, Blood},
	"a-cry-nearby": {(*thing).window, Lamp}, "a-light-upstairs": {(*thing).window, Lamp}, "wet-footprints": {(*thing).prints, Verdigris},
}

func (p *thing) at(x, y float32) point {
	m := p.r.Centre()
	return point{X: m.X + x*p.d, Y: m.Y + y*p.d}
}

func (p *thing) all(xy ...float32) (list []point) {
	for i := 0; i+1 < len(xy); i += 2 {
		list = append(list, p.at(xy[i], xy[i+1]))
	}
	return list
}

// body draws a solid shape in a material, lighter above, with an edge of light on its upper left.
func (p *thing) body(outline []point, of ink) {
	top, bottom := outline[0].Y, outline[0].Y
	for _, q := range outline {
		top, bottom = min(top, q.Y), max(bottom, q.Y)
	}
	p.Outline(outline, p.thin(5), Void)
	p.Graded(outline, tone(of, 1.15), tone(of, 0.45), top, bottom)
	p.Outline(outline, p.thin(1.6), render.Fade(tone(of, 1.6), 0.7))
}

func (p *thing) draw(id string) {
	one, known := relics[id]
	if !known {
		one = relic{(*thing).parcel, Lamp}
	}
	rise := p.r.H * 0.36
	p.Lancet(p.r, rise, render.Blend(Void, one.glow, 0.3), render.Blend(Void, one.glow, 0.06))
	p.Glow(p.at(0, 8), 46*p.d, 46*p.d, one.glow, 0.55)
	p.Ellipse(p.at(0, 52), 30*p.d, 6*p.d, render.Fade(Void, 0.55))
	one.draw(p)
	for i := range int32(4) { // the light lies in strokes on the water below
		w := (30 - 6*float32(i)) * p.d
		p.Fill(rect{X: p.r.Centre().X - w*(0.8+0.4*render.Noise(i, 3, 7)), Y: p.at(0, 56+4*float32(i)).Y, W: 2 * w, H: p.thin(1.2)}, render.Fade(one.glow, 0.4))
	}
	p.LancetLine(p.r, rise, p.thin(2.4), render.Blend(one.glow, Parchment, 0.3))
}

func (p *thing) bell() {
	p.Hoop(p.at(0, -38), 9*p.d, 9*p.d, p.thin(5), tone(Verdigris, 0.8))
	p.body(smooth(p.all(-12, -28, 0, -31, 12, -28, 20, -10, 23, 14, 32, 32, 0, 38, -32, 32, -23, 14, -20, -10)), tone(Verdigris, 0.9))
	p.Ellipse(p.at(0, 40), 7*p.d, 6*p.d, tone(Verdigris, 0.4))
	p.Stroke(p.all(6, -12, 2, -2, 9, 8, 4, 20), p.thin(2.4), Void)
	p.Stroke(p.all(-24, 22, 0, 27, 24, 22), p.thin(1.6), verdigrisL)
}

func (p *thing) key() {
	of := rgb(0xb08a4a)
	p.Hoop(p.at(0, -26), 17*p.d, 17*p.d, p.thin(12), Void)
	p.Hoop(p.at(0, -26), 17*p.d, 17*p.d, p.thin(8), of)
	p.body(p.all(-4, -10, 4, -10, 4, 44, -4, 44), of)
	p.body(p.all(4, 24, 18, 24, 18, 30, 4, 30), of)
	p.body(p.all(4, 36, 22, 36, 22, 43, 4, 43), of)
}

func (p *thing) bread() {
	p.body(smooth(p.all(-36, 20, -32, -4, -12, -18, 14, -18, 34, -2, 37, 20, 24, 30, -24, 30)), rgb(0xa9763f))
	for _, x := range [3]float32{-18, 0, 18} {
		p.Stroke(p.all(x-6, -8, x+4, 14), p.thin(3), rgb(0xe4c08a))
	}
	for i := range int32(16) {
		p.Disc(p.at(-28+56*render.Noise(i, 1, 2), -8+28*render.Noise(i, 2, 3)), 1.3*p.d, Parchment)
	}
}

func (p *thing) coin() {
	p.Disc(p.at(3, 7), 33*p.d, Void)
	p.Graduated(p.at(0, 4), 32*p.d, rgb(0xe2b65c), rgb(0x6c4a1c))
	p.Hoop(p.at(0, 4), 26*p.d, 26*p.d, p.thin(2), rgb(0x5a3c14))
	p.Polygon(p.all(-18, 8, 18, 8, 10, 16, -10, 16), rgb(0x4a3010))
	p.Stroke(p.all(0, 8, 0, -14, 10, -4, 0, 0), p.thin(2.4), rgb(0x4a3010))
}

func (p *thing) shoe() {
	p.body(smooth(p.all(-24, -30, -4, -30, 0, -4, 16, 8, 34, 16, 36, 30, -26, 30, -28, 10)), rgb(0x7a5234))
	p.body(p.all(-28, 30, 38, 30, 38, 36, -28, 36), rgb(0x3a2618))
	for i := range 4 {
		y := float32(-20 + 9*i)
		p.Stroke(p.all(-8, y, 4, y+5), p.thin(2), Parchment)
	}
}

func (p *thing) letter() {
	p.body(p.all(-36, -18, 36, -18, 36, 32, -36, 32), rgb(0xd8caa6))
	p.Stroke(p.all(-36, -18, 0, 12, 36, -18), p.thin(2), rgb(0x6b5c3c))
	p.Stroke(p.all(-36, 32, -8, 6), p.thin(1.4), rgb(0x8b7a55))
	p.Stroke(p.all(36, 32, 8, 6), p.thin(1.4), rgb(0x8b7a55))
	p.Disc(p.at(0, 12), 11*p.d, Void)
	p.Graduated(p.at(0, 11), 10*p.d, redWindow, deepBlood)
	p.Hoop(p.at(0, 11), 5*p.d, 5*p.d, p.thin(1.6), deepBlood)
}

func (p *thing) book() {
	p.body(p.all(-34, -28, -2, -22, -2, 36, -34, 30), rgb(0xcbbd98))
	p.body(p.all(2, -22, 26, -28, 30, -14, 24, -6, 32, 6, 26, 16, 34, 30, 2, 36), rgb(0xcbbd98))
	for i := range 6 {
		y := float32(-16 + 8*i)
		p.Stroke(p.all(-29, y, -7, y+4), p.thin(1.4), rgb(0x5c5138))
		p.Stroke(p.all(7, y+4, 21-float32(i%2)*5, y+1), p.thin(1.4), rgb(0x5c5138))
	}
}

func (p *thing) mirror() {
	p.body(p.all(-5, 18, 5, 18, 6, 46, -6, 46), Silver)
	p.Ellipse(p.at(0, -10), 28*p.d, 34*p.d, Void)
	p.Ellipse(p.at(0, -10), 26*p.d, 32*p.d, Silver)
	p.Ellipse(p.at(0, -10), 21*p.d, 27*p.d, rgb(0x16262f))
	p.Stroke(p.all(-12, -2, 6, -28), p.thin(4), render.Fade(Parchment, 0.6))
	p.Stroke(p.all(-3, 4, 12, -18), p.thin(2), render.Fade(Parchment, 0.45))
}

func (p *thing) pole() {
	p.line(p.at(-20, 48), p.at(12, -28), 7, Void)
	p.line(p.at(-20, 48), p.at(12, -28), 4.5, rgb(0x7c5a36))
	p.Stroke(p.all(6, -20, 24, -16, 26, -30), p.thin(3), Silver)
	p.Glow(p.at(13, -36), 22*p.d, 24*p.d, Lamp, 0.9)
	p.Convex(smooth(p.all(13, -52, 20, -38, 13, -28, 6, -38)), lampCore)
}

func (p *thing) knot() {
	rope := rgb(0xa98d5c)
	loop := smooth(p.all(0, 0, 18, 12, 16, 36, 0, 44, -16, 36, -18, 12))
	p.Outline(loop, p.thin(10), Void)
	p.Outline(loop, p.thin(6.5), rope)
	p.line(p.at(0, 0), p.at(0, -56), 10, Void)
	p.line(p.at(0, 0), p.at(0, -56), 6.5, rope)
	for i := range 5 {
		y := float32(-26 + 6*i)
		p.body(p.all(-9, y, 9, y-2, 9, y+4, -9, y+6), rope)
	}
}

func (p *thing) splinter() {
	p.body(p.all(-4, -36, 8, -20, 6, 34, -6, 40, -10, 2), tone(Verdigris, 0.9))
	p.Stroke(p.all(-4, -36, -2, 0, -6, 40), p.thin(1.6), verdigrisL)
}

func (p *thing) shard() {
	p.body(p.all(-2, -40, 20, -18, 14, 22, -4, 42, -24, 14, -18, -20), tone(Verdigris, 0.95))
	p.Stroke(p.all(-2, -40, 0, -6, -4, 42), p.thin(1.6), verdigrisL)
	p.Stroke(p.all(-18, -20, 0, -6, 20, -18), p.thin(1.6), verdigrisL)
}

func (p *thing) heart() {
	p.Glow(p.at(0, 2), 40*p.d, 40*p.d, verdigrisL, 0.6)
	p.body(p.all(0, -38, 30, -20, 30, 18, 0, 40, -30, 18, -30, -20), Verdigris)
	core := p.all(0, -18, 14, -9, 14, 10, 0, 20, -14, 10, -14, -9)
	for i, q := range p.all(0, -38, 30, -20, 30, 18, 0, 40, -30, 18, -30, -20) {
		p.line(q, core[i], 1.4, verdigrisL)
	}
	p.Convex(core, render.Blend(verdigrisL, Parchment, 0.4))
}

func (p *thing) collar() {
	p.Ellipse(p.at(0, 6), 34*p.d, 26*p.d, Void)
	p.Ellipse(p.at(0, 5), 32*p.d, 24*p.d, rgb(0x6e4c30))
	p.Ellipse(p.at(0, -3), 25*p.d, 14*p.d, rgb(0x1d130c))
	for i := range 7 {
		x := float32(-24 + 8*i)
		p.Disc(p.at(x, 21-abs(x)*0.22), 2.6*p.d, Silver)
	}
}

func (p *thing) blade() {
	p.body(p.all(0, -48, 8, -34, 6, 18, -6, 18, -8, -34), Silver)
	p.line(p.at(0, -44), p.at(0, 16), 1.4, rgb(0x33434a))
	p.body(p.all(-18, 18, 18, 18, 18, 24, -18, 24), rgb(0x8a6a34))
	p.body(p.all(-4, 24, 4, 24, 5, 44, -5, 44), rgb(0x4a3222))
	p.Glow(p.at(-5, -24), 8*p.d, 18*p.d, Parchment, 0.7)
}

func (p *thing) finger() {
	p.body(smooth(p.all(-9, 34, -8, 6, -9, -18, -4, -34, 5, -33, 9, -16, 8, 6, 9, 34)), bone)
	p.Stroke(p.all(-8, -6, 0, -4, 8, -6), p.thin(2), rgb(0x8a7f5f))
	p.Stroke(p.all(-8, 12, 0, 14, 8, 12), p.thin(2), rgb(0x8a7f5f))
	p.body(p.all(-14, 30, 14, 30, 12, 44, -12, 44), rgb(0xb98d38))
}

func (p *thing) flask() {
	p.body(smooth(p.all(-7, -20, 7, -20, 10, -4, 28, 14, 26, 36, 0, 42, -26, 36, -28, 14, -10, -4)), rgb(0x1f4a44))
	p.Ellipse(p.at(0, 24), 21*p.d, 13*p.d, render.Fade(Void, 0.8))
	p.body(p.all(-7, -34, 7, -34, 7, -20, -7, -20), rgb(0x8a6440))
	p.Stroke(p.all(-18, 10, -20, 24), p.thin(3), render.Fade(Parchment, 0.7))
}

func (p *thing) flare() {
	p.body(p.all(-8, -6, 8, -6, 8, 44, -8, 44), rgb(0x9a3a34))
	p.Glow(p.at(0, -26), 34*p.d, 34*p.d, redWindow, 0.9)
	p.Convex(smooth(p.all(0, -50, 9, -28, 5, -8, -5, -8, -9, -28)), redCore)
	for i := range 6 {
		x := float32(-30 + 12*i)
		p.line(p.at(x*0.4, -24), p.at(x, -44+abs(x)*0.5), 1.6, Lamp)
	}
}

func (p *thing) lamp() {
	p.Hoop(p.at(0, -34), 12*p.d, 12*p.d, p.thin(3), Silver)
	p.body(p.all(-18, -22, 18, -22, 22, 34, -22, 34), rgb(0x3c3420))
	p.Glow(p.at(0, 8), 34*p.d, 34*p.d, Lamp, 0.9)
	p.Convex(p.all(-13, -14, 13, -14, 16, 28, -16, 28), render.Blend(Lamp, Void, 0.3))
	p.Convex(smooth(p.all(0, -10, 8, 8, 4, 20, -4, 20, -8, 8)), lampCore)
	p.line(p.at(0, -22), p.at(0, 34), 1.6, rgb(0x2a2416))
}

func (p *thing) cloth() {
	p.body(smooth(p.all(-30, -24, -8, -30, 14, -26, 32, -18, 26, 6, 32, 28, 8, 36, -16, 30, -34, 32, -26, 4)), rgb(0xb9b69f))
	for i := range 3 {
		x := float32(-16 + 16*i)
		p.Stroke(p.all(x, -22, x+4, 2, x-3, 26), p.thin(1.8), rgb(0x6f6c58))
	}
}

func (p *thing) nails() {
	for i, x := range [3]float32{-18, 0, 18} {
		y := float32(i%2) * 6
		p.body(p.all(x-3, -26+y, x+3, -26+y, x, 40+y), Silver)
		p.body(p.all(x-9, -32+y, x+9, -32+y, x+9, -26+y, x-9, -26+y), Silver)
	}
}

func (p *thing) die() {
	p.body(p.all(0, -34, 30, -18, 30, 18, 0, 36, -30, 18, -30, -18), bone)
	for _, q := range []point{p.at(-30, -18), p.at(30, -18), p.at(0, 36)} {
		p.line(p.at(0, 0), q, 1.8, rgb(0x7d7356))
	}
	for _, xy := range [...]float32{-22, -16, -8, 8} {
		p.Disc(p.at(xy, 10+xy*0.4), 3*p.d, Void)
	}
	p.Disc(p.at(0, -17), 4*p.d, deepBlood)
	p.Disc(p.at(15, 10), 3*p.d, Void)
}

func (p *thing) beam() {
	p.body(p.all(-38, -20, -28, -32, 38, 16, 30, 30), rgb(0x6a4a2c))
	p.Stroke(p.all(-30, -22, 30, 22), p.thin(1.6), rgb(0x2c1d10))
	p.body(p.all(-30, 26, -22, 18, 18, 38, 10, 44), rgb(0x543a24))
	for i := range int32(9) {
		p.Disc(p.at(-34+68*render.Noise(i, 4, 1), -34+70*render.Noise(i, 5, 1)), 1.8*p.d, Parchment)
	}
}

func (p *thing) dust() {
	for i := range int32(22) {
		a := render.Noise(i, 7, 1)*60 - 30
		b := render.Noise(i, 8, 1)*64 - 32
		p.Disc(p.at(a, b), (3+7*render.Noise(i, 9, 1))*p.d, render.Fade(Tide, 0.24))
	}
	large := p.pen
	large.d *= 2.6
	large.skull(p.at(0, 4), 13*p.d)
}

func (p *thing) eye() {
	p.body(smooth(p.all(-38, 4, -18, -16, 0, -21, 18, -16, 38, 4, 18, 22, 0, 27, -18, 22)), bone)
	p.Graduated(p.at(0, 3), 17*p.d, redWindow, deepBlood)
	p.Ellipse(p.at(0, 3), 4*p.d, 14*p.d, Void)
	p.Disc(p.at(-6, -4), 3*p.d, Parchment)
}

func (p *thing) window() {
	p.body(p.all(-28, -34, 28, -34, 28, 40, -28, 40), wall)
	p.Glow(p.at(0, 6), 36*p.d, 40*p.d, Lamp, 0.8)
	p.Convex(lancet(p.at(0, 34), 34*p.d, 58*p.d), lampCore)
	p.line(p.at(0, 34), p.at(0, -24), 3, iron)
	p.line(p.at(-17, 8), p.at(17, 8), 3, iron)
	p.Convex(smooth(p.all(-8, 34, -7, 14, 0, 8, 7, 14, 8, 34)), rgb(0x2b1d10))
}

func (p *thing) prints() {
	for i := range 4 {
		x, y := float32(-12+24*(i%2)), float32(34-22*i)
		p.Ellipse(p.at(x, y), 8*p.d, 11*p.d, render.Fade(Verdigris, 0.8))
		p.Ellipse(p.at(x, y+15), 6*p.d, 5*p.d, render.Fade(Verdigris, 0.8))
		p.Ellipse(p.at(x-2, y-3), 3*p.d, 5*p.d, render.Fade(verdigrisL, 0.8))
	}
}

func (p *thing) parcel() {
	p.body(p.all(-30, -14, 0, -26, 30, -14, 30, 26, 0, 38, -30, 26), rgb(0x8f7a55))
	p.line(p.at(0, -26), p.at(0, 38), 3, rgb(0x4a3a22))
	p.line(p.at(-30, 4), p.at(30, 4), 3, rgb(0x4a3a22))
	p.Disc(p.at(0, 4), 6*p.d, Blood)
}
