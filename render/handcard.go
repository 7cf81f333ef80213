package render

import "strconv"

// HandUse is what becomes of a card in a hand when it is used. Its sign is on the card.
type HandUse uint8

// The uses of cards.
const (
	HandKept    HandUse = iota // nobody uses it up; it has no sign
	HandOnce                   // it goes back to its deck
	HandTurned                 // it is turned face down for a while
	HandForever                // it works as long as it is held
)

// HandCardView is a card in an explorer's hand, as large as a stamp: a discovery, or a resource card with the
// picture and the colour of its ship.
type HandCardView struct {
	ID, Name   string
	Ship       string // of a resource card, "" for a discovery
	Ink        Ink    // of a discovery
	Use        HandUse
	Figure     int // its price or worth, 0 for none
	Number     int // of the key that takes it, 0 for none
	Count      int // of equal cards that it stands for, if there are several
	Down, Dim  bool
	Act        bool // a click does something
	Hover      bool
	Focus      bool
	FigureText string      // before the figure, such as a plus
	Tag        string      // a word in the corner where the number of a key would be
	Picture    PictureView // of a card without a ship
}

// handName is the style of a name on a card in a hand.
var handName = Style{Weight: Bold, Size: 10.5, Ink: Ivory}

// HandCardSize returns the size of a card in a hand, in device pixels.
func (t *Theme) HandCardSize() (w, h float32) {
	grow := 1 + (t.Text-1)*0.62
	return t.Px(98) * grow, t.Px(66) * grow
}

// ShipInk returns the colour of a ship and of the cards in its deck.
func ShipInk(id string) Ink {
	h := hullOf(id)
	return Blend(Blend(h.paints[bright], h.flame, 0.3), Ivory, 0.12)
}

// HandCard draws a card in a hand into r.
func (c *Canvas) HandCard(r Rect, v HandCardView) {
	t := c.Theme
	ink, radius := v.Ink, t.Px(5)
	if v.Ship != "" {
		ink = ShipInk(v.Ship)
	}
	frame, width := Blend(Line, ink, 0.45), t.Hair()
	if v.Act {
		frame, width = Blend(Line, ink, 0.85), max(1.3, t.Px(1.4))
	}
	if v.Hover {
		frame = Blend(Brass, Ivory, 0.3)
	}
	c.round(r, radius, vertical(Blend(Panel2, ink, 0.3), Blend(Void, Panel, 0.7), r.Y, r.Bottom()))
	in := r.Inset(t.Px(3))
	high := min(in.H*0.46, in.H-2*t.LineHeight(handName)-t.Px(4)) // two lines of a name have room
	art, name := in.CutTop(high)
	if v.Ship != "" {
		c.Ship(art.Inset2(art.W*0.16, 0), ShipView{ID: v.Ship, Near: 1})
	} else {
		c.Picture(art, v.Picture)
	}
	c.handSign(art, v.Use, Blend(ink, Ivory, 0.5))
	c.handFigures(art, v)
	c.cardName(name.Inset2(t.Px(2), t.Px(1)), v.Name, handName)
	c.Frame(r, radius, width, frame)
	if v.Dim || v.Down {
		c.Round(r, radius, Fade(Void, 0.5))
	}
	if v.Focus {
		c.FocusRing(r, radius)
	}
}

// handFigures draws the number key and the worth of a card in the upper corners, and how many there are in a lower one.
func (c *Canvas) handFigures(art Rect, v HandCardView) {
	t := c.Theme
	st := Style{Weight: Bold, Size: 11, Ink: Find}
	high := t.LineHeight(st)
	if v.Figure > 0 {
		text := v.FigureText + strconv.Itoa(v.Figure)
		wide := t.Measure(text, st) + t.Px(8)
		at := Rect{art.Right() - wide, art.Y, wide, high}
		c.Round(at, t.Px(4), Fade(Void, 0.8))
		c.Label(at, text, st, Middle)
	}
	if v.Count > 1 {
		text := "× " + strconv.Itoa(v.Count)
		wide := t.Measure(text, st) + t.Px(8)
		at := Rect{art.Right() - wide, art.Bottom() - high, wide, high}
		c.Round(at, t.Px(4), Fade(Void, 0.8))
		c.Label(at, text, st.With(Ivory), Middle)
	}
	text := v.Tag
	if v.Number > 0 && !t.NoKeys {
		text = KeyName(v.Number)
	}
	if text != "" {
		at := Rect{art.X, art.Y, t.Measure(text, Small) + t.Px(7), t.LineHeight(Small)}
		c.Round(at, t.Px(4), Fade(Void, 0.8))
		c.Label(at, text, Small, Middle)
	}
}

