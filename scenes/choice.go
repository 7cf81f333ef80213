package scenes

import (
	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game"
	"precipice/render"
)

// choice asks over the title which of several games is meant.
type choice struct {
	games  Games
	do     func(*game.Shell, Game)
	canvas *render.Canvas
}

// Name implements game.Scene.
func (c *choice) Name() string { return "choice" }

// Moving implements game.Scene.
func (c *choice) Moving() bool { return false }

// Says implements game.Scene.
func (c *choice) Says() map[string]string { return nil }

// Update implements game.Scene.
func (c *choice) Update(sh *game.Shell) {
	if in := &sh.Input; in.Did(game.Keys) {
		sh.Push(&Keys{})
	} else if in.Did(game.Back) {
		sh.Pop()
	}
}

// Draw implements game.Scene.
func (c *choice) Draw(sh *game.Shell, dst *ebiten.Image) {
	if c.canvas == nil || c.canvas.Theme != sh.Theme {
		c.canvas = render.NewCanvas(sh.Theme)
	}
	c.canvas.Begin(dst)
	defer c.canvas.End()
	var ways []way
	for _, g := range c.games {
		ways = append(ways, way{"choice/" + g.Hosted().About().Name, g.Name(sh), func() {
			sh.Pop()
			c.do(sh, g)
		}})
	}
	sh.UI.Start(ways[0].name)
	drawWays(sh, c.canvas, "choice", sh.Words.Say("choice.head"), ways)
}
