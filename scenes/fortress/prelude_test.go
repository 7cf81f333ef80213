package fortress

import (
	"fmt"
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/setup"
)

// setOut sets a mode in the setup and begins.
func setOut(t *testing.T, sh *game.Shell, mode fortress.Mode) {
	t.Helper()
	set := setup.NewSetup(playing.HostOf(sh), sh)
	set.Table.Setup = playing.FullTable(sh)
	set.Play(mode)
	sh.Show(set)
	playing.Screen(t, sh, 1280, 720)
	a := sh.UI.Named("setup/set-out")
	if a == nil || a.Do == nil {
		t.Fatalf("the setup does not begin: %v", set.Says())
	}
	a.Do()
}

// The first expedition or quest opens with the prelude, a single combat does not. It comes once, also after the next start of the
// program, and the setup opens it again.
func TestThePreludeIsToldOnce(t *testing.T) {
	for mode, opens := range map[fortress.Mode]string{fortress.OneOff: "expedition", fortress.Campaign: "prologue"} {
		sh := playing.Bare(t)
		playing.HostOf(sh).Told = false
		if setOut(t, sh, fortress.SingleCombat); sh.Top().Name() == "prelude" {
			t.Error("a single combat opens with the prelude")
		}
		setOut(t, sh, mode)
		for n := range 3 {
			if at := sh.Top().Says()["page"]; sh.Top().Name() != "prelude" || at != fmt.Sprint(n+1) {
				t.Fatalf("page %d is page %q of %s", n+1, at, sh.Top().Name())
			}
			playing.Screen(t, sh, 1280, 720)
			sh.UI.Named("prelude/next").Do()
		}
		if sh.Top().Name() != opens {
			t.Errorf("after the prelude comes %s", sh.Top().Name())
		}
		if err := sh.Saver.Flush(); err != nil {
			t.Fatal(err)
		}
		if again, err := playing.Reopened(sh); err != nil || !again.Told {
			t.Errorf("after a start the prelude has been told: %v, %v", again.Told, err)
		}
		if setOut(t, sh, mode); sh.Top().Name() != opens {
			t.Errorf("the next game begins with %s", sh.Top().Name())
		}
		sh.Home(nil)
		playing.HostOf(sh).Begin(sh)
		playing.Screen(t, sh, 1280, 720)
		if sh.UI.Named("setup/prelude").Do(); sh.Top().Name() != "prelude" {
			t.Errorf("the setup opens %s", sh.Top().Name())
		}
	}
}

// Each page has room for its picture, its whole text and its buttons, on every device and with large text.
func TestThePreludeHasRoomEverywhere(t *testing.T) {
	for _, d := range append([]playing.Device{{Name: "window", W: 1280, H: 720, Ratio: 0}, {Name: "wide", W: 1600, H: 900, Ratio: 0}}, playing.Devices...) {
		for _, percent := range []int{100, 200} {
			sh, ratio := playing.Bare(t), max(1, d.Ratio)
			sh.Settings.TextPercent, sh.Settings.Motion, sh.Held = percent, game.MotionReduced, func() float64 { return d.Ratio }
			sh.Show(playing.HostOf(sh).Prelude(sh))
			for n, key := range []string{"place", "danger", "party"} {
				sh.Top().Update(sh)
				img, said := playing.Screen(t, sh, int(float64(d.W)*ratio), int(float64(d.H)*ratio)), ""
				foot := sh.UI.Named("prelude/next").Rect
				sh.Theme.Cut = func(text string) { t.Errorf("%s, %d %%: %q is cut", d.Name, percent, text) }
				sh.Theme.Wrote = func(line string, at, within render.Rect) {
					if said += line + " "; at.Bottom() > within.Bottom() || at.Y < foot.Y && at.Bottom() > foot.Y+1 {
						t.Errorf("%s, %d %%: %q stands at %v, the buttons at %v", d.Name, percent, line, at, foot)
					}
				}
				sh.Dirty()
				sh.Draw(img)
				sh.Theme.Cut, sh.Theme.Wrote = nil, nil
				playing.Keep(t, img, fmt.Sprintf("prelude-%d-%s-%d", n+1, d.Name, percent))
				if want := sh.Words.Say("prelude." + key); !strings.Contains(said, want) {
					t.Errorf("%s, %d %%: page %d says %q, without %q", d.Name, percent, n+1, said, want)
				}
				if n < 2 { // below the last page lies nothing
					sh.UI.Named("prelude/next").Do()
				}
			}
		}
	}
}
