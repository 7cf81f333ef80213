package fortress

import (
	"testing"

	"precipice/scenes/fortress/pages"
	"precipice/scenes/fortress/playing"
)

// addJournal adds the journals of a quest before its first expedition, and after a few.
func (g *gallery) addJournal(t *testing.T) {
	sh := g.Shell
	for _, expeditions := range []int{0, 3} {
		play := playing.Travelled(t, sh, expeditions)
		g.add("journal", func() {
			sh.Show(playing.HostOf(sh).Screen(sh, play))
			sh.Push(pages.NewJournal(sh, play))
		})
		g.add("chart", func() {
			sh.Show(playing.HostOf(sh).Screen(sh, play))
			sh.Push(pages.NewChart(sh, play))
		})
	}
}
