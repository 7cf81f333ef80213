package fortress

import (
	"strings"
	"testing"

	"precipice/engine"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/scenes/fortress/expedition"
	"precipice/scenes/fortress/playing"
)

// grammar compares how many touches each answer takes with whether it could be undone once it was given.
type grammar struct {
	t    *testing.T
	sh   *game.Shell
	draw func()
	seen map[string]int // how often a kind of question was drawn
	two  map[string]bool
	one  map[string]bool
}

// choose draws a question on a phone, gives an answer and looks whether undo leads back.
func (g *grammar) choose(play *blackstone.Session, d *engine.Decision, key string) {
	g.t.Helper()
	two, shown, asks := false, false, false
	verb, _, _ := strings.Cut(key, " ")
	about := d.Kind + " " + verb
	if g.seen[about] < 3 {
		g.sh.Show(playing.HostOf(g.sh).Screen(g.sh, play))
		if err := g.sh.Update(); err != nil {
			g.t.Fatal(err)
		}
		g.draw()
		if x, ok := g.sh.Top().(*expedition.Expedition); ok {
			asks = blackstone.Sure(g.sh.Words, &x.Play.Shown, key) != ""
		}
		if a := g.sh.UI.Named("option/" + key); a != nil && a.Do != nil && a.Space == "" && a.Unit == 0 {
			two, shown = g.sh.UI.TakesTwo(a), true
		}
		for a := range g.sh.UI.Each {
			if a.Do != nil && a.Space != "" && !g.sh.UI.TakesTwo(a) {
				g.t.Errorf("%s: %s on the board takes one touch", about, a.Name)
			}
		}
	}
	if err := play.Choose(key); err != nil {
		g.t.Fatal(err)
	}
	if !shown {
		return
	}
	g.seen[about]++
	if final := !play.CanUndo() && len(d.Options) > 1 && !asks; final != two {
		g.t.Errorf("%s: %s takes two touches: %v; it could not be undone: %v", about, key, two, final)
	}
	if two {
		g.two[about] = true
	} else {
		g.one[about] = true
	}
}

// A finger touches an answer twice where nothing could undo it, and once where undo leads back: at every question.
func TestWhatCannotBeUndoneTakesTwoTouches(t *testing.T) {
	d := playing.Devices[0]
	sh := playing.Bare(t)
	sh.Held = func() float64 { return d.Ratio }
	sh.Home(nil)
	img := playing.Screen(t, sh, int(float64(d.W)*d.Ratio), int(float64(d.H)*d.Ratio))
	g := &grammar{t: t, sh: sh, draw: func() { sh.Dirty(); sh.Draw(img) }, seen: map[string]int{}, two: map[string]bool{}, one: map[string]bool{}}
	for seed := range uint64(3) {
		play, pick := playing.Begun(t, sh, seed, playing.AskAll(sh, seed)), playing.Chance(seed)
		for range 200 {
			play.ShowAll()
			d, ok := play.Explained()
			if !ok {
				break
			}
			g.choose(play, d, playing.ByChance(pick, d))
		}
	}
	play, pick := playing.Questing(t, sh, 1), playing.Chance(1)
	for range 300 {
		play.ShowAll()
		d, ok := play.Explained()
		if !ok {
			break
		}
		g.choose(play, d, playing.ByChance(pick, d))
	}
	for _, about := range []string{"challenge choose", "re-roll re-roll", "gambit gambit", "overwatch overwatch", "explore turn-up", "trade facility", "dock dock"} {
		if !g.two[about] {
			t.Errorf("no answer to %q took two touches", about)
		}
	}
	for _, about := range []string{"pick pick", "visit visit", "explore propose-end", "activation support", "volunteer send", "muster muster"} {
		if !g.one[about] {
			t.Errorf("no answer to %q took one touch", about)
		}
	}
}
