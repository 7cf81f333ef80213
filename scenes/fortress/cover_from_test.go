package fortress

import (
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/blackstone/foretold"
	"precipice/scenes/fortress/playing"
)

// Whoever places a wound is told whose attack it comes from, and nobody is named where it comes from no attack.
func TestAWoundSaysWhereItComesFrom(t *testing.T) {
	sh, told := playing.Bare(t), 0
	playing.EachDecision(t, sh, 6, 160, func(play *blackstone.Session, d *engine.Decision) {
		if d.Kind != fortress.AskCover {
			return
		}
		c, hit := facing(sh, play), ""
		for i := range c.Play.Log {
			switch l := &c.Play.Log[i]; l.Key {
			case "hit":
				hit = l.Args[0]
			case "behaved", "card-began", "phase", "event-roll": // what follows comes from no attack yet
				hit = ""
			}
		}
		by := c.tidings.woundedBy(d)
		if by == fortress.NoUnit { // such as what follows a hit by a rule of its own
			if strings.Contains(c.question(sh), "comes from") {
				t.Errorf("of no attack it is asked: %q", c.question(sh))
			}
			return
		}
		if told++; c.Play.Shown.UnitName(by) != hit || !strings.Contains(c.question(sh), sh.Words.Name(hit)) || c.against() != by {
			t.Errorf("after a hit by %q it is asked: %q", hit, c.question(sh))
		}
	})
	if told < 5 {
		t.Errorf("only %d wounds came from an attack", told)
	}
}

// The question which space a wound covers says whether the wound is grievous.
func TestAQuestionAboutAWoundSaysHowBadItIs(t *testing.T) {
	sh := playing.Bare(t)
	seen := map[bool]int{}
	playing.EachDecision(t, sh, 8, 300, func(play *blackstone.Session, d *engine.Decision) {
		if d.Kind != fortress.AskCover {
			return
		}
		after := play.Match.Clone()
		events, err := after.Choose(d.Options[0].Key())
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range events {
			if placed, is := e.Change.(fortress.CounterPlaced); is {
				grievous := placed.Counter == fortress.GrievousCounter
				seen[grievous]++
				if asked := foretold.Asked(sh.Words, play.Match, d); strings.Contains(asked, "grievous") != grievous {
					t.Errorf("the wound is grievous: %v, and asked is %q", grievous, asked)
				}
				return
			}
		}
	})
	if seen[true] == 0 || seen[false] == 0 {
		t.Errorf("%d grievous wounds and %d others were asked about", seen[true], seen[false])
	}
}
