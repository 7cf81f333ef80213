package scenes

import (
	"errors"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/render"
	"precipice/saves"
)

// theme returns a theme for a shell that has drawn nothing yet.
func theme(sh *game.Shell) *render.Theme {
	return render.NewTheme(1280, 720, float32(sh.Settings.TextPercent)/100)
}

func TestTheTitleContinuesTheLatestGame(t *testing.T) {
	sh, slots := shelf(t, 2)
	title := NewTitle(sh, nil)
	if title.latest == nil || title.latest.Slot != slots[0] || title.games != 2 || title.problem != "" {
		t.Fatalf("the title continues %+v of %d games, and says %q", title.latest, title.games, title.problem)
	}
	if p := title.party(sh); len(p) != len(title.latest.Party) || p[0] != title.latest.Party[0] {
		t.Errorf("before the fortress stand %v", p)
	}
	if err := sh.Store.Remove(slots[0]); err != nil {
		t.Fatal(err)
	}
	sh.Show(title)
	title.continueGame(sh)
	if sh.Top() != game.Scene(title) || title.problem == "" {
		t.Errorf("a game that is gone shows %s, and %q", sh.Top().Name(), title.problem)
	}
}

// A finished game stays in the list, but cannot be continued.
func TestTheTitleContinuesNoFinishedGame(t *testing.T) {
	sh := bare(t)
	play, err := session.New(sh.Rules, blackstone.Table{Setup: fullTable(sh), Seed: 1}, sh.Saver, game.Clock)
	if err != nil {
		t.Fatal(err)
	}
	if c := NewTitle(sh, nil); c.latest == nil {
		t.Fatal("a game that has begun is not continued")
	}
	byChanceUntil(t, play, 1, 5000, func(*engine.Decision) bool { return false })
	if play.Shown.Result == fortress.Undecided {
		t.Fatal("the combat has no end")
	}
	if over := NewTitle(sh, nil); over.latest != nil || over.games != 1 || over.problem != "" {
		t.Errorf("the title continues %+v and says %q", over.latest, over.problem)
	}
}

// The title mentions a broken game only if no other game can be continued.
func TestTheTitleReportsGamesThatCannotBeContinued(t *testing.T) {
	sh, _ := shelf(t, 1)
	whole := NewTitle(sh, nil)
	broken := bare(t)
	if err := errors.Join(sh.Store.Put("game-broken", []byte("x")), broken.Store.Put("game-broken", []byte("x"))); err != nil {
		t.Fatal(err)
	}
	if beside := NewTitle(sh, nil); beside.problem != "" || beside.games != 2 || beside.latest.Slot != whole.latest.Slot {
		t.Errorf("beside a good game a broken one is told as %q", beside.problem)
	}
	if alone := NewTitle(broken, nil); alone.problem == "" || alone.latest != nil || alone.games != 1 {
		t.Errorf("a broken game is told as %q", alone.problem)
	}
	if warned := NewTitle(bare(t), saves.ErrTooLarge); warned.problem != sh.Sentence(saves.ErrTooLarge) || len(warned.party(sh)) != 4 {
		t.Errorf("a warning is told as %q", warned.problem)
	}
}
