package render

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Align is the position of a line within its width.
type Align uint8

// The alignments.
const (
	Left Align = iota
	Middle
	Right
)

const ellipsis = "…"

func (t *Theme) face(s Style) *face { return faceFor(s.Weight, t.Letters(s)) }

func (t *Theme) tracking(s Style) float32 { return s.Tracking * t.Scale * t.Text }

// Measure returns the width of s on one line, in device pixels.
func (t *Theme) Measure(s string, st Style) float32 { return t.face(st).reach(s, t.tracking(st)) }

// reach returns the width of s with tracking between its runes. The letters of a foreign text may be joined, so it has none.
func (f *face) reach(s string, tracking float32) float32 {
	w := f.width(s)
	if tracking != 0 && !foreign(s) {
		w += tracking * float32(max(0, utf8.RuneCountInString(s)-1))
	}
	return w
}

// LineHeight returns the distance between lines, in device pixels.
func (t *Theme) LineHeight(st Style) float32 {
	f := t.face(st)
	return round32((f.ascent + f.descent) * 1.18)
}

// Truncate shortens s with an ellipsis until it fits into width.
func (t *Theme) Truncate(s string, st Style, width float32) string {
	if t.Measure(s, st) <= width {
		return s
	}
	if t.Cut != nil {
		t.Cut(s)
	}
	f, tr := t.face(st), t.tracking(st)
	s = s[:f.fitting(s, tr, width-f.width(ellipsis)-tr)]
	return strings.TrimRight(s, " ") + ellipsis
}

// fitting returns the number of bytes of s that fit into width. It cuts no letter.
func (f *face) fitting(s string, tracking, width float32) (n int) {
	runes, from := 0, 0
	for end := range Graphemes(s) {
		runes += utf8.RuneCountInString(s[from:end])
		if f.width(s[:end])+tracking*float32(runes-1) > width {
			break
		}
		n, from = end, end
	}
	return n
}

// Wrap breaks s into lines no wider than width, at spaces and at newlines but not at no-break spaces; a
// word wider than a line is broken within.
func (t *Theme) Wrap(s string, st Style, width float32) []string {
	key := wrapping{s, st, width, t.Text, t.Scale}
	if lines, ok := t.wrapped[key]; ok {
		return lines
	}
	var lines []string
	for paragraph := range strings.SplitSeq(s, "\n") {
		lines = t.wrapParagraph(lines, paragraph, st, width)
	}
	if t.wrapped == nil || len(t.wrapped) >= mostWrapped {
		t.wrapped = map[wrapping][]string{}
	}
	t.wrapped[key] = slices.Clip(lines)
	return t.wrapped[key]
}

// wrapping is what the lines of a text depend on. The panels ask for the same lines in each frame, to find out how high they are.
type wrapping struct {
	text               string
	style              Style
	width, size, scale float32
}

// mostWrapped is how many texts keep their lines. One long log of a quest has more, and then they are broken anew.
const mostWrapped = 1024

// breakable reports whether a line may be broken at r: at every space except the two no-break spaces.
func breakable(r rune) bool { return unicode.IsSpace(r) && r != '\u00a0' && r != '\u202f' }

func (t *Theme) wrapParagraph(lines []string, s string, st Style, width float32) []string {
	line, before := "", len(lines)
	for _, word := range strings.FieldsFunc(s, breakable) {
		joined := word
		if line != "" {
			joined = line + " " + word
		}
		if t.Measure(joined, st) <= width {
			line = joined
			continue
		}
		if line != "" {
			lines = append(lines, line)
		}
		for word != "" && t.Measure(word, st) > width {
			n := max(t.face(st).fitting(word, t.tracking(st), width), firstLetter(word))
			lines = append(lines, word[:n])
			word = word[n:]
		}
		line = word
	}
	if line == "" && len(lines) > before { // the last word was broken, and nothing of it is left
		return lines
	}
	return append(lines, line)
}

// Text draws s on one line whose box begins at x, y.
func (c *Canvas) Text(x, y float32, s string, st Style) { drawLine(c, Point{x, y}, s, s, st) }

