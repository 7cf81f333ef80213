package guide

import (
	"slices"
	"strings"

	"precipice/game/session"
)

// LineOf returns the index of the last log line of an event, -1 for none.
func LineOf(log []session.Line, event string) int {
	for i := range slices.Backward(log) {
		if event != "" && Tells(&log[i], event) {
			return i
		}
	}
	return -1
}

// Tells reports whether a line of the log tells of an event or a variant of it: attacked-cover counts as attacked. As in the texts of
// events, a word after a dot must be among what the line is about: blackstone.inspiration.
func Tells(l *session.Line, event string) bool {
	key, about, narrow := strings.Cut(event, ".")
	return (l.Key == key || strings.HasPrefix(l.Key, key+"-")) && (!narrow || slices.Contains(l.Args, about))
}
