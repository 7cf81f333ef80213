package cityware

import (
	"strconv"
	"strings"

	"precipice/render"
)

// TrackView is a card of the combat track: a hero or a group of hostiles.
type TrackView struct {
	Figure       string
	Variant      int
	Mark         string // letter of a hero, number of a group
	Name         string
	Rim          render.Ink
	Hostile      bool
	Count        int // of hostiles that stand
	Acting, Done bool
	Pick         bool // can be swapped, or is chosen
	Hover, Focus bool
}

// Dimensions of a card of the track, design units, as it would be with room.
const (
	trackW    = 76 // grows
	trackH    = 86 // grows
	trackLift = 10 // of the one that acts
	trackGap  = 7
)

// TrackHeight returns the height of the track, device pixels.
func TrackHeight(t *render.Theme) float32 { return t.Grown(trackH) + t.Px(trackLift) }

// Track draws cards side by side and returns their rectangles.
func Track(c *render.Canvas, r render.Rect, cards []TrackView) []render.Rect {
	n := float32(len(cards))
	if n == 0 {
		return nil
	}
	t := c.Theme
	gap := t.Px(trackGap)
	wide := min(t.Grown(trackW), (r.W-gap*(n-1))/n)
	lift := min(t.Px(trackLift), r.H*0.12)
	out := make([]render.Rect, len(cards))
	for i := range cards {
		at := render.Rect{X: r.X + float32(i)*(wide+gap), Y: r.Y + lift, W: wide, H: r.H - lift}
		if cards[i].Acting {
			at.Y, at.H = r.Y, r.H
		}
		out[i] = at
		if i > 0 {
			brush(c).Lozenge(render.Point{X: at.X - gap/2, Y: r.Bottom() - t.Px(12)}, t.Px(1.6), t.Px(2.4), render.Blend(render.Line, render.Muted, 0.5))
		}
		TrackCard(c, at, cards[i])
	}
	return out
}

// TrackCard draws one card: a niche with a figure, lit if it acts and behind slats if it has acted. It has its name, or what of it has room.
func TrackCard(c *render.Canvas, r render.Rect, v TrackView) {
	t, b := c.Theme, brush(c)
	rise, rim := min(r.W*0.52, r.H*0.46), v.Rim
	glow := float32(0.28)
	switch {
	case v.Done, v.gone():
		rim, glow = render.Blend(v.Rim, render.Panel, 0.55), 0.16
	case v.Acting:
		glow = 0.6
		b.Glow(r.Centre(), r.W*0.85, r.H*0.75, v.Rim, 0.22)
	}
	b.Lancet(r, rise, render.Blend(render.Panel, rim, glow), render.Blend(render.Void, rim, glow*0.2))
	most := mostTrackLines
	if r.H < rise+t.Px(10)+float32(most)*t.LineHeight(trackStyle(t, &v, r.W-t.Px(5))) { // its mark needs the room
		most = 1
	}
	lines := trackLines(t, &v, r.W-t.Px(5), most)
	foot, body := r.CutBottom(t.LineHeight(trackStyle(t, &v, r.W-t.Px(5)))*float32(len(lines)) + t.Px(5)) // without a name the mark says who it is
	b.Shadow(render.Point{X: body.Centre().X, Y: body.Bottom() - t.Px(1)}, body.W*0.4, t.Px(5), 0.7)
	if v.Figure == "" { // nobody knows who comes
		trackBack(b, body, rim)
	} else {
		b.FigureIn(render.Rect{X: body.X + r.W*0.07, Y: body.Y + body.H*0.1, W: body.W - r.W*0.14, H: body.H * 0.9}, v.Figure, v.Variant, rim)
	}
	if v.Done || v.gone() {
		b.Lancet(r, rise, render.Fade(render.Panel, 0.35), render.Fade(render.Panel, 0.35))
		slats(c, render.Rect{X: r.X + r.W*0.06, Y: r.Y + rise*0.85, W: r.W * 0.88, H: body.Bottom() - r.Y - rise*0.85}, render.Fade(render.Void, 0.5))
	}
	if v.gone() {
		c.Segment(render.Point{X: body.X + r.W*0.18, Y: body.Bottom() - r.W*0.06}, render.Point{X: body.Right() - r.W*0.18, Y: body.Y + body.H*0.3}, max(1.4, t.Px(1.6)), render.Blend(v.Rim, render.Muted, 0.4))
	}
	if len(lines) > 0 {
		trackFoot(c, foot, &v, lines)
	}
	edge := rim
	if v.Hover || v.Focus {
		edge = render.Blend(rim, render.Ivory, 0.6)
	}
	b.LancetLine(r, rise, frameWidth(t, v.Acting || v.Pick || v.Focus), edge)
	trackMark(c, r, &v, rim)
}

