package cityware

import (
	"math"
	"strconv"

	"precipice/render"
)

// How many spaces the dial has.
const (
	Hours    = 12 // the last is night
	Quests   = 10 // after space 0
	WellDice = 5
)

// DialView is the dial: how late it is, how far the quest is, and the destiny dice.
type DialView struct {
	Hour  float32 // space of nightfall's token, 1 to 12; between two while it slides, 0 for no token
	Quest int     // space of the quest tracker, 0 to 10
	Goal  int     // of the quest, 0 for none
	Dice  []WellDie
	Hover string // name of a part under the pointer: "hour", "quest"
	Focus string
}

// WellDie is a destiny die in the well.
type WellDie struct {
	Value                     int // 0 for none
	Dim, Chosen, Hover, Focus bool
}

// DialAreas holds the rectangles of a drawn dial.
type DialAreas struct {
	Token, Quest, Well render.Rect
	Hours              [Hours]render.Rect
	Quests             [Quests + 1]render.Rect
	Dice               [WellDice]render.Rect
	Corners            [4]render.Rect // of a pane
}

// Parts of a dial, in radii.
const (
	hourWidth  = 0.235
	questWidth = 0.17
	dieWidth   = 0.2
	dialRim    = 0.88 // of the ring of hours; fins stand out beyond it
	digitsFrom = 70   // least radius of a dial with fine lines, design units
)

// lights are the colours of the spaces of the dial, from the first to night.
var lights = [Hours]uint32{0x9aa39d, 0x8f9996, 0x848e8c, 0x788281, 0x6e7574, 0x66686b, 0x5b5a66, 0x4d5163, 0x404961, 0x35435c, 0x293a52, 0x172738}

func inkOf(v uint32) render.Ink {
	return render.Ink{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: 255}
}

// HourInk returns the colour of a space of the dial, 1 to 12.
func HourInk(hour int) render.Ink { return inkOf(lights[max(1, min(Hours, hour))-1]) }

// hourAngle returns where the middle of a space is: the first on top, the others clockwise.
func hourAngle(hour float32) float32 { return (hour-1)*2*math.Pi/Hours - math.Pi/2 }

// questAngle returns where a space of the quest ring is. Space 0 is low on the left, 10 low on the right, and 5 on top.
func questAngle(at int) float32 {
	return (float32(at)-5)*2*math.Pi/(Quests+1.6) - math.Pi/2
}

func polar(at render.Point, r, angle float32) render.Point {
	s, k := math.Sincos(float64(angle))
	return render.Point{X: at.X + r*float32(k), Y: at.Y + r*float32(s)}
}

func around(at render.Point, half float32) render.Rect {
	return render.Rect{X: at.X - half, Y: at.Y - half, W: 2 * half, H: 2 * half}
}

// Dial draws the dial around a point. Fins stand out to the radius; a small dial has no digits.
func Dial(c *render.Canvas, at render.Point, radius float32, v DialView) (out DialAreas) {
	d := dial{c: brush(c), at: at, r: radius * dialRim, out: &out}
	d.fins(radius)
	d.face()
	for i := range Hours {
		d.hour(i + 1)
	}
	for i := range Quests + 1 {
		d.quest(i, &v)
	}
	d.well(v.Dice)
	if v.Hour > 0 {
		d.token(v.Hour)
	}
	d.pointed(&v)
	return out
}

// dial is a dial while it is drawn; r is the outer radius of its ring.
type dial struct {
	c   render.Brush
	at  render.Point
	r   float32
	out *DialAreas
}

func (d *dial) hair() float32 { return max(1, d.r*0.012) }

// small reports whether there is no room for fine lines.
func (d *dial) small() bool { return d.r < d.c.Theme.Px(digitsFrom)*dialRim }

// digits returns the size of the digits on the quest ring, 0 if they would be too small to read.
func (d *dial) digits() float32 {
	most, least := d.r*questWidth*0.84, d.c.Theme.Px(12)
	if d.c.Theme.Held {
		least = d.c.Theme.Point * 11
	}
	if d.small() || most < least {
		return 0
	}
	return max(least, most*0.7)
}

