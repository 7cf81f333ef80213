package scenes

import (
	"precipice/game"
	"precipice/game/session"
	"precipice/render"
)

// loadFilter is what the list of saved games leaves out.
type loadFilter struct {
	of    string // the ruleset to show, "" for all
	state string // filterUnfinished or filterEnded, "" for any
}

// The states that can be chosen. They are the ends of keys of texts and of names of areas.
const (
	filterUnfinished = "unfinished"
	filterEnded      = "ended"
)

// lets reports whether the list shows a game.
func (f *loadFilter) lets(g *session.Game) bool {
	inState := f.state == "" || !g.Unread && (f.state == filterEnded) == (g.Outcome != "")
	return inState && (f.of == "" || g.Ruleset == f.of && !g.Unread)
}

// filterChip is a choice of a filter.
type filterChip struct {
	name, label string
	chosen      bool
	choose      func()
}

// chips returns what can be chosen: the games of one ruleset where there are those of several, and a state where there are games in
// both.
func (l *Load) chips(sh *game.Shell) (rows [][]filterChip) {
	w, f := sh.Words, &l.filter
	of := []filterChip{{"load/of/all", w.Say("load.of.all"), f.of == "", func() { l.narrow(sh, loadFilter{"", f.state}) }}}
	for _, one := range l.all {
		name := one.Hosted().About().Name
		if l.some(loadFilter{of: name}) {
			of = append(of, filterChip{"load/of/" + name, one.Name(sh), f.of == name, func() { l.narrow(sh, loadFilter{name, f.state}) }})
		}
	}
	if len(of) > 2 {
		rows = append(rows, of)
	}
	if l.some(loadFilter{state: filterUnfinished}) && l.some(loadFilter{state: filterEnded}) {
		chip := func(word, label, state string) filterChip {
			return filterChip{"load/state/" + word, label, f.state == state, func() { l.narrow(sh, loadFilter{f.of, state}) }}
		}
		in := []filterChip{chip("any", w.Say("load.filter.any"), ""), chip("unfinished", w.Say("load.filter.unfinished"), filterUnfinished), chip("ended", w.Say("load.filter.ended"), filterEnded)}
		rows = append(rows, in)
	}
	return rows
}

// some reports whether a filter would show a game.
func (l *Load) some(f loadFilter) bool {
	for i := range l.games {
		if f.lets(&l.games[i]) {
			return true
		}
	}
	return false
}

// narrow shows the games that a filter lets through, from the first on.
func (l *Load) narrow(sh *game.Shell, to loadFilter) {
	l.filter = to
	l.list.Top()
	sh.Dirty()
}

// shown returns the games that the list shows.
func (l *Load) shown() (list []*session.Game) {
	for i := range l.games {
		if g := &l.games[i]; l.filter.lets(g) {
			list = append(list, g)
		}
	}
	return list
}

// drawFilter draws what can be chosen, and returns the room below. Both choices stand side by side where they have room.
func (l *Load) drawFilter(sh *game.Shell, p *render.Canvas, r render.Rect) (rest render.Rect) {
	t, rows := sh.Theme, l.chips(sh)
	if len(rows) == 0 {
		return r
	}
	high, gap := t.Target(max(t.Px(32), t.LineHeight(render.Label)+t.Px(10))), t.Px(6)
	line, rest := r.CutTop(high)
	if len(rows) == 2 && !t.Narrow && chipsWide(t, rows[0])+chipsWide(t, rows[1])+t.Px(4*Gap) <= r.W {
		first, second := line.CutLeft((r.W - t.Px(4*Gap)) / 2)
		_, second = second.CutLeft(t.Px(4 * Gap))
		l.drawChips(sh, p, first, rows[0])
		l.drawChips(sh, p, second, rows[1])
		_, rest = rest.CutTop(t.Px(Gap))
		return rest
	}
	for i, row := range rows {
		if i > 0 {
			_, rest = rest.CutTop(gap)
			line, rest = rest.CutTop(high)
		}
		l.drawChips(sh, p, line, row)
	}
	_, rest = rest.CutTop(t.Px(Gap))
	return rest
}

// chipsWide returns the width that a row of chips needs to show its labels whole.
func chipsWide(t *render.Theme, row []filterChip) (wide float32) {
	for _, c := range row {
		wide = max(wide, t.Measure(c.label, render.Label))
	}
	return (wide + t.Px(16)) * float32(len(row))
}

func (l *Load) drawChips(sh *game.Shell, p *render.Canvas, r render.Rect, row []filterChip) {
	for i, at := range r.Columns(len(row), sh.Theme.Px(6)) {
		c := row[i]
		p.Chip(at, render.ChipView{Label: c.label, Chosen: c.chosen, Hover: sh.UI.Hover(c.name), Focus: sh.UI.Focus(c.name)})
		sh.UI.Add(game.Panels, game.Area{Name: c.name, Rect: at, Says: c.label, State: game.ChosenIf(c.chosen), Do: c.choose})
	}
}
