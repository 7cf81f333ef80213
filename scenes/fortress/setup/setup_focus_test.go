package setup

import (
	"slices"
	"testing"

	"precipice/game"
	"precipice/scenes/fortress/playing"
)

// The arrows stop at each row of the setup, also at a broad one under a narrow one.
func TestArrowsStopAtEveryRowOfTheSetup(t *testing.T) {
	sh := playing.Bare(t)
	sh.Show(NewSetup(playing.HostOf(sh), sh))
	playing.Screen(t, sh, 1280, 720)
	sh.UI.FocusOn("setup/players/2")
	var at []string
	for range 4 {
		sh.UI.Towards(game.Down)
		at = append(at, sh.UI.Pointed().Name)
	}
	if !slices.Contains(at, "setup/undo") {
		t.Errorf("going down from the number of players leads to %v", at)
	}
}

// A party picked at random can be sent back, until something else changes.
func TestRandomPicksCanBeTakenBack(t *testing.T) {
	sh := playing.Bare(t)
	s := NewSetup(playing.HostOf(sh), sh)
	s.Setup.Explorers = s.Setup.Explorers[:0]
	s.pick(playing.HostOf(sh).Rules.Pack.Explorers[2].ID)
	was := slices.Clone(s.Setup.Explorers)
	press := func() { s.change(sh, s.filling(sh).do)() }
	if press(); s.missing() != 0 {
		t.Fatalf("the party is %v", s.Setup.Explorers)
	}
	if press(); !slices.Equal(s.Setup.Explorers, was) {
		t.Errorf("taken back, the party is %v, not %v", s.Setup.Explorers, was)
	}
	press()
	s.change(sh, func() { s.Sit(2) })()
	if !s.filling(sh).disabled {
		t.Error("picks can be taken back after another change")
	}
}
