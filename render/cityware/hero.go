package cityware

import "precipice/render"

// SlotView is an activation space of a hero.
type SlotView struct {
	Die      int // 1 to 6, 0 for none
	Wound    bool
	Grievous bool
	Diseased bool // the token lies on it
	Reaction bool // the die is kept for a reaction
	Dim      bool // its die is of no use
	Pick     bool // chosen, or asked for
	Hover    bool
	Focus    bool
}

// HeroView is the card of a hero.
type HeroView struct {
	Figure, Letter, Name string
	Stats                string   // one line under the name
	Note                 string   // one word at the end of the spaces, such as that the hero reacts
	Carries              []string // treasure, item and realmstone, behind the spaces
	Rim                  render.Ink
	Slots                []SlotView
	Inspiration, Most    int // filled, and in all
	Ailments             []Ailment
	Active               bool
	Done                 bool // has acted
	Away                 bool // in a crisis, or has left the board
	Out                  bool // dead or out of action
	Inspired             bool // the other side of the card
	Hover, Focus         bool
	Brief                bool // there is no room for the line under the name
	Folded               bool // there is room for one line only
}

// HeroAreas holds the rectangles of a drawn card.
type HeroAreas struct {
	Portrait    render.Rect
	Name        render.Rect
	Inspiration render.Rect
	Slots       []render.Rect
	Ailments    []render.Rect
	Rest        render.Rect // below, for rows of actions
}

// Dimensions of a card, design units; those that grow do with the text.
const (
	heroEdge    = 7
	portraitW   = 42 // grows
	portraitH   = 56 // grows
	slotW       = 24 // grows
	slotH       = 30 // grows
	slotGap     = 5
	lancetW     = 8  // of inspiration, grows
	lancetH     = 14 // grows
	ailmentSize = 10 // half, grows
	foldedH     = 38 // grows
)

// HeroHeight returns the height of a card without rows of actions, device pixels.
func HeroHeight(t *render.Theme) float32 {
	return max(t.Grown(portraitH), t.LineHeight(name())+statsHeight(t)+t.Px(2)+slotHeight(t)) + t.Px(2*heroEdge)
}

// BriefHeroHeight returns the height of a card without the line under the name, device pixels.
func BriefHeroHeight(t *render.Theme) float32 {
	return t.LineHeight(name()) + t.Px(2) + slotHeight(t) + t.Px(2*heroEdge)
}

// statsHeight returns the height of the line under the name: that of two where letters are so large that one would be too long.
func statsHeight(t *render.Theme) float32 {
	if t.Size > 1.3 {
		return 2 * t.LineHeight(quiet())
	}
	return t.LineHeight(quiet())
}

// FoldedHeroHeight returns the height of a card on one line, device pixels.
func FoldedHeroHeight(t *render.Theme) float32 { return max(t.Grown(foldedH), t.Target(0)) }

func slotHeight(t *render.Theme) float32 { return t.Target(t.Grown(slotH)) }

// HeroCard draws a card into r. What is left below it is for rows of actions.
func HeroCard(c *render.Canvas, r render.Rect, v HeroView) (out HeroAreas) {
	t := c.Theme
	heroGround(c, r, &v)
	if v.Folded {
		return heroFolded(c, r, &v)
	}
	in := r.Inset2(t.Px(heroEdge), t.Px(heroEdge))
	most := HeroHeight(t)
	if v.Brief {
		most = BriefHeroHeight(t)
	}
	head, rest := in.CutTop(most - t.Px(2*heroEdge))
	high := min(head.H, t.Grown(portraitH))
	if t.Held {
		high = head.H
	}
	face, head := head.CutLeft(high * portraitW / portraitH)
	out.Portrait = render.Rect{X: face.X, Y: face.Y, W: face.W, H: high}
	Portrait(c, out.Portrait, PortraitView{Figure: v.Figure, Letter: v.Letter, Rim: v.rim(), Out: v.Out, Lit: v.Active})
	_, head = head.CutLeft(t.Px(7))
	line, head := head.CutTop(t.LineHeight(name()))
	out.Name = line
	if !v.Out && v.Most > 0 {
		var flames render.Rect
		flames, line = line.CutRight(inspirationWidth(t, v.Most))
		out.Inspiration = inspiration(c, flames, v.Inspiration, v.Most)
		_, line = line.CutRight(t.Px(4))
	}
	c.Label(line, v.Name, name().With(v.ink()), render.Left)
	if !v.Brief {
		line, head = head.CutTop(statsHeight(t))
		c.Label(line, v.Stats, quiet().With(v.quiet()), render.Left)
	}
	_, head = head.CutTop(t.Px(2))
	heroRow(c, head, &v, &out)
	if _, rest = rest.CutTop(t.Px(4)); rest.H > 0 {
		out.Rest = rest
	}
	if v.Focus {
		c.FocusRing(r.Inset(t.Px(3.5)), t.Px(3))
	}
	return out
}

