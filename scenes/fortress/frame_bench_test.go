package fortress

import (
	"testing"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/fortress/playing"
)

// BenchmarkFrame draws frames of a combat. The naive way caches nothing and draws stone, chambers, panels
// and texts anew.
func BenchmarkFrame(b *testing.B) {
	pan, zoom := float32(1), float32(1.1)
	b.Run("still", draws(nil))
	b.Run("point", draws(func(sh *game.Shell, _ *Combat) { sh.Dirty() }))         // overlays and miniatures change
	b.Run("attend", draws(func(sh *game.Shell, c *Combat) { c.attendTo(sh, 0) })) // to the same hex as before
	step := 0
	b.Run("browse", draws(func(sh *game.Shell, c *Combat) { // from hex to hex, with the harm to expect there
		step++
		c.attendTo(sh, step)
	}))
	b.Run("pan", draws(func(sh *game.Shell, c *Combat) {
		c.view.TakeOver(sh, c.view.Camera.Pan(render.Point{X: pan}))
		pan = -pan
		sh.Dirty()
	}))
	b.Run("zoom", draws(func(sh *game.Shell, c *Combat) {
		to := c.view.Camera
		to.Zoom *= zoom
		c.view.TakeOver(sh, to)
		zoom = 1 / zoom
		sh.Dirty()
	}))
	part := float32(0)
	b.Run("attack", draws(func(sh *game.Shell, c *Combat) { // a burst of fire, from its flash to its sparks
		by, on := c.Actor(), c.nearest()
		part += 0.07
		if part > 1 {
			part = 0.01
		}
		c.Showing.On, c.Showing.Part, c.Showing.Length = true, part, 1<<40
		c.Showing.Event.Change = fortress.Attacked{By: by, On: on, Weapon: "flamer", Range: 3}
		sh.Dirty()
	}))
	b.Run("panels", draws(func(sh *game.Shell, c *Combat) { c.Version++; sh.Dirty() })) // as after a decision
	b.Run("naive", draws(func(sh *game.Shell, c *Combat) {
		c.Version++
		c.kit.board = render.NewBoard(c.kit.theme)
		sh.Dirty()
	}))
}

// attendTo moves the focus to one of the hexes that can be reached, and lets what to expect there be computed.
func (c *Combat) attendTo(sh *game.Shell, step int) {
	list := c.Choices.Spaces().Legal
	sh.UI.FocusOn("option/" + list[step%len(list)].Key)
	c.threats.foreseeOneSpace(sh)
	sh.Dirty()
}

// draws returns a benchmark of frames; it calls before ahead of each, if that is not nil.
func draws(before func(sh *game.Shell, c *Combat)) func(*testing.B) {
	return func(b *testing.B) {
		sh, c := atTable(b, 1)
		img := playing.Screen(b, sh, 1280, 720)
		b.ReportAllocs()
		n := 0
		for b.Loop() {
			if before == nil { // and nothing is drawn
				sh.Draw(img)
				continue
			}
			before(sh, c)
			sh.Draw(img)
			if n++; n%64 == 0 { // flush the commands, as the end of a real frame does
				b.StopTimer()
				img.At(0, 0)
				b.StartTimer()
			}
		}
	}
}
