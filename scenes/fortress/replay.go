package fortress

import (
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/session"
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
		return screenOf(x.host, sh, x.Play)
	}
	return nil
}

// TapeAt implements scenes.Watchable.
func (c *Combat) TapeAt(sh *game.Shell) render.Rect { return c.decisionRect(sh) }

// TapeAt implements scenes.Watchable.
func (x *Expedition) TapeAt(sh *game.Shell) render.Rect {
	t, room := sh.Theme, x.layout.middle
	if x.over() { // below the results of the rounds
		room = render.Rect{W: x.layout.bar.W, H: x.layout.carried.Bottom()}
	}
	at, _ := room.Inset(t.Px(scenes.Gap)).CutBottom(t.Px(132) * (1 + (t.Text-1)*0.4))
	return scenes.Middle(at, t.Px(430)*min(t.Text, 1.6))
}

// watch shows a game from its start; leaving the replay returns to the game.
func (h *Host) watch(sh *game.Shell, play *blackstone.Session) {
	tape, err := session.NewTape(h.Rules, play.Record())
	if err != nil {
		sh.Notice = sh.Sentence(err)
		return
	}
	tape.Play.Table.Names = play.Table.Names
	sh.Show(newReplay(h, sh, tape, play))
}

// replay is a game of the fortress shown again.
type replay = scenes.Replay[fortress.State, blackstone.Table]

func newReplay(h *Host, sh *game.Shell, tape *blackstone.Tape, from *blackstone.Session) *replay {
	open := func(sh *game.Shell) scenes.Watchable { return screenOf(h, sh, tape.Play) }
	return scenes.NewReplay(sh, tape, open, func(sh *game.Shell) { sh.Show(screenOf(h, sh, from)) })
}
