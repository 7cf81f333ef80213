package fortress

import (
	"os"
	"testing"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/session"
	"precipice/scenes/fortress/playing"
)

// replayed returns a replay of a whole expedition.
func replayed(t *testing.T) (*game.Shell, *replay) {
	t.Helper()
	sh := playing.Bare(t)
	data, err := os.ReadFile("../../game/session/testdata/expedition.game")
	if err != nil {
		t.Fatal(err)
	}
	rec, err := session.ReadRecord(playing.HostOf(sh).Rules, data)
	if err != nil {
		t.Fatal(err)
	}
	tape, err := session.NewTape(playing.HostOf(sh).Rules, rec)
	if err != nil {
		t.Fatal(err)
	}
	r := playing.HostOf(sh).Hosting().Replay(sh, tape, nil)
	sh.Show(r)
	return sh, r
}

// A whole expedition can be watched on both screens, forwards and backwards, and nothing is asked. The
// second combat opens like the first, although the state still shows the end of the first.
func TestAReplayUsesBothScreens(t *testing.T) {
	sh, r := replayed(t)
	tape := r.Tape
	seen, changes := map[string]int{}, 0
	for tape.Next() != "" {
		before := r.Screen.Name()
		r.Forward(sh)
		r.Screen.CatchUp(sh)
		for range 3 { // events of the other screen are shown there
			r.Follow(sh)
			r.Screen.CatchUp(sh)
		}
		st := stageOf(r.Screen)
		if st.Choices != nil || st.Play.Waiting() || (r.Screen.Name() == "combat") != st.Play.Shown.Fighting() {
			t.Fatalf("at %d the %s shows %v, asks %v, waits %v", tape.At(), r.Screen.Name(), st.Play.Shown.Fighting(), st.Choices != nil, st.Play.Waiting())
		}
		seen[r.Screen.Name()]++
		if r.Screen.Name() != before {
			changes++
		}
	}
	if seen["combat"] < 50 || seen["expedition"] < 20 || changes < 4 {
		t.Errorf("the screens were %v, with %d changes", seen, changes)
	}
	if tape.Play.Shown.Expedition.Step != fortress.ExpeditionOver {
		t.Error("the expedition is not over at the end")
	}
	for range 12 {
		r.Wind(sh, func() { tape.SeekTurn(-1) })
		if (r.Screen.Name() == "combat") != tape.Play.Shown.Fighting() {
			t.Fatalf("at %d the %s is shown", tape.At(), r.Screen.Name())
		}
	}
}

// The tape controls can be clicked on both screens and at the end.
func TestAReplayIsDrawn(t *testing.T) {
	sh, r := replayed(t)
	playing.Screen(t, sh, 1280, 720)
	for _, at := range []int{0, r.Tape.Turns[3].At, r.Tape.Len()} {
		r.Wind(sh, func() { r.Tape.Seek(at) })
		playing.Screen(t, sh, 1280, 720)
		if a := sh.UI.Named("panel/result"); a != nil && a.Rect.Bottom() > sh.UI.Named("replay").Rect.Y {
			t.Errorf("the controls at %v lie over the result at %v", sh.UI.Named("replay").Rect, a.Rect)
		}
		for _, name := range []string{"turn-back", "back", "run", "forward", "turn", "pace", "leave"} {
			if a := sh.UI.Named("replay/" + name); a == nil || a.Do == nil {
				t.Errorf("at %d of %d %q cannot be clicked", at, r.Tape.Len(), name)
			}
		}
	}
}

// A jump leaves the focus on the button that made it, so that Enter repeats it.
func TestAJumpOfAReplayKeepsTheFocus(t *testing.T) {
	sh, r := replayed(t)
	sh.Show(r)
	img := playing.Screen(t, sh, 1280, 720)
	sh.UI.FocusOn("replay/turn")
	for range 4 {
		at := r.Tape.At()
		sh.UI.Named("replay/turn").Do()
		for range 2 {
			sh.Dirty()
			sh.Draw(img)
		}
		if !sh.UI.Focus("replay/turn") || r.Tape.At() == at {
			t.Fatalf("after a jump from %d to %d the focus is on %+v", at, r.Tape.At(), sh.UI.Pointed())
		}
	}
}
