package fortress

import (
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/precipice"
)

// inherited gives four clues and a resource card to the first explorers of the content.
type inherited struct{}

func (inherited) Apply(s *fortress.State) {
	n := 0
	for kind := range s.Pack().Discoveries {
		for ; s.Pack().Discoveries[kind].Clue && s.Discovery[kind] > 0 && n < 4; n++ {
			s.Discovery[kind]--
			s.Quest.Stored[n] = fortress.Held{Owner: fortress.Mark(n%2 + 1), Card: uint8(kind)}
		}
	}
	card := 0
	for s.Quest.Resources[card] == 0 {
		card++
	}
	s.Quest.Resources[card]--
	s.Quest.Held[0] = fortress.HeldResource{Owner: 1, Card: uint8(card)}
}

func (inherited) Say(*fortress.State) (string, []string) { return "chamber-set", nil }

// storming is a quest of two players whose leader has proposed to attack a stronghold.
func storming(t testing.TB, sh *game.Shell) *blackstone.Session {
	t.Helper()
	play := playing.Questing(t, sh, 2)
	playing.ByBot(t, play, fortress.AskMuster)
	err := play.Amend(func(m *fortress.Match) error {
		m.Emit("", inherited{})
		return m.State.Validate()
	})
	if err != nil {
		t.Fatal(err)
	}
	for {
		play.ShowAll()
		d, _ := play.Explained()
		key := playing.Answered(play, d)
		if i := d.Find("muster 4"); i >= 0 {
			key = "muster 4"
		}
		if d.Kind == fortress.AskPick {
			key = d.Options[0].Key()
		}
		if d.Kind == fortress.AskAssault {
			return play
		}
		if err := play.Choose(key); err != nil {
			t.Fatal(err)
		}
	}
}

// The other player is asked at Precipice whether to attack, and sees who holds the clues. If all agree, cards may be given
// away again, and the screen says where the party goes.
func TestPlayersAgreeToAnAttackOnTheScreen(t *testing.T) {
	sh := playing.Bare(t)
	play := storming(t, sh)
	d, _ := play.Explained()
	if d.Seat == play.Shown.Leader {
		t.Errorf("the leader is asked")
	}
	x := precipice.NewPrecipice(playing.HostOf(sh), sh, play)
	sh.Show(x)
	playing.Screen(t, sh, 1280, 720)
	for _, name := range []string{"option/agree", "option/refuse"} {
		if sh.UI.Named(name) == nil {
			t.Errorf("there is no %s", name)
		}
	}
	if hint, holder := x.Hint(sh), sh.Words.Name(play.Shown.Name(0)); !strings.Contains(hint, holder) {
		t.Errorf("the hint %q does not name %s", hint, holder)
	}
	sh.UI.Named("option/agree").Do()
	play.ShowAll()
	x = precipice.NewPrecipice(playing.HostOf(sh), sh, play)
	sh.Show(x)
	playing.Screen(t, sh, 1280, 720)
	goal := play.Shown.Goal()
	if !x.Choices.Asks(fortress.AskExchange) || goal == nil || !strings.Contains(x.Hint(sh), sh.Words.Name(goal.ID)) {
		t.Fatalf("the way leads to %v, and the hint says %q", goal, x.Hint(sh))
	}
}

// After a refusal the log says who refused, and the party sets out on an ordinary expedition.
func TestARefusedAttackIsTold(t *testing.T) {
	sh := playing.Bare(t)
	play := storming(t, sh)
	if err := play.Choose("refuse"); err != nil {
		t.Fatal(err)
	}
	play.ShowAll()
	told := ""
	for i := range play.Log {
		told += sh.Words.Line(play.Log[i].Key, play.Log[i].Args, nil) + "\n"
	}
	if !strings.Contains(told, "refuses") || play.Shown.Goal() != nil {
		t.Errorf("the goal is %v", play.Shown.Goal())
	}
}
