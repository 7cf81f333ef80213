package panes

import (
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/field"
)

// Contents describes what the panes hold: it answers how much room that needs before any pane has its place.
type Contents struct {
	// Question returns the height of the question in a pane of a width, 0 for the least that it has.
	Question func(wide float32) float32
	// Scrolls reports that its rows scroll, so that the right column keeps what it needs at least.
	Scrolls bool
	// Low returns the height of what stands below a board that has all other room of a device held upright, once the question
	// has its place: 0 for a board that keeps its own. Without it every board keeps its own.
	Low func(asks render.Rect) float32

	Upper, Lower float32 // the least heights of the panes of the right column
	Second       bool    // the lower one is shown where they share one place

	Notes [2]Note // cards below the board, the first at the foot
}

// Note is a card below the board, such as a hint.
type Note struct {
	Most   float32                          // the largest part of the board's height that it may take
	Height func(wide, most float32) float32 // its height for a width; nil for no card
}

// Place gives every pane its place in a frame.
func (l *Layout) Place(c Contents) {
	l.Fit(c)
	if c.Low != nil && l.upright {
		if low := c.Low(l.Asks); low > 0 {
			l.deepen(low)
		}
	}
	for i, n := range c.Notes {
		if n.Height == nil {
			continue
		}
		wide, most := l.noteWidth(), l.Field.H*n.Most
		l.Notes[i], l.Field = l.Field.CutBottom(min(n.Height(wide, most), most))
		l.Notes[i].W = wide
		_, l.Field = l.Field.CutBottom(l.theme.Px(scenes.Gap))
	}
}

// Fit gives the question the height that it needs now, and what shares its column the room that this leaves. Nothing else moves.
func (l *Layout) Fit(c Contents) {
	l.Asks = l.least
	high := c.Question(l.least.W)
	if c.Scrolls && l.upper.W > 0 && !l.Folded {
		high = min(high, l.least.Bottom()-l.theme.Px(scenes.Gap)-l.upper.Y-l.picksHeight()-c.Lower)
	}
	l.Asks = l.Grown(high)
	foot := l.Asks.Y - l.theme.Px(scenes.Gap)
	if l.upper.W > 0 {
		l.divideColumn(&c, foot)
	}
	if !l.Folded {
		return
	}
	l.Edge, l.Strip = l.edge, field.Beside(l.strip, l.Asks, l.theme.Px(scenes.Gap))
	l.Edge.H = max(0, min(l.edge.Bottom(), foot)-l.edge.Y)
	l.Over = render.Rect{X: l.upper.X, Y: l.upper.Y, W: l.edge.Right() - l.upper.X}
	l.Over.H = max(0, min(l.lower.Bottom(), foot)-l.Over.Y)
}

// Grown returns the room of the question at a height, if that is more than it has: up to the bar.
func (l *Layout) Grown(high float32) render.Rect {
	r := l.Asks
	if more := min(high, r.Bottom()-l.Bar.Bottom()-l.theme.Px(scenes.Gap)) - r.H; more > 0 {
		r.Y, r.H = r.Y-more, r.H+more
	}
	return r
}

// tabsFrom is the text size from which the panes of the right column always share one place, so that nothing in either has to
// shrink.
const tabsFrom = 1.5

// divideColumn divides the right column above the question: the upper pane shrinks so that the lower one keeps its least height.
// If both have no room even so, they share it, and chips choose between them.
func (l *Layout) divideColumn(c *Contents, bottom float32) {
	t := l.theme
	upper, lower := l.upper, l.lower
	bottom = min(bottom, lower.Bottom())
	all := render.Rect{X: upper.X, Y: upper.Y, W: upper.W, H: max(0, bottom-upper.Y)}
	l.Picks = render.Rect{}
	if lower.H = bottom - lower.Y; lower.H >= c.Lower && t.Text < tabsFrom {
		l.Upper, l.Lower = upper, lower
		return
	}
	if upper.H = all.H - t.Px(scenes.Gap) - c.Lower; upper.H >= c.Upper && t.Text < tabsFrom {
		l.Upper, l.Lower = upper, render.Rect{X: all.X, Y: bottom - c.Lower, W: all.W, H: c.Lower}
		return
	}
	l.Picks, all = all.CutTop(l.picksHeight())
	l.Picks, _ = l.Picks.CutTop(l.Picks.H - t.Px(3))
	if l.Upper, l.Lower = all, (render.Rect{}); c.Second {
		l.Upper, l.Lower = render.Rect{}, all
	}
}

// picksHeight returns the height of the chips that choose between the panes of the right column, with the gap below them.
func (l *Layout) picksHeight() float32 { return l.theme.Px(24)*min(l.theme.Text, 1.5) + l.theme.Px(3) }

// noteWidth returns the width of a card below the board: the question beside it grows upwards with its answers.
func (l *Layout) noteWidth() float32 {
	if l.Held {
		return l.Field.W
	}
	return l.least.X - l.theme.Px(scenes.Gap) - l.Field.X
}

// Beneath returns the part of r that a question, or what else stands below the board, leaves free where it lies over the lower
// edge of r.
func Beneath(r, asks render.Rect, gap float32) render.Rect {
	if asks.H > 0 && asks.X < r.Right() && asks.Y < r.Bottom() {
		r.H = max(0, asks.Y-gap-r.Y)
	}
	return r
}
