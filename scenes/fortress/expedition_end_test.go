package fortress

import (
	"testing"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/scenes/fortress/expedition"
	"precipice/scenes/fortress/playing"
)

// agreeing returns an expedition for two players whose leader has proposed to end it before its second
// card.
func agreeing(t *testing.T) (*game.Shell, *expedition.Expedition) {
	t.Helper()
	sh := playing.Bare(t)
	table := playing.AskAll(sh, 2)
	play, err := session.New(playing.HostOf(sh).Rules, blackstone.Table{Setup: table.Setup, Seed: 2}, sh.Saver, game.Clock)
	if err != nil {
		t.Fatal(err)
	}
	play.ShowAll()
	return sh, expedition.NewExpedition(playing.HostOf(sh), sh, play)
}

// If ending an expedition loses it, neither the main button nor its key ends it.
func TestTheMainButtonDoesNotLoseTheExpedition(t *testing.T) {
	sh, x := agreeing(t)
	if on := x.ContinueRow(); on.Verb != "turn-up" || x.First() != "option/turn-up" {
		t.Errorf("from between two cards the way on is %s, and the focus begins on %s", on.ID, x.First())
	}
	x.Choose(sh, "propose-end")
	x.CatchUp(sh)
	x.Refresh(sh)
	if x.Choices.Decision.Kind != "end-expedition" || x.Play.Shown.ObjectiveMet() {
		t.Fatalf("asked is %s", x.Choices.Decision.Kind)
	}
	if on := x.ContinueRow(); on.Verb != "decline" || x.First() != "option/decline" {
		t.Errorf("where ending loses the way on is %s, and the focus begins on %s", on.ID, x.First())
	}
	for e := range x.Play.Shown.Party {
		carry(&x.Play.Shown, e)
	}
	if !x.Play.Shown.ObjectiveMet() {
		t.Fatal("the party carries everything and has not met the objective")
	}
	if on := x.ContinueRow(); on.Verb != "agree" {
		t.Errorf("where ending wins the way on is %s", on.ID)
	}
}

// carry gives an explorer every kind of discovery, as many as it can carry.
func carry(s *fortress.State, e int) {
	x := &s.Party[e]
	for i := range x.Finds {
		x.Finds[i] = fortress.Mark(i%len(s.Pack().Discoveries) + 1)
	}
	x.NumFinds = uint8(len(x.Finds))
}

// The round is the same before an expedition ends by agreement, in its result and in the list of games.
func TestTheRoundOfTheResultIsTheRoundThatWasPlayed(t *testing.T) {
	sh, x := agreeing(t)
	want := x.Current()
	for _, key := range []string{"propose-end", "agree"} {
		x.Choose(sh, key)
		for x.Waiting() {
			e, _ := x.Peek()
			if x.Current() != want {
				t.Errorf("before %T is shown the round is %d", e.Change, x.Current())
			}
			x.Begin(sh, e)
			x.Next()
		}
		x.Refresh(sh)
	}
	if !x.Over() || x.Play.Shown.Expedition.Ending != fortress.Agreed {
		t.Fatal("the expedition goes on")
	}
	if err := sh.Saver.Flush(); err != nil {
		t.Fatal(err)
	}
	games, err := session.Games(playing.HostOf(sh).Rules, sh.Store)
	if err != nil || len(games) != 1 {
		t.Fatalf("%d games, %v", len(games), err)
	}
	if want != 1 || x.Current() != want || games[0].Round != want {
		t.Errorf("the round is %d, in the result %d, in the list %d", want, x.Current(), games[0].Round)
	}
}
