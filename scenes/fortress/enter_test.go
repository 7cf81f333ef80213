package fortress

import (
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
)

// primary returns the area that Enter takes while nothing has the focus.
func primary(sh *game.Shell) (top *game.Area) {
	for a := range sh.UI.All {
		if a.Primary {
			top = a
		}
	}
	return top
}

// Enter takes the brass answer of a question before any key has moved the focus: the button that ends it, unless an
// explorer could still act, and the first door of a card.
func TestEnterTakesTheBrassAnswer(t *testing.T) {
	sh, asked := bare(t), map[string]int{}
	hostOf(sh).Lesson.Quiet = true
	sh.Show(sh.Title(sh, nil))
	img := screen(t, sh, 1280, 720)
	eachDecision(t, sh, 9, 90, func(play *blackstone.Session, d *engine.Decision) {
		if asked[d.Kind] > 3 {
			return
		}
		sh.Show(screenOf(hostOf(sh), sh, play))
		sh.Draw(img)
		c, fights := sh.Top().(*Combat)
		if !fights {
			if a := primary(sh); a != nil && a.Answer {
				asked["door"]++
			}
			return
		}
		_, end := c.answers()
		brass := end != nil && !c.sheetShown() && (!c.own() || !c.canAct())
		switch a := primary(sh); {
		case !brass && a != nil:
			t.Errorf("%s: Enter takes %s, which is not brass", d.Kind, a.Name)
		case brass && (a == nil || a.Name != "option/"+end.Direct().Key):
			t.Errorf("%s: Enter takes %v and not the button that ends the question", d.Kind, a)
		case brass:
			asked[d.Kind]++
		case d.Kind == fortress.AskActivation:
			asked["actions"]++
		}
	})
	if len(asked) < 4 || asked["door"] == 0 || asked["actions"] == 0 {
		t.Errorf("there were only the questions %v", asked)
	}
}
