package fortress

import (
	"testing"

	"precipice/game"
	"precipice/render"
)

// BenchmarkFrame draws frames of a combat. The naive way caches nothing and draws stone, chambers, panels
// and texts anew.
func BenchmarkFrame(b *testing.B) {
	pan, zoom := float32(1), float32(1.1)
	b.Run("still", draws(func(*game.Shell, *Combat) {}))
	b.Run("point", draws(func(sh *game.Shell, _ *Combat) { sh.Dirty() })) // overlays and miniatures change
	b.Run("pan", draws(func(sh *game.Shell, c *Combat) {
		c.touched = true
		c.camera = c.camera.Pan(render.Point{X: pan})
		pan = -pan
		sh.Dirty()
	}))
	b.Run("zoom", draws(func(sh *game.Shell, c *Combat) {
		c.touched = true
		c.camera.Zoom *= zoom
		zoom = 1 / zoom
		sh.Dirty()
	}))
	b.Run("panels", draws(func(sh *game.Shell, c *Combat) { c.Version++; sh.Dirty() })) // as after a decision
	b.Run("naive", draws(func(sh *game.Shell, c *Combat) {
		c.Version++
		c.kit.board = render.NewBoard(c.kit.theme)
		sh.Dirty()
	}))
}

// draws returns a benchmark of frames; it calls before ahead of each.
func draws(before func(sh *game.Shell, c *Combat)) func(*testing.B) {
	return func(b *testing.B) {
		sh, c := table(b, 1)
		img := screen(b, sh, 1280, 720)
		b.ReportAllocs()
		n := 0
		for b.Loop() {
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
