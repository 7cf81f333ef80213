package fortress

import (
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/table"
)

// Then implements scenes.Watchable.
func (c *Combat) Then(sh *game.Shell) scenes.Watchable {
	if c.Held() || !c.Play.Waiting() && !c.Moving() && !c.Play.Shown.Fighting() {
		return c.Host.Open(table.ExpeditionScene, sh, c.Play)
	}
	return nil
}

// TapeAt implements scenes.Watchable.
func (c *Combat) TapeAt(sh *game.Shell) render.Rect {
	l := &c.kit.layout
	if l.Held {
		return l.Grown(table.TapeHeight(sh.Theme))
	}
	return l.Asks
}

// replay is a game of the fortress shown again.
type replay = scenes.Replay[fortress.State, blackstone.Table]
