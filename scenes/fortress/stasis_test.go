package fortress

import (
	"testing"

	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/stasis"
)

// addStasis adds the wall of chambers: looked at from Precipice, with a surplus, closed, and in a one-off expedition.
func (g *gallery) addStasis(t *testing.T) {
	sh := g.Shell
	look := playing.Laden(t, sh, 6, 4)
	g.add("chambers at Precipice", func() {
		sh.Show(playing.HostOf(sh).Screen(sh, look))
		sh.Push(stasis.Look(playing.HostOf(sh), sh, look))
	})
	for name, finds := range map[string]int{"a surplus": 12, "a quest in stasis": 5} {
		play := playing.Laden(t, sh, finds, 6)
		playing.Paused(t, play)
		g.add(name, func() { sh.Show(playing.HostOf(sh).Screen(sh, play)) })
	}
	play := playing.Explored(t, sh, 3)
	playing.Paused(t, play)
	g.add("an expedition in stasis", func() { sh.Show(playing.HostOf(sh).Screen(sh, play)) })
	begun := playing.Explored(t, sh, 3)
	if err := begun.Choose("pause"); err != nil {
		t.Fatal(err)
	}
	g.add("going into stasis", func() {
		sh.Show(playing.HostOf(sh).Screen(sh, begun))
		sh.Show(stasis.NewStasis(playing.HostOf(sh), sh, begun))
	})
}
