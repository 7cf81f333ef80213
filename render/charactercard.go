package render

// SlotView is an activation space of a character card.
type SlotView struct {
	Die       int // 1 to 6, 0 for none
	Wound     bool
	Grievous  bool
	Overwatch bool // the die is kept for overwatch
	Dim       bool // its die is of no use
	Pick      bool // chosen, or asked for
	Focus     bool
}

// CharacterView is a character card.
type CharacterView struct {
	Figure, Letter, Name, Note   string
	Rim                          Ink
	Slots                        []SlotView
	Inspiration, MostInspiration int
	Active, Done, Out            bool
	Hover, Focus                 bool
	Inspired                     bool // the other side of the card
	Holds                        bool // it carries cards, which are drawn beside the spaces
	Fingers                      bool // fingers choose its portrait and its spaces
	Low                          bool // and there is room for one line only
}

// CharacterAreas holds the rectangles of a drawn card.
type CharacterAreas struct {
	Portrait Rect
	Rest     Rect // what is left below
	Beside   Rect // what is left right of the spaces
	Slots    []Rect
}

// Dimensions of a card, in design units.
const (
	characterEdge = 8
	characterTop  = 34 // portrait, name and note; grows with the text
	characterGap  = 4
	characterSlot = 27 // side of an activation space; grows with the text
	characterFlat = 36 // height of a folded card; grows with the text
	smallestRest  = 12
	foldedHolding = 20 // width of what the explorer carries, on a folded card
)

// CharacterInside returns the width of what stands on a card of a width, in device pixels.
func (t *Theme) CharacterInside(wide float32) float32 { return wide - 2*t.Px(characterEdge) }

// CharacterHeight returns the height of a card without actions, in device pixels.
func (t *Theme) CharacterHeight() float32 {
	return t.characterTop() + t.Grown(characterSlot) + t.Px(characterGap+2*characterEdge)
}

// characterTop returns the height of the portrait, the name and the note. In the hands the two lines need all of their height.
func (t *Theme) characterTop() float32 {
	if t.Held {
		return max(t.Grown(characterTop), t.LineHeight(Strong)+t.LineHeight(Small))
	}
	return t.Grown(characterTop)
}

// FoldedCharacterHeight returns the height of a card folded to one line, in device pixels. It still shows the
// portrait, the spaces and inspiration.
func (t *Theme) FoldedCharacterHeight() float32 { return t.Grown(characterFlat) }

// FingerCharacterHeight returns the height of a card whose portrait and spaces fingers choose, without actions.
func (t *Theme) FingerCharacterHeight(low bool) float32 {
	top, slot := t.Target(t.Grown(characterTop)), t.Target(t.Grown(characterSlot))
	if low {
		return slot + t.Px(2*characterEdge)
	}
	return top + slot + t.Px(characterGap+2*characterEdge)
}

// folds reports whether a card of a height is folded to one line.
func (t *Theme) folds(high float32) bool { return high < t.CharacterHeight()*0.7 }

// CharacterCard draws a card into r and returns the areas of its spaces and the rest below them.
func (c *Canvas) CharacterCard(r Rect, v CharacterView) CharacterAreas {
	t := c.Theme
	c.characterGround(r, v)
	switch {
	case v.Low:
		return c.characterLow(r, v)
	case t.folds(r.H):
		return c.characterFolded(r, v)
	}
	in := r.Inset(t.Px(characterEdge))
	high, side := t.characterTop(), t.Grown(characterSlot)
	if v.Fingers {
		high, side = t.Target(high), t.Target(side)
	}
	tight := min(1, in.H/(high+side+t.Px(characterGap)))
	if side *= tight; t.Held && !v.Fingers { // the spaces give way to what is written
		side = max(0, min(t.Grown(characterSlot), in.H-high-t.Px(characterGap)*tight))
	} else {
		high *= tight
	}
	top, in := in.CutTop(high)
	c.characterHead(top, v)
	_, in = in.CutTop(t.Px(characterGap) * tight)
	row, in := in.CutTop(side)
	out := CharacterAreas{Portrait: Rect{top.X, top.Y, top.H, top.H}}
	out.Slots, row = c.characterSlots(row, v)
	out.Beside = c.characterSigns(row, v)
	out.Rest = t.characterRest(in)
	if v.Focus {
		c.FocusRing(r.Inset(t.Px(3.5)), t.Px(panelRadius-3))
	}
	return out
}