// trackBack draws the back of a card that lies face down.
func trackBack(b render.Brush, r render.Rect, rim render.Ink) {
	at, half := r.Centre(), r.W*0.2
	at.Y += r.H * 0.08
	b.Lozenge(at, half, half*1.5, render.Blend(rim, render.Panel, 0.45))
	b.Lozenge(at, half*0.7, half*1.05, render.Blend(render.Void, rim, 0.15))
	b.Lozenge(at, half*0.3, half*0.45, render.Blend(rim, render.Panel, 0.2))
}

// gone reports whether nobody of a group is left. A group without a figure is one that nobody knows yet.
func (v *TrackView) gone() bool { return v.Hostile && v.Count == 0 && v.Figure != "" && !v.Acting }

// trackLines returns the lines on which a name has room: one, or up to as many, which may part a word behind a hyphen. Of a longer name
// there is the first word alone, cut if need be.
func trackLines(t *render.Theme, v *TrackView, wide float32, most int) []string {
	st := trackStyle(t, v, wide)
	for _, name := range []string{v.Name, firstWord(v.Name)} {
		if lines := divided(t, name, st, wide); len(lines) <= most && partsFit(t, name, st, wide) {
			return lines
		}
	}
	if first := firstWord(v.Name); most == 1 && first != "" {
		return []string{first}
	}
	lines := broken(t, firstWord(v.Name), st, wide)
	return lines[:min(len(lines), most)]
}

// broken parts a word that is too long for a line wherever the line ends.
func broken(t *render.Theme, word string, st render.Style, wide float32) (lines []string) {
	letters := []rune(word)
	for len(letters) > 0 {
		n := len(letters)
		for n > 1 && t.Measure(brokenAt(letters, n), st) > wide {
			n--
		}
		lines, letters = append(lines, brokenAt(letters, n)), letters[n:]
	}
	return lines
}

// brokenAt returns the first letters of a word, with a hyphen where the word goes on.
func brokenAt(letters []rune, n int) string {
	part := string(letters[:n])
	if n < len(letters) && letters[n-1] != '-' {
		part += "-"
	}
	return part
}

func firstWord(name string) string {
	word, _, _ := strings.Cut(name, " ")
	return word
}

// divided returns the lines of a name, each as long as there is room for.
func divided(t *render.Theme, name string, st render.Style, wide float32) (lines []string) {
	for _, part := range partsOf(name) {
		if n := len(lines); n > 0 && t.Measure(strings.TrimSpace(lines[n-1]+part), st) <= wide {
			lines[n-1] += part
			continue
		}
		lines = append(lines, part)
	}
	for i := range lines {
		lines[i] = strings.TrimSpace(lines[i])
	}
	return lines
}

// TrackName returns the lines that say on a card of a width whose it is.
func TrackName(t *render.Theme, v TrackView, wide float32) []string {
	return trackLines(t, &v, wide, mostTrackLines)
}

// mostTrackLines is on how many lines the name of a card may stand.
const mostTrackLines = 2

