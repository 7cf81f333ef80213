package fortress

import (
	"fmt"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/scenes/fortress/expedition"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/precipice"
)

// A quest opens with its page, over Precipice. One key leaves it, it does not come back in that quest, and the journal has it.
func TestAQuestOpensWithAPage(t *testing.T) {
	for _, does := range []game.Action{game.Back, game.Skip} {
		sh := playing.Bare(t)
		if err := playing.HostOf(sh).BeginAt(sh, playing.QuestTable(), 3); err != nil {
			t.Fatal(err)
		}
		if sh.Top().Name() != "prologue" {
			t.Fatalf("a quest begins with %s", sh.Top().Name())
		}
		sh.Input.Actions = []game.Action{does}
		sh.Top().Update(sh)
		below, ok := sh.Top().(*precipice.Precipice)
		if !ok {
			t.Fatalf("%v leads to %s", does, sh.Top().Name())
		}
		slot := below.Play.Slot()
		if err := sh.Saver.Flush(); err != nil {
			t.Fatal(err)
		}
		if err := playing.HostOf(sh).Resume(sh, slot); err != nil || sh.Top().Name() != "precipice" {
			t.Errorf("the quest goes on with %s, %v", sh.Top().Name(), err)
		}
		below.OpenJournal(sh)
		playing.Screen(t, sh, 1280, 720)
		sh.UI.Named("journal/prologue").Do()
		if sh.Top().Name() != "prologue" {
			t.Errorf("the journal leads to %s", sh.Top().Name())
		}
	}
	sh := playing.Bare(t)
	if err := playing.HostOf(sh).BeginAt(sh, playing.AskAll(sh, 1), 3); err != nil || sh.Top().Name() == "prologue" {
		t.Errorf("a game that is no quest begins with %s, %v", sh.Top().Name(), err)
	}
}

// A first expedition brings a hint at its party, its first exploration card and its first challenge, each once.
func TestAFirstExpeditionBringsHints(t *testing.T) {
	sh := hinted(t)
	said := []string{}
	for _, m := range []struct{ kind, hint string }{{fortress.AskPick, "first-party"}, {fortress.AskExplore, "first-exploration"}, {fortress.AskChallenge, "first-challenge"}} {
		play := playing.Far(t, sh, func(_ *fortress.State, d *engine.Decision) bool { return d.Kind == m.kind })
		h := playing.HostOf(sh).Course.Hint(&play.Shown, pendingOf(play), said)
		if h == nil || h.ID != m.hint {
			t.Fatalf("at %s the hint is %+v, and not %s", m.kind, h, m.hint)
		}
		x := playing.HostOf(sh).Screen(sh, play)
		sh.Show(x)
		playing.Keep(t, playing.Screen(t, sh, 1280, 720), "hint-"+m.hint)
		if sh.UI.Named("hint/close") == nil {
			t.Errorf("%s is not on the screen", m.hint)
		}
		said = append(said, h.ID)
		if again := playing.HostOf(sh).Course.Hint(&play.Shown, pendingOf(play), said); again != nil {
			t.Errorf("after %s comes %s", m.hint, again.ID)
		}
	}
}

func pendingOf(play *blackstone.Session) *engine.Decision {
	d, _ := play.Pending()
	return d
}

// What the guide says on an expedition has all the room that it needs, on every device and with large text.
func TestAHintOnAnExpeditionHasRoom(t *testing.T) {
	for _, d := range append([]playing.Device{{Name: "window", W: 1280, H: 720, Ratio: 0}}, playing.Devices...) {
		for _, percent := range []int{100, 200} {
			sh, ratio := hinted(t), max(1, d.Ratio)
			sh.Settings.TextPercent, sh.Held = percent, func() float64 { return d.Ratio }
			play := playing.Far(t, sh, func(_ *fortress.State, q *engine.Decision) bool { return q.Kind == fortress.AskExplore })
			x := expedition.NewExpedition(playing.HostOf(sh), sh, play)
			playing.HostOf(sh).Lesson.Hints = nil
			x.Refresh(sh)
			sh.Show(x)
			img := playing.Screen(t, sh, int(float64(d.W)*ratio), int(float64(d.H)*ratio))
			playing.Keep(t, img, fmt.Sprintf("hint-expedition-%s-%d", d.Name, percent))
			at := x.Layout.Hint
			if x.Hinting.Hint == nil || at.H < x.HintCardHeight(sh, at.W) || at.Bottom() > float32(img.Bounds().Dy()) || sh.UI.Named("hint/close") == nil {
				t.Errorf("%s, %d %%: the hint %+v has %v of the %.0f that it needs", d.Name, percent, x.Hinting.Hint, at, x.HintCardHeight(sh, at.W))
			}
		}
	}
}
