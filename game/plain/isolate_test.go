package plain

import (
	"bytes"
	"strings"
	"testing"
)

// A part that is read from the right stands in an isolate, and no part ends the isolate of another.
func TestPartsAreIsolated(t *testing.T) {
	for part, want := range map[string]string{
		"":                                  "",
		"Zoë 東":                             "Zoë 東",
		"שלום":                              "\u2068שלום\u2069",
		"Ann שלום 12":                       "\u2068Ann שלום 12\u2069",
		"سلام":                              "\u2068سلام\u2069",
		"\u2068שלום\u2069 moves":            "\u2068שלום\u2069 moves", // of a part that is already isolated
		"\u2068שלום\u2069 של":               "\u2068\u2068שלום\u2069 של\u2069",
		"של\nAnn\nום":                       "\u2068של\u2069\nAnn\n\u2068ום\u2069",
		"Ann\u2069":                         "Ann\ufffd",
		"שלום\u2069 x":                      "\u2068שלום\ufffd x\u2069",
		"\u2066שלום\u2069":                  "\u2068\ufffdשלום\ufffd\u2069",
		"\u2068Ann":                         "\ufffdAnn",
		"\u2068Ann\u2069":                   "\ufffdAnn\ufffd",
		"\u2068ש":                           "\u2068\ufffdש\u2069",
		"a\u202eb":                          "a\ufffdb",
		"\u2068" + strings.Repeat("ש", 9e3): "\u2068\ufffd" + strings.Repeat("ש", 9e3) + "\u2069",
	} {
		if got := Isolated(part); got != want {
			t.Errorf("%.40q became %.40q, want %.40q", part, got, want)
		}
	}
}

// The program's own isolates come through to the terminal; what steers within them does not, and neither do isolates that end
// nowhere or hold nothing that turns.
func TestIsolatesComeThrough(t *testing.T) {
	for text, want := range map[string]string{
		Isolated("שלום") + " moves 3 spaces":   "\u2068שלום\u2069 moves 3 spaces",
		Isolated(Isolated("שלום") + " של"):     "\u2068\u2068שלום\u2069 של\u2069",
		Isolated("ש\u202e\x1b") + "x":          "\u2068ש\ufffd\ufffd\u2069x",
		"\u2068Ann\u2069":                      "\ufffdAnn\ufffd",
		"\u2067שלום\u2069":                     "\ufffdשלום\ufffd",
		"\u2068שלום\n\u2069":                   "\ufffdשלום\n\ufffd",
		"\u2069" + Isolated("שלום") + "\u2069": "\ufffd\u2068שלום\u2069\ufffd",
	} {
		if got := Text(text); got != want {
			t.Errorf("%q became %q, want %q", text, got, want)
		}
	}
}

// A writer holds back no more than what may become an isolate, and that for one line at most.
func TestAWriterHoldsBackNothingElse(t *testing.T) {
	var out bytes.Buffer
	w := NewWriter(&out)
	for _, step := range []struct{ in, out string }{
		{"> ", "> "}, {"Ann \u2068ש", "Ann "}, {"לום\u2069 ", "\u2068שלום\u2069 "}, {"\u2068שלום", ""}, {"\n", "\ufffdשלום\n"},
		{"\u2068" + strings.Repeat("x", mostIsolated), "\ufffd" + strings.Repeat("x", mostIsolated)},
	} {
		out.Reset()
		if _, err := w.Write([]byte(step.in)); err != nil || out.String() != step.out {
			t.Errorf("%.20q wrote %.20q, want %.20q, %v", step.in, out.String(), step.out, err)
		}
	}
}
