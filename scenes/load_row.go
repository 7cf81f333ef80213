package scenes

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"precipice/game"
	"precipice/game/session"
	"precipice/render"
)

// Sizes of a row in design units. The room for the party does not grow with the text.
const (
	partyWide   = 186
	partyHigh   = 66
	partyPlaces = 4 // explorers side by side
)

// loadRow is the layout of a saved game.
type loadRow struct {
	*session.Game
	name, remove string // names of its areas
	write        string
	gone         bool
	label, file  string  // labels of the buttons
	first, ways  float32 // widths of the button that writes a file, and of both buttons
	lines        []textLine
	text         float32 // height of the lines
}

// row lays out a saved game: the party, what it is, when it was saved, and its state.
func (l *Load) row(sh *game.Shell, p *render.Canvas, wide float32, g *session.Game) ListRow {
	t := sh.Theme
	one := loadRow{Game: g, name: "load/game/" + g.Slot, remove: "load/remove/" + g.Slot, gone: slices.Contains(l.removed, g.Slot)}
	one.label = sh.Words.Say("load.remove")
	if one.gone {
		one.label = sh.Words.Say("load.keep")
	}
	one.ways = t.Measure(one.label, ButtonText) + t.Px(28)
	if !g.Unread {
		one.write, one.file = "load/write/"+g.Slot, sh.Words.Say("load.write")
		one.first = t.Measure(one.file, ButtonText) + t.Px(28)
		one.ways += one.first + t.Px(Gap)
	}
	beside := t.Px(partyWide+44) + one.ways
	if t.Narrow {
		beside = t.Px(24)
	}
	one.lines = l.lines(sh, g, wide-beside)
	for _, line := range one.lines {
		one.text += t.LineHeight(line.style)
	}
	high := max(one.text+t.Px(18), t.Px(partyHigh+12))
	if t.Narrow {
		high = one.text + t.Px(18+Gap) + t.Target(buttonHigh(t))
	}
	areas := []string{one.name, one.remove}
	if one.write != "" {
		areas = []string{one.name, one.write, one.remove}
	}
	return ListRow{high, areas, func(at render.Rect) { l.drawRow(sh, p, at, &one) }}
}

func (l *Load) drawRow(sh *game.Shell, p *render.Canvas, at render.Rect, one *loadRow) {
	t := sh.Theme
	if !l.list.Sees(at) {
		l.hideRow(sh, at, one)
		return
	}
	if one.Unknown {
		l.proof.seen = append(l.proof.seen, one.Slot)
	}
	v := render.PanelView{Card: true}
	switch {
	case one.gone:
	case one.Problem != nil:
		v.Accent = render.Fade(render.Find, 0.7)
	case sh.UI.Hover(one.name), sh.UI.Hover(one.remove), sh.UI.Hover(one.write):
		v.Accent = render.Brass
	}
	p.Panel(at, v)
	if one.Problem == nil && !one.gone {
		body := at
		if !t.Narrow {
			body.W -= one.ways + t.Px(20)
		}
		p.Button(body.Inset(t.Px(3)), render.ButtonView{Hover: sh.UI.Hover(one.name)}) // the whole row continues the game
	}
	if one.Problem == nil && !one.gone {
		l.list.Area(sh, game.Panels, game.Area{Name: one.name, Rect: at, Do: func() { l.continueGame(sh, one.Slot) }})
	}
	way, last, in := l.parts(sh, p, at.Inset2(t.Px(10), t.Px(9)), one)
	if one.write != "" {
		var first render.Rect
		first, last = last.CutLeft(one.first)
		_, last = last.CutLeft(t.Px(Gap))
		l.list.button(sh, p, game.Panels, first, one.write, render.ButtonView{Label: one.file}, func() { l.write(sh, one.Slot) })
	}
	l.list.button(sh, p, game.Panels, last, one.remove, render.ButtonView{Label: one.label}, func() { l.remove(one.Slot) })
	for _, line := range one.lines {
		var row render.Rect
		row, in = in.CutTop(t.LineHeight(line.style))
		p.Label(row, line.text, line.style, render.Left)
	}
	if one.gone {
		body := at
		if body.W = way.X - at.X; t.Narrow {
			body.W, body.H = at.W, way.Y-at.Y
		}
		p.Round(body.Inset(t.Px(2)), t.Px(5), render.Fade(render.Panel, 0.7))
	}
	if sh.UI.Focus(one.name) {
		p.FocusRing(at.Inset(t.Px(3)), t.Px(5))
	}
}