// handSign draws what becomes of a card: a cross, an arrow that turns, or a ring that does not end.
func (c *Canvas) handSign(art Rect, use HandUse, ink Ink) {
	t := c.Theme
	radius := t.Px(4.5)
	at, width := Point{art.X + radius*1.6, art.Bottom() - radius*1.6}, max(1.2, t.Px(1.4))
	if use != HandKept {
		c.Disc(at, radius*1.5, Fade(Void, 0.75))
	}
	switch use {
	case HandOnce:
		k := radius * 0.62
		c.Segment(Point{at.X - k, at.Y - k}, Point{at.X + k, at.Y + k}, width, ink)
		c.Segment(Point{at.X - k, at.Y + k}, Point{at.X + k, at.Y - k}, width, ink)
	case HandTurned:
		line := []Point{}
		for i := range 10 {
			s, co := sincos(-pi/2 + 1.5*pi*float32(i)/9)
			line = append(line, Point{at.X + co*radius*0.8, at.Y + s*radius*0.8})
		}
		c.Stroke(line, width, ink)
		tip := line[len(line)-1]
		c.convex([]Point{{tip.X, tip.Y - radius*0.75}, {tip.X + radius*0.5, tip.Y + radius*0.1}, {tip.X - radius*0.5, tip.Y + radius*0.1}}, flat(ink))
	case HandForever:
		c.hoop(at, radius*0.8, radius*0.8, width, ink)
	}
}

// HandStamp draws a card on sale as a stamp with its price.
func (c *Canvas) HandStamp(r Rect, ship string, price int) {
	t := c.Theme
	ink := ShipInk(ship)
	c.round(r, t.Px(3), vertical(Blend(Panel2, ink, 0.55), Blend(Panel, ink, 0.15), r.Y, r.Bottom()))
	c.Frame(r, t.Px(3), t.Hair(), Blend(ink, Ivory, 0.25))
	c.Snug(r.Inset2(t.Px(1), 0), strconv.Itoa(price), Style{Weight: Bold, Size: 11, Ink: Blend(Find, Ivory, 0.25)}, Middle)
}

// ResourceDeck draws the resource deck of a ship face down, with the number of cards left.
func (c *Canvas) ResourceDeck(r Rect, ship string, left int, hover bool) {
	t, ink, radius := c.Theme, ShipInk(ship), c.Theme.Px(4)
	for i := min(left, 3); i > 0; i-- {
		off := t.Px(2) * float32(i-1)
		at := Rect{r.X + off, r.Y + off, r.W - t.Px(5), r.H - t.Px(5)}
		c.round(at, radius, vertical(Blend(Panel2, ink, 0.35), Blend(Void, ink, 0.08), at.Y, at.Bottom()))
		c.Frame(at, radius, t.Hair(), Blend(Line, ink, 0.6))
	}
	in := Rect{r.X, r.Y, r.W - t.Px(5), r.H - t.Px(5)}
	if left == 0 || hover {
		c.Frame(in, radius, t.Hair(), map[bool]Ink{true: Brass, false: Line}[hover])
	}
	foot, art := in.CutBottom(t.LineHeight(legacyName) + t.Px(4))
	c.Ship(art.Inset2(t.Px(3), t.Px(2)), ShipView{ID: ship, Near: 1})
	c.Snug(foot, strconv.Itoa(left), legacyName, Middle)
}

// MortisCard draws the card of an explorer who has died.
func (c *Canvas) MortisCard(r Rect, figure, letter, name string) {
	t, radius := c.Theme, c.Theme.Px(4)
	c.round(r, radius, vertical(Blend(Panel2, Blood, 0.22), Void, r.Y, r.Bottom()))
	c.Frame(r, radius, t.Hair(), Blend(Line, Blood, 0.7))
	foot, art := r.CutBottom(min(t.LineHeight(Small)*2, r.H*0.44))
	size := min(art.W, art.H) * 0.42
	c.portrait(art.Centre(), size, figure, letter, Blend(Muted, Panel, 0.4))
	c.strike(art.Centre(), size)
	c.cardName(foot.Inset2(t.Px(2), 0), name, Small)
}
