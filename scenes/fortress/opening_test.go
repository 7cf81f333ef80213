package fortress

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"precipice/build/inwindow"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/render"
	"precipice/scenes/fortress/playing"
)

// openingAt returns a table of two players at the opening of a turn with at least so many questions.
func openingAt(t *testing.T, sh *game.Shell, least int) *blackstone.Session {
	t.Helper()
	table := blackstone.Table{Setup: fortress.Setup{Players: 2, Fifth: -1, Combat: "closing-ring", Explorers: []string{"janus-draik", "ur-025", "espern-locarno", "amallyn"}, Seats: []int{0, 1, 0, 1}}}
	for seed := range uint64(20) {
		table.Seed = seed
		play := playing.Begun(t, sh, seed, table)
		for range 60 {
			play.ShowAll()
			d, ok := play.Pending()
			if !ok {
				break
			}
			if run := play.Together(fortress.OpensTurn); len(run) >= least {
				return play
			}
			if err := play.Choose(d.Options[0].Key()); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("no such opening came")
	return nil
}

// offeredBy lists the keys of a run that leave nothing as it is.
func offeredBy(play *blackstone.Session) (keys []string) {
	for _, part := range play.Together(fortress.OpensTurn) {
		for _, o := range part.Options {
			if key := o.Key(); key != part.Left && !slices.Contains(keys, key) {
				keys = append(keys, key)
			}
		}
	}
	slices.Sort(keys)
	return keys
}

// shownBy lists the answers of the panel, each by the key of its option, without the button that starts the turn.
func shownBy(sh *game.Shell) (keys []string) {
	for a := range sh.UI.All {
		if key, ok := strings.CutPrefix(a.Name, "option/"); ok && a.Do != nil && key != "done" && key != "pass" {
			keys = append(keys, key)
		}
	}
	slices.Sort(keys)
	return slices.Compact(keys)
}

// One panel opens the turn of two players. It offers what the single questions would, names all players, shows the odds of each
// gambit and ends with a brass button, at every size.
func TestOnePanelOpensATurn(t *testing.T) {
	for _, size := range []struct{ w, h, text int }{{1280, 720, 100}, {1600, 900, 100}, {1280, 720, 200}} {
		t.Run(fmt.Sprint(size), func(t *testing.T) {
			sh := playing.Bare(t)
			sh.Settings.TextPercent = size.text
			play := openingAt(t, sh, 4)
			c := NewCombat(playing.HostOf(sh), sh, play)
			sh.Show(c)
			img := playing.Screen(t, sh, size.w, size.h)
			var said []string
			for range 4 {
				drawMoving(sh, c, img)
				sh.Theme.Wrote = func(text string, _, _ render.Rect) { said = append(said, text) }
				c.Version++
			}
			playing.Keep(t, img, fmt.Sprintf("opening-%d-%d", size.w, size.text))
			if got, want := shownBy(sh), offeredBy(play); !slices.Equal(got, want) || len(want) < 10 {
				t.Errorf("the panel shows %q, and asked is %q", got, want)
			}
			panel, start := sh.UI.Named("panel/decision"), sh.UI.Named("option/done")
			if start == nil || !start.Primary || !within(start.Rect, panel.Rect) {
				t.Fatalf("the turn is started by %+v", start)
			}
			for a := range sh.UI.All {
				if strings.HasPrefix(a.Name, "option/") && !a.Offscreen && !within(a.Rect, panel.Rect) {
					t.Errorf("%s lies at %v, off the panel at %v", a.Name, a.Rect, panel.Rect)
				}
				if strings.HasPrefix(a.Name, "option/gambit") && len(a.Tip().Odds) == 0 {
					t.Errorf("the tip of %s has no odds", a.Name)
				}
			}
			for _, r := range c.Choices.Of(fortress.DoGambit) {
				if odds, ok := c.payer.rollOf(r); !ok || !slices.Contains(said, succeeds(odds)) {
					t.Errorf("%s does not show its odds", r.ID)
				}
			}
			for _, text := range []string{"seat.all", "opening.start"} {
				if !slices.ContainsFunc(said, func(s string) bool { return strings.EqualFold(s, sh.Words.Say(text)) }) {
					t.Errorf("the panel does not say %q", sh.Words.Say(text))
				}
			}
		})
	}
}

// On phones and tablets, both ways, each of its answers is as large as a finger needs, and those that have no room are scrolled to.
func TestOnePanelOpensATurnInTheHands(t *testing.T) {
	for _, d := range playing.Devices {
		sh := playing.Bare(t)
		play := openingAt(t, sh, 4)
		c := NewCombat(playing.HostOf(sh), sh, play)
		sh.Held = func() float64 { return d.Ratio }
		sh.Show(c)
		img := playing.Screen(t, sh, int(float64(d.W)*d.Ratio), int(float64(d.H)*d.Ratio))
		for range 6 {
			drawMoving(sh, c, img)
		}
		playing.Keep(t, img, d.Name+"-opening")
		if got, want := shownBy(sh), offeredBy(play); !slices.Equal(got, want) {
			t.Errorf("%s: the panel shows %q, and asked is %q", d.Name, got, want)
		}
		panel, least := sh.UI.Named("panel/decision").Rect, float32(40*d.Ratio)
		for a := range sh.UI.All {
			row := a.Rect
			if a.Whole.H > 0 {
				row = a.Whole
			}
			if strings.HasPrefix(a.Name, "option/") && a.Do != nil && (row.H < least || row.W < least || !a.Offscreen && !within(a.Rect, panel)) {
				t.Errorf("%s: %s is %v of %v", d.Name, a.Name, a.Rect, row)
			}
		}
		c.Leave()
		inwindow.Frame()
	}
}

// The button leaves all that is asked, undo brings the panel back, and what is taken from it asks again only what has changed: the
// same panel without what can be taken no more.
func TestThePanelIsStartedTakenBackAndUsed(t *testing.T) {
	sh := playing.Bare(t)
	play := openingAt(t, sh, 4)
	table := play.Table
	table.Undo = session.SameDice
	if err := play.SetTable(table); err != nil {
		t.Fatal(err)
	}
	c := NewCombat(playing.HostOf(sh), sh, play)
	sh.Show(c)
	img := playing.Screen(t, sh, 1280, 720)
	drawMoving(sh, c, img)
	asked, made := offeredBy(play), len(play.Match.Journal)
	left := play.Together(fortress.OpensTurn).To("")
	c.Choose(sh, "done")
	if got := play.Match.Journal[made:]; !slices.Equal(got[:len(left)], left) {
		t.Errorf("the journal holds %q, not %q", got, left)
	}
	if d, ok := play.Match.Pending(); ok && fortress.OpensTurn(play.Match, d) >= 0 {
		t.Errorf("the turn begins with %s", d.Kind)
	}
	for play.CanUndo() && len(play.Match.Journal) > made {
		c.undo(sh)
	}
	drawMoving(sh, c, img)
	if got := shownBy(sh); !slices.Equal(got, asked) || c.HandedOver() {
		t.Errorf("undo brings back %q, not %q", got, asked)
	}
	swap := slices.IndexFunc(asked, func(key string) bool { return strings.HasPrefix(key, "swap ") })
	c.Choose(sh, asked[swap])
	for d, _ := play.Pending(); d.Kind == fortress.AskAgree; d, _ = play.Pending() {
		c.Choose(sh, fortress.DoAgree)
		play.ShowAll()
	}
	c.CatchUp(sh)
	c.Refresh(sh)
	drawMoving(sh, c, img)
	got := shownBy(sh)
	if !slices.Equal(got, offeredBy(play)) || slices.Contains(got, asked[swap]) || len(got) >= len(asked) {
		t.Errorf("after %s the panel shows %q", asked[swap], got)
	}
	if gambit := got[slices.IndexFunc(got, func(key string) bool { return strings.HasPrefix(key, "gambit ") })]; true {
		c.Choose(sh, gambit)
		if !slices.Contains(play.Match.Journal, gambit) {
			t.Errorf("%s is not in the journal", gambit)
		}
	}
}
