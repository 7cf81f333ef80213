package fortress

import (
	"strings"
	"testing"

	"precipice/build/inwindow"
	"precipice/build/pseudo"
	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/blackstone/foretold"
	"precipice/game/words"
	"precipice/scenes/fortress/playing"
)

// The question for a re-roll is one line: what the roll has come to, and how likely it comes to more. What a critical would bring
// stands in the tip of the button, which does not repeat the button.
func TestTheQuestionForAReRollIsOneLine(t *testing.T) {
	better := map[string]string{"5": "better 25%", "1": "better 50%"} // two faces of the D8 are criticals, two successes
	asks := map[string]string{"5": "Janus Draik stops the wound from Ur-Ghul 1. Re-roll for a critical (25%)?", "1": "A wound from Ur-Ghul 1 threatens Janus Draik. Re-roll the defence (50%)?"}
	for face, told := range map[string]bool{"5": true, "1": false} {
		sh := playing.Bare(t)
		text, _, _ := strings.Cut(positions["ribbed-gate"], "start")
		text = strings.Replace(text, "janus-draik 6,3 dice 4,4,6", "janus-draik 6,3 dice 4,4,6 inspiration 2", 1)
		text = strings.Replace(text, "hostile ur-ghul-1 4,1", "hostile ur-ghul-1 5,3", 1)
		c := attacking(t, sh, text+"roll "+face+"\nstart wound janus-draik ur-ghul-1")
		if asked := c.question(sh); asked != asks[face] {
			t.Errorf("after a %s the question is %q", face, asked)
		}
		row, brings := c.Choices.Of("re-roll")[0], sh.Words.Rule("BF-CRD-006")
		if tip := c.tips.rowTip(sh, row); strings.Contains(tip.Text, brings) != told || strings.Contains(tip.Title+tip.Sub+tip.Text, row.Label) || len(tip.Odds) != 3 {
			t.Errorf("after a %s the tip of %q is %+v", face, row.Label, tip)
		}
		for i := range c.Choices.Rows {
			if row := c.Choices.Rows[i]; row.Verb == "re-roll" && c.BetterOf(sh, row) != better[face] || row.Verb == "keep" && c.BetterOf(sh, row) != "" {
				t.Errorf("after a %s, %q is %q", face, row.Label, c.BetterOf(sh, row))
			}
		}
		if inwindow.On && told {
			for _, size := range [][2]int{{1280, 720}, {3840, 2160}} {
				playing.Keep(t, playing.Screen(t, sh, size[0], size[1]), "re-roll-"+stat3([3]int{size[0], 0, 100}))
			}
		}
	}
}

// A language chosen during a game is that of the question and its options at once.
func TestTheQuestionFollowsTheLanguage(t *testing.T) {
	sh := playing.Bare(t)
	text, _, _ := strings.Cut(positions["ribbed-gate"], "start")
	c := attacking(t, sh, text+"start turn")
	c.Update(sh)
	before := c.question(sh) + c.Choices.Rows[0].Label
	sh.Texts = func(string) (*words.Book, error) { return newPseudoGallery(t).Words, nil }
	sh.Speak(pseudo.Code)
	c.Update(sh)
	if asked := c.question(sh); english.MatchString(asked) {
		t.Errorf("the question is still %q", asked)
	}
	if label := c.Choices.Rows[0].Label; english.MatchString(label) {
		t.Errorf("an option is still %q, before %q", label, before)
	}
}

// Every question for a re-roll says in one line what the roll has come to, asks, and tells the chance if there is one way
// to roll again.
func TestEveryReRollSaysHowItStands(t *testing.T) {
	sh, kinds := playing.Bare(t), map[bool]int{}
	playing.EachDecision(t, sh, 9, 400, func(play *blackstone.Session, d *engine.Decision) {
		if d.Kind != fortress.AskReRoll {
			return
		}
		asked := foretold.Asked(sh.Words, play.Match, d)
		if r, ok := fortress.RepeatOf(play.Match); ok {
			asked = strings.TrimPrefix(asked, foretold.Repeat(sh.Words, r)+" ")
		}
		_, staked := fortress.AtStake(play.Match)
		kinds[staked]++
		if before, ask, two := strings.Cut(asked, "Re-roll"); !two || before == "" || len(asked) > 90 || strings.Count(asked, "?") != 1 || len(d.Options) == 2 && !strings.Contains(ask, "%)?") {
			t.Errorf("the question is %q", asked)
		}
	})
	if kinds[true] == 0 || kinds[false] == 0 {
		t.Errorf("of attacks and wounds, and of other rolls: %v", kinds)
	}
}

// Where all ways to answer but one lie on the board, the question says so.
func TestTheQuestionSaysWhereToAnswer(t *testing.T) {
	sh := playing.Bare(t)
	text, _, _ := strings.Cut(positions["ribbed-gate"], "start")
	text = strings.Replace(text, "hostile ur-ghul-1 4,1", "hostile ur-ghul-1 5,3", 1)
	c := attacking(t, sh, text+"roll 8\nstart wound janus-draik ur-ghul-1")
	if c.Choices.Decision.Kind != fortress.AskRiposte {
		t.Fatalf("%s is asked", c.Choices.Decision.Kind)
	}
	rows, _ := c.answers()
	if len(rows) == 0 || !c.ask.hinted(len(rows)) || c.ask.hint(sh) != sh.Words.Say("hint.unit") {
		t.Errorf("beside %d answers the question says %q", len(rows), c.ask.hint(sh))
	}
	if inwindow.On {
		playing.Keep(t, playing.Screen(t, sh, 1280, 720), "riposte")
	}
}

// Whoever leads is told why a hostile that nobody plays is placed by hand.
func TestTheLeaderIsToldWhyItPlacesAHostile(t *testing.T) {
	sh := playing.Bare(t)
	events, others := 0, 0
	playing.EachDecision(t, sh, 40, 200, func(play *blackstone.Session, d *engine.Decision) {
		if d.Kind != fortress.AskDeploy {
			return
		}
		risen := d.Rule == "BF-EVT-005"
		if risen {
			events++
		} else {
			others++
		}
		if told := strings.Contains(facing(sh, play).question(sh), sh.Words.Say("question.leader")); told != risen {
			t.Errorf("by %s the leader is told that the event lets it choose: %v", d.Rule, told)
		}
	})
	if events == 0 || others == 0 {
		t.Errorf("%d hostiles rose, and %d came otherwise", events, others)
	}
}
