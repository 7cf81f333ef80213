package fortress

import (
	"slices"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone/pack"
	"precipice/render"
)

// hinted gives a shell the course, whose hints come up in quests.
func hinted(t *testing.T) *game.Shell {
	t.Helper()
	sh := bare(t)
	course, err := pack.Course("", hostOf(sh).Rules.Rules, sh.Words)
	if err != nil {
		t.Fatal(err)
	}
	hostOf(sh).Course = course
	return sh
}

// The first visit to Precipice, the first stronghold and the first card that can be used each bring a hint once. The
// next choice takes it away, it suggests no answer, and nothing is said in other games.
func TestAQuestBringsEachHintOnce(t *testing.T) {
	sh := hinted(t)
	play := far(t, sh, func(_ *fortress.State, d *engine.Decision) bool { return d.Kind == fortress.AskVisit })
	x := NewPrecipice(hostOf(sh), sh, play)
	sh.Show(x)
	keep(t, screen(t, sh, 1280, 720), "hint-first-visit")
	if x.hinting.hint == nil || x.hinting.hint.ID != "first-visit" || sh.UI.Named("hint/close") == nil {
		t.Fatalf("the first visit brings the hint %+v", x.hinting.hint)
	}
	if first := sh.UI.Named(x.first()); first == nil || first.Name == "hint/close" {
		t.Errorf("the focus begins at %+v", first)
	}
	ways := func() (list []render.Rect) {
		img := screen(t, sh, 1280, 720)
		sh.Draw(img)
		for _, name := range []string{"precipice/journal", "precipice/chart"} {
			list = append(list, sh.UI.Named(name).Rect)
		}
		return list
	}
	hint, before := x.hinting.hint, ways()
	x.hinting.hint = nil
	x.Version++
	sh.Dirty()
	if after := ways(); !slices.Equal(before, after) {
		t.Errorf("the hint moves the buttons from %v to %v", after, before)
	}
	x.hinting.hint = hint
	if again := NewPrecipice(hostOf(sh), sh, play); again.hinting.hint == nil || again.hinting.hint.ID != hint.ID {
		t.Errorf("continued before the hint is answered or put away, the game brings %+v", again.hinting.hint)
	}
	x.choose(sh, "stay")
	x.CatchUp(sh)
	if x.refresh(sh); x.hinting.hint != nil {
		t.Errorf("after the choice the hint is %+v", x.hinting.hint)
	}
	if again := NewPrecipice(hostOf(sh), sh, play); again.hinting.hint != nil {
		t.Errorf("a second visit brings the hint %+v", again.hinting.hint)
	}
	in := far(t, sh, besieging(""))
	c := NewCombat(hostOf(sh), sh, in)
	sh.Show(c)
	keep(t, screen(t, sh, 1280, 720), "hint-first-stronghold")
	if c.hinting.hint == nil || c.hinting.hint.ID != "first-stronghold" {
		t.Fatalf("the first stronghold brings the hint %+v", c.hinting.hint)
	}
	if r := c.kit.layout.Notes[hintNote]; r.H == 0 || r.Y < c.kit.layout.Field.Bottom() {
		t.Errorf("the hint %v lies on the board %v", r, c.kit.layout.Field)
	}
	sh.UI.Named("hint/close").Do()
	screen(t, sh, 1280, 720)
	if c.hinting.hint != nil || c.kit.layout.Notes[hintNote].H > 0 {
		t.Error("the hint cannot be put away")
	}
	c.chooseHint(sh)
	if h := c.hinting.hint; h != nil && h.ID != "first-card" {
		t.Errorf("then comes %+v", h)
	}
}

// Hints can be put away for good, and the settings bring all of them back.
func TestHintsCanBePutAwayForGood(t *testing.T) {
	sh := hinted(t)
	play := far(t, sh, func(_ *fortress.State, d *engine.Decision) bool { return d.Kind == fortress.AskVisit })
	x := NewPrecipice(hostOf(sh), sh, play)
	if x.hinting.hint == nil {
		t.Fatal("there is no hint")
	}
	x.hush(sh, true)
	if in := NewCombat(hostOf(sh), sh, far(t, sh, besieging(""))); in.hinting.hint != nil {
		t.Errorf("although there shall be no more, there is %+v", in.hinting.hint)
	}
	dials(sh, manners{host: hostOf(sh)})["hints"].Turn(1)
	if again := NewPrecipice(hostOf(sh), sh, play); again.hinting.hint == nil {
		t.Error("the settings bring no hint back")
	}
}
