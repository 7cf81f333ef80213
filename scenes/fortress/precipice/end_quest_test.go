package precipice

import (
	"slices"
	"testing"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/expedition"
	"precipice/scenes/fortress/playing"
)

// One who plays alone is asked before an expedition of a quest ends with cards left. Turning up a card asks nothing.
func TestEndingAnExpeditionOfAQuestAsksFirst(t *testing.T) {
	sh := playing.Bare(t)
	play, err := session.New(playing.HostOf(sh).Rules, blackstone.Table{Seed: 3, Setup: fortress.Setup{Players: 1, Fifth: -1, Quest: true}}, sh.Saver, game.Clock)
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
	x := expedition.NewExpedition(playing.HostOf(sh), sh, play)
	sh.Show(x)
	x.Refresh(sh)
	x.Digit(sh, 1+slices.IndexFunc(x.Numbered(), func(r *asking.Row) bool { return r.Verb == "propose-end" }))
	if sh.Top().Name() != "confirm" || play.Match.State.Expedition.Ending != fortress.NotEnded {
		t.Fatalf("the expedition ends unasked, on %s", sh.Top().Name())
	}
	sh.Draw(playing.Screen(t, sh, 1280, 720))
	sh.UI.Named("confirm/act").Do()
	if play.Match.State.Expedition.Ending != fortress.Agreed {
		t.Error("the expedition goes on although its end was confirmed")
	}
}

// One who plays alone is asked before a one-off expedition is lost by ending it, and not before it is won.
func TestEndingALostExpeditionAsksFirst(t *testing.T) {
	for _, met := range []bool{false, true} {
		sh := playing.Bare(t)
		setup := playing.FullTable(sh)
		setup.Combat, setup.Players, setup.Difficulty = "", 1, fortress.Normal
		play := playing.Begun(t, sh, 3, blackstone.Table{Setup: setup})
		play.ShowAll()
		for d, ok := play.Pending(); ok && d.Kind != fortress.AskExplore; d, ok = play.Pending() {
			if err := play.Choose(d.Options[0].Key()); err != nil {
				t.Fatal(err)
			}
			play.ShowAll()
		}
		for kind := range play.Shown.Pack().Discoveries {
			for range 4 * map[bool]int{true: 1}[met] {
				for _, s := range []*fortress.State{&play.Match.State, &play.Shown} {
					fortress.Found{Explorer: uint8(kind % 4), Kind: uint8(kind)}.Apply(s)
				}
			}
			if play.Shown.ObjectiveMet() {
				break
			}
		}
		x := expedition.NewExpedition(playing.HostOf(sh), sh, play)
		sh.Show(x)
		x.Decide(sh, "propose-end")
		if asked := sh.Top().Name() == "confirm"; asked == met || met != (play.Match.State.Expedition.Ending == fortress.Agreed) {
			t.Errorf("objective met %v: asked %v, the expedition has ended %v", met, asked, play.Match.State.Expedition.Ending)
		}
	}
}
