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
	for _, d := range append(playing.Sized[:len(playing.Sized):len(playing.Sized)], playing.SizedDevice{Device: playing.Device{Name: "window-small", W: 1280, H: 720, Ratio: 0}, Percent: 100}, playing.SizedDevice{Device: playing.Device{Name: "window", W: 1600, H: 900, Ratio: 0}, Percent: 200}) {
		sh := playing.Bare(t)
		ratio := max(1, d.Ratio)
		if d.Ratio > 0 {
			sh.Held = func() float64 { return d.Ratio }
		}
		sh.Settings.TextPercent = d.Percent
		for i := range pack.Hostiles {
			sh.Show(table.NewBinder(&c.Play.Shown, pack.Hostiles[i].ID, pack.Hostiles[i].Columns[0].ID))
			img := playing.Screen(t, sh, int(float64(d.W)*ratio), int(float64(d.H)*ratio))
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
					t.Errorf("%s, %s: of %d times %q is in the table only %d times", d.Name, pack.Hostiles[i].ID, n, word, written[word])
				}
			}
			if i == 3 {
				playing.Keep(t, img, "reference-"+d.Name)
			}
		}
		inwindow.Frame()
	}
}