// heroRow draws the activation spaces, and behind them ailments and the note.
func heroRow(c *render.Canvas, row render.Rect, v *HeroView, out *HeroAreas) {
	t := c.Theme
	row, _ = row.CutTop(slotHeight(t))
	high := row.H
	wide := max(t.Grown(slotW), t.Target(0)*0.8)
	if n := float32(len(v.Slots)); n*(wide+t.Px(slotGap)) > row.W*0.78 { // ailments need room as well
		wide = row.W*0.78/n - t.Px(slotGap)
	}
	for _, s := range v.Slots {
		var at render.Rect
		at, row = row.CutLeft(wide)
		_, row = row.CutLeft(t.Px(slotGap))
		at.H = high
		out.Slots = append(out.Slots, at)
		Slot(c, at, s)
	}
	if v.Note != "" {
		told := min(row.W, t.Measure(v.Note, quiet()))
		var at render.Rect
		at, row = row.CutRight(told)
		c.Label(at, v.Note, quiet(), render.Right)
	}
	half := min(t.Grown(ailmentSize), row.H/2)
	if n := len(v.Carries); n > 0 {
		at, _ := row.CutLeft(row.W - half*2.3*float32(len(v.Ailments)))
		n = min(n, max(1, int(at.H/t.LineHeight(quiet()))))
		at.Y, at.H = at.Y+(at.H-float32(n)*t.LineHeight(quiet()))/2, t.LineHeight(quiet())
		for _, what := range v.Carries[:n] {
			c.Snug(at, what, quiet().With(render.Find), render.Left)
			at.Y += at.H
		}
	}
	for i := range v.Ailments {
		step := min(half*2.3, row.W/float32(len(v.Ailments)))
		at := render.Point{X: row.Right() - half - step*float32(i), Y: row.Y + row.H/2}
		out.Ailments = append(out.Ailments, around(at, half))
		AilmentSign(c, at, half, v.Ailments[i])
	}
}

// heroFolded draws a card on one line.
func heroFolded(c *render.Canvas, r render.Rect, v *HeroView) (out HeroAreas) {
	t := c.Theme
	in := r.Inset2(t.Px(heroEdge), t.Px(3))
	face, in := in.CutLeft(in.H * portraitW / portraitH)
	out.Portrait, out.Name = face, face
	Portrait(c, face, PortraitView{Figure: v.Figure, Letter: v.Letter, Rim: v.rim(), Out: v.Out, Lit: v.Active})
	_, in = in.CutLeft(t.Px(7))
	if !v.Out && v.Most > 0 {
		var flames render.Rect
		flames, in = in.CutRight(inspirationWidth(t, v.Most))
		out.Inspiration = inspiration(c, flames, v.Inspiration, v.Most)
		_, in = in.CutRight(t.Px(4))
	}
	heroRow(c, in, v, &out)
	if v.Focus {
		c.FocusRing(r.Inset(t.Px(3.5)), t.Px(3))
	}
	return out
}

func (v *HeroView) rim() render.Ink {
	if v.Out {
		return render.Blend(render.Muted, render.Panel, 0.4)
	}
	return v.Rim
}

func (v *HeroView) ink() render.Ink {
	switch {
	case v.Out:
		return render.Muted
	case v.Inspired:
		return render.Blend(render.Find, render.LampCore, 0.6)
	}
	return render.Ivory
}

func (v *HeroView) quiet() render.Ink {
	if v.Out {
		return render.Blend(render.Hostile, render.Ivory, 0.3)
	}
	return render.Blend(render.Muted, render.Ivory, 0.15)
}

// heroGround draws the card itself, in the hero's colour.
func heroGround(c *render.Canvas, r render.Rect, v *HeroView) {
	tint, frame := float32(0.22), render.Blend(render.Line, v.Rim, 0.4)
	switch {
	case v.Out:
		tint, frame = 0, render.Line
	case v.Away:
		tint, frame = 0.08, render.Blend(render.Line, v.Rim, 0.2)
	case v.Active:
		tint, frame = 0.4, v.Rim
	case v.Hover:
		tint, frame = 0.3, render.Blend(v.Rim, render.Ivory, 0.4)
	case v.Done:
		tint = 0.12
	}
	top, bottom := render.Blend(render.Panel2, v.Rim, tint), render.Blend(render.Panel, v.Rim, tint*0.3)
	brush(c).Arched(r, top, bottom, frame, frameWidth(c.Theme, v.Active))
	if v.Active && !v.Out {
		brush(c).Lozenge(render.Point{X: r.Centre().X, Y: r.Y + 1}, c.Theme.Px(3), c.Theme.Px(4.2), v.Rim)
	}
	if v.Done || v.Away {
		slats(c, r.Inset(c.Theme.Px(4)), render.Fade(render.Void, 0.35))
	}
}

// slats draws level lines, as of a shutter.
func slats(c *render.Canvas, r render.Rect, ink render.Ink) {
	step := max(3, c.Theme.Px(4))
	for y := r.Y + step; y < r.Bottom(); y += step {
		c.Fill(render.Rect{X: r.X, Y: float32(int(y)), W: r.W, H: max(1, c.Theme.Px(1))}, ink)
	}
}