// characterLow draws a card for fingers on one line: who it is, with inspiration below the name, and its spaces.
func (c *Canvas) characterLow(r Rect, v CharacterView) (out CharacterAreas) {
	t := c.Theme
	line, in := r.Inset(t.Px(characterEdge)).CutTop(t.Target(t.Grown(characterSlot)))
	n := float32(max(1, len(v.Slots)))
	side := min(line.H, line.W*0.6/n-t.Px(5)) // of more than four a part is smaller
	if !v.Fingers {
		side = min(side, t.Grown(characterSlot))
	}
	slots, head := line.CutRight(n * (side + t.Px(5)))
	out.Slots, _ = c.characterSlots(Rect{slots.X, slots.Y + (slots.H-side)/2, slots.W, side}, v)
	face, head := head.CutLeft(head.H)
	out.Portrait = face
	rim, quiet := v.Rim, Small.With(Blend(Muted, Ivory, 0.15))
	if v.Out {
		rim, quiet.Ink = Blend(Muted, Panel, 0.4), Blend(Hostile, Ivory, 0.35)
	}
	c.portrait(face.Centre(), face.H*0.46, v.Figure, v.Letter, rim)
	_, head = head.CutLeft(t.Px(7))
	name, below := head.CutTop(head.H * 0.5)
	name.W -= t.Px(4)
	ink := Ivory
	if v.Inspired {
		ink = Blend(Brass, Ivory, 0.3)
	}
	strong := Style{Weight: Bold, Size: 12.5, Tracking: 0.4, Ink: ink}
	c.Snug(name, v.Name, strong, Left)
	if v.Out {
		c.strike(face.Centre(), face.H*0.46)
		c.Snug(below, v.Note, quiet, Left)
		return out
	}
	high := min(below.H, t.Grown(16))
	wide := high / 2 * (1.5*float32(v.MostInspiration) - 0.1)
	pips, rest := below.CutLeft(min(below.W, wide))
	if told := t.Measure(v.Note, quiet); told < below.W && t.Measure(v.Name, strong)+wide < name.W { // there is room for the note too
		pips, _ = name.CutRight(wide)
		var note Rect
		note, rest = below.CutLeft(told)
		c.Label(note, v.Note, quiet, Left)
	}
	c.Inspiration(Rect{pips.X, pips.Y + (pips.H-high)/2, pips.W, high}, v.Inspiration, v.MostInspiration)
	_, below = rest.CutLeft(t.Px(7))
	out.Beside = c.characterSigns(below, v)
	out.Rest = t.characterRest(in)
	return out
}

// characterRest returns the part of what is left below the spaces in which something can be written, empty for none.
func (t *Theme) characterRest(in Rect) (rest Rect) {
	least := t.Px(smallestRest)
	if t.Held || t.Size > 1 {
		least = t.Px(7) + t.LineHeight(Small)
	}
	if in.H > least {
		_, rest = in.CutTop(t.Px(7))
	}
	return rest
}

// characterSlots draws the spaces as large as the row is high. It returns them and the rest of the row.
func (c *Canvas) characterSlots(row Rect, v CharacterView) (slots []Rect, rest Rect) {
	t, side := c.Theme, row.H
	slots = make([]Rect, 0, len(v.Slots))
	for _, s := range v.Slots {
		var at Rect
		at, row = row.CutLeft(side)
		_, row = row.CutLeft(t.Px(5))
		slots = append(slots, at)
		c.characterSlot(at.Inset(t.Px(2)), s)
	}
	return slots, row
}

