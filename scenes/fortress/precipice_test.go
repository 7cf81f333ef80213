package fortress

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"precipice/engine/fortress"
	"precipice/scenes/fortress/expedition"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/precipice"
)

// addQuest adds a quest at each of its questions at Precipice, and its pages in between.
func (g *gallery) addQuest(t *testing.T) {
	sh := g.Shell
	for seed, kind := range []string{fortress.AskMuster, fortress.AskPick, fortress.AskDock, fortress.AskVisit, fortress.AskTrade, fortress.AskLeader} {
		play := playing.Questing(t, sh, uint64(seed+1))
		playing.ByBot(t, play, kind)
		g.add("quest at "+kind, func() { sh.Show(playing.HostOf(sh).Screen(sh, play)) })
	}
	for _, answer := range []string{"", "agree"} {
		play := storming(t, sh)
		if answer != "" {
			if err := play.Choose(answer); err != nil {
				t.Fatal(err)
			}
			play.ShowAll()
		}
		g.add("before an attack "+answer, func() { sh.Show(precipice.NewPrecipice(playing.HostOf(sh), sh, play)) })
	}
	for _, ship := range []string{"vanguard", "traveller"} {
		play := visiting(t, sh, ship, "cold-lantern", "singing-core")
		if err := play.Choose("visit " + ship); err != nil {
			t.Fatal(err)
		}
		if ship == "traveller" {
			if err := play.Choose("facility orrery"); err != nil {
				t.Fatal(err)
			}
		}
		g.add("aboard "+ship, func() { sh.Show(precipice.NewPrecipice(playing.HostOf(sh), sh, play)) })
	}
	play := playing.Questing(t, sh, 8)
	playing.ComeHome(t, play)
	g.add("home from an expedition", func() {
		x := expedition.NewExpedition(playing.HostOf(sh), sh, play)
		sh.Show(x)
		x.CatchUp(sh)
	})
	for n, name := range []string{"healed", "a legacy card"} {
		play := playing.Questing(t, sh, uint64(10+n))
		playing.ComeHome(t, play)
		g.add(name, func() {
			x := precipice.NewPrecipice(playing.HostOf(sh), sh, play)
			sh.Show(x)
			for range n {
				x.CatchUp(sh)
				x.GoOn(sh)
			}
			x.CatchUp(sh)
		})
	}
	g.addEndings(t)
}

// A longer language fits at Precipice, and nothing is written over another: at every question, and at twice the
// text size nothing is drawn outside of the window.
func TestALongerLanguageFitsAtPrecipice(t *testing.T) {
	g, pick := newPseudoGallery(t), rand.New(rand.NewPCG(6, 6))
	g.Home(nil)
	img := playing.Screen(t, g.Shell, 1280, 720)
	r := read(g.Shell)
	for _, e := range g.ways {
		if e.show(); g.Top().Name() != "precipice" {
			continue
		}
		g.hang(t, e, img, pick)
		r.finish(img)
		for _, what := range slices.Sorted(maps.Keys(r.wrong)) {
			t.Errorf("%s: %s", e.name, what)
		}
		clear(r.wrong)
		playing.Keep(t, img, "pseudo-"+e.name)
	}
}
