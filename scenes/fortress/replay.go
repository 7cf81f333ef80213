package fortress

import (
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/render"
	"precipice/scenes"
)

// Then implements scenes.Watchable.
func (c *Combat) Then(sh *game.Shell) scenes.Watchable {
	if c.Held() || !c.Play.Waiting() && !c.Moving() && !c.Play.Shown.Fighting() {
		return NewExpedition(c.host, sh, c.Play)
	}
	return nil
}

// Then implements scenes.Watchable.
func (x *Expedition) Then(sh *game.Shell) scenes.Watchable {
	switch {
	case x.Held():
		return x.beyond(sh)
	case !x.Play.Waiting() && !x.Moving() && sceneFor(&x.Play.Shown) != expeditionScene:
		return x.host.screen(sh, x.Play)
	}
	return nil
}

// TapeAt implements scenes.Watchable.
func (c *Combat) TapeAt(sh *game.Shell) render.Rect {
	l := &c.kit.layout
	if l.Held {
		return l.Grown(tapeHeight(sh.Theme))
	}
	return l.Asks
}

// TapeAt implements scenes.Watchable.
func (x *Expedition) TapeAt(sh *game.Shell) render.Rect {
	t := sh.Theme
	if x.over() {
		return tapeBelow(t, render.Rect{W: x.layout.bar.W, H: x.layout.carried.Bottom()})
	}
	at, _ := x.layout.middle.Inset(t.Px(scenes.Gap)).CutBottom(tapeHeight(t))
	return scenes.Middle(at, t.Px(430)*min(t.Text, 1.6))
}

// tapeHeight returns the height of the controls of a tape.
func tapeHeight(t *render.Theme) float32 { return t.Px(132)*(1+(t.Text-1)*0.4) + t.Target(0) }

// tapeBelow returns where the controls of a tape are drawn below a result. The result leaves this room free.
func tapeBelow(t *render.Theme, screen render.Rect) render.Rect {
	at, _ := screen.CutBottom(tapeHeight(t))
	return scenes.Middle(at, t.Px(430)*min(t.Text, 1.6))
}

// resultRoom returns the room of a result page below the bar. While it is watched, the controls of the tape are below.
func (c *stage) resultRoom(t *render.Theme, screen, bar render.Rect) render.Rect {
	_, room := screen.CutTop(bar.Bottom() - screen.Y)
	if c.Play.Watched() {
		_, room = room.CutBottom(tapeHeight(t) + t.Px(scenes.Gap))
	}
	return room.Inset(t.Px(16))
}

// replay is a game of the fortress shown again.
type replay = scenes.Replay[fortress.State, blackstone.Table]
