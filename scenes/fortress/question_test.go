package fortress

import (
	"slices"
	"strings"
	"testing"

	"precipice/build/inwindow"
	"precipice/build/pseudo"
	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/blackstone/foretold"
	"precipice/game/words"
)

// Where a success may be rolled again, the question says what a critical would bring; where a failure may, it says what threatens.
func TestTheQuestionSaysWhatACriticalBrings(t *testing.T) {
	better := map[string]string{"5": "better 25%", "1": "better 50%"} // two faces of the D8 are criticals, two successes
	for face, told := range map[string]bool{"5": true, "1": false} {
		sh := bare(t)
		text, _, _ := strings.Cut(positions["ribbed-gate"], "start")
		text = strings.Replace(text, "janus-draik 6,3 dice 4,4,6", "janus-draik 6,3 dice 4,4,6 inspiration 2", 1)
		text = strings.Replace(text, "hostile ur-ghul-1 4,1", "hostile ur-ghul-1 5,3", 1)
		c := attacking(t, sh, text+"roll "+face+"\nstart wound janus-draik ur-ghul-1")
		asked, brings := c.question(sh), sh.Words.Rule("BF-CRD-006")
		threat := sh.Words.Say("again.wound.by", sh.Words.Name("janus-draik"), sh.Words.Name("ur-ghul-1"))
		if !strings.Contains(asked, sh.Words.Ask(c.choices.Decision)) || strings.HasSuffix(asked, brings) != told || strings.HasPrefix(asked, threat) == told {
			t.Errorf("after a %s the question is %q", face, asked)
		}
		for i := range c.choices.Rows {
			if row := c.choices.Rows[i]; row.Verb == "re-roll" && c.betterOf(sh, row) != better[face] || row.Verb == "keep" && c.betterOf(sh, row) != "" {
				t.Errorf("after a %s, %q is %q", face, row.Label, c.betterOf(sh, row))
			}
		}
		if inwindow.On && told {
			for _, size := range [][2]int{{1280, 720}, {3840, 2160}} {
				keep(t, screen(t, sh, size[0], size[1]), "re-roll-"+stat3([3]int{size[0], 0, 100}))
			}
		}
	}
}

// A language chosen during a game is that of the question and its options at once.
func TestTheQuestionFollowsTheLanguage(t *testing.T) {
	sh := bare(t)
	text, _, _ := strings.Cut(positions["ribbed-gate"], "start")
	c := attacking(t, sh, text+"start turn")
	c.Update(sh)
	before := c.question(sh) + c.choices.Rows[0].Label
	sh.Texts = func(string) (*words.Book, error) { return newPseudoGallery(t).Words, nil }
	sh.Speak(pseudo.Code)
	c.Update(sh)
	if asked := c.question(sh); english.MatchString(asked) {
		t.Errorf("the question is still %q", asked)
	}
	if label := c.choices.Rows[0].Label; english.MatchString(label) {
		t.Errorf("an option is still %q, before %q", label, before)
	}
}

// Every question for a re-roll says what is at stake, what a critical would bring, or what the roll has come to.
func TestEveryReRollSaysHowItStands(t *testing.T) {
	sh, now := bare(t), 0
	eachDecision(t, sh, 9, 400, func(play *blackstone.Session, d *engine.Decision) {
		if d.Kind != fortress.AskReRoll {
			return
		}
		asked := foretold.Asked(sh.Words, play.Match, d)
		odds, _ := fortress.ForeseeAgain(play.Match, &d.Options[slices.IndexFunc(d.Options, func(o engine.Option) bool { return o.Verb == "re-roll" })])
		told := sh.Words.Say("again.now", sh.Words.Say("level."+odds.Had.String()))
		_, staked := fortress.AtStake(play.Match)
		if says := strings.HasSuffix(asked, told); says == (staked || len(fortress.CriticalBrings(play.Match)) > 0) {
			t.Errorf("the question is %q", asked)
		} else if says {
			now++
		}
	})
	if now == 0 {
		t.Error("no roll of another kind was seen")
	}
}

// Where all ways to answer but one lie on the board, the question says so.
func TestTheQuestionSaysWhereToAnswer(t *testing.T) {
	sh := bare(t)
	text, _, _ := strings.Cut(positions["ribbed-gate"], "start")
	text = strings.Replace(text, "hostile ur-ghul-1 4,1", "hostile ur-ghul-1 5,3", 1)
	c := attacking(t, sh, text+"roll 8\nstart wound janus-draik ur-ghul-1")
	if c.choices.Decision.Kind != fortress.AskRiposte {
		t.Fatalf("%s is asked", c.choices.Decision.Kind)
	}
	rows, _ := c.answers()
	if len(rows) == 0 || !c.hinted(len(rows)) || c.hint(sh) != sh.Words.Say("hint.unit") {
		t.Errorf("beside %d answers the question says %q", len(rows), c.hint(sh))
	}
	if inwindow.On {
		keep(t, screen(t, sh, 1280, 720), "riposte")
	}
}

// Whoever leads is told why a hostile that nobody plays is placed by hand.
func TestTheLeaderIsToldWhyItPlacesAHostile(t *testing.T) {
	sh := bare(t)
	events, others := 0, 0
	eachDecision(t, sh, 40, 200, func(play *blackstone.Session, d *engine.Decision) {
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
