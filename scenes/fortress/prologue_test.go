package fortress

import (
	"fmt"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/render"
	"precipice/scenes/fortress/playing"
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
		below, ok := sh.Top().(*Precipice)
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

// The page says what lies in the fortress and why each of the crew goes, on every device, and nothing of it is cut.
func TestTheOpeningPageIsReadEverywhere(t *testing.T) {
	for _, d := range append([]playing.Device{{Name: "window", W: 1280, H: 720, Ratio: 0}}, playing.Devices...) {
		t.Run(d.Name, func(t *testing.T) {
			sh, ratio := playing.Bare(t), max(1, d.Ratio)
			sh.Held = func() float64 { return d.Ratio }
			if err := playing.HostOf(sh).BeginAt(sh, playing.QuestTable(), 3); err != nil {
				t.Fatal(err)
			}
			img := playing.Screen(t, sh, int(float64(d.W)*ratio), int(float64(d.H)*ratio))
			text, cut := "", []string{}
			sh.Theme.Cut = func(line string) { cut = append(cut, line) }
			sh.Theme.Wrote = func(line string, _, _ render.Rect) { text += line + " " }
			sh.Dirty()
			sh.Draw(img)
			playing.Keep(t, img, "prologue-"+d.Name)
			page := sh.Top().(*Prologue)
			for i, s := range page.told.Prologue() {
				if first := strings.Join(strings.Fields(s.Text)[:2], " "); i < 2 && !strings.Contains(text, first) {
					t.Errorf("%q is not written in %q", s.Text, text)
				}
			}
			if len(cut) > 0 || len(page.told.Crew()) != len(page.pack.Explorers) {
				t.Errorf("cut is %q, and the crew are %d", cut, len(page.told.Crew()))
			}
			if a := sh.UI.Named("prologue/go-on"); a == nil || a.Rect.Bottom() > float32(img.Bounds().Dy()) {
				t.Errorf("the way on stands at %+v", a)
			}
		})
	}
}

// A quest says what it is after on an expedition, at Precipice and in stasis.
func TestAQuestAlwaysShowsItsGoal(t *testing.T) {
	for kind, want := range map[string]string{fortress.AskMuster: "quest.goal", fortress.AskExplore: ""} {
		sh := playing.Bare(t)
		play := playing.Far(t, sh, func(_ *fortress.State, d *engine.Decision) bool { return d.Kind == kind })
		sh.Show(playing.HostOf(sh).Screen(sh, play))
		img, text := playing.Screen(t, sh, 1280, 720), ""
		sh.Theme.Wrote = func(line string, _, _ render.Rect) { text += line + "\n" }
		sh.Dirty()
		sh.Draw(img)
		playing.Keep(t, img, "goal-"+kind)
		p := blackstone.ProgressIn(&play.Shown)
		wants := []string{fmt.Sprintf("%d of 4", p.Clues), fmt.Sprintf("%d of 4", p.Conquered)}
		if want != "" {
			wants = []string{blackstone.Goal(sh.Words, &play.Shown)}
		}
		for _, want := range wants {
			if !strings.Contains(text, want) {
				t.Errorf("at %s there is no %q in\n%s", kind, want, text)
			}
		}
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
			x := NewExpedition(playing.HostOf(sh), sh, play)
			playing.HostOf(sh).Lesson.Hints = nil
			x.Refresh(sh)
			sh.Show(x)
			img := playing.Screen(t, sh, int(float64(d.W)*ratio), int(float64(d.H)*ratio))
			playing.Keep(t, img, fmt.Sprintf("hint-expedition-%s-%d", d.Name, percent))
			at := x.layout.hint
			if x.Hinting.Hint == nil || at.H < x.HintCardHeight(sh, at.W) || at.Bottom() > float32(img.Bounds().Dy()) || sh.UI.Named("hint/close") == nil {
				t.Errorf("%s, %d %%: the hint %+v has %v of the %.0f that it needs", d.Name, percent, x.Hinting.Hint, at, x.HintCardHeight(sh, at.W))
			}
		}
	}
}
