package render

import (
	"io/fs"
	"testing"

	"golang.org/x/image/font/sfnt"

	"precipice/assets"
)

// Every rune of every text, in every language, has a glyph in every weight.
func TestEveryTextHasGlyphs(t *testing.T) {
	read := map[rune]string{'…': "an ellipsis"}
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
