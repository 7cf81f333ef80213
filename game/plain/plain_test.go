package plain

import (
	"bytes"
	"encoding/json"
	"testing"
	"unicode/utf8"
)

const nasty = "Ann\x1b[2J\x1b]0;x\x07 \u009b31m Bo\u202eX\u2066Y\u200f \x7f\r\b \xff\xc3 \u2028 \U000e0041 Zoë\u200d"

func TestTextRemovesControlCharacters(t *testing.T) {
	want := "Ann\ufffd[2J\ufffd]0;x\ufffd \ufffd31m Bo\ufffdX\ufffdY\ufffd \ufffd\ufffd\ufffd \ufffd \ufffd \ufffd Zoë\u200d"
	if got := Text(nasty); got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if plain := "Zoë\tsaid:\nnothing, 東 \ufffd"; Text(plain) != plain {
		t.Errorf("%q became %q", plain, Text(plain))
	}
}

// However the bytes are split into writes, the output is the same.
func TestWriterJoinsSplitCharacters(t *testing.T) {
	for _, text := range []string{"Zoë 東 \u202e 🜁", nasty + "end", "\u2068שלום\u2069 moves \u2068x\u2069.\nA \u2068ש\nend", "\u2068\u2068ש\u2069 \u202ex\u2069 \u2069"} {
		for size := 1; size < 7; size++ {
			var out bytes.Buffer
			w := NewWriter(&out)
			for rest := []byte(text); len(rest) > 0; rest = rest[min(size, len(rest)):] {
				piece := rest[:min(size, len(rest))]
				if n, err := w.Write(piece); n != len(piece) || err != nil {
					t.Fatal(n, err)
				}
			}
			for _, r := range out.String() {
				if steers(r) && r != opening && r != closing {
					t.Errorf("in pieces of %d %q came through", size, r)
				}
			}
			if whole := pending(text) == len(text); whole && utf8.ValidString(text) && out.String() != Text(text) {
				t.Errorf("in pieces of %d %q became %q", size, text, out.String())
			}
		}
	}
}

func TestJSONKeepsItsValue(t *testing.T) {
	was := "a\u202e\u009b\u007f\U000e0041 Zoë \x1b"
	data, err := json.Marshal(was)
	if err != nil {
		t.Fatal(err)
	}
	escaped := JSON(data)
	for _, r := range string(escaped) {
		if steers(r) {
			t.Errorf("%q is not escaped in %q", r, escaped)
		}
	}
	var is string
	if err := json.Unmarshal(escaped, &is); err != nil || is != was {
		t.Errorf("%q became %q: %v", was, is, err)
	}
}