// drawLine draws a line from a corner, and tells what is to be read there, which is all of a text of which it may be a part; "" for nothing.
func drawLine(c *Canvas, from Point, s, whole string, st Style) {
	f := c.Theme.face(st)
	high := c.Theme.LineHeight(st)
	lead := (high - f.ascent - f.descent) / 2
	w := c.glyphs(from.X, round32(from.Y+lead+f.ascent), s, f, c.Theme.tracking(st), pigmentOf(st.Ink))
	at := Rect{from.X, from.Y, w, high}
	if c.Theme.Wrote != nil {
		c.Theme.Wrote(s, at, rectOf(c.dst.Bounds()))
	}
	c.Theme.lettered(s, float32(f.pixels), at)
	c.Theme.reads(whole, at, rectOf(c.dst.Bounds()), st)
}

// lettered tells how large a text is drawn, if anybody asks.
func (t *Theme) lettered(s string, pixels float32, at Rect) {
	if t.Lettered != nil {
		t.Lettered(s, pixels, at)
	}
}

// glyphs draws s on one line with its origin at x, baseline, on whole pixels; it returns the width.
func (c *Canvas) glyphs(x, baseline float32, s string, f *face, tracking float32, col pigment) float32 {
	if Unseen { // the letters of all texts would be kept for a drawing that never comes
		return f.reach(s, tracking)
	}
	if foreign(s) {
		tracking = 0
	}
	for _, g := range f.set(s) {
		at := Point{round32(x + tracking*float32(g.index)), baseline}.add(g.corner)
		c.patch(g.src, at, Point{g.src.W, 0}, Point{0, g.src.H}, col)
	}
	return f.reach(s, tracking)
}

// narrowest is how far a label may shrink before it is truncated.
const narrowest = 0.76

// Label draws one line in the middle of the height of r. When r is too narrow the text shrinks a little, then stands on more
// lines if r is high enough, and else is cut with an ellipsis.
func (c *Canvas) Label(r Rect, s string, st Style, align Align) {
	whole := s
	if w := c.Theme.Measure(s, st); w > r.W {
		if lines, small := c.Theme.stack(r, s, st, max(narrowest, c.Theme.Shrinks(st))); len(lines) > 0 {
			drawStacked(c, r, s, lines, small, align)
			return
		}
		st.Tracking = 0
		st = c.Theme.narrow(s, st, r.W, max(narrowest, c.Theme.Shrinks(st)), narrowest)
		s = c.Theme.Truncate(s, st, r.W)
	}
	top := r.Y + (r.H-c.Theme.LineHeight(st))/2
	drawAligned(c, Rect{r.X, max(top, min(r.Y, c.bounds.Y)), r.W, r.H}, s, whole, st, align)
}

// drawAligned draws a line from the upper edge of r, and tells what is to be read there.
func drawAligned(c *Canvas, r Rect, s, whole string, st Style, align Align) {
	x := r.X
	switch align {
	case Middle:
		x = r.X + (r.W-c.Theme.Measure(s, st))/2
	case Right:
		x = r.Right() - c.Theme.Measure(s, st)
	}
	drawLine(c, Point{x, r.Y}, s, whole, st)
}

// narrow makes a style smaller so that a text fits on a line: down to a part of its size in which it can be read, if that is enough,
// and else down to the least part.
func (t *Theme) narrow(s string, st Style, wide, readable, least float32) Style {
	part := wide / t.Measure(s, st) * 0.98
	if part < readable && t.Measure(s, t.fit(st, readable)) <= wide {
		part = readable
	}
	return t.fit(st, min(1, max(least, part)))
}

// stackSteps is how many sizes are tried for a text on several lines, from its own down to the least.
const stackSteps = 4

// stackSlack is how many pixels lines may be higher than their room, because their heights are rounded.
const stackSlack = 2

