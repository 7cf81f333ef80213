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

// Then implements scenes.Watchable.
func (x *Expedition) Then(sh *game.Shell) scenes.Watchable {
	switch {
	case x.Held():
		return x.beyond(sh)
	case !x.Play.Waiting() && !x.Moving() && table.SceneFor(&x.Play.Shown) != table.ExpeditionScene:
		return x.Host.Screen(sh, x.Play)
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

// TapeAt implements scenes.Watchable.
func (x *Expedition) TapeAt(sh *game.Shell) render.Rect {
	t := sh.Theme
	if x.over() {
		return table.TapeBelow(t, render.Rect{W: x.layout.bar.W, H: x.layout.carried.Bottom()})
	}
	at, _ := x.layout.middle.Inset(t.Px(scenes.Gap)).CutBottom(table.TapeHeight(t))
	return scenes.Middle(at, t.Px(430)*min(t.Text, 1.6))
}

// replay is a game of the fortress shown again.
type replay = scenes.Replay[fortress.State, blackstone.Table]