// inspirationWidth returns the width of the lancets of inspiration.
func inspirationWidth(t *render.Theme, most int) float32 {
	return float32(most) * (t.Grown(lancetW) + t.Px(3))
}

// inspiration draws the lancets of inspiration, filled from the left.
func inspiration(c *render.Canvas, r render.Rect, filled, most int) render.Rect {
	t, b := c.Theme, brush(c)
	wide, high := t.Grown(lancetW), min(t.Grown(lancetH), r.H)
	for i := range most {
		at := render.Rect{X: r.X + float32(i)*(wide+t.Px(3)) + t.Px(3), Y: r.Y + (r.H-high)/2, W: wide, H: high}
		line := render.Blend(render.Find, render.LampCore, 0.3)
		if i < filled {
			b.Lancet(at, high*0.6, render.LampCore, render.Find)
		} else {
			b.Lancet(at, high*0.6, render.Void, render.Panel)
			line = render.Blend(render.Muted, render.Void, 0.3)
		}
		b.LancetLine(at, high*0.6, max(1, t.Px(0.9)), line)
	}
	return r
}

// Slot draws an activation space: a niche with a die, a wound or nothing.
func Slot(c *render.Canvas, r render.Rect, s SlotView) {
	t, b := c.Theme, brush(c)
	rise := r.W * 0.62
	line := render.Blend(render.Line, render.Void, 0.1)
	switch {
	case s.Pick:
		line = render.SilverLight
	case s.Hover:
		line = render.Muted
	case s.Reaction:
		line = render.Find
	}
	b.Lancet(r, rise, render.Void, render.Blend(render.Void, render.Panel, 0.6))
	b.LancetLine(r, rise, frameWidth(t, s.Pick || s.Reaction), line)
	side := r.W * 0.74
	at := render.Rect{X: r.X + (r.W-side)/2, Y: r.Bottom() - side - r.W*0.13, W: side, H: side}
	switch {
	case s.Wound || s.Grievous:
		wound(b, render.Point{X: at.Centre().X, Y: at.Centre().Y - side*0.02}, side*0.36, s.Grievous)
	case s.Die > 0:
		c.DieFace(at, render.DieFaceView{Value: s.Die, Dim: s.Dim})
	}
	if s.Diseased {
		mark := max(t.Px(5), r.W*0.26)
		AilmentSign(c, render.Point{X: r.Right() - mark*0.5, Y: r.Y + mark*0.6}, mark, Diseased)
	}
	if s.Focus {
		c.FocusRing(r, t.Px(3))
	}
}

// wound draws a drop, crossed out for a grievous wound.
func wound(b render.Brush, at render.Point, r float32, grievous bool) {
	b.Drop(at, r)
	if !grievous {
		return
	}
	d, w := r*0.95, max(1.5, r*0.3)
	for _, way := range [2]float32{-1, 1} {
		p, q := render.Point{X: at.X - d, Y: at.Y - d*way}, render.Point{X: at.X + d, Y: at.Y + d*way}
		b.Segment(p, q, w*1.9, render.Void)
		b.Segment(p, q, w, render.Ivory)
	}
}

// PortraitView is the head and shoulders of a figure in a niche.
type PortraitView struct {
	Figure, Letter string
	Rim            render.Ink
	Lit, Out       bool
	Hover, Focus   bool
}

// Portrait draws a figure in a niche, with its letter.
func Portrait(c *render.Canvas, r render.Rect, v PortraitView) {
	b := brush(c)
	rise, glow := r.H*0.5, float32(0.3)
	if v.Lit {
		b.Glow(r.Centre(), r.W*0.9, r.H*0.8, v.Rim, 0.28)
		glow = 0.5
	}
	b.Lancet(r, rise, render.Blend(render.Void, v.Rim, glow), render.Blend(render.Void, v.Rim, 0.1))
	b.LancetBust(r, rise, v.Figure, v.Rim)
	if v.Out {
		b.Lancet(r, rise, render.Fade(render.Void, 0.5), render.Fade(render.Void, 0.5))
		d := min(r.W, r.H) * 0.3
		m := r.Centre()
		for _, way := range [2]float32{-1, 1} {
			b.Segment(render.Point{X: m.X - d, Y: m.Y - d*way}, render.Point{X: m.X + d, Y: m.Y + d*way}, max(2, r.W*0.08), render.Hostile)
		}
	}
	line := v.Rim
	if v.Hover || v.Focus {
		line = render.Ivory
	}
	b.LancetLine(r, rise, max(1.3, r.W*0.035), line)
	if v.Letter != "" {
		half := max(c.Theme.Px(7.4), r.W*0.17)
		c.Badge(render.Point{X: r.Right() - half*0.5, Y: r.Bottom() - half*0.6}, half, v.Letter, v.Rim)
	}
}