// stack breaks a text that is too wide for r, at words alone, into the lines that r is high enough for, and returns them with the
// style that they need, at least a part of its size. It returns none where the text has room on one line, or not even so.
func (t *Theme) stack(r Rect, s string, st Style, part float32) ([]string, Style) {
	st.Tracking = 0
	least := t.fit(st, part)
	if t.Measure(s, least) <= r.W || 2*t.LineHeight(least) > r.H+stackSlack || !strings.ContainsFunc(s, breakable) {
		return nil, st
	}
	for i := range stackSteps {
		small := t.fit(st, 1-(1-part)*float32(i)/(stackSteps-1))
		if lines := t.Wrap(s, small, r.W); float32(len(lines))*t.LineHeight(small) <= r.H+stackSlack && t.wordsFit(s, small, r.W) {
			return t.balance(lines, s, small, r.W), small
		}
	}
	return nil, st
}

// balance breaks a text of several lines anew, so that none is much longer than another.
func (t *Theme) balance(lines []string, s string, st Style, wide float32) []string {
	for part := float32(0.95); part > 0.4; part -= 0.05 {
		even := t.Wrap(s, st, wide*part)
		if len(even) > len(lines) || !t.wordsFit(s, st, wide*part) {
			break
		}
		lines = even
	}
	return lines
}

// wordsFit reports whether every word of a text is no wider than a line.
func (t *Theme) wordsFit(s string, st Style, wide float32) bool { return t.WordsFit(s, st, wide) }

// WordsFit reports whether each word of a text has room in a width.
func (t *Theme) WordsFit(s string, st Style, wide float32) bool {
	for word := range strings.FieldsFuncSeq(s, breakable) {
		if t.Measure(word, st) > wide {
			return false
		}
	}
	return true
}

// drawStacked draws the lines of a text in the middle of the height of r.
func drawStacked(c *Canvas, r Rect, s string, lines []string, st Style, align Align) {
	high := c.Theme.LineHeight(st)
	r.Y += (r.H - high*float32(len(lines))) / 2
	whole := s
	for _, line := range lines {
		drawAligned(c, r, line, whole, st, align)
		r.Y, whole = r.Y+high, ""
	}
}

// smallestSnug is the least size to which snug text shrinks, design units, whatever the player's text size.
const smallestSnug = 8

// Snug draws one line like Label, but shrinks it further before it is cut, for names on small cards.
func (c *Canvas) Snug(r Rect, s string, st Style, align Align) {
	t := c.Theme
	least := min(1, smallestSnug*t.Scale/t.Letters(st))
	if t.Measure(s, st) > r.W {
		if lines, small := t.stack(r, s, st, t.Shrinks(st)); len(lines) > 0 {
			drawStacked(c, r, s, lines, small, align)
			return
		}
		st.Tracking = 0
		st = t.narrow(s, st, r.W, t.Shrinks(st), least)
	}
	c.Label(r, s, t.lower(st, r.H, least), align)
}

// lower makes a style smaller, at least a part of its size, so that its letters are no higher than a line. What is left free above
// and below them may lie outside.
func (t *Theme) lower(st Style, high, least float32) Style {
	f := t.face(st)
	if tall := f.ascent + f.descent; tall > high {
		return t.fit(st, max(least, high/tall))
	}
	return st
}

// Paragraph draws wrapped text from the top of r and returns its height. Lines
// that do not fit into r.H are left out and the last shown ends with an ellipsis.
func (c *Canvas) Paragraph(r Rect, s string, st Style) float32 {
	lines := c.Theme.Wrap(s, st, r.W)
	lh := c.Theme.LineHeight(st)
	room := max(1, int(r.H/lh+0.01)) // rounding may have left a trifle less than the lines need
	for i, line := range lines {
		if i == room-1 && len(lines) > room {
			line = c.Theme.Truncate(line+ellipsis, st, r.W)
			if c.Theme.Cut != nil {
				c.Theme.Cut(s)
			}
		}
		if i == room {
			return float32(i) * lh
		}
		whole := ""
		if i == 0 {
			whole = s
		}
		drawLine(c, Point{r.X, r.Y + float32(i)*lh}, line, whole, st)
	}
	return float32(len(lines)) * lh
}

// ParagraphHeight returns the height Paragraph needs for all of s.
func (t *Theme) ParagraphHeight(s string, st Style, width float32) float32 {
	return float32(len(t.Wrap(s, st, width))) * t.LineHeight(st)
}