// partsOf parts a name behind each space and each hyphen.
func partsOf(name string) (parts []string) {
	for len(name) > 0 {
		end := strings.IndexAny(name, " -") + 1
		if end == 0 {
			end = len(name)
		}
		parts, name = append(parts, name[:end]), name[end:]
	}
	return parts
}

// trackFoot draws the name.
func trackFoot(c *render.Canvas, r render.Rect, v *TrackView, lines []string) {
	t := c.Theme
	c.Fill(r.Inset2(t.Px(1), t.Px(1)), render.Fade(render.Void, 0.55))
	in, st := r.Inset2(t.Px(2), t.Px(2.5)), trackStyle(t, v, r.W-t.Px(5))
	for _, text := range lines {
		var line render.Rect
		line, in = in.CutTop(t.LineHeight(st))
		c.Label(line, text, st, render.Middle)
		if v.gone() {
			half := t.Measure(text, st) / 2
			c.Segment(render.Point{X: line.Centre().X - half, Y: line.Centre().Y}, render.Point{X: line.Centre().X + half, Y: line.Centre().Y}, max(1, t.Px(1.2)), render.Ivory)
		}
	}
}

// leastTrackName is the least size of the letters of a name, design units.
const leastTrackName = 12

// partsFit reports whether each part of a name has room on a line.
func partsFit(t *render.Theme, name string, st render.Style, wide float32) bool {
	for _, part := range partsOf(name) {
		if t.Measure(strings.TrimSpace(part), st) > wide {
			return false
		}
	}
	return true
}

// trackStyle returns the style of a name. Letters are smaller where its words would have no room.
func trackStyle(t *render.Theme, v *TrackView, wide float32) (st render.Style) {
	switch {
	case v.Acting:
		st = strong()
	case v.Done, v.gone():
		st = plain().With(render.Muted)
	default:
		st = plain()
	}
	for st.Size*0.95*t.Text >= leastTrackName && !partsFit(t, firstWord(v.Name), st, wide) {
		st.Size *= 0.95
	}
	return st
}

// trackMark draws the letter in a circle or the number in a lozenge, and how many stand.
func trackMark(c *render.Canvas, r render.Rect, v *TrackView, rim render.Ink) {
	t := c.Theme
	half := min(t.Grown(8.5), r.W*0.17)
	at := render.Point{X: r.X + half + t.Px(2.5), Y: r.Y + r.H*0.42}
	if !v.Hostile {
		c.Badge(at, half, v.Mark, rim)
		return
	}
	GroupMark(c, at, half, v.Mark, rim)
	if v.Count > 1 || v.Count > 0 && v.Done {
		st := strong()
		text := "×" + strconv.Itoa(v.Count)
		if most := r.W * 0.6 / t.Measure(text, st); most < 1 {
			st.Size *= max(most, 1/t.Text)
		}
		wide := t.Measure(text, st)
		if 2*half+wide > r.W-t.Px(6) { // below the number
			at.Y += half + t.LineHeight(st)/2
		}
		chip := render.Rect{X: r.Right() - wide - t.Px(7), Y: at.Y - t.LineHeight(st)/2, W: wide + t.Px(5), H: t.LineHeight(st)}
		c.Round(chip, chip.H/2, render.Fade(render.Void, 0.66))
		c.Label(chip, text, st, render.Middle)
	}
}

// GroupMark draws the number of a group in a lozenge.
func GroupMark(c *render.Canvas, at render.Point, half float32, mark string, rim render.Ink) {
	b, k := brush(c), half*1.18
	shape := []render.Point{{X: at.X, Y: at.Y - k}, {X: at.X + k, Y: at.Y}, {X: at.X, Y: at.Y + k}, {X: at.X - k, Y: at.Y}}
	b.Convex(shape, render.Blend(render.Void, rim, 0.25))
	b.Outline(shape, max(1.2, half*0.14), rim)
	b.Numeral(at, max(c.Theme.Px(12), half*1.1), mark, render.Blend(rim, render.Ivory, 0.6))
}
