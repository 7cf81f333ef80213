package fortress

import (
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/scenes/fortress/playing"
	"precipice/scenes/fortress/table"
)

// At the question for a card, its tip compares what follows with it and without it.
func TestTheTipOfACardComparesWithAndWithoutIt(t *testing.T) {
	const board = "board\n.   .   .   .\nend\n"
	for _, c := range []struct {
		name, position, play string
		odds                 []float32
		without              string
	}{
		{"a larger attack die", board + "explorer dahyak 0,0 inspired dice 3,3 cards hunters-token\nhostile guardsman-1 3,0\nstart activation dahyak\nchoose fire hunting-gun guardsman-1\n",
			"play hunters-token", []float32{1. / 3, 1. / 3, 1. / 3}, "Without it: miss 50%, wound 25%, grievous 25%."},
		{"a wound averted", board + "explorer amallyn 0,0 cards shimmer-veil\nhostile guardsman-1 3,0\nstart wound amallyn guardsman-1\n",
			"play shimmer-veil", []float32{0, 0}, "Without it: wounded 50%, out of action 0%."},
		{"a roll raised", board + "explorer dahyak 0,0 dice 3,3 cards fate-thread\nhostile guardsman-1 3,0\nroll 1\nstart activation dahyak\nchoose fire hunting-gun guardsman-1\n",
			"play fate-thread", []float32{0, 1, 0}, "Without it: miss 100%, wound 0%, grievous 0%."},
	} {
		sh, combat := atTable(t, 1)
		m, _, err := fortress.Position(playing.HostOf(sh).Rules.Rules, c.position)
		if err != nil {
			t.Fatal(err)
		}
		combat.Play.Match, combat.Play.Shown = m, m.State
		combat.Refresh(sh)
		r := combat.Choices.Row(c.play)
		if r == nil {
			t.Fatalf("%s: there is no row %s", c.name, c.play)
		}
		tip := combat.tips.rowTip(sh, r)
		if kind := combat.Play.Shown.Pack().Resources[r.Legal[0].Option.Args[1]].Kind; !strings.HasSuffix(tip.Sub, "\n"+sh.Words.Say("resource."+kind.String())+".") {
			t.Errorf("%s: the tip does not say that the card is %s: %q", c.name, kind, tip.Sub)
		}
		if !strings.Contains(tip.Text, c.without) || len(tip.Odds) != len(c.odds) {
			t.Errorf("%s: the tip is %+v", c.name, tip)
			continue
		}
		for i, share := range c.odds {
			if d := tip.Odds[i].Share - share; d > 1e-5 || d < -1e-5 {
				t.Errorf("%s: %s is %v, want %v", c.name, tip.Odds[i].Label, tip.Odds[i].Share, share)
			}
		}
	}
}

// The tip of a card used as an action says what it would do now.
func TestTheTipOfACardSaysWhatItWouldDo(t *testing.T) {
	sh, combat := atTable(t, 1)
	m, _, err := fortress.Position(playing.HostOf(sh).Rules.Rules, "board\n.   .   .   .\nend\nexplorer janus-draik 0,0 wounds 2 dice 3 cards star-silk\nhostile guardsman-1 3,0\nstart activation janus-draik\n")
	if err != nil {
		t.Fatal(err)
	}
	combat.Play.Match, combat.Play.Shown = m, m.State
	combat.Refresh(sh)
	if tip := combat.tips.rowTip(sh, combat.Choices.Row("play star-silk")); !strings.Contains(tip.Text, "2.00 wounds healed") {
		t.Errorf("the tip is %+v", tip)
	}
}

// The tip of a support says what the ship does, because the question only names it.
func TestTheTipOfASupportSaysWhatItDoes(t *testing.T) {
	sh, c := fight(t)
	d := &engine.Decision{Kind: fortress.AskSupport, Rule: "BF-G-064"}
	d.About[0] = c.Play.Shown.Pack().Ships[0].ID
	d.Offer(engine.Option{Verb: "support", Parts: [4]string{d.About[0]}})
	d.Offer(engine.Option{Verb: "pass"})
	c.Choices = table.Arrange(d, &c.Play.Shown, sh.Words)
	for i := range c.Choices.Rows {
		r := c.Choices.Rows[i]
		if told := c.tips.rowTip(sh, r).Sub == sh.Words.Say("text."+d.About[0]); told != (r.Verb == "support") {
			t.Errorf("the tip of %q says %q", r.ID, c.tips.rowTip(sh, r).Sub)
		}
	}
}
