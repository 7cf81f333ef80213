package scenes

import (
	"slices"
	"strconv"

	"precipice/game"
	"precipice/game/session"
	"precipice/game/words"
	"precipice/render"
)

// Log is the list of what has happened. It shows its end until the player scrolls.
type Log struct {
	Tones map[string]render.Tone // of lines, by their text key

	scroll Scroll
	marked int // index of the marked line plus one, 0 for none
	turnTo int // index plus one of the line kept in the middle until the log is scrolled, 0 for none
	hidden bool
}

// LogView is what a log shows now.
type LogView struct {
	Title string
	Lines []session.Line
	From  int               // index of the first line shown
	Above []render.ListLine // lines that stand for those before it
}

// logShown is the number of lines that can be scrolled through.
const logShown = 160

// ShowEnd scrolls to the end.
func (l *Log) ShowEnd() { l.scroll.At = l.scroll.most() }

// AtEnd reports whether the last line is shown.
func (l *Log) AtEnd() bool { return l.scroll.AtEnd() }

// Hide says that the log is not drawn now, so that nothing scrolls it.
func (l *Log) Hide() { l.hidden = true }

// Marked returns the index of the marked line, -1 for none.
func (l *Log) Marked() int { return l.marked - 1 }

// Mark marks a line, which stays in the middle until the log is scrolled; -1 marks none and shows the end.
func (l *Log) Mark(line int) {
	l.marked, l.turnTo = line+1, line+1
	l.ShowEnd()
}

// Update scrolls the log by wheel and dragging, and reports whether it did.
func (l *Log) Update(sh *game.Shell) (scrolled bool) {
	return l.turned(!l.hidden && l.scroll.Update(sh))
}

// Pages scrolls the log by the page keys, and reports whether it did.
func (l *Log) Pages(sh *game.Shell) (scrolled bool) { return l.turned(!l.hidden && l.scroll.Pages(sh)) }

func (l *Log) turned(scrolled bool) bool {
	if scrolled {
		l.turnTo = 0
	}
	return scrolled
}

// Draw draws the log into r, with the references of its rules, if there is room for a few lines.
func (l *Log) Draw(sh *game.Shell, p *render.Canvas, r render.Rect, book *words.Book, v LogView) {
	t := sh.Theme
	if r.H < t.Px(60) {
		l.Hide()
		return
	}
	l.hidden = false
	in := p.Panel(r, render.PanelView{Title: v.Title})
	lines, above := fold(v.Lines, max(v.From, len(v.Lines)-logShown)), len(v.Above)
	list := render.ListView{Hover: -1, Lines: slices.Clone(v.Above)}
	for _, shown := range lines {
		line := l.Line(book, &v.Lines[shown.at])
		if shown.times > 1 {
			line.Text = sh.Words.Say("log.times", line.Text, strconv.Itoa(shown.times))
		}
		list.Lines = append(list.Lines, line)
	}
	layout := t.LayoutList(in, list)
	l.scroll.ToEnd = true
	l.scroll.Fit(in, layout.Height)
	if i := shownAt(lines, l.turnTo-1); i >= 0 {
		row := layout.Rows[above+i]
		l.scroll.At = l.scroll.within(row.Y - in.Y - (in.H-row.H)/2)
	}
	list.Scroll = l.scroll.At
	if i := shownAt(lines, l.marked-1); i >= 0 {
		list.Hover = above + i
	}
	for i, row := range t.LayoutList(in, list).Rows[above:] {
		at := lines[i].at
		if row.Y < in.Y || row.Bottom() > in.Bottom()+1 || v.Lines[at].Rule == "" {
			continue
		}
		if l.addLine(sh, row, "log/"+strconv.Itoa(at), v.Lines[at].Rule) {
			list.Hover = above + i
		}
	}
	p.List(in, list)
}

// foldedLine is a line of the log as it is shown: undos in a row are one line.
type foldedLine struct {
	at    int // index in the log, of the last if it stands for several
	times int
}

// fold returns the lines of a log from an index on.
func fold(log []session.Line, from int) (lines []foldedLine) {
	for i := from; i < len(log); i++ {
		if i > from && log[i].TellsUndo() && log[i].Key == log[i-1].Key {
			last := &lines[len(lines)-1]
			last.at, last.times = i, last.times+1
			continue
		}
		lines = append(lines, foldedLine{i, 1})
	}
	return lines
}

// shownAt returns which of the lines shows one of the log, -1 for none.
func shownAt(lines []foldedLine, line int) int {
	return slices.IndexFunc(lines, func(l foldedLine) bool { return l.at-l.times < line && line <= l.at })
}

// addLine adds the areas of a line, and reports whether the player points at it.
func (l *Log) addLine(sh *game.Shell, row render.Rect, name, rule string) (pointed bool) {
	pointed = sh.UI.Hover(name) || sh.UI.Hover("rule/"+rule) && row.Contains(sh.Input.Pointer)
	sh.UI.Add(game.Panels, game.Area{Name: name, Rect: row, Rule: rule, Skip: true, Do: func() { sh.OpenRule(rule) },
		Tip: func() render.TooltipView { return RuleTip(sh, rule) }})
	RefArea(sh, game.Panels, RefRect(sh.Theme, row, RuleName(rule)), rule)
	return pointed
}

// Line returns a line of the log as a list shows it.
func (l *Log) Line(book *words.Book, line *session.Line) render.ListLine {
	return render.ListLine{Ref: RuleName(line.Rule), Text: book.Line(line.Key, line.Args, line.Problem), Tone: l.Tones[line.Key]}
}
