package render

import "strings"

// Tone is how strongly a line of a list asks for attention.
type Tone uint8

// The tones.
const (
	Plain Tone = iota
	Subdued
	Highlit
)

// ListLine is one entry. It wraps over as many lines as it needs.
type ListLine struct {
	Text string
	Ref  string // at the right end of the first line, brass
	Tone Tone

	Single bool     // it is one line, which is cut where it is too long
	More   string   // behind Text on a single line
	Mark   ListMark // of a line that folds others
}

// ListMark is the sign before a line that folds others.
type ListMark uint8

// The marks of lines.
const (
	ListPlain ListMark = iota
	ListOpen
	ListShut
)

// ListView is a scrollable text list, newest last.
type ListView struct {
	Lines  []ListLine
	Scroll float32 // device pixels scrolled down from the top; clamped
	Hover  int     // index of the line under the pointer, or -1
	Least  float32 // the least height of a line, device pixels
}

// ListLayout holds the positions in a drawn list.
type ListLayout struct {
	Height float32 // of the whole content
	Scroll float32 // after clamping
	Rows   []Rect  // of each line on the screen, also those scrolled out
}

// LayoutList computes where the lines of v are in r.
func (t *Theme) LayoutList(r Rect, v ListView) ListLayout {
	out := ListLayout{Rows: make([]Rect, len(v.Lines))}
	lh, gap := t.LineHeight(Quiet), t.Px(7)
	for i, line := range v.Lines {
		n := 1
		if !line.Single {
			n = len(t.listLines(r, line))
		}
		out.Rows[i] = Rect{r.X, out.Height, r.W, max(float32(n)*lh+gap, v.Least)}
		out.Height += out.Rows[i].H
	}
	out.Scroll = max(0, min(v.Scroll, out.Height-r.H))
	for i := range out.Rows {
		out.Rows[i].Y += r.Y - out.Scroll
	}
	return out
}

func (t *Theme) listTextWidth(r Rect, line ListLine) float32 {
	w := r.W - t.Px(8)
	if line.Ref != "" {
		w -= t.Measure(line.Ref, RuleRef) + t.Px(8)
	}
	return max(w, r.W/3)
}

// listLines wraps the text of an entry. Only its first line leaves room for the reference at its end.
func (t *Theme) listLines(r Rect, line ListLine) []string {
	lines := t.Wrap(line.Text, Quiet, t.listTextWidth(r, line))
	rest, first := strings.CutPrefix(line.Text, lines[0])
	if len(lines) == 1 || !first || strings.Contains(line.Text, "\n") {
		return lines
	}
	return t.wrapParagraph(lines[:1:1], rest, Quiet, r.W-t.Px(8))
}

// ScrollBar draws how far content of a height is scrolled, at the right of its view, if there is more than can
// be seen.
func (c *Canvas) ScrollBar(view Rect, scroll, height float32) {
	if height <= view.H {
		return
	}
	t := c.Theme
	bar := Rect{view.Right() - t.Px(4), view.Y, t.Px(4), view.H}
	c.Round(bar, bar.W/2, Panel2)
	bar.Y += view.H * scroll / height
	bar.H = max(t.Px(16), view.H*view.H/height)
	c.Round(bar, bar.W/2, Muted)
}

// List draws v clipped to r, with a scroll bar if there is more.
func (c *Canvas) List(r Rect, v ListView) {
	l := c.Theme.LayoutList(r, v)
	c.Clip(r, func() {
		for i, row := range l.Rows {
			if row.Bottom() > r.Y && row.Y < r.Bottom() {
				c.listRow(row, r, v.Lines[i], i == v.Hover)
			}
		}
	})
	c.ScrollBar(r, l.Scroll, l.Height)
}

func (c *Canvas) listRow(row, r Rect, line ListLine, hover bool) {
	t := c.Theme
	if hover {
		c.Round(row, t.Px(3), Fade(Line, 0.6))
	}
	st := Quiet.With([]Ink{Ivory, Muted, Blend(Brass, Ivory, 0.2)}[line.Tone])
	in := row
	in.W -= t.Px(8)
	in.Y += t.Px(3)
	if t.Held { // the row may be higher than its text
		high := t.LineHeight(Quiet)
		if !line.Single {
			high *= float32(len(t.listLines(r, line)))
		}
		in.Y = row.Y + (row.H-high)/2
	}
	if line.Ref != "" {
		first, _ := in.CutTop(t.LineHeight(Quiet))
		c.Label(first, line.Ref, RuleRef, Right)
	}
	in.W = t.listTextWidth(r, line)
	if line.Single {
		in.H = t.LineHeight(Quiet)
		c.singleLine(in, line, st)
	} else {
		for i, text := range t.listLines(r, line) {
			c.Text(in.X, in.Y+float32(i)*t.LineHeight(st), text, st)
		}
	}
	c.Rule(Rect{row.X, row.Bottom() - t.Hair(), row.W - t.Px(8), t.Hair()})
}

// singleLine draws a line that is cut where it is too long, with its mark.
func (c *Canvas) singleLine(in Rect, line ListLine, st Style) {
	t := c.Theme
	if line.Mark != ListPlain {
		var mark Rect
		mark, in = in.CutLeft(t.Grown(12))
		c.Chevron(mark, line.Mark == ListOpen, st.Ink)
	}
	strong := Strong.With(st.Ink)
	strong.Size = st.Size
	head, rest := in.CutLeft(min(in.W, t.Measure(line.Text, strong)))
	c.Label(head, t.Truncate(line.Text, strong, head.W), strong, Left)
	if _, rest = rest.CutLeft(t.Px(6)); line.More != "" && rest.W > t.Px(12) {
		plain := Quiet.With(Muted)
		c.Text(rest.X, rest.Y+(rest.H-t.LineHeight(plain))/2, t.Truncate(line.More, plain, rest.W), plain)
	}
}
