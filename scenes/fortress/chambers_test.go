package fortress

import (
	"testing"

	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/stasis"
)

// addChambers adds the page of kept chambers: of explorers who can come, and who cannot.
func (g *gallery) addChambers(t *testing.T) {
	sh := g.Shell
	play := playing.Laden(t, sh, 6, 4)
	for i, id := range []string{"janus-draik", "amallyn", "ur-025"} {
		c := blackstone.Chamber{Belongings: fortress.Belongings{Explorer: id, Finds: []string{"carved-route", "singing-core", "singing-core", "singing-core"}, Resources: []string{"spare-scope"}}, Saved: int64(i)}
		if err := c.Keep(playing.HostOf(sh).Rules, sh.Saver); err != nil {
			t.Fatal(err)
		}
	}
	g.add("kept chambers", func() {
		sh.Show(playing.HostOf(sh).Screen(sh, play))
		sh.Push(stasis.Look(playing.HostOf(sh), sh, play))
		sh.Push(stasis.NewChambers(playing.HostOf(sh), sh, play))
	})
	g.add("kept chambers in a pause", func() {
		paused := playing.Laden(t, sh, 3, 2)
		if err := paused.Choose("pause"); err != nil {
			t.Fatal(err)
		}
		paused.ShowAll()
		sh.Show(playing.HostOf(sh).Screen(sh, paused))
		sh.Push(stasis.NewChambers(playing.HostOf(sh), sh, paused))
	})
}
