package fortress

import (
	"testing"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/scenes/fortress/playing"
)

// The escape chamber is shown on its way while the battlefield does not have it yet, and in the camera's frame.
func TestTheEscapeChamberSlidesUp(t *testing.T) {
	sh, c := atTable(t, 1)
	s := &c.Play.Shown
	e := fortress.Event{Change: fortress.EscapeOpened{Portal: openPortal(s)}}
	c.Begin(sh, e)
	if len(c.Underway.Slides) == 0 {
		t.Fatal("nothing slides")
	}
	for _, cell := range c.Underway.Slides {
		if _, on := s.Field().At(cell.Hex); on {
			t.Errorf("%v is on the battlefield already", cell.Hex)
		}
	}
	all := c.focus.happens()
	if want := len(c.Underway.Slides) + 1; len(all) < want || all[want-1] != c.Underway.Slides[want-2].Hex {
		t.Errorf("the camera minds %v first", all)
	}
	if want := len(c.Underway.Slides) + 1 + len(c.everybody(fortress.Explorers)); len(all) != want {
		t.Errorf("the camera minds %d hexes, not %d", len(all), want)
	}
	if c.Ends(e); c.Underway.Slides != nil {
		t.Error("it slides for ever")
	}
}

// A find turns up over the board, ends within the card of its finder, and only then lies beside the question. At
// instant speed it does not fly.
func TestAFindFliesToItsFinder(t *testing.T) {
	sh, c := atTable(t, 1)
	img := playing.Screen(t, sh, 1280, 720)
	find := fortress.Event{Change: fortress.Found{Explorer: uint8(c.activeCard())}}
	if c.Begin(sh, find); c.Showing.Length == 0 {
		t.Fatal("there is no time to see it")
	}
	for _, calm := range []game.Motion{game.MotionFull, game.MotionReduced} {
		sh.Settings.Motion = calm
		for _, part := range []float32{0.05, 0.5, 0.9} {
			c.Showing.Part = part
			sh.Dirty()
			sh.Draw(img)
			if c.effects.flight.card == nil || sh.UI.Named("found/0") != nil {
				t.Errorf("at %v of its time the card flies: %v", part, c.effects.flight.card != nil)
			}
		}
	}
	card := sh.UI.Named("card/" + c.Play.Shown.Name(c.activeCard()))
	if to := c.effects.lieOf(sh, c.activeCard(), card.Rect); !card.Rect.Contains(to.Centre()) {
		t.Errorf("it flies to %v, and the card lies at %v", to, card.Rect)
	}
	c.Showing.On = false
	c.Version++
	sh.Dirty()
	sh.Draw(img)
	if c.effects.flight.card != nil || sh.UI.Named("found/0") == nil {
		t.Error("when it has flown it does not lie beside the question")
	}
	sh.Settings.Speed, sh.Settings.HostileSpeed = game.Instant, game.Instant
	c.Begin(sh, find)
	if _, flies := c.Discovering(); flies {
		t.Error("at instant speed it flies")
	}
}
