package fortress

import (
	"math/rand/v2"
	"testing"
	"time"

	"precipice/assets"
	pages "precipice/build/carried"
	"precipice/game"
	"precipice/game/blackstone/pack"
	"precipice/game/words"
	"precipice/scenes/fortress/playing"
)

// No screen of the fortress shows or says a key with the texts that the page carries: the whole gallery, combats and an expedition with
// every question, and what E declines.
func TestThePageShowsNoKeys(t *testing.T) {
	rules, _ := playing.Content(t)
	book, err := pages.Book(pages.Page, words.Share{Ruleset: "fortress", Pack: assets.Pack(pack.Name)})
	if err != nil {
		t.Fatal(err)
	}
	raw := pages.NewRaw(book, t.Errorf)
	g, pick := newGalleryIn(t, rules, book.Of("fortress")), rand.New(rand.NewPCG(6, 6))
	heard := raw.Hears()
	g.Tell, g.Point, g.Shadow = heard.Tell, heard.Point, heard.Shadow
	g.drawn = func() { g.Now = g.Now.Add(time.Second); raw.Tips(g.Shell) } // the shadow changes a few times a second
	g.Home(nil)
	img := playing.Screen(t, g.Shell, 1280, 720)
	for _, e := range g.ways {
		g.hang(t, e, img, pick)
	}
	declined := 0
	for seed := range uint64(3) {
		play, pick := playing.Begun(t, g.Shell, seed, playing.AskAll(g.Shell, seed)), rand.New(rand.NewPCG(seed, 9))
		shown(t, g.Shell, play, pick, 60, func() {
			g.Dirty()
			g.Draw(img)
			g.drawn()
			if err := g.Update(); err != nil {
				t.Fatal(err)
			}
			if c, ok := g.Top().(*Combat); ok && seed > 0 && pick.IntN(3) == 0 && declines(g.Shell, c) {
				declined++
				play.ShowAll()
				g.Show(playing.HostOf(g.Shell).Screen(g.Shell, play))
				g.Draw(img)
			}
		})
	}
	if declined < 5 || raw.Seen() < 20000 {
		t.Errorf("%d questions were declined; %d texts were read", declined, raw.Seen())
	}
}

// declines presses E in a combat, and reports whether that was an answer.
func declines(sh *game.Shell, c *Combat) bool {
	made := len(c.Play.Match.Journal)
	c.endKey(sh)
	return len(c.Play.Match.Journal) > made
}