// hideRow adds the areas of a row that is scrolled out of view, so that the focus finds them.
func (l *Load) hideRow(sh *game.Shell, at render.Rect, one *loadRow) {
	if one.Problem == nil && !one.gone {
		var says []string
		for _, line := range one.lines {
			says = append(says, line.text)
		}
		l.list.Area(sh, game.Panels, game.Area{Name: one.name, Rect: at, Says: strings.Join(says, ", "), Do: func() { l.continueGame(sh, one.Slot) }})
	}
	if one.write != "" {
		l.list.Area(sh, game.Panels, game.Area{Name: one.write, Rect: at, Says: one.file, Do: func() { l.write(sh, one.Slot) }})
	}
	l.list.Area(sh, game.Panels, game.Area{Name: one.remove, Rect: at, Says: one.label, Do: func() { l.remove(one.Slot) }})
}

// parts divides a row into the place of the buttons, the buttons themselves and the text. Beside them stands the party;
// on a narrow screen there is only room for the names, with the buttons below.
func (l *Load) parts(sh *game.Shell, p *render.Canvas, in render.Rect, one *loadRow) (way, buttons, text render.Rect) {
	t := sh.Theme
	if t.Narrow {
		way, in = in.CutBottom(t.Target(buttonHigh(t)))
		buttons, _ = way.CutRight(one.ways)
		return way, buttons, in
	}
	party, in := in.CutLeft(t.Px(partyWide))
	l.drawParty(sh, p, MiddleOf(party, t.Px(partyHigh-6)), one.Game)
	way, in = in.CutRight(one.ways)
	_, in = in.CutLeft(t.Px(14))
	return way, MiddleOf(way, t.Target(buttonHigh(t))), MiddleOf(in, one.text)
}

func buttonHigh(t *render.Theme) float32 { return max(t.Px(32), t.LineHeight(ButtonText)+t.Px(12)) }

// drawParty draws the party, each explorer in the colour of its place.
func (l *Load) drawParty(sh *game.Shell, p *render.Canvas, r render.Rect, g *session.Game) {
	_, _, party := l.all.of(g).Describe(sh, g)
	for i, at := range r.Columns(max(partyPlaces, len(party)), p.Theme.Px(2)) {
		if i < len(party) {
			p.Explorer(at, party[i], render.Explorers[i%len(render.Explorers)])
		}
	}
}

// textLine is a line of text with its style.
type textLine struct {
	text  string
	style render.Style
}

// lines returns the text of a row, wrapped to a width.
func (l *Load) lines(sh *game.Shell, g *session.Game, wide float32) (lines []textLine) {
	t, w := sh.Theme, sh.Words
	add := func(text string, st render.Style) {
		for _, line := range t.Wrap(text, st, wide) {
			lines = append(lines, textLine{line, st})
		}
	}
	if g.Unread {
		add(w.Say("load.broken"), render.Strong)
		add(sh.Sentence(g.Problem), render.Quiet)
		return lines
	}
	title, progress, party := l.all.of(g).Describe(sh, g)
	add(title, render.Strong)
	if progress != "" {
		add(progress, render.Quiet.With(render.Brass))
	}
	if len(party) > 0 {
		var names []string
		for _, id := range party {
			names = append(names, w.Of(g.Ruleset).Name(id))
		}
		add(strings.Join(names, ", "), render.Body.With(render.Blend(render.Ivory, render.Muted, 0.4)))
	}
	state, ink := "going-on", render.Portal
	if g.Outcome != "" {
		state, ink = g.Outcome, render.Brass
	}
	switch {
	case g.Problem != nil:
		add(sh.Sentence(g.Problem), render.Quiet.With(render.Find))
	case g.Older != nil:
		add(w.Say("load.older", w.Error(g.Older)), render.Quiet.With(render.Find))
		fallthrough
	default:
		add(l.standing(sh, g, state), render.Quiet.With(render.Blend(ink, render.Muted, 0.35)))
	}
	return lines
}

// standing says what state a game is in, when it was saved and, if the program offers several, which game it is of.
func (l *Load) standing(sh *game.Shell, g *session.Game, state string) string {
	w := sh.Words
	line := w.Say("load.line", w.Say("load.state."+state), when(sh, g.Saved))
	if len(l.all) > 1 {
		line = w.Say("load.line.of", l.all.of(g).Name(sh), line)
	}
	return line
}

// when formats the time of a save.
func when(sh *game.Shell, saved int64) string {
	w, at := sh.Words, time.Unix(saved, 0)
	clock := at.Format("15:04")
	switch day(at) {
	case day(sh.Now):
		return w.Say("when.today", clock)
	case day(sh.Now.AddDate(0, 0, -1)):
		return w.Say("when.yesterday", clock)
	}
	return w.Say("when.date", strconv.Itoa(at.Day()), w.Say("month."+strconv.Itoa(int(at.Month()))), strconv.Itoa(at.Year()), clock)
}

func day(at time.Time) string { return at.Format(time.DateOnly) }
