package scenes

import (
	"slices"
	"strings"

	"precipice/game/session"
	"precipice/game/words"
)

// LogHead is how a log shows a line that stands over those that follow it, up to the next such line.
type LogHead struct {
	Text  string
	Short string // in place of Text where it is folded, so that there is room for what happened; may be empty
	Folds bool   // it alone is shown once another has come, until the player opens it
}

// logRow is a row of the log as it is shown: a line, undos or a run in a row, or a head.
type logRow struct {
	at    int // index in the log, of the last if it stands for several lines without a head
	first int // index of the first line that it stands for
	last  int // and of the last
	head  bool
	folds bool // a head over other lines, which it can hide
	shut  bool // it hides them
}

// logRead is the number of lines that are read for the rows of a log.
const logRead = 4 * logShown

// rows returns the rows of a log.
func (l *Log) rows(v LogView) (rows []logRow) {
	head := -1 // index among the rows
	for i := max(0, v.From, len(v.Lines)-logRead); i < len(v.Lines); i++ {
		line := &v.Lines[i]
		if v.Head != nil {
			if _, ok := v.Head(i); ok {
				rows = l.fold(v, rows, head, i)
				head, rows = len(rows), append(rows, logRow{at: i, first: i, last: i, head: true})
				continue
			}
		}
		if n := len(rows) - 1; n >= 0 && !rows[n].head && l.together(&v.Lines[rows[n].at], line) {
			rows[n].at, rows[n].last = i, i
			continue
		}
		rows = append(rows, logRow{at: i, first: i, last: i})
	}
	rows = l.fold(v, rows, head, len(v.Lines))
	return rows[max(0, len(rows)-logShown):]
}

// together reports whether two lines in a row are shown as one.
func (l *Log) together(a, b *session.Line) bool {
	if a.Key != b.Key {
		return false
	}
	return b.TellsUndo() || l.Runs[b.Key] != nil && len(a.Args) > 0 && len(b.Args) > 0 && a.Args[0] == b.Args[0]
}

// fold hides the rows below a head, which reach to the line end, if they are past, or if the player wants it so. A marked
// line is never hidden.
func (l *Log) fold(v LogView, rows []logRow, head, end int) []logRow {
	if head < 0 || len(rows) == head+1 {
		return rows
	}
	r := &rows[head]
	if view, _ := v.Head(r.at); !view.Folds {
		return rows
	}
	past := end < len(v.Lines)
	r.folds, r.shut = true, past != l.flipped[r.at]
	if l.marked-1 > r.at && l.marked-1 < end {
		r.shut = false
	}
	if r.shut {
		r.last, rows = end-1, rows[:head+1]
	}
	return rows
}

// flip folds or unfolds the lines of a head, which stays in sight.
func (l *Log) flip(head int) {
	if l.flipped == nil {
		l.flipped = map[int]bool{}
	}
	l.flipped[head], l.turnTo = !l.flipped[head], head+1
}

// shownAt returns which of the rows shows a line of the log, -1 for none.
func shownAt(rows []logRow, line int) int {
	return slices.IndexFunc(rows, func(r logRow) bool { return r.first <= line && line <= r.last })
}

// digest tells the most important lines that a folded head stands for. The head is not said again.
func (l *Log) digest(book *words.Book, head string, lines []session.Line) string {
	most := 0
	for i := range lines {
		most = max(most, l.Weights[lines[i].Key])
	}
	var told []string
	for i := range lines {
		if w := l.Weights[lines[i].Key]; w == most && w > 0 || w >= alwaysTold {
			told = append(told, Told(book, &lines[i]))
		}
	}
	return strings.TrimPrefix(strings.Join(told, " "), head+" ")
}

// alwaysTold is the least weight of a line that a folded head tells whatever else there is.
const alwaysTold = 2
