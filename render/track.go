package render

import "strconv"

// TrackCardView is an initiative card.
type TrackCardView struct {
	Figure, Mark, Name string
	Rim                Ink
	Hostile            bool
	Acting, Done       bool
	Hover, Focus, Pick bool
	Count              int // of hostiles that stand; 0 hides it
}

// TrackView is the combat track in the order of the turn.
type TrackView struct{ Cards []TrackCardView }

// widestCard is the greatest width of an initiative card, design units.
const widestCard = 74

// Track draws the cards side by side and returns where each is.
func (c *Canvas) Track(r Rect, v TrackView) []Rect {
	t := c.Theme
	n := float32(len(v.Cards))
	if n == 0 {
		return nil
	}
	space := t.Px(6)
	wide := min(t.Px(widestCard), (r.W-space*(n-1))/n)
	lift := t.Px(5)
	out := make([]Rect, len(v.Cards))
	for i, card := range v.Cards {
		at := Rect{r.X + float32(i)*(wide+space), r.Y + lift, wide, r.H - lift}
		if card.Acting {
			at.Y -= lift
		}
		out[i] = at
		c.trackCard(at, card)
		if i > 0 && !card.Done && !v.Cards[i-1].Done {
			x, y := at.X-space/2, r.Y+lift+(r.H-lift)*0.5
			d := space * 0.35
			c.Stroke([]Point{{x - d/2, y - d}, {x + d/2, y}, {x - d/2, y + d}}, max(1, space*0.2), Muted)
		}
	}
	return out
}

func (c *Canvas) trackCard(r Rect, v TrackCardView) {
	t := c.Theme
	radius := t.Px(5)
	rim := v.Rim
	if v.Done {
		rim = Blend(rim, Panel2, 0.72)
	}
	if v.Acting {
		c.glow(r.Centre(), r.W*0.95, r.H*0.75, v.Rim, 0.22)
	}
	c.round(r, radius, vertical(Blend(Panel2, rim, 0.2), Blend(Panel2, rim, 0.04), r.Y, r.Bottom()))
	width := max(1.2, t.Px(1.3))
	if v.Acting || v.Pick {
		width = max(2, t.Px(2.4))
	}
	c.Frame(r, radius, width, rim)
	if v.Hover {
		c.Frame(r.Inset(-t.Px(2)), radius, t.Hair(), Muted)
	}
	name, body := r.Inset2(t.Px(3), t.Px(3)).CutBottom(t.LineHeight(Small))
	if v.Done {
		c.trackBack(body, rim)
	} else {
		size := min(body.H*0.98, body.W*1.2)
		c.figure(v.Figure, 0, Point{body.Centre().X, body.Bottom() - body.H*0.04}, size, rim, 0, 0)
	}
	c.Badge(Point{r.X + t.Px(12), r.Y + t.Px(12)}, t.Px(8.5), v.Mark, rim)
	if v.Count > 0 && !v.Done {
		at := Rect{r.Right() - t.Px(24), r.Y + t.Px(4), t.Px(20), t.LineHeight(Small)}
		c.Label(at, "×"+strconv.Itoa(v.Count), Small.With(Ivory), Right)
	}
	st := Style{Medium, 10.5, 0, Ivory}
	if v.Done {
		st.Ink = Blend(Muted, Panel, 0.3)
	}
	c.Label(name, v.Name, st, Middle)
	if v.Focus {
		c.FocusRing(r, radius)
	}
}

// trackBack is the back of a card that has acted: lozenges, and a tick.
func (c *Canvas) trackBack(r Rect, ink Ink) {
	m, d := r.Centre(), min(r.W, r.H)*0.3
	for i := float32(1); i > 0.3; i -= 0.3 {
		c.Outline([]Point{{m.X, m.Y - d*i}, {m.X + d*i, m.Y}, {m.X, m.Y + d*i}, {m.X - d*i, m.Y}}, max(1, d*0.06), Fade(ink, 0.7))
	}
	k := d * 0.3
	c.Stroke([]Point{{m.X - k, m.Y}, {m.X - k*0.2, m.Y + k*0.7}, {m.X + k, m.Y - k*0.7}}, max(1.5, k*0.3), Muted)
}
