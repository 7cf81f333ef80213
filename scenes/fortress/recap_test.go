package fortress

import (
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/scenes/fortress/playing"
)

// answersUnder counts the areas of the board that answer the question and whose middle lies under an area.
func answersUnder(sh *game.Shell, by *game.Area) (n int) {
	for a := range sh.UI.Each {
		if a.Space != "" && !a.Offscreen && strings.HasPrefix(a.Name, "option/") && by.Rect.Contains(a.Rect.Centre()) {
			n++
		}
	}
	return n
}

// What happened meanwhile lies over hexes and targets of the question only where it would in every corner.
func TestTheRecapLeavesTheTargetsFree(t *testing.T) {
	told, elsewhere := 0, 0
	for seed := uint64(1); seed <= 4; seed++ {
		sh, c := atTable(t, seed)
		sh.Settings.HostileSpeed = game.Instant
		img := playing.Screen(t, sh, 1280, 720)
		again := func() {
			c.Version++
			sh.Dirty()
			sh.Draw(img)
		}
		for range 60 {
			rush(sh, c)
			if c.Choices == nil {
				break
			}
			if again(); len(c.Recap) > 0 {
				told++
				if c.focus.recapped.Right || c.focus.recapped.Top {
					elsewhere++
				}
				freest(t, sh, c, again)
			}
			options := c.Choices.Decision.Options
			c.Choose(sh, options[len(options)-1].Key())
		}
	}
	if told < 4 || elsewhere == 0 {
		t.Errorf("of %d boxes %d lie elsewhere than in the lower left corner", told, elsewhere)
	}
}

// rush shows all until the next question.
func rush(sh *game.Shell, c *Combat) {
	for c.Choices == nil && c.Play.Shown.Result == fortress.Undecided {
		c.Follow(sh)
		c.Tray.Land()
		if c.Waiting() || c.Showing.On {
			c.Next()
			continue
		}
		c.Refresh(sh)
	}
}

// freest checks that no corner leaves all answers free if the chosen one does not.
func freest(t *testing.T, sh *game.Shell, c *Combat, again func()) {
	t.Helper()
	n := answersUnder(sh, sh.UI.Named("recap"))
	if n == 0 {
		return
	}
	was := c.focus.recapped
	for i := range 4 {
		c.focus.recapped.Right, c.focus.recapped.Top = i%2 > 0, i > 1
		again()
		box, asks := sh.UI.Named("recap"), sh.UI.Named("panel/decision")
		if answersUnder(sh, box) == 0 && box.Rect.Share(asks.Rect) == 0 && len(c.Found) == 0 {
			t.Errorf("%d answers are covered, but none by a box at %+v", n, box.Rect)
		}
	}
	c.focus.recapped = was
}
