package render

// SlotView is an activation space of a character card.
type SlotView struct {
	Die       int // 1 to 6, 0 for none
	Wound     bool
	Grievous  bool
	Overwatch bool // the die is kept for overwatch
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
	Inspired                     bool  // the other side of the card
	Overwatch                    []int // faces of the dice kept for overwatch
}

// CharacterAreas is where a drawn card put things.
type CharacterAreas struct {
	Rest  Rect // what is left below
	Slots []Rect
}

const (
	characterTop  = 34 // portrait, name and note, design units
	characterSlot = 27 // side of an activation space
)

// CharacterHeight is the height of a card without actions, in device pixels.
func (t *Theme) CharacterHeight() float32 {
	return t.Px(characterTop+characterSlot+20) * (1 + (t.Text-1)*0.3)
}

// CharacterCard draws a card into r and returns where its spaces are and what is left below.
func (c *Canvas) CharacterCard(r Rect, v CharacterView) CharacterAreas {
	t := c.Theme
	accent := Fade(v.Rim, 0.32)
	if v.Active {
		accent = v.Rim
	}
	if v.Active {
		c.glow(r.Centre(), r.W*0.75, r.H*0.9, v.Rim, 0.1)
	}
	in := c.Panel(r, PanelView{Accent: accent}).Inset(-t.Px(2))
	top, in := in.CutTop(t.Px(characterTop) * (1 + (t.Text-1)*0.3))
	c.characterHead(top, v)
	_, in = in.CutTop(t.Px(4))
	row, in := in.CutTop(t.Px(characterSlot))
	out := CharacterAreas{}
	for _, s := range v.Slots {
		var at Rect
		at, row = row.CutLeft(t.Px(characterSlot))
		_, row = row.CutLeft(t.Px(6))
		out.Slots = append(out.Slots, at)
		c.characterSlot(at.Inset(t.Px(1)), s)
	}
	if v.Out {
		c.Round(r.Inset(t.Hair()), t.Px(panelRadius), Fade(Void, 0.45))
	}
	if v.Focus {
		c.FocusRing(r, t.Px(panelRadius))
	}
	_, out.Rest = in.CutTop(t.Px(7))
	return out
}

func (c *Canvas) characterHead(r Rect, v CharacterView) {
	t := c.Theme
	face, r := r.CutLeft(r.H)
	rim := v.Rim
	if v.Out {
		rim = Blend(rim, Panel, 0.6)
	}
	c.portrait(face.Centre(), face.H*0.47, v.Figure, v.Letter, rim)
	_, r = r.CutLeft(t.Px(7))
	pips, r := r.CutRight(t.Px(50))
	pips.H *= 0.5
	c.Inspiration(pips, v.Inspiration, v.MostInspiration)
	name, note := r.CutTop(r.H * 0.54)
	st := Style{Bold, 12.5, 0.4, Ivory}
	if v.Inspired {
		st.Ink = Blend(Brass, Ivory, 0.3)
	}
	c.Label(name, v.Name, st, Left)
	note.W += t.Px(50)
	c.Label(note, v.Note, Small, Left)
}

// portrait is a figure in a ring with its letter.
func (c *Canvas) portrait(at Point, radius float32, figure, mark string, rim Ink) {
	c.Disc(at, radius, Void)
	c.disc(at, radius*0.98, vertical(Fade(rim, 0.4), Fade(rim, 0.05), at.Y-radius, at.Y+radius))
	c.figure(figure, 0, Point{at.X, at.Y + radius*0.82}, radius*1.62, rim, 0, 0)
	c.ring = arc(c.ring[:0], at, radius-max(1, radius*0.05), 0, 2*pi)
	c.stroke(c.ring[:len(c.ring)-1], true, max(1.4, radius*0.1), flat(rim))
	c.Badge(Point{at.X + radius*0.7, at.Y + radius*0.66}, radius*0.4, mark, rim)
}

func (c *Canvas) characterSlot(r Rect, s SlotView) {
	switch {
	case s.Grievous:
		c.Grievous(r)
	case s.Wound:
		c.Wound(r)
	default:
		c.DieFace(r, DieFaceView{Value: s.Die, Chosen: s.Pick, Focus: s.Focus})
	}
	if s.Overwatch { // an eye over the die
		w := r.W * 0.42
		at := Point{r.Right() - w*0.2, r.Y + w*0.15}
		c.ellipse(at, w*0.62, w*0.42, flat(Void))
		c.ellipse(at, w*0.5, w*0.3, flat(Portal))
		c.Disc(at, w*0.17, Void)
	}
}
