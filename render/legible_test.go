package render

import (
	"io/fs"
	"strings"
	"testing"

	"golang.org/x/image/font/sfnt"

	"precipice/assets"
)

// Every rune of every text, in every language, has a glyph in every weight, and so has what stands in for
// others.
func TestEveryTextHasGlyphs(t *testing.T) {
	read := map[rune]string{standIn: "the stand-in", '…': "an ellipsis"}
	for name, files := range map[string]fs.FS{"assets/text": assets.Texts(), "assets/content/blackstone": assets.Pack("blackstone")} {
		err := fs.WalkDir(files, ".", func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			data, err := fs.ReadFile(files, path)
			for _, r := range string(data) {
				if r >= ' ' && read[r] == "" {
					read[r] = name + "/" + path
				}
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if len(read) < 80 {
		t.Errorf("only %d runes were found: the texts have moved", len(read))
	}
	for r, place := range read {
		for _, weight := range []Weight{Regular, Bold} {
			var b sfnt.Buffer
			if i, err := outlineFor(weight).GlyphIndex(&b, r); i == 0 || err != nil {
				t.Errorf("%q (%U) of %s has no glyph in weight %d: write it otherwise, or add a typeface that has it", r, r, place, weight)
			}
		}
	}
}

// A name that the typeface cannot write shows stand-ins and no boxes, and is as wide as it is drawn.
func TestRunesWithoutAGlyphHaveAStandIn(t *testing.T) {
	for s, want := range map[string]string{"Ann": "Ann", "Zoë": "Zoë", "東 Ann": "� Ann", "a\u200bb": "ab", "e\u0301": "e", "": ""} {
		if got := legible(s); got != want {
			t.Errorf("%q is drawn as %q, want %q", s, got, want)
		}
	}
	th := NewTheme(DesignWidth, DesignHeight, 1)
	if th.Measure("東京", Body) != th.Measure("��", Body) || th.Measure("a\u200bb", Body) != th.Measure("ab", Body) {
		t.Error("a text is not as wide as it is drawn")
	}
	if got := strings.Join(th.Wrap("東 京", Body, 1), "|"); got != "東|京" {
		t.Errorf("it wraps into %q", got)
	}
}
