package expedition

import (
	"testing"

	"precipice/engine/fortress"
	"precipice/engine/fortress/bot"
	"precipice/game/blackstone"
	"precipice/render"
	"precipice/scenes/fortress/playing"
)

// A question with more answers than have room is a list that scrolls, and the focus reaches its last row.
func TestManyAnswersScroll(t *testing.T) {
	sh := playing.Bare(t)
	setup := playing.FullTable(sh)
	setup.Combat, setup.Difficulty = "", fortress.Normal
	play := playing.Begun(t, sh, 1, blackstone.Table{Setup: setup})
	for {
		play.ShowAll()
		d, ok := play.Pending()
		if !ok {
			t.Fatal("no exchange has many options")
		}
		if d.Kind == fortress.AskExchange && len(d.Options) > 24 {
			break
		}
		if err := play.Choose(d.Options[bot.Answer(play.Match, d)].Key()); err != nil {
			t.Fatal(err)
		}
	}
	x := NewExpedition(playing.HostOf(sh), sh, play)
	sh.Show(x)
	img := playing.Screen(t, sh, 1280, 720)
	playing.Keep(t, img, "many-answers")
	least := sh.Theme.LineHeight(render.Body)
	seen := 0
	for a := range sh.UI.Each {
		if !a.Offscreen && len(a.Name) > 7 && a.Name[:7] == "option/" {
			seen++
		}
	}
	if !x.Scrolls || seen == len(x.Choices.Decision.Options) {
		t.Fatalf("%d of %d answers are on the screen at once", seen, len(x.Choices.Decision.Options))
	}
	last := "option/" + x.Choices.Decision.Options[len(x.Choices.Decision.Options)-2].Key()
	sh.UI.FocusOn(last)
	sh.Dirty()
	sh.Draw(img)
	if a := sh.UI.Named(last); a == nil || a.Offscreen || a.Rect.H < least-1 {
		t.Errorf("the last answer is at %+v", a)
	}
	x.Choose(sh, x.Choices.Decision.Options[0].Key())
	if x.Scrolls {
		t.Error("the next question scrolls the list of the last one, and not the log")
	}
}
