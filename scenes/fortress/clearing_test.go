package fortress

import (
	"testing"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/game/blackstone"
	"precipice/scenes"
)

// A question that grows over a corner of the field covers nobody who acts and nothing that can be chosen, as long as there
// is room beside it.
func TestAQuestionCoversNothingThatMatters(t *testing.T) {
	bareStone(t)
	sh, grown := bare(t), 0
	for _, w := range []int{1280, 1600} {
		eachDecision(t, sh, 9, 90, func(play *blackstone.Session, d *engine.Decision) {
			if !play.Shown.Fighting() {
				return
			}
			c := seen(sh, play, w, w*9/16)
			asks := c.decisionRect(sh)
			if asks.Y >= c.stamp.room.Bottom() {
				return
			}
			free, room := beside(c.stamp.room, asks, c.kit.theme.Px(scenes.Gap)), c.stamp.room
			var list []board.Hex
			for _, h := range c.matters() {
				if c.camera.Shows(room, []board.Hex{h}) {
					list = append(list, h)
				}
			}
			if len(list) == 0 || !c.camera.Spans(free, list) {
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
