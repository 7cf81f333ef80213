package fortress

import (
	"strconv"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/render"
	"precipice/scenes/fortress/playing"
)

// A counter on a card says whose attack it comes from. The rules know it when they ask where the wound goes.
func TestWoundsSayWhoDealtThem(t *testing.T) {
	sh := playing.Bare(t)
	attacks, others := 0, 0
	var of *blackstone.Session
	explorer, by := -1, fortress.NoUnit
	playing.EachDecision(t, sh, 12, 400, func(play *blackstone.Session, d *engine.Decision) {
		s := &play.Shown
		if of == play && explorer >= 0 && s.Fighting() {
			key := play.Match.Journal[len(play.Match.Journal)-1]
			space, covered := strings.CutPrefix(key, "cover ")
			slot, _ := strconv.Atoi(space)
			if slot--; covered && s.Party[explorer].Slots[slot].Counter != fortress.NoCounter {
				c, want := facing(sh, play), ""
				if by != fortress.NoUnit {
					want = s.UnitName(by)
					attacks++
				} else {
					others++
				}
				if got, _ := c.tidings.dealtBy(explorer, slot); got != want {
					t.Errorf("the counter of %s on space %d comes from %q, and its tip says %q", s.Name(explorer), slot+1, want, got)
				}
			}
		}
		if of, explorer = play, -1; d.Kind == fortress.AskCover {
			explorer, by = facing(sh, play).CardNamed(d.About[0]), fortress.WoundedBy(play.Match)
		}
	})
	if attacks < 20 || others < 2 {
		t.Errorf("only %d counters from attacks and %d others were placed", attacks, others)
	}
}

// Pointing at a counter says what it does.
func TestAWoundHasATip(t *testing.T) {
	sh := playing.Bare(t)
	c := attacking(t, sh, positions["ribbed-gate"])
	s := &c.Play.Shown
	e := c.activeCard()
	s.Party[e].Slots[0].Counter, s.Party[e].Slots[1].Counter = fortress.WoundCounter, fortress.GrievousCounter
	s.Turn = 3
	notes(&c.Stage, fortress.TurnBegan{}, fortress.Resolved{By: s.Find("ur-ghul-1"), On: s.Party[e].Figure(), Level: dice.Success},
		fortress.CounterPlaced{Explorer: uint8(e), Counter: fortress.WoundCounter})
	for slot, want := range []render.TooltipView{
		{Title: "Wound", Sub: "From Ur-Ghul 1, turn 3", Text: sh.Words.Say("tip.wound.text"), Rules: "BF-WND-001"},
		{Title: "Grievous wound", Text: sh.Words.Say("tip.wound.grievous.text"), Rules: "BF-WND-005"},
	} {
		if got := c.tidings.woundTip(sh, e, slot); got.Title != want.Title || got.Sub != want.Sub || got.Text != want.Text || got.Rules != want.Rules {
			t.Errorf("the tip of space %d is %+v, want %+v", slot+1, got, want)
		}
	}
}
