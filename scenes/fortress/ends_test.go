package fortress

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/scenes/fortress/playing"
)

// A sign on the field says at any time what the party must do next to end a combat, and its tip how the combat is won
// and lost. The bar's tip says that too. A stronghold has its objectives instead.
func TestACombatSaysHowItEnds(t *testing.T) {
	sh, c := atTable(t, 1)
	w, s := sh.Words, &c.Play.Shown
	inside := s.Maglev
	for i, p := range []struct {
		aim string
		put func()
	}{
		{w.Say("ends.open"), func() {}},
		{w.Say("ends.wait"), func() { s.Escape = true }},
		{w.Say("ends.enter", "0", "4"), func() { s.Maglev = board.Set{} }},
	} {
		p.put()
		c.Version++
		sh.Dirty()
		playing.Keep(t, playing.Screen(t, sh, 1280, 720), "ends-"+strconv.Itoa(i))
		a, bar := sh.UI.Named(endsArea), sh.UI.Named("bar/where")
		if a == nil || bar == nil {
			t.Fatalf("with %q the signs are %+v and %+v", p.aim, a, bar)
		}
		tip := a.Tip()
		if tip.Sub != p.aim || !strings.Contains(tip.Text, w.Say("ends.won")) || !strings.Contains(tip.Text, w.Say("ends.lost")) ||
			strings.Contains(tip.Text, w.Say("ends.chamber")) == s.Escape || bar.Tip().Text != tip.Text {
			t.Errorf("with %q the tip is %+v", p.aim, tip)
		}
		if list, _ := c.twists.list(sh); len(list) > 0 && list[0].at.X < a.Rect.Right() {
			t.Errorf("the sign lies on %+v", list[0])
		}
	}
	s.Maglev = inside
	s.Result = fortress.Escaped
	c.Version++
	sh.Dirty()
	if playing.Screen(t, sh, 1280, 720); sh.UI.Named(endsArea) != nil {
		t.Error("a combat that is over says how it ends")
	}
	in := attacking(t, sh, positions["ribbed-gate"])
	playing.Screen(t, sh, 1280, 720)
	if tip := sh.UI.Named("bar/where").Tip(); sh.UI.Named(endsArea) != nil || !strings.Contains(tip.Text, w.Say("text."+in.goals.assault().Objectives[0].ID)) {
		t.Errorf("in a stronghold the tip is %+v", tip)
	}
}

// What happened meanwhile is told in whole lines.
func TestWhatHappenedMeanwhileIsNotCut(t *testing.T) {
	sh, c := atTable(t, 1)
	playing.Screen(t, sh, 1280, 720)
	var cut []string
	sh.Theme.Cut = func(s string) { cut = append(cut, s) }
	defer func() { sh.Theme.Cut = nil }()
	for range 4 {
		c.Recap = append(c.Recap, "Chaos Beastman d of group 2 attacks Janus Draik with the Brutal Assault Weapon, and misses twice")
	}
	c.Version++
	sh.Dirty()
	playing.Keep(t, playing.Screen(t, sh, 1280, 720), "recap-long")
	if slices.Contains(cut, c.Recap[0]) {
		t.Errorf("cut: %q", cut)
	}
}

// On devices held in the hands the sign stands beside the button for the threats, or below it where the button is in the bar.
func TestADeviceInTheHandsSaysHowACombatEnds(t *testing.T) {
	for _, d := range playing.Devices {
		sh, c, _ := heldFight(t, d.W, d.H, d.Ratio)
		if a, threats := sh.UI.Named(endsArea), sh.UI.Named("threats"); a == nil || threats == nil || a.Rect.Overlaps(threats.Rect) || a.Tip().Sub != c.goals.next(sh) {
			t.Errorf("%s: the sign is %+v", d.Name, a)
		}
	}
}
