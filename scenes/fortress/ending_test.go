package fortress

import (
	"slices"
	"strconv"
	"testing"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/render"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/precipice"
)

// outcomes are the ends of a quest: those of the vault, and how it can be lost.
var outcomes = []struct {
	name   string
	ending fortress.QuestEnding
	met    fortress.Mark // the objective of the vault
	how    render.Farewell
	dead   int // explorers of the party who have died
}{
	{"carried", fortress.QuestWon, 1, render.Carried, 0}, {"stilled", fortress.QuestWon, 2, render.Stilled, 1},
	{"folded", fortress.LegacyExhausted, 0, render.Folded, 0}, {"forsaken", fortress.TooFewLeft, 0, render.Forsaken, 3},
}

// atEnd returns a quest as if it had come to the n-th of these ends after its first expedition.
func atEnd(t testing.TB, sh *game.Shell, n int) *blackstone.Session {
	t.Helper()
	play, end := playing.Questing(t, sh, 4), outcomes[n]
	playing.ByBot(t, play, fortress.AskVisit)
	s := &play.Shown
	s.Quest.Step, s.Quest.Ending, s.Quest.Outcome = fortress.QuestOver, end.ending, end.met
	for e := range end.dead {
		s.Party[e+1].Dead = true
	}
	playing.Own(s, fortress.HeldResource{Owner: fortress.Mark(1 + s.Party[0].Kind), Card: uint8(slices.Index(s.Pack().IDs("resource"), "torn-leaf"))})
	return play
}

// addEndings adds how quests end, each as a story, and one as an account.
func (g *gallery) addEndings(t *testing.T) {
	sh := g.Shell
	for n, end := range outcomes {
		play := atEnd(t, sh, n)
		g.add("a quest that is "+end.name, func() {
			x := precipice.NewPrecipice(playing.HostOf(sh), sh, play)
			x.Choices, x.Account = nil, n == 2
			sh.Show(x)
		})
	}
}

// Every end of a quest has its picture, with those who live and those who died, its story, and the way to the journal
// and to the account of everybody.
// proves: BF-VLT-003
func TestEveryEndOfAQuestHasItsPicture(t *testing.T) {
	sh := playing.Bare(t)
	told := map[string]bool{}
	for n, end := range outcomes {
		play := atEnd(t, sh, n)
		x := precipice.NewPrecipice(playing.HostOf(sh), sh, play)
		x.Choices = nil
		sh.Show(x)
		for _, size := range [][2]int{{1280, 720}, {1600, 900}, {3840, 2160}} {
			playing.Keep(t, playing.Screen(t, sh, size[0], size[1]), "end-"+end.name+"-"+strconv.Itoa(size[0]))
		}
		v := x.Farewell()
		if v.How != end.how || len(v.Dead) != end.dead || len(v.Living) == 0 || len(v.Ships) == 0 {
			t.Errorf("%s is drawn as %+v", end.name, v)
		}
		if story := x.EndTold(sh).Story; told[story] || story == "" {
			t.Errorf("%s is told as %q", end.name, story)
		} else {
			told[story] = true
		}
		if sh.UI.Named("result/journal") == nil {
			t.Errorf("%s leads to no journal", end.name)
		}
		sh.UI.Named("result/account").Do()
		playing.Keep(t, playing.Screen(t, sh, 1280, 720), "end-"+end.name+"-account")
		if x.Back(sh); x.Account {
			t.Errorf("%s: back does not lead from the account to the story", end.name)
		}
	}
}
