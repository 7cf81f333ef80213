package fortress

import (
	"testing"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/game/blackstone"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/field"
	"precipice/scenes/fortress/playing"
)

// A question that grows over a corner of the field covers nobody who acts and nothing that can be chosen, as long as there
// is room beside it.
func TestAQuestionCoversNothingThatMatters(t *testing.T) {
	sh, grown := playing.Bare(t), 0
	for _, w := range []int{1280, 1600} {
		playing.EachDecision(t, sh, 9, 90, func(play *blackstone.Session, d *engine.Decision) {
			if !play.Shown.Fighting() {
				return
			}
			c := seen(sh, play, w, w*9/16)
			asks := c.kit.layout.Asks
			if asks.Y >= c.view.Room().Bottom() {
				return
			}
			free, room := field.Beside(c.view.Room(), asks, c.kit.theme.Px(scenes.Gap)), c.view.Room()
			var list []board.Hex
			for _, h := range c.focus.matters() {
				if c.view.Camera.Shows(room, render.Framed(h)...) {
					list = append(list, h)
				}
			}
			if len(list) == 0 || !c.view.Camera.Spans(free, render.Framed(list...)...) {
				return
			}
			grown++
			for _, h := range list {
				if part := c.hexRect(h).Cut(asks); part.W > 1 && part.H > 1 {
					t.Errorf("the question of %s lies over %v", d.Kind, h)
				}
			}
		})
	}
	if grown == 0 {
		t.Error("no question grows over the field")
	}
}

// While the panels are folded, the question lies over a corner of the board: never over those whom it is about, on any
// screen that has room for them beside it. Nor does it hide a sign for who is out of sight.
func TestAQuestionOverFoldedPanelsLeavesThosePlainWhomItAsksAbout(t *testing.T) {
	sh, grown, signs := playing.Bare(t), 0, 0
	sh.Settings.Folded = true
	for _, text := range []float32{1, 2} {
		playing.EachDecision(t, sh, 9, 60, func(play *blackstone.Session, d *engine.Decision) {
			if !play.Shown.Fighting() {
				return
			}
			c := facing(sh, play)
			sh.Theme = render.NewTheme(1600, 900, text)
			c.kit = &kit{theme: sh.Theme}
			c.lay(sh, placedFor{folded: true}, 1600, 900)
			c.fitCamera(sh)
			asks := c.kit.layout.Asks
			for _, one := range c.pane.signs() {
				if signs++; asks.Contains(one.At) {
					t.Errorf("the question of %s lies over the sign for %s", d.Kind, play.Shown.UnitName(one.units[0]))
				}
			}
			list := c.focus.keyHexes()
			free := field.Beside(c.view.Room(), asks, c.kit.theme.Px(scenes.Gap))
			if asks.Y >= c.view.Room().Bottom() || len(list) == 0 || !c.view.Camera.Spans(free, render.Framed(list...)...) {
				return
			}
			grown++
			for _, h := range list {
				if part := c.hexRect(h).Cut(asks); part.W > 1 && part.H > 1 {
					t.Errorf("at text %v the question of %s lies over %v", text, d.Kind, h)
				} else if !inFrame(c, h) {
					t.Errorf("at text %v %v is out of sight in the question of %s", text, h, d.Kind)
				}
			}
		})
	}
	if grown < 20 || signs < 20 {
		t.Errorf("only %d questions grow over the field, with %d signs", grown, signs)
	}
}
