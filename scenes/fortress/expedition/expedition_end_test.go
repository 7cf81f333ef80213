package expedition

import (
	"testing"

	"precipice/engine/fortress"
	"precipice/scenes/fortress/playing"
)

// The round of a quest's expedition stays too, although what follows is shown at Precipice.
func TestTheRoundStaysWhenAnExpeditionOfAQuestEnds(t *testing.T) {
	sh := playing.Bare(t)
	play := playing.Questing(t, sh, 3)
	playing.ByBot(t, play, fortress.AskExplore)
	x := NewExpedition(playing.HostOf(sh), sh, play)
	want := x.Current()
	for key := "propose-end"; x.Choices != nil; key = "agree" {
		x.Choose(sh, key)
		x.CatchUp(sh)
		x.Refresh(sh)
	}
	if !x.Held() || x.Current() != want {
		t.Errorf("the round was %d and is %d", want, x.Current())
	}
}
