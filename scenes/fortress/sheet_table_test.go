package fortress

import (
	"strings"
	"testing"

	"precipice/build/inwindow"
	"precipice/render"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/table"
)

// Every word of a behaviour table is written whole, on any device.
func TestTheBehaviourTableIsWrittenWhole(t *testing.T) {
	_, c := atTable(t, 1)
	pack := c.Play.Shown.Pack()
	for _, d := range append(sized[:len(sized):len(sized)], sizedDevice{device{"window-small", 1280, 720, 0}, 100}, sizedDevice{device{"window", 1600, 900, 0}, 200}) {
		sh := playing.Bare(t)
		ratio := max(1, d.ratio)
		if d.ratio > 0 {
			sh.Held = func() float64 { return d.ratio }
		}
		sh.Settings.TextPercent = d.percent
		for i := range pack.Hostiles {
			sh.Show(table.NewBinder(&c.Play.Shown, pack.Hostiles[i].ID, pack.Hostiles[i].Columns[0].ID))
			img := screen(t, sh, int(float64(d.w)*ratio), int(float64(d.h)*ratio))
			written := map[string]int{}
			sh.Theme.Wrote = func(text string, _, _ render.Rect) {
				for word := range strings.FieldsSeq(text) {
					written[word]++
				}
			}
			sh.Dirty()
			sh.Draw(img)
			sh.Theme.Wrote = nil
			cells := map[string]int{}
			for _, row := range pack.Hostiles[i].Table {
				for _, action := range row {
					for word := range strings.FieldsSeq(sh.Words.Name(action)) {
						cells[word]++
					}
				}
			}
			for word, n := range cells {
				if written[word] < n {
					t.Errorf("%s, %s: of %d times %q is in the table only %d times", d.name, pack.Hostiles[i].ID, n, word, written[word])
				}
			}
			if i == 3 {
				keep(t, img, "reference-"+d.name)
			}
		}
		inwindow.Frame()
	}
}
