package fortress

import (
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/fortress/playing"
)

// shared returns a fight in which hostiles share a hex, with a weapon selected.
func shared(t *testing.T) (*game.Shell, *Combat) {
	t.Helper()
	sh := playing.Bare(t)
	text := strings.Replace(positions["ribbed-gate"], "explorer ur-025 1,3", "explorer amallyn 3,3 dice 5", 1)
	text = strings.Replace(text, "hostile ur-ghul-1 4,1", "hostile ur-ghul-1 5,3\nhostile ur-ghul-2 5,3", 1)
	return sh, attacking(t, sh, text)
}

// A blow, a word and a line of sight are at the miniature they are for, also where several share a hex.
func TestAMarkIsAtTheMiniatureItIsFor(t *testing.T) {
	_, c := shared(t)
	c.view.Camera = render.Camera{Zoom: 50}
	for _, f := range c.figures.list() {
		if feet := c.figures.feet(f.unit); feet.Far(f.at) > 0.1 {
			t.Errorf("%s stands at %v and is thought at %v", c.Play.Shown.UnitName(f.unit), f.at, feet)
		}
	}
	var at []render.Point
	for u := range c.Play.Shown.Each(fortress.Hostiles) {
		at = append(at, c.figures.base(u))
	}
	if len(at) < 2 || at[0].Far(at[1]) < 20 {
		t.Errorf("two miniatures in a hex are struck at %v", at)
	}
}

// Where the pointer rests after an answer, no line of sight stays: neither while that is shown nor at the next question. It
// comes back as soon as the pointer moves.
func TestAnAnswerTakesTheLineOfSightAway(t *testing.T) {
	sh, c := shared(t)
	img := playing.Screen(t, sh, 1280, 720)
	foe := sh.UI.First("option/fire")
	at := sh.UI.Named(foe).Rect.Centre()
	sh.Input = game.Input{Pointer: at, Moved: true}
	sh.UI.Shifted()
	c.Update(sh)
	if !c.pane.sights() {
		t.Fatal("before an answer there is no line of sight to where the pointer is")
	}
	d, _ := c.Play.Explained()
	c.Choose(sh, d.Options[0].Key())
	sh.Input = game.Input{Pointer: at}
	c.Update(sh)
	sh.Dirty()
	sh.Draw(img)
	playing.Keep(t, img, "after-an-answer")
	if c.pane.sights() {
		t.Error("while the answer is shown, the line of sight stays")
	}
	c.CatchUp(sh)
	c.Update(sh)
	if c.pane.sights() {
		t.Error("at the next question, the line of sight stays")
	}
	sh.Input = game.Input{Pointer: at, Moved: true}
	if c.Update(sh); !c.pane.sights() {
		t.Error("the pointer moves, and no line of sight comes")
	}
}

// The name of an action goes when a question comes that is not part of it, and stays for one that is.
func TestTheNameOfAnActionGoesWithIt(t *testing.T) {
	_, c := shared(t)
	for u := range c.Play.Shown.Each(fortress.Hostiles) {
		c.Underway.By, c.Underway.Label = u, "Aim"
	}
	if !c.settled() || c.hostiles.actsNow(c.Underway.By) {
		t.Error("an explorer is asked to act, and the action of a hostile is still named")
	}
	c.Choices.Decision.Kind = fortress.AskReRoll
	if c.settled() || !c.hostiles.actsNow(c.Underway.By) {
		t.Error("a die is rolled again in the middle of an action that is no longer named")
	}
}

// The name of an action hides the head of nobody if there is room over or under who acts, at any size of text.
func TestTheNameOfAnActionHidesNoHead(t *testing.T) {
	for _, text := range []int{100, 200} {
		sh, c := shared(t)
		sh.Settings.TextPercent = text
		img := playing.Screen(t, sh, 1600, 900)
		for _, f := range c.figures.list() {
			if c.Play.Shown.On(f.unit).Team != fortress.Hostiles {
				continue
			}
			c.Underway.By, c.Underway.Label = f.unit, "Onslaught · Attack 1 of 2."
			c.Choices.Decision.Kind = fortress.AskReRoll
			sh.Dirty()
			sh.Draw(img)
			playing.Keep(t, img, "action-label-"+stat3([3]int{1600, 0, text}))
			for _, o := range c.figures.list() {
				if r := c.effects.labelRect(); o.unit == f.unit && r.Overlaps(o.head()) {
					t.Errorf("at text %d the name of the action at %v lies over the head of who acts at %v", text, r, o.head())
				}
			}
		}
	}
}