// fins draws the four points at the quarters.
func (d *dial) fins(radius float32) {
	for i := range 4 {
		a := float32(i) * math.Pi / 2
		tip, foot := polar(d.at, radius, a), d.r*0.97
		left, right := polar(d.at, foot, a-0.12), polar(d.at, foot, a+0.12)
		d.c.Convex([]render.Point{tip, right, polar(d.at, foot, a), left}, render.SilverDark)
		d.c.Convex([]render.Point{tip, polar(d.at, foot, a), left}, render.SilverLight)
	}
}

// face draws the grounds of the rings.
func (d *dial) face() {
	d.c.Disc(d.at, d.r*1.03, render.Void)
	d.c.Graduated(d.at, d.r*(1-hourWidth), render.Blend(render.Panel2, render.Line, 0.25), render.Void)
	inner := d.r * (1 - hourWidth - 2*questWidth)
	d.c.Graduated(d.at, inner, render.Void, render.Blend(render.Panel, render.Void, 0.3))
	d.c.Hoop(d.at, inner, inner, max(1, d.r*0.014), render.Blend(render.Brass, render.Void, 0.15))
}

// hour draws a space of the outer ring, in the colour of its light, with the lines of an etching.
func (d *dial) hour(n int) {
	const half, gap = math.Pi / Hours, 0.012
	a := hourAngle(float32(n))
	ink := HourInk(n)
	d.c.Slice(d.at, d.r*(1-hourWidth), d.r, a-half+gap, a+half-gap, render.Blend(ink, render.Void, 0.12))
	if !d.small() {
		for i := range 6 {
			to := a - half + gap + (float32(i)+0.5)/6*2*(half-gap)
			d.c.Segment(polar(d.at, d.r*(1-hourWidth*0.92), to), polar(d.at, d.r*0.985, to), d.hair()*0.8, render.Fade(render.Void, 0.32))
		}
	}
	for _, k := range [2]float32{1, 1 - hourWidth} {
		d.c.Bow(d.at, d.r*k, a-half, a+half, max(1, d.r*0.016), render.Blend(render.Brass, render.Void, 0.1))
	}
	d.out.Hours[n-1] = around(polar(d.at, d.r*(1-hourWidth/2), a), d.r*hourWidth/2)
	if n == Hours {
		d.crescent(polar(d.at, d.r*(1-hourWidth/2), a), d.r*hourWidth*0.3)
	}
}

// crescent draws the moon of the last space.
func (d *dial) crescent(at render.Point, r float32) {
	Crescent(d.c.Canvas, at, r, render.Moon)
}

// Crescent draws a crescent moon.
func Crescent(c *render.Canvas, at render.Point, r float32, ink render.Ink) {
	c.Polygon(render.CrescentOutline(nil, at, r, -math.Pi/4), ink)
}

// quest draws a space of the quest ring: a lancet that points outwards, amber as far as the quest has come.
func (d *dial) quest(n int, v *DialView) {
	mid := d.r * (1 - hourWidth - questWidth*0.94)
	a, half := questAngle(n), d.r*questWidth*0.36
	at := polar(d.at, mid, a)
	tip, foot := polar(d.at, mid+half*1.25, a), polar(d.at, mid-half*0.95, a)
	side := render.Point{X: (tip.Y - foot.Y) / (half * 2.2) * half * 0.8, Y: -(tip.X - foot.X) / (half * 2.2) * half * 0.8}
	add := func(p, q render.Point, k float32) render.Point { return render.Point{X: p.X + q.X*k, Y: p.Y + q.Y*k} }
	neck := polar(d.at, mid+half*0.35, a)
	shape := []render.Point{tip, add(neck, side, -1), add(foot, side, -0.75), add(foot, side, 0.75), add(neck, side, 1)}
	ink, body := render.Blend(render.Brass, render.Void, 0.45), render.Blend(render.Panel2, render.Void, 0.4)
	switch {
	case n > 0 && n <= v.Quest:
		ink, body = render.Blend(render.Find, render.LampCore, 0.6), render.Find
	case v.Goal > 0 && n == v.Goal:
		ink = render.Find
	}
	d.c.Convex(shape, body)
	d.c.Outline(shape, max(1, d.r*0.012), ink)
	d.out.Quests[n] = around(at, half*1.2)
	if n == v.Quest {
		d.out.Quest = d.out.Quests[n]
	}
	if v.Goal > 0 && n == v.Goal {
		d.c.Outline(shape, max(1.4, d.r*0.022), render.Find)
	}
	if size := d.digits(); size > 0 {
		digit := render.Blend(render.Muted, render.Ivory, 0.3)
		if n > 0 && n <= v.Quest {
			digit = render.Void
		} else if n == v.Goal && v.Goal > 0 {
			digit = render.Find
		}
		d.c.Numeral(at, size, strconv.Itoa(n), digit)
	}
}

