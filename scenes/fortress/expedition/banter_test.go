package expedition

import (
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/scenes/fortress/playing"
)

// Between two cards two explorers of the party speak, the same whenever the game is shown, unless a setting keeps them
// silent. Before the first card nobody has anything to say.
func TestExplorersSpeakBetweenCards(t *testing.T) {
	sh := playing.Bare(t)
	playing.Screen(t, sh, 1280, 720)
	play := playing.Begun(t, sh, 3, playing.AskAll(sh, 2))
	playing.ByBot(t, play, fortress.AskExplore)
	x := NewExpedition(playing.HostOf(sh), sh, play)
	if said := x.banter(sh); said != "" {
		t.Errorf("before the first card: %s", said)
	}
	heard := map[string]bool{}
	for round := range uint8(8) {
		play.Shown.Expedition.Round = round + 1
		said := x.banter(sh)
		if said == "" || said != NewExpedition(playing.HostOf(sh), sh, play).banter(sh) || !strings.Contains(said, ": “") {
			t.Errorf("in round %d: %q", round+1, said)
		}
		heard[said] = true
	}
	if len(heard) < 4 {
		t.Errorf("eight rounds have %d things to say", len(heard))
	}
	for e := range play.Shown.Party {
		play.Shown.Party[e].Out = e > 0
	}
	if said := x.banter(sh); said != "" {
		t.Errorf("one alone says %s", said)
	}
	play.Shown.Party[1].Out = false
	if sh.Settings.Wordless = true; x.banter(sh) != "" {
		t.Error("they speak although they shall not")
	}
}
