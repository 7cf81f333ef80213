package scenes

import (
	"cmp"
	"slices"
	"strconv"

	"precipice/game"
	"precipice/game/session"
	"precipice/game/words"
	"precipice/render"
)

// Log is the list of what has happened. It shows its end until the player scrolls.
type Log struct {
	Tones   map[string]render.Tone // of lines, by their text key
	Weights map[string]int         // of lines, by their text key: the weightiest stand for a folded part of the log
	// Runs tells in one the lines of a text key that follow one another and begin with the same part.
	Runs map[string]func(*words.Book, []session.Line) string

	scroll  Scroll
	flipped map[int]bool // heads that the player has folded or unfolded, by their index
	marked  int          // index of the marked line plus one, 0 for none
	turnTo  int          // index plus one of the line kept in the middle until the log is scrolled, 0 for none
	hidden  bool
}

// LogView is what a log shows now.
type LogView struct {
	Title string
	Lines []session.Line
	From  int               // index of the first line shown
	Above []render.ListLine // lines that stand for those before it

	Head    func(line int) (LogHead, bool) // whether a line stands over those that follow; may be nil
	Flipped func()                         // called when the player has folded or unfolded lines
}

// logShown is the number of lines that can be scrolled through.
const logShown = 160

// ShowEnd scrolls to the end.
func (l *Log) ShowEnd() {
	l.scroll.At = l.scroll.most()
	if l.marked == 0 {
		l.turnTo = 0
	}
}

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
	rows, above := l.rows(v), len(v.Above)
	list := render.ListView{Hover: -1, Least: t.Target(0), Lines: slices.Clone(v.Above)}
	for _, row := range rows {
		list.Lines = append(list.Lines, l.listed(sh, book, v, row))
	}
	layout := t.LayoutList(in, list)
	l.scroll.ToEnd = true
	l.scroll.Fit(in, layout.Height)
	if i := shownAt(rows, l.turnTo-1); i >= 0 {
		row := layout.Rows[above+i]
		l.scroll.At = l.scroll.within(row.Y - in.Y - max(0, (in.H-row.H)/2)) // of a line that is too high, its beginning
	}
	list.Scroll = l.scroll.At
	if i := shownAt(rows, l.marked-1); i >= 0 {
		list.Hover = above + i
	}
	for i, at := range t.LayoutList(in, list).Rows[above:] {
		if at.Bottom() <= in.Y || at.Y >= in.Bottom() {
			continue
		}
		row, read := rows[i], at.Y >= in.Y && at.Bottom() <= in.Bottom()+1
		if rows[i].folds { // its line may be cut, and is read in its tip, even where only a part of the row is seen
			at, read = overlap(at, in), true
		}
		if row.shut {
			list.Lines[above+i].More = l.digest(book, list.Lines[above+i].Text, v.Lines[row.first+1:row.last+1])
		}
		if read && l.addRow(sh, at, v, row, &list.Lines[above+i]) {
			list.Hover = above + i
		}
	}
	p.List(in, list)
}

// listed returns a row of the log as a list shows it.
func (l *Log) listed(sh *game.Shell, book *words.Book, v LogView, row logRow) render.ListLine {
	line := l.Line(sh, book, &v.Lines[row.at])
	if n, run := row.at-row.first+1, l.Runs[v.Lines[row.at].Key]; n > 1 && run != nil {
		line.Text = run(book, v.Lines[row.first:row.at+1])
	} else if n > 1 {
		line.Text = sh.Words.Say("log.times", line.Text, strconv.Itoa(n))
	}
	if row.head {
		head, _ := v.Head(row.at)
		line.Text = head.Text
	}
	if line.Single = row.folds; row.folds {
		line.Mark = render.ListOpen
	}
	if row.shut {
		head, _ := v.Head(row.at)
		line.Text, line.Mark, line.Ref = cmp.Or(head.Short, line.Text), render.ListShut, ""
	}
	return line
}

// addRow adds the areas of a row, and reports whether the player points at it. A click on a head that folds folds or
// unfolds it, on any other line it opens the rule.
func (l *Log) addRow(sh *game.Shell, at render.Rect, v LogView, row logRow, line *render.ListLine) (pointed bool) {
	name, rule := "log/"+strconv.Itoa(row.at), v.Lines[row.at].Rule
	if rule == "" && !row.folds {
		return false
	}
	a := game.Area{Name: name, Rect: at, Rule: rule, Skip: true, Weight: game.Faint, Do: func() { sh.OpenRule(rule) }, Tip: func() render.TooltipView { return RuleTip(sh, rule) }}
	if row.folds {
		a.State = game.OpenIf(!row.shut)
		a.Do = func() {
			l.flip(row.at)
			v.Flipped()
			sh.Dirty()
		}
		a.Tip = func() render.TooltipView { return foldTip(sh, row, line) }
	}
	pointed = sh.UI.Hover(name) || rule != "" && sh.UI.Hover("rule/"+rule) && at.Contains(sh.Input.Pointer)
	sh.UI.Add(game.Panels, a)
	if rule != "" && !row.shut && (row.folds || !sh.Theme.Held) { // to a finger all of a line is its rule
		RefArea(sh, game.Panels, RefRect(sh.Theme, at, RuleShown(sh, rule)), rule)
	}
	return pointed
}

// foldTip says what a head that folds stands for.
func foldTip(sh *game.Shell, row logRow, line *render.ListLine) render.TooltipView {
	tip := render.TooltipView{Title: line.Text, Text: sh.Words.Say("log.fold")}
	if row.shut {
		tip.Sub, tip.Text = line.More, sh.Words.Count("log.unfold", row.last-row.first)
	}
	return tip
}

// Told returns a line of the log as screens tell it, in words of place.
func Told(book *words.Book, line *session.Line) string {
	return book.WithPlaces(words.Where(book, line.Where)).Line(line.Key, line.Args, line.Problem)
}

// Line returns a line of the log as a list shows it.
func (l *Log) Line(sh *game.Shell, book *words.Book, line *session.Line) render.ListLine {
	return render.ListLine{Ref: RuleShown(sh, line.Rule), Text: Told(book, line), Tone: l.Tones[line.Key]}
}