// well draws the destiny dice, and empty places for those that are gone.
func (d *dial) well(dice []WellDie) {
	inner := d.r * (1 - hourWidth - 2*questWidth)
	d.out.Well = around(d.at, inner)
	half := d.r * dieWidth / 2
	for i := range WellDice {
		at := polar(d.at, inner*0.6, float32(i)*2*math.Pi/WellDice-math.Pi/2)
		r := around(at, half)
		d.out.Dice[i] = r
		if i < len(dice) && dice[i].Value > 0 {
			w := dice[i]
			d.c.DieFace(r, render.DieFaceView{Value: w.Value, Dark: true, Dim: w.Dim, Chosen: w.Chosen, Hover: w.Hover, Focus: w.Focus})
			continue
		}
		d.place(r)
	}
	d.c.Lozenge(d.at, d.r*0.026, d.r*0.042, render.SilverLight)
}

// place draws the dashed frame of a place without a die.
func (d *dial) place(r render.Rect) {
	corners := [4]render.Point{{X: r.X, Y: r.Y}, {X: r.Right(), Y: r.Y}, {X: r.Right(), Y: r.Bottom()}, {X: r.X, Y: r.Bottom()}}
	for i, p := range corners {
		d.c.Dashes(p, corners[(i+1)%4], max(1, d.r*0.008), r.W*0.16, r.W*0.12, render.Fade(render.Brass, 0.35))
	}
}

// token draws the disc of nightfall with the skyvessel on it.
func (d *dial) token(hour float32) {
	at, r := polar(d.at, d.r*(1-hourWidth/2), hourAngle(hour)), d.r*hourWidth*0.54
	d.out.Token = around(at, r)
	d.c.Disc(at, r*1.14, render.Void)
	d.c.Graduated(at, r, render.SilverLight, render.SilverDark)
	d.c.Hoop(at, r*0.86, r*0.86, max(1, r*0.07), render.Fade(render.Void, 0.55))
	ship := func(x, y float32) render.Point { return render.Point{X: at.X + x*r, Y: at.Y + y*r} }
	hull := []render.Point{ship(-0.62, 0.12), ship(0.62, 0.12), ship(0.4, 0.42), ship(-0.4, 0.42)}
	d.c.Convex(hull, render.Void)
	bag := []render.Point{ship(-0.6, -0.14), ship(-0.42, -0.42), ship(0, -0.54), ship(0.42, -0.42), ship(0.6, -0.14), ship(0.42, -0.02), ship(-0.42, -0.02)}
	d.c.Convex(bag, render.Void)
}

// pointed draws a ring around the part of the dial that is pointed at.
func (d *dial) pointed(v *DialView) {
	for i, name := range [2]string{v.Hover, v.Focus} {
		ink := render.Fade(render.SilverLight, 0.6)
		if i == 1 {
			ink = render.Ivory
		}
		switch name {
		case "hour":
			d.c.Hoop(d.at, d.r*1.02, d.r*1.02, max(1.5, d.r*0.02), ink)
		case "quest":
			k := d.r * (1 - hourWidth - 0.01)
			d.c.Hoop(d.at, k, k, max(1.5, d.r*0.02), ink)
		}
	}
}
