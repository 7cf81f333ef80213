package scenes

import (
	"slices"
	"strings"
	"testing"
	"time"

	"precipice/game"
	"precipice/game/blackstone"
)

// Two windows show the same game. The second to choose is told once that it continues in a game of its own.
// The guide follows it, and both games are in the list.
func TestAGamePlayedInAnotherWindowIsReported(t *testing.T) {
	here, slots := shelf(t, 1)
	there := game.NewShell(here.Parts)
	for _, sh := range []*game.Shell{here, there} {
		if err := resume(sh, slots[0]); err != nil {
			t.Fatal(err)
		}
		sh.Theme = theme(sh)
	}
	there.Settings.Lesson = game.Lesson{Slot: slots[0], Read: []string{"begin"}}
	choose := func(sh *game.Shell) *blackstone.Session {
		var x *stage
		switch top := sh.Top().(type) {
		case *Expedition:
			x = &top.stage
		case *Combat:
			x = &top.stage
		}
		d, ok := x.play.Pending()
		if !ok {
			t.Fatal("nothing is asked")
		}
		x.take(sh, d.Options[0].Key())
		sh.Saver.Settle()
		if err := sh.Update(); err != nil {
			t.Fatal(err)
		}
		return x.play
	}
	first := choose(here)
	if here.Notice != "" {
		t.Errorf("who is first is told %q", here.Notice)
	}
	second := choose(there)
	if there.Notice != there.Words.Say("saved.elsewhere") || strings.Contains(there.Notice, "[") {
		t.Errorf("who is second is told %q", there.Notice)
	}
	if first.Slot() != slots[0] || second.Slot() == slots[0] || there.Settings.Lesson.Slot != second.Slot() {
		t.Errorf("the games go on in %s and %s, and the guide in %s", first.Slot(), second.Slot(), there.Settings.Lesson.Slot)
	}
	choose(there)
	if there.Notice != "" {
		t.Errorf("with the next choice the player is told %q again", there.Notice)
	}
	there.Now = time.Now()
	var listed []string
	for _, g := range NewLoad(there).games {
		listed = append(listed, g.Slot)
	}
	if len(listed) != 2 || !slices.Contains(listed, first.Slot()) || !slices.Contains(listed, second.Slot()) {
		t.Errorf("the list holds %v", listed)
	}
}
