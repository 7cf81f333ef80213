package fortress

import (
	"slices"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone/pack"
	"precipice/render"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/precipice"
	"precipice/scenes/fortress/table"
)

// hinted gives a shell the course, whose hints come up in quests.
func hinted(t *testing.T) *game.Shell {
	t.Helper()
	sh := playing.Bare(t)
	course, err := pack.Course("", playing.HostOf(sh).Rules.Rules, sh.Words)
	if err != nil {
		t.Fatal(err)
	}
	playing.HostOf(sh).Course = course
	return sh
}

// The first visit to Precipice, the first stronghold and the first card that can be used each bring a hint once. The
// next choice takes it away, it suggests no answer, and nothing is said in other games.
func TestAQuestBringsEachHintOnce(t *testing.T) {
	sh := hinted(t)
	play := playing.Far(t, sh, func(_ *fortress.State, d *engine.Decision) bool { return d.Kind == fortress.AskVisit })
	x := precipice.NewPrecipice(playing.HostOf(sh), sh, play)
	sh.Show(x)
	playing.Keep(t, playing.Screen(t, sh, 1280, 720), "hint-first-visit")
	if x.Hinting.Hint == nil || x.Hinting.Hint.ID != "first-visit" || sh.UI.Named("hint/close") == nil {
		t.Fatalf("the first visit brings the hint %+v", x.Hinting.Hint)
	}
	if first := sh.UI.Named(x.First()); first == nil || first.Name == "hint/close" {
		t.Errorf("the focus begins at %+v", first)
	}
	ways := func() (list []render.Rect) {
		img := playing.Screen(t, sh, 1280, 720)
		sh.Draw(img)
		for _, name := range []string{"precipice/journal", "precipice/chart"} {
			list = append(list, sh.UI.Named(name).Rect)
		}
		return list
	}
	hint, before := x.Hinting.Hint, ways()
	x.Hinting.Hint = nil
	x.Version++
	sh.Dirty()
	if after := ways(); !slices.Equal(before, after) {
		t.Errorf("the hint moves the buttons from %v to %v", after, before)
	}
	x.Hinting.Hint = hint
	if again := precipice.NewPrecipice(playing.HostOf(sh), sh, play); again.Hinting.Hint == nil || again.Hinting.Hint.ID != hint.ID {
		t.Errorf("continued before the hint is answered or put away, the game brings %+v", again.Hinting.Hint)
	}
	x.Choose(sh, "stay")
	x.CatchUp(sh)
	if x.Refresh(sh); x.Hinting.Hint != nil {
		t.Errorf("after the choice the hint is %+v", x.Hinting.Hint)
	}
	if again := precipice.NewPrecipice(playing.HostOf(sh), sh, play); again.Hinting.Hint != nil {
		t.Errorf("a second visit brings the hint %+v", again.Hinting.Hint)
	}
	in := playing.Far(t, sh, besieging(""))
	c := NewCombat(playing.HostOf(sh), sh, in)
	sh.Show(c)
	playing.Keep(t, playing.Screen(t, sh, 1280, 720), "hint-first-stronghold")
	if c.Hinting.Hint == nil || c.Hinting.Hint.ID != "first-stronghold" {
		t.Fatalf("the first stronghold brings the hint %+v", c.Hinting.Hint)
	}
	if r := c.kit.layout.Notes[hintNote]; r.H == 0 || r.Y < c.kit.layout.Field.Bottom() {
		t.Errorf("the hint %v lies on the board %v", r, c.kit.layout.Field)
	}
	sh.UI.Named("hint/close").Do()
	playing.Screen(t, sh, 1280, 720)
	if c.Hinting.Hint != nil || c.kit.layout.Notes[hintNote].H > 0 {
		t.Error("the hint cannot be put away")
	}
	c.ChooseHint(sh)
	if h := c.Hinting.Hint; h != nil && h.ID != "first-card" {
		t.Errorf("then comes %+v", h)
	}
}

// Hints can be put away for good, and the settings bring all of them back.
func TestHintsCanBePutAwayForGood(t *testing.T) {
	sh := hinted(t)
	play := playing.Far(t, sh, func(_ *fortress.State, d *engine.Decision) bool { return d.Kind == fortress.AskVisit })
	x := precipice.NewPrecipice(playing.HostOf(sh), sh, play)
	if x.Hinting.Hint == nil {
		t.Fatal("there is no hint")
	}
	x.Hush(sh, true)
	if in := NewCombat(playing.HostOf(sh), sh, playing.Far(t, sh, besieging(""))); in.Hinting.Hint != nil {
		t.Errorf("although there shall be no more, there is %+v", in.Hinting.Hint)
	}
	dials(sh, table.Manners{Host: playing.HostOf(sh)})["hints"].Turn(1)
	if again := precipice.NewPrecipice(playing.HostOf(sh), sh, play); again.Hinting.Hint == nil {
		t.Error("the settings bring no hint back")
	}
}
