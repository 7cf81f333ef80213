package fortress

import (
	"slices"
	"testing"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/session"
)

// One who plays alone is asked before an expedition of a quest ends with cards left. Turning up a card asks nothing.
func TestEndingAnExpeditionOfAQuestAsksFirst(t *testing.T) {
	sh := bare(t)
	play, err := session.New(hostOf(sh).Rules, blackstone.Table{Seed: 3, Setup: fortress.Setup{Players: 1, Fifth: -1, Quest: true}}, sh.Saver, game.Clock)
	if err != nil {
		t.Fatal(err)
	}
	for _, key := range []string{"muster 4", "pick janus-draik", "pick ur-025", "pick espern-locarno", "pick amallyn"} {
		play.ShowAll()
		if err := play.Choose(key); err != nil {
			t.Fatal(err)
		}
	}
	play.ShowAll()
	x := NewExpedition(hostOf(sh), sh, play)
	sh.Show(x)
	x.refresh(sh)
	x.digit(sh, 1+slices.IndexFunc(x.numbered(), func(r *row) bool { return r.verb == "propose-end" }))
	if sh.Top().Name() != "confirm" || play.Match.State.Expedition.Ending != fortress.NotEnded {
		t.Fatalf("the expedition ends unasked, on %s", sh.Top().Name())
	}
	sh.Draw(screen(t, sh, 1280, 720))
	sh.UI.Named("confirm/act").Do()
	if play.Match.State.Expedition.Ending != fortress.Agreed {
		t.Error("the expedition goes on although its end was confirmed")
	}
}
