package pages

import (
	"fmt"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/render"
	"precipice/scenes/fortress/playing"
)

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
