package render

// Strike is what an attack looks like.
type Strike uint8

// The strikes.
const (
	Slash   Strike = iota // a blow at arm's length
	Bullet                // a flash, a streak and a spark
	Salvo                 // several bullets
	Ray                   // a beam of light
	Fire                  // a jet of flame
	Arc                   // a crackling arc
	Thought               // rings that close around the target
	Lob                   // something thrown that bursts
)

// StrikeView is a strike under way.
type StrikeView struct {
	How      Strike
	From, To Point
	Part     float32 // of its time that has passed, 0..1
	Size     float32 // of a hex
	Calm     bool    // nothing travels: the strike lights up and fades
}

var (
	flame = rgb(0xff8a2a)
	spark = rgb(0xffe2a0)
	volt  = rgb(0x9fd2ff)
	fume  = rgb(0xb98cff)
)

// Strike draws a strike.
func (c *Canvas) Strike(v StrikeView) {
	if v.Calm {
		c.glow(v.To, v.Size*0.7, v.Size*0.7, spark, 0.8*(1-v.Part))
		return
	}
	switch v.How {
	case Slash:
		c.slash(v)
	case Ray:
		light := pulse(v.Part, 0, 0.9)
		c.halo(v.From, v.To, v.Size*0.22, flame, 0.9*light)
		c.Segment(v.From, v.To, max(1.5, v.Size*0.05*light), Fade(spark, light))
		c.burst(v, 0.25)
	case Fire:
		c.fire(v)
	case Arc:
		c.arcing(v)
	case Thought:
		for i := range 3 {
			t := clamp01(v.Part*1.6 - 0.2*float32(i))
			c.hoop(v.To, v.Size*(0.95-0.75*t), v.Size*(0.6-0.48*t), max(1.2, v.Size*0.04), Fade(fume, pulse(t, 0, 1)))
		}
		c.halo(v.From, v.To, v.Size*0.12, fume, 0.5*pulse(v.Part, 0, 1))
	case Lob:
		t := clamp01(v.Part / 0.6)
		at := v.From.lerp(v.To, t)
		at.Y -= v.Size * 1.1 * 4 * t * (1 - t) * 0.5
		if t < 1 {
			c.Disc(at, max(2, v.Size*0.09), Void)
		}
		blast := pulse(v.Part, 0.55, 1)
		c.glow(v.To, v.Size*1.7*blast, v.Size*1.3*blast, flame, blast)
		c.burst(v, 0.55)
	case Salvo:
		for i := range 3 {
			one := v
			one.Part = clamp01(v.Part*1.7 - 0.33*float32(i))
			one.To = v.To.add(Point{v.Size * 0.16 * float32(i-1), v.Size * 0.1 * float32((i*2)%3-1)})
			c.bullet(one)
		}
	default:
		c.bullet(v)
	}
}

// pulse rises and falls between two moments.
func pulse(t, from, to float32) float32 {
	if t <= from || t >= to {
		return 0
	}
	k := (t - from) / (to - from)
	return clamp01(4 * k * (1 - k))
}

// bullet draws the flash of a muzzle, the streak of a bullet, and the sparks where it strikes.
func (c *Canvas) bullet(v StrikeView) {
	flash := pulse(v.Part, 0, 0.4)
	muzzle := v.From.lerp(v.To, min(0.2, 0.3*v.Size/max(1, v.From.Far(v.To))))
	c.glow(muzzle, v.Size*0.75*flash, v.Size*0.6*flash, spark, flash)
	if head := clamp01((v.Part - 0.08) / 0.42); head > 0 && head < 1 {
		a, b := muzzle.lerp(v.To, max(0, head-0.35)), muzzle.lerp(v.To, head)
		c.halo(a, b, v.Size*0.14, spark, 0.8)
		c.Segment(a, b, max(1.5, v.Size*0.045), spark)
	}
	c.burst(v, 0.48)
}

// burst draws sparks that fly from the target, from a moment on.
func (c *Canvas) burst(v StrikeView, from float32) {
	t := clamp01((v.Part - from) / (1 - from))
	if t <= 0 || t >= 1 {
		return
	}
	c.glow(v.To, v.Size*0.6*(1-t), v.Size*0.6*(1-t), spark, 1-t)
	for i := range int32(7) {
		s, k := sincos(2 * pi * (float32(i) + hash(i, 3, 1)) / 7)
		near, far := v.Size*(0.1+0.35*t), v.Size*(0.16+0.62*t*(0.6+0.4*hash(i, 5, 2)))
		c.Segment(v.To.add(Point{k * near, s * near}), v.To.add(Point{k * far, s * far}), max(1, v.Size*0.025), Fade(spark, 1-t))
	}
}

