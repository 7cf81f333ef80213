package fortress

import (
	"fmt"
	"testing"

	"precipice/build/inwindow"
	"precipice/engine"
	"precipice/scenes"
)

// On every device the die of a challenge can be read, with text of every size.
func TestTheDieOfAChallengeIsReadOnHeldDevices(t *testing.T) {
	inwindow.Need(t)
	for _, d := range sized {
		sh := bare(t)
		table := askAll(sh, 2)
		play := begun(t, sh, 2, table)
		byChanceUntil(t, play, 2, 40, func(*engine.Decision) bool { return !play.Shown.Fighting() })
		sh.Held, sh.Settings.TextPercent = func() float64 { return d.ratio }, d.percent
		x := NewExpedition(hostOf(sh), sh, play)
		sh.Show(x)
		img := screen(t, sh, int(float64(d.w)*d.ratio), int(float64(d.h)*d.ratio))
		x.Tray.Throw(sh, x.Speed(sh), []scenes.Die{{Sides: 12, Face: 7}}, sh.Words.Say("tray.roll", sh.Words.Name("espern-locarno"), sh.Words.Name("agility"), "4"))
		x.Tray.Land()
		sh.Dirty()
		sh.Draw(img)
		keep(t, img, fmt.Sprintf("%s-%d-die", d.name, d.percent))
		if size := x.Tray.DieSize(sh.Theme, x.layout.tray) / float32(d.ratio); size < 20 {
			t.Errorf("%s at %d%%: the die is %v points large", d.name, d.percent, size)
		}
	}
}
