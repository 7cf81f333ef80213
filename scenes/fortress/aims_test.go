package fortress

import (
	"fmt"
	"strings"
	"testing"

	"precipice/scenes/fortress/playing"
)

// A click never spends a destiny die on the weapon that was chosen before, if another can be paid with the explorer's own dice.
func TestAClickKeepsDestinyDice(t *testing.T) {
	for dice, kept := range map[string]string{"5,5,1": "fire long-rifle", "5,1,1": "fire thorn-pistol"} {
		sh := playing.Bare(t)
		c := attacking(t, sh, fmt.Sprintf("board\n.   .   .\nend\ndestiny 6\nexplorer amallyn 0,0 dice %s\nhostile ur-ghul-1 2,0\nstart activation amallyn", dice))
		for i := range c.Choices.Rows {
			if r := c.Choices.Rows[i]; r.ID == "fire long-rifle" && len(r.Legal) > 0 {
				c.pick(sh, r)
			}
		}
		c.Play.Match.Load(1)
		c.Choose(sh, c.Choices.Units().Legal[0].Key)
		c.CatchUp(sh)
		c.Update(sh)
		if r := c.Choices.Units(); r == nil || r.ID != kept {
			t.Errorf("with the dice %s a click takes %+v, not %q", dice, r, kept)
		}
	}
}

// Of the weapons that the explorer's own dice pay for, a click then takes the best.
func TestAClickThatKeepsDestinyDiceTakesTheBest(t *testing.T) {
	sh := playing.Bare(t)
	c := attacking(t, sh, "board\n.   .   .\nend\ndestiny 6\nexplorer ur-025 0,0 dice 4,1\nhostile ur-ghul-1 1,0\nstart activation ur-025")
	c.arms = ""
	c.selectRows()
	c.payer.spareDestiny()
	best := c.Choices.Units().ID
	for i := range c.Choices.Rows {
		if r := c.Choices.Rows[i]; r.Verb == "fire" && len(r.Legal) > 0 && c.payer.takesDestiny(r) {
			c.arms = r.ID
		}
	}
	if c.arms == "" {
		t.Fatal("no weapon would take the destiny die")
	}
	c.selectRows()
	if c.rearm(); c.Choices.Units().ID != best || c.payer.takesDestiny(c.Choices.Units()) {
		t.Errorf("after %s a click takes %s, not %s", c.arms, c.Choices.Units().ID, best)
	}
}

// A click on a hostile attacks with the weapon that can do most with a die that pays for the first, so near and far with
// different ones. The player may choose another before, and then a click uses that.
func TestAClickAttacksWithTheBetterWeapon(t *testing.T) {
	for hex, best := range map[string]string{"1,0": "fire thorn-pistol", "5,0": "fire long-rifle"} {
		sh := playing.Bare(t)
		text := fmt.Sprintf("board\n.   .   .   .   .   .\nend\nexplorer amallyn 0,0 dice 4,4\nhostile ur-ghul-1 %s\nhostile ur-ghul-2 %s\nstart activation amallyn", hex, hex)
		c := attacking(t, sh, text)
		if r := c.Choices.Units(); r == nil || r.ID != best {
			t.Fatalf("at %s a click takes %+v, not %q", hex, r, best)
		}
		for i := range c.Choices.Rows {
			if r := c.Choices.Rows[i]; r.Verb == "fire" && r.ID != best && len(r.Legal) > 0 {
				c.pick(sh, r)
				if c.Choices.Units() != r {
					t.Errorf("at %s %s was chosen, and a click takes %q", hex, r.ID, c.Choices.Units().ID)
				}
			}
		}
	}
}

// Once a weapon is chosen, the question is whom it attacks.
func TestTheQuestionNamesTheChosenWeapon(t *testing.T) {
	sh := playing.Bare(t)
	c := attacking(t, sh, "board\n.   .   .   .   .   .\nend\nexplorer amallyn 0,0 dice 4,4\nhostile ur-ghul-1 1,0\nhostile ur-ghul-2 1,0\nstart activation amallyn")
	asked := c.question(sh)
	for i := range c.Choices.Rows {
		if r := c.Choices.Rows[i]; r.Verb == "fire" && len(r.Legal) > 1 {
			c.pick(sh, r)
			if got := c.question(sh); got == asked || !strings.Contains(got, r.Label) {
				t.Errorf("with %s chosen the question is %q", r.Label, got)
			}
		}
	}
	if c.unpick(sh); c.question(sh) != asked {
		t.Errorf("after going back the question is %q", c.question(sh))
	}
}
