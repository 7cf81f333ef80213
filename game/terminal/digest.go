package terminal

import "precipice/game/session"

// digest formats lines of the log, some of them together if the ruleset does so.
func (t *Table) digest(lines []session.Line) (texts []string) {
	for len(lines) > 0 {
		text, n := t.voice.Digest(lines)
		if n == 0 {
			l := &lines[0]
			text, n = t.Ruled(t.Book.Line(l.Key, l.Args, l.Problem), l.Rule), 1
		}
		if text != "" {
			texts = append(texts, text)
		}
		lines = lines[n:]
	}
	return texts
}
