package fortress

import (
	"testing"

	"precipice/engine/fortress"
	"precipice/render"
	"precipice/scenes/fortress/playing"
)

// Within an activation the board stays where it is while something happens, as long as that is seen in full and the party in part: a
// question may have moved it by part of a hex, and what follows does not move it back.
func TestTheBoardStaysWhileWhatHappensIsSeen(t *testing.T) {
	seenSo, moved := 0, 0
	for seed := range uint64(6) {
		sh := playing.Bare(t)
		c := seen(sh, playing.Begun(t, sh, seed, playing.AskAll(sh, 0)), 1600, 900)
		for n := 0; n < 600 && c.Play.Shown.Result == fortress.Undecided; n++ {
			c.Follow(sh)
			c.Tray.Land()
			if !c.Waiting() && !c.Showing.On {
				c.Refresh(sh)
			}
			was, turn := c.view.Sight(), c.view.Turn()
			c.fitCamera(sh)
			c.view.Land()
			if list := c.focus.happens(); c.Showing.On && len(list) > 0 && turn == c.view.Turn() && was.Zoom >= leastFrame {
				room := c.view.Room()
				_, below := room.CutTop(c.kit.theme.Px(leastFrame))
				k := was.Camera(room, c.kit.theme)
				if all := c.everybody(fortress.Explorers); k.Shows(below, render.Framed(list...)...) && k.Shows(room.Inset(-k.Zoom), render.Framed(all...)...) && k.Spans(room, render.Framed(append(all, list...)...)...) {
					if seenSo++; c.view.Sight() != was {
						moved++
					}
				}
			}
			if c.Waiting() || c.Showing.On {
				c.Next()
				continue
			}
			if c.Choices == nil {
				break
			}
			options := c.Choices.Decision.Options
			c.Choose(sh, options[n%len(options)].Key())
		}
	}
	if seenSo < 200 || moved > 0 {
		t.Errorf("of %d events that were seen %d moved the board", seenSo, moved)
	}
}
