package fortress

import (
	"slices"
	"testing"
	"time"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/session"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/play"
)

// tellingOf returns the titles of the banners that lines of the log call for, because they change plans.
func tellingOf(c *Combat, sh *game.Shell, from int) (titles []string) {
	w, pack := sh.Words, c.Play.Shown.Pack()
	for _, line := range c.Play.Log[from:] {
		switch e := line.Change.(type) {
		case fortress.Laid:
			if pack.Battlefield(int(e.Combat)).Arrival == nil {
				titles = append(titles, w.Say("herald.ambush"))
			}
		case fortress.TwistBegan:
			titles = append(titles, w.Name(pack.Twists[e.Twist].ID))
		case fortress.EventRolled:
			if !slices.ContainsFunc(c.Play.Log[from:], func(l session.Line) bool {
				switch l.Change.(type) {
				case fortress.NoEffect, fortress.TwistBegan: // it changes nothing, or is told by its name
					return true
				}
				return false
			}) {
				titles = append(titles, w.Name(e.Row))
			}
		}
	}
	return titles
}

// What changes plans is told over the question that follows, at instant speed and where everything was skipped, and no press takes
// it away before it could be seen.
func TestWhatChangesPlansIsToldHoweverFast(t *testing.T) {
	ways := map[string]func(*game.Shell, *Combat){
		"instant": func(sh *game.Shell, c *Combat) {},
		"skipped": func(sh *game.Shell, c *Combat) { c.CatchUp(sh) },
		"pressed": func(sh *game.Shell, c *Combat) {
			for n := 0; n < 1000 && c.Presenting(); n++ {
				sh.Input.Actions = []game.Action{game.Accept}
				c.Update(sh)
				sh.Input.Actions = nil
			}
		},
	}
	for name, goOn := range ways {
		found := map[string]bool{}
		for seed := range uint64(5) {
			sh := playing.Bare(t)
			if name == "instant" {
				sh.Settings.Speed, sh.Settings.HostileSpeed = game.Instant, game.Instant
			}
			table := playing.AskAll(sh, seed)
			table.HostilesPlayed, table.AskDice = false, false
			if table.Setup.Difficulty != fortress.NoObjective {
				continue
			}
			c, pick := NewCombat(playing.HostOf(sh), sh, playing.Begun(t, sh, seed, table)), playing.Chance(seed)
			sh.Show(c)
			for n := range 100 {
				from := 0
				if n > 0 {
					c.CatchUp(sh)
					c.Herald.Clear()
					d, ok := c.Play.Pending()
					if !ok {
						break
					}
					from = len(c.Play.Log)
					c.Choose(sh, playing.ByChance(pick, d))
				}
				c.Update(sh)
				goOn(sh, c)
				c.Update(sh)
				c.Update(sh)
				told := []string{c.Herald.Banner().Title}
				for _, b := range c.Herald.Waiting() {
					told = append(told, b.Title)
				}
				for _, want := range tellingOf(c, sh, from) {
					if found[want] = true; !slices.Contains(told, want) {
						t.Errorf("%s, %d: %q is not told, but %q", name, seed, want, told)
					}
				}
				if c.Herald.Banner().News && !c.Presenting() {
					stays(t, sh, c)
				}
			}
			c.Leave()
		}
		if len(found) < 4 {
			t.Errorf("%s: only %v was told", name, found)
		}
	}
}

// stays checks that a press takes news away only when they could be seen.
func stays(t *testing.T, sh *game.Shell, c *Combat) {
	t.Helper()
	title := c.Herald.Banner().Title
	sh.Input.Actions = []game.Action{game.Next}
	defer func() { sh.Input.Actions = nil }()
	c.Herald.Pass(sh, c.Presenting())
	if c.Herald.Banner().Title != title {
		t.Errorf("%q is taken away at once", title)
	}
	sh.Now = sh.Now.Add(play.GlanceTime + time.Millisecond)
	if c.Herald.Pass(sh, c.Presenting()); c.Herald.Banner().Title == title && len(c.Herald.Waiting()) == 0 {
		t.Errorf("a press leaves %q", title)
	}
}
