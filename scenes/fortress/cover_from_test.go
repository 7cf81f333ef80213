package fortress

import (
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/foretold"
)

// Whoever places a wound is told whose attack it comes from, and nobody is named where it comes from no attack.
func TestAWoundSaysWhereItComesFrom(t *testing.T) {
	sh, told := bare(t), 0
	eachDecision(t, sh, 6, 160, func(play *blackstone.Session, d *engine.Decision) {
		if d.Kind != fortress.AskCover {
			return
		}
		c := facing(sh, play)
		by := c.woundedBy(d)
		if by == fortress.NoUnit {
			return
		}
		if told++; !strings.Contains(c.question(sh), sh.Words.Name(c.Play.Shown.UnitName(by))) || !strings.HasPrefix(c.Play.Log[len(c.Play.Log)-1].Key, "rolled") && c.Play.Log[len(c.Play.Log)-1].Key != "no-effect" {
			t.Errorf("after %v it is asked: %q", c.Play.Log[len(c.Play.Log)-1], c.question(sh))
		}
		c.Play.Log = append(c.Play.Log[:len(c.Play.Log):len(c.Play.Log)], c.Play.Log[0])
		if c.woundedBy(d) != fortress.NoUnit {
			t.Errorf("after %v the wound comes from %s", c.Play.Log[0], c.Play.Shown.UnitName(by))
		}
		c.Play.Log = c.Play.Log[:len(c.Play.Log)-1]
	})
	if told < 5 {
		t.Errorf("only %d wounds came from an attack", told)
	}
}

// The question which space a wound covers says whether the wound is grievous.
func TestAQuestionAboutAWoundSaysHowBadItIs(t *testing.T) {
	sh := bare(t)
	seen := map[bool]int{}
	eachDecision(t, sh, 8, 300, func(play *blackstone.Session, d *engine.Decision) {
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