// characterFolded draws a card on one line: who it is, its spaces and its inspiration.
func (c *Canvas) characterFolded(r Rect, v CharacterView) (out CharacterAreas) {
	t := c.Theme
	in := r.Inset2(t.Px(characterEdge), min(t.Px(3), r.H*0.1))
	face, in := in.CutLeft(in.H)
	out.Portrait = face
	rim := v.Rim
	if v.Out {
		rim = Blend(Muted, Panel, 0.4)
	}
	c.portrait(face.Centre(), face.H*0.48, v.Figure, v.Letter, rim)
	if v.Out {
		c.strike(face.Centre(), face.H*0.48)
	}
	_, in = in.CutLeft(t.Px(10))
	row := Rect{in.X, in.Y, in.W, min(in.H, t.Grown(characterSlot))}
	pipsHigh := min(row.H, t.Grown(16))
	pipsWide := pipsHigh / 2 * (1.5*float32(v.MostInspiration) - 0.1)
	if v.Holds { // the spaces leave room for what it carries
		least := t.Px(foldedHolding) + pipsWide
		if v.Done {
			least += row.H * 0.8
		}
		row.H = max(t.Px(14), min(row.H, (in.W-least)/float32(max(1, len(v.Slots)))-t.Px(5)))
	}
	row.Y += (in.H - row.H) / 2
	out.Slots, row = c.characterSlots(row, v)
	if !v.Out {
		pips, rest := row.CutRight(min(row.W, pipsWide))
		c.Inspiration(Rect{pips.X, pips.Centre().Y - pipsHigh/2, pips.W, pipsHigh}, v.Inspiration, v.MostInspiration)
		out.Beside = c.characterSigns(rest, v)
	}
	if v.Focus {
		c.FocusRing(r.Inset(t.Px(3.5)), t.Px(panelRadius-3))
	}
	return out
}

// characterGround draws the card itself, lit from its left edge in the explorer's colour.
func (c *Canvas) characterGround(r Rect, v CharacterView) {
	t := c.Theme
	radius := t.Px(panelRadius)
	rim, breath := v.Rim, float32(0.07)
	frame, width := Blend(Line, v.Rim, 0.35), t.Hair()
	switch {
	case v.Out:
		rim, frame = Line, Line
	case v.Active:
		breath, frame, width = 0.2, v.Rim, max(1.5, t.Px(1.8))
	case v.Hover:
		breath, frame = 0.13, Blend(v.Rim, Ivory, 0.4)
	}
	low, reach := Blend(Panel, Panel2, 0.4), r.W*0.75
	c.round(r, radius, func(p Point) pigment {
		k := 1 - clamp01((p.X-r.X)/reach)
		return pigmentOf(Blend(low, rim, breath*k*k+0.02))
	})
	c.Frame(r, radius, width, frame)
	if !v.Out && !v.Active {
		bar := Rect{r.X + t.Px(2.2), r.Y + t.Px(9), t.Px(2.2), r.H - t.Px(18)}
		c.Round(bar, bar.W/2, Fade(v.Rim, 0.85))
	}
}

func (c *Canvas) characterHead(r Rect, v CharacterView) {
	t := c.Theme
	face, r := r.CutLeft(r.H)
	rim, ink, quiet := v.Rim, Ivory, Small.With(Blend(Muted, Ivory, 0.15))
	if v.Inspired {
		ink = Blend(Brass, Ivory, 0.3)
	}
	if v.Out {
		rim, ink, quiet = Blend(Muted, Panel, 0.4), Muted, Small.With(Blend(Hostile, Ivory, 0.35))
	}
	c.portrait(face.Centre(), face.H*0.48, v.Figure, v.Letter, rim)
	if v.Out {
		c.strike(face.Centre(), face.H*0.48)
	}
	_, r = r.CutLeft(t.Px(7))
	name, note := r.CutTop(max(r.H*0.5, min(r.H*0.54, r.H-t.LineHeight(quiet))))
	high := min(name.H, t.Grown(18))
	wide := high / 2 * (1.5*float32(v.MostInspiration) - 0.1)
	pips, name := name.CutRight(wide)
	if !v.Out {
		c.Inspiration(Rect{pips.X, name.Y + (name.H-high)/2, wide, high}, v.Inspiration, v.MostInspiration)
	} else {
		name.W += wide
	}
	name.W -= t.Px(4)
	c.Snug(name, v.Name, Style{Weight: Bold, Size: 12.5, Tracking: 0.4, Ink: ink}, Left)
	c.Snug(note, v.Note, quiet, Left)
}

