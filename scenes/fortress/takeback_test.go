package fortress

import (
	"testing"

	"precipice/game"
	"precipice/scenes/fortress/expedition"
	"precipice/scenes/fortress/playing"
)

// ended returns an expedition that both players have agreed to end.
func ended(t *testing.T) (*game.Shell, *expedition.Expedition) {
	t.Helper()
	sh, x := agreeing(t)
	sh.Show(x)
	for _, key := range []string{"propose-end", "agree"} {
		x.Choose(sh, key)
		x.CatchUp(sh)
		x.Refresh(sh)
	}
	if !x.Over() || !x.Play.CanUndo() {
		t.Fatal("the expedition has not ended, or its end cannot be undone")
	}
	return sh, x
}

// Taking back the end of a game asks first. The answer that keeps the result is the first.
func TestTakingBackAnEndedGameAsksFirst(t *testing.T) {
	sh, x := ended(t)
	img := playing.Screen(t, sh, 1280, 720)
	answer := func(name string) {
		t.Helper()
		x.TakeBack(sh, x.Undo)
		if sh.Top().Name() != "confirm" || !x.Finished() {
			t.Fatalf("an ended game is taken back unasked, on %s", sh.Top().Name())
		}
		sh.Draw(img)
		a := sh.UI.Named("confirm/" + name)
		if a == nil || a.Primary != (name == "keep") {
			t.Fatalf("the answer %s is %+v", name, a)
		}
		a.Do()
	}
	answer("keep")
	if !x.Finished() || sh.Top() != game.Scene(x) {
		t.Error("keeping the result loses it")
	}
	answer("act")
	if x.Finished() || x.Choices == nil || x.Choices.Decision.Kind != "end-expedition" {
		t.Error("the last choice is not taken back")
	}
	x.TakeBack(sh, x.Undo)
	if sh.Top().Name() == "confirm" {
		t.Error("a game in play asks before an undo")
	}
}

// By keys, the focus begins on what changes nothing and does not reach the undo button from there.
func TestTheFocusOfAResultIsHarmless(t *testing.T) {
	sh, x := ended(t)
	sh.UI.FocusOn("option/agree")
	img := playing.Screen(t, sh, 1280, 720)
	sh.UI.FocusOn("bar/menu") // as if keys had been used
	x.Renew()
	sh.Dirty()
	sh.Draw(img)
	if a := sh.UI.Pointed(); a == nil || a.Name != "result/story" {
		t.Errorf("the focus begins on %+v", a)
	}
	if undo := sh.UI.Named("bar/undo"); undo == nil || undo.Do == nil || !undo.Skip {
		t.Errorf("the undo button can get the focus, or cannot be clicked: %+v", undo)
	}
	playing.Keep(t, img, "result-1280")
	if tip := sh.UI.Named("result/again").Tip; tip == nil || tip().Text == "" {
		t.Error("playing again does not say what it does")
	}
}