// slash draws the sweep of a blow.
func (c *Canvas) slash(v StrikeView) {
	t := clamp01((v.Part - 0.2) / 0.5)
	if t <= 0 || t >= 1 {
		c.burst(v, 0.6)
		return
	}
	begin := -pi*0.75 + pi*1.1*max(0, t-0.5)
	c.ring = arc(c.ring[:0], v.To, v.Size*0.52, begin, -pi*0.75+pi*1.1*t)
	c.stroke(c.ring, false, v.Size*0.16*(1-t*0.6), flat(Fade(Ivory, 0.3)))
	c.stroke(c.ring, false, max(1.5, v.Size*0.06), flat(Fade(spark, 1-t*0.4)))
	c.burst(v, 0.6)
}

// fire draws a jet of flame: it reaches the target, burns there, and breaks off at the muzzle.
func (c *Canvas) fire(v StrikeView) {
	head, tail := clamp01(v.Part/0.35), clamp01((v.Part-0.55)/0.4)
	light := 1 - clamp01((v.Part-0.7)/0.3)
	if head <= tail || light <= 0 {
		return
	}
	a, b := v.From.lerp(v.To, tail), v.From.lerp(v.To, head)
	c.halo(a, b, v.Size*0.3, flame, 0.5*light)
	puffs := max(6, min(60, int32(a.Far(b)/(v.Size*0.16)))) // so many that they merge
	n := Point{a.Y - b.Y, b.X - a.X}.unit()
	for i := range puffs {
		k := tail + (head-tail)*(float32(i)+0.5)/float32(puffs)
		r := v.Size * (0.13 + 0.26*k) * (0.8 + 0.4*hash(i, int32(v.Part*12), 9))
		at := v.From.lerp(v.To, k).add(n.scale(r * 0.5 * (hash(i, int32(v.Part*16), 2) - 0.5)))
		c.glow(at, r*1.3, r*1.3, flame, 0.55*light)
	}
	c.halo(a, b, v.Size*0.09, spark, 0.85*light)
	if head == 1 {
		c.glow(v.To, v.Size*0.8, v.Size*0.7, flame, light)
		c.glow(v.To, v.Size*0.35, v.Size*0.3, spark, light)
	}
}

// arcing draws a crackling arc.
func (c *Canvas) arcing(v StrikeView) {
	light := pulse(v.Part, 0, 0.95)
	d := v.To.sub(v.From)
	n := Point{-d.Y, d.X}.unit()
	frame := int32(v.Part * 9)
	c.ring = append(c.ring[:0], v.From)
	for i := range int32(6) {
		k := (float32(i) + 1) / 7
		c.ring = append(c.ring, v.From.add(d.scale(k)).add(n.scale(v.Size*0.34*(hash(i, frame, 11)-0.5))))
	}
	c.ring = append(c.ring, v.To)
	c.stroke(c.ring, false, max(2, v.Size*0.1), flat(Fade(volt, 0.35*light)))
	c.stroke(c.ring, false, max(1.2, v.Size*0.035), flat(Fade(Ivory, light)))
	c.glow(v.To, v.Size*0.6, v.Size*0.6, volt, light)
}

// Splash draws drops that break from a wound.
func (c *Canvas) Splash(at Point, size, t float32) {
	if t >= 1 {
		return
	}
	for i := range int32(6) {
		s, k := sincos(-pi * (0.12 + 0.76*(float32(i)+hash(i, 8, 1))/6.5))
		far := size * (0.2 + 0.6*t) * (0.7 + 0.5*hash(i, 1, 6))
		c.Disc(at.add(Point{k * far, s*far + size*0.7*t*t}), max(1.2, size*0.06*(1-t*0.5)), Fade(Blood, 1-t*t))
	}
}

// Dust draws a little dust around a foot.
func (c *Canvas) Dust(at Point, size, t float32) {
	for _, side := range [...]float32{-1, 1} {
		p := Point{at.X + side*size*(0.25+0.3*t), at.Y + size*0.38}
		c.glow(p, size*(0.14+0.2*t), size*(0.09+0.12*t), Muted, 0.4*(1-t))
	}
}

// RisingWord draws a word over a miniature, inside a room, so much of its time after it appeared.
func (c *Canvas) RisingWord(at Point, text string, ink Ink, t float32, room Rect) {
	st := Title.With(ink)
	wide, high := c.Theme.Measure(text, st)+c.Theme.Px(14), c.Theme.LineHeight(st)
	seen := clamp01(t*8) * clamp01((1-t)*4+0.35)
	r := Rect{at.X - wide/2, at.Y - high/2, wide, high}.Within(room)
	c.Round(r, high*0.3, Fade(Void, 0.72*seen))
	c.Label(r, text, Title.With(Fade(ink, seen)), Middle)
}