// strike darkens a portrait and crosses it out.
func (c *Canvas) strike(at Point, radius float32) {
	c.Disc(at, radius, Fade(Void, 0.4))
	d := radius * 0.62
	width := max(2, radius*0.16)
	for _, way := range [2]float32{-1, 1} {
		a, b := Point{at.X - d, at.Y - d*way}, Point{at.X + d, at.Y + d*way}
		c.Segment(a, b, width*1.8, Fade(Void, 0.7))
		c.Segment(a, b, width, rgb(0xe0402f))
	}
}

// characterSigns shows at the end of the row of spaces that the explorer has acted. It returns the rest of the row.
func (c *Canvas) characterSigns(r Rect, v CharacterView) (rest Rect) {
	side := min(r.H*0.6, r.W)
	if side <= 0 || v.Out || !v.Done {
		return r
	}
	at := Point{r.Right() - side*0.6, r.Centre().Y}
	c.hoop(at, side*0.5, side*0.5, c.Theme.Hair(), Fade(Muted, 0.8))
	c.tick(at, side*0.3, Muted)
	_, rest = r.CutRight(side * 1.3)
	return rest
}

// tick draws a check mark that extends r to both sides.
func (c *Canvas) tick(at Point, r float32, ink Ink) {
	way := [3]Point{{at.X - r, at.Y}, {at.X - r*0.25, at.Y + r*0.75}, {at.X + r, at.Y - r*0.75}}
	c.Stroke(way[:], max(1.5, r*0.42), ink)
}

// eye draws the sign of overwatch: an almond with a pupil, of the given width.
func (c *Canvas) eye(at Point, wide float32) {
	almond := func(k float32) []Point {
		c.ring = c.ring[:0]
		for i := range 14 {
			a := 2 * pi * float32(i) / 14
			s, co := sincos(a)
			c.ring = append(c.ring, Point{at.X + co*wide*0.5*k, at.Y + s*abs32(s)*wide*0.3*k})
		}
		return c.ring
	}
	c.convex(almond(1.32), flat(Void))
	c.convex(almond(1), flat(Portal))
	c.Disc(at, wide*0.17, Void)
	c.Disc(Point{at.X - wide*0.05, at.Y - wide*0.06}, wide*0.06, Ivory)
}

// portrait draws the head of a figure in a ring, with its letter.
func (c *Canvas) portrait(at Point, radius float32, figure, mark string, rim Ink) {
	c.Disc(at, radius, Void)
	c.disc(at, radius*0.98, vertical(Fade(rim, 0.42), Fade(rim, 0.06), at.Y-radius, at.Y+radius))
	c.bust(at, radius*0.96, figure, rim)
	c.hoop(at, radius-max(1, radius*0.05), radius-max(1, radius*0.05), max(1.4, radius*0.1), rim)
	c.Badge(Point{at.X + radius*0.68, at.Y + radius*0.66}, radius*0.38, mark, rim)
}

func (c *Canvas) characterSlot(r Rect, s SlotView) {
	switch {
	case s.Grievous:
		c.Grievous(r)
	case s.Wound:
		c.Wound(r)
	default:
		c.DieFace(r, DieFaceView{Value: s.Die, Dim: s.Dim, Chosen: s.Pick})
	}
	if s.Pick && (s.Wound || s.Grievous) {
		c.Frame(r, r.W*0.2, max(1.5, r.W*0.08), Brass)
	}
	if s.Overwatch {
		c.eye(Point{r.Right() - r.W*0.14, r.Y + r.H*0.14}, r.W*0.44)
	}
	if s.Focus {
		c.FocusRing(r.Inset(c.Theme.Px(0.5)), r.W*0.18)
	}
}
