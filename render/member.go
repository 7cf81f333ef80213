package render

// MemberView is a miniature of a group in a list.
type MemberView struct {
	Mark, Note     string // the number in its name, and how it fares
	Rim            Ink
	Damage, Wounds int
	Hover, Chosen  bool
}

// Member draws a miniature of a group: its number as on its badge, its wounds, and a note.
func (c *Canvas) Member(r Rect, v MemberView) {
	t := c.Theme
	back := Fade(Panel2, 0.7)
	if v.Hover {
		back = Blend(Panel2, v.Rim, 0.3)
	}
	c.Round(r, t.Px(3), back)
	if v.Chosen {
		c.Frame(r, t.Px(3), t.Hair(), Fade(v.Rim, 0.8))
	}
	half := r.H * 0.4
	at := Point{r.X + r.H*0.55, r.Centre().Y}
	if v.Mark != "" {
		c.ownBadge(at, half, MiniatureView{Mark: v.Mark, Rim: v.Rim})
	} else {
		c.Disc(at, half*0.5, v.Rim)
	}
	_, rest := r.CutLeft(r.H * 1.15)
	n := max(v.Wounds, v.Damage)
	drops := rest.W * 0.5
	if v.Note != "" {
		drops = max(rest.W*0.25, min(drops, rest.W-t.Measure(v.Note, Small)*1.02-t.Px(6)))
	}
	drop := min(r.H*0.23, drops/(2.3*float32(n)+1))
	wide := drop * (2.3*float32(n-1) + 3.2)
	c.Drops(Point{rest.X + wide/2, rest.Centre().Y}, drop, v.Damage, v.Wounds)
	_, rest = rest.CutLeft(wide + t.Px(3))
	if v.Note != "" {
		rest.W -= t.Px(3)
		c.Snug(rest, v.Note, Small, Right)
	}
}
