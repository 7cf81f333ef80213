package terminal

import (
	"bytes"
	"strings"
	"testing"
)

// Lines are broken at words, and what follows stands under the text of its line. Drawings and words that fit stay as they are, and nothing
// is lost.
func TestLinesAreBrokenAtWords(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"short\nlines\n", "short\nlines\n"},
		{"the quick brown fox jumps over the dog", "the quick brown fox\njumps over the dog"},
		{"  4  the quick brown fox jumps over", "  4  the quick brown\n     fox jumps over"},
		{"     Move: one; two; three; four", "     Move: one; two;\n     three; four"},
		{"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\nb"},
		{"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"},
		{"\u2068אבג\u2069 quick brown foxe", "\u2068אבג\u2069 quick brown foxe"},
		{"twenty letters, no more", "twenty letters, no\nmore"},
		{"> ", "> "},
	} {
		var out bytes.Buffer
		w := &wrapped{&out, func() int { return 20 }}
		if n, err := w.Write([]byte(c.text)); err != nil || n != len(c.text) || out.String() != c.want {
			t.Errorf("%q becomes %q (%d, %v), not %q", c.text, out.String(), n, err, c.want)
		}
		if strings.Join(strings.Fields(out.String()), " ") != strings.Join(strings.Fields(c.text), " ") {
			t.Errorf("%q has lost something", c.text)
		}
	}
	var out bytes.Buffer
	long := strings.Repeat("word ", 50)
	for _, wide := range []func() int{nil, func() int { return 0 }, func() int { return leastWide - 1 }} {
		out.Reset()
		if _, err := (&wrapped{&out, wide}).Write([]byte(long)); err != nil || out.String() != long {
			t.Errorf("without a width it becomes %q", out.String())
		}
	}
}
