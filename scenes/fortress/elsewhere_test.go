package fortress

import (
	"slices"
	"strings"
	"testing"
	"time"

	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/render"
	"precipice/scenes/fortress/expedition"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/table"
)

// saved returns a new game that is saved in a slot of its own.
func saved(t *testing.T, sh *game.Shell) *blackstone.Session {
	t.Helper()
	play, err := session.New(playing.HostOf(sh).Rules, blackstone.Table{Setup: playing.FullTable(sh), Seed: 1}, sh.Saver, game.Clock)
	if err == nil {
		err = sh.Saver.Flush()
	}
	if err != nil {
		t.Fatal(err)
	}
	return play
}

// theme returns a theme for a shell that has drawn nothing yet.
func theme(sh *game.Shell) *render.Theme {
	return render.NewTheme(1280, 720, float32(sh.Settings.TextPercent)/100)
}

// Two windows show the same game. The second to choose is told once that it continues in a game of its own.
// The guide follows it, and both games are in the list.
func TestAGamePlayedInAnotherWindowIsReported(t *testing.T) {
	here := playing.Bare(t)
	play := saved(t, here)
	slots := []string{play.Slot()}
	there := playing.ShellOf(t, playing.HostOf(here).Rules.Rules, nil, game.Parts{Words: here.Words, Store: here.Store})
	for _, sh := range []*game.Shell{here, there} {
		if err := playing.HostOf(sh).Resume(sh, slots[0]); err != nil {
			t.Fatal(err)
		}
		sh.Theme = theme(sh)
	}
	playing.HostOf(there).Lesson = table.Lesson{Slot: slots[0], Read: []string{"begin"}}
	choose := func(sh *game.Shell) *blackstone.Session {
		var x *table.Stage
		switch top := sh.Top().(type) {
		case *expedition.Expedition:
			x = &top.Stage
		case *Combat:
			x = &top.Stage
		}
		d, ok := x.Play.Pending()
		if !ok {
			t.Fatal("nothing is asked")
		}
		x.Take(sh, d.Options[0].Key())
		sh.Saver.Settle()
		if err := sh.Update(); err != nil {
			t.Fatal(err)
		}
		return x.Play
	}
	first := choose(here)
	if here.Notice() != "" {
		t.Errorf("who is first is told %q", here.Notice())
	}
	second := choose(there)
	if there.Notice() != there.Words.Say("saved.elsewhere") || strings.Contains(there.Notice(), "[") {
		t.Errorf("who is second is told %q", there.Notice())
	}
	if first.Slot() != slots[0] || second.Slot() == slots[0] || playing.HostOf(there).Lesson.Slot != second.Slot() {
		t.Errorf("the games go on in %s and %s, and the guide in %s", first.Slot(), second.Slot(), playing.HostOf(there).Lesson.Slot)
	}
	choose(there)
	if there.Notice() != "" {
		t.Errorf("with the next choice the player is told %q again", there.Notice())
	}
	there.Now = time.Now()
	var listed []string
	games, err := session.Games(playing.HostOf(there).Rules, there.Store)
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range games {
		listed = append(listed, g.Slot)
	}
	if len(listed) != 2 || !slices.Contains(listed, first.Slot()) || !slices.Contains(listed, second.Slot()) {
		t.Errorf("the list holds %v", listed)
	}
}
