package fortress

import (
	"slices"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/scenes/fortress/playing"
)

// A game that is continued during an overwatch or a re-roll shows the hostile, its action and the dice that
// the question is about.
func TestContinueShowsWhatTheQuestionIsAbout(t *testing.T) {
	for _, kind := range []string{"overwatch", "re-roll"} {
		sh := playing.Bare(t)
		found := false
		for seed := uint64(0); !found && seed < 30; seed++ {
			table := playing.AskAll(sh, seed)
			table.Setup.Difficulty, table.Seed = fortress.NoObjective, seed+1
			play, err := session.New(playing.HostOf(sh).Rules, table, sh.Saver, game.Clock)
			if err != nil {
				t.Fatal(err)
			}
			byChanceUntil(t, play, seed, 400, func(d *engine.Decision) bool {
				found = d.Kind == kind && behaved(play.Recent()) != nil
				return found
			})
			if found {
				continued(t, sh, play)
			}
		}
		if !found {
			t.Errorf("nobody was asked for %s while a hostile acted", kind)
		}
	}
}

// behaved returns the action of the active hostile, nil for none.
func behaved(events []fortress.Event) (last *fortress.Behaved) {
	for _, e := range events {
		switch ch := e.Change.(type) {
		case fortress.Behaved:
			last = &ch
		case fortress.CardBegan, fortress.CardDone, fortress.Acted, fortress.PhaseBegan:
			last = nil
		}
	}
	return last
}

// continued resumes a game and compares its screen with the last events.
func continued(t *testing.T, sh *game.Shell, play *blackstone.Session) {
	t.Helper()
	if err := sh.Saver.Flush(); err != nil {
		t.Fatal(err)
	}
	again, err := session.Resume(playing.HostOf(sh).Rules, sh.Store, play.Slot(), sh.Saver, game.Clock)
	if err != nil {
		t.Fatal(err)
	}
	c := NewCombat(playing.HostOf(sh), sh, again)
	kind, did := c.Choices.Decision.Kind, behaved(play.Recent())
	if !strings.HasPrefix(c.Underway.Label, sh.Words.Name(did.Action)) || c.Underway.By != did.Unit {
		t.Errorf("at %s the mark is %q over %s, and %s decided %s", kind, c.Underway.Label, play.Shown.UnitName(c.Underway.By), play.Shown.UnitName(did.Unit), did.Action)
	}
	if c.Attend == fortress.NoUnit || play.Shown.On(c.Attend).Team != fortress.Hostiles {
		t.Errorf("at %s the panel of the hostile shows %d", kind, c.Attend)
	}
	var faces []int
	for _, d := range c.Tray.Dice() {
		faces = append(faces, d.Face)
	}
	if len(faces) == 0 || c.Tray.Moving() || kind == "re-roll" && !slices.Equal(faces, rolled(play.Recent())) {
		t.Errorf("at %s the tray holds %v, moving: %v, and rolled was %v", kind, faces, c.Tray.Moving(), rolled(play.Recent()))
	}
}

// rolled returns the faces of the last roll.
func rolled(events []fortress.Event) (faces []int) {
	for _, e := range events {
		if ch, ok := e.Change.(fortress.Rolled); ok {
			faces = nil
			for _, face := range ch.Faces {
				if face > 0 {
					faces = append(faces, int(face))
				}
			}
		}
	}
	return faces
}
