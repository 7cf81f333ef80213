package scenes

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game"
	"precipice/game/session"
	"precipice/render"
)

// Menu is shown over a screen: the settings, and the ways out.
type Menu struct {
	game   *stage // nil over the title
	canvas *render.Canvas
	files  files
}

// NewMenu makes the menu over a game, or over the title.
func NewMenu(c *stage) *Menu { return &Menu{game: c} }

// Name implements game.Scene.
func (m *Menu) Name() string { return "menu" }

// Moving implements game.Scene.
func (m *Menu) Moving() bool { return m.files.open() }

// Says implements game.Scene.
func (m *Menu) Says() map[string]string { return nil }

// Update implements game.Scene.
func (m *Menu) Update(sh *game.Shell) {
	if _, err := m.files.poll(sh); err != nil {
		sh.Notice = err.Error()
	}
	if sh.Input.Did(game.Back) {
		sh.Pop()
	}
}

// Draw implements game.Scene.
func (m *Menu) Draw(sh *game.Shell, dst *ebiten.Image) {
	if m.canvas == nil || m.canvas.Theme != sh.Theme {
		m.canvas = render.NewCanvas(sh.Theme)
	}
	p, t := m.canvas, sh.Theme
	p.Begin(dst)
	defer p.End()
	all := p.Bounds()
	p.Fill(all, render.Fade(render.Void, 0.66))
	sh.UI.Begin(game.Over)
	wide, high := min(t.Px(420)*min(t.Text, 1.3), all.W*0.94), min(t.Px(560)*min(t.Text, 1.3), all.H*0.94)
	r := render.Rect{X: (all.W - wide) / 2, Y: (all.H - high) / 2, W: wide, H: high}
	sh.UI.Add(game.Over, game.Area{Name: "menu", Rect: r, Skip: true})
	in := p.Panel(r, render.PanelView{Title: sh.Words.Say("menu.title")})
	m.drawSettings(sh, p, m.drawWays(sh, p, in))
	drawNotice(sh, p, render.Rect{X: r.X, Y: t.Px(8), W: r.W, H: r.Y})
}

// drawWays draws the ways out at the foot and returns what is left.
func (m *Menu) drawWays(sh *game.Shell, p *render.Canvas, r render.Rect) render.Rect {
	t, w := sh.Theme, sh.Words
	way := func(name string, v render.ButtonView, do func()) {
		var at render.Rect
		at, r = r.CutBottom(t.Px(36))
		_, r = r.CutBottom(t.Px(8))
		drawButton(sh, p, game.Over, at, name, v, do)
	}
	if canQuit {
		way("menu/quit", render.ButtonView{Label: w.Say("menu.quit")}, sh.Quit)
	}
	if m.game != nil {
		var both render.Rect
		both, r = r.CutBottom(t.Px(36))
		_, r = r.CutBottom(t.Px(8))
		cells := both.Columns(2, t.Px(8))
		drawButton(sh, p, game.Over, cells[0], "menu/write", render.ButtonView{Label: w.Say("menu.write")}, func() {
			if err := m.files.write(m.game.play); err != nil {
				sh.Notice = err.Error()
			}
		})
		drawButton(sh, p, game.Over, cells[1], "menu/report", render.ButtonView{Label: w.Say("menu.report")}, func() { m.files.report(m.game.play) })
		way("menu/title", render.ButtonView{Label: w.Say("menu.to-title")}, func() { sh.Show(NewTitle(sh, nil)) })
	}
	foot, r := r.CutBottom(t.Px(36))
	_, r = r.CutBottom(t.Px(8))
	both := foot.Columns(2, t.Px(8))
	drawButton(sh, p, game.Over, both[0], "menu/resume", render.ButtonView{Label: w.Say("menu.resume"), Primary: true}, sh.Pop)
	drawButton(sh, p, game.Over, both[1], "menu/rules", render.ButtonView{Label: w.Say("menu.rules")}, func() { openRule(sh, "") })
	return r
}

// drawSettings draws the settings; each row goes on to its next value.
func (m *Menu) drawSettings(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, w, s := sh.Theme, sh.Words, &sh.Settings
	row := func(name, value string, do func()) {
		var at render.Rect
		at, r = r.CutTop(min(t.Px(32)*t.Text, r.H))
		_, r = r.CutTop(t.Px(5))
		name = "menu/" + name
		p.OptionRow(at, render.OptionView{Label: w.Say("set." + name[5:]), Cost: value, Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)})
		sh.UI.Add(game.Over, game.Area{Name: name, Rect: at, Do: func() {
			do()
			m.apply(sh)
		}})
	}
	row("speed", w.Say(s.Speed.Key()), func() { s.Speed = s.Speed.Next() })
	row("hostile-speed", w.Say(s.HostileSpeed.Key()), func() { s.HostileSpeed = s.HostileSpeed.Next() })
	row("text", strconv.Itoa(s.TextPercent)+" %", func() { s.TextPercent = nextText(s.TextPercent) })
	row("overwatch", w.Say(mannerKeys[s.Table.Overwatch]), func() { s.Table.Overwatch = (s.Table.Overwatch + 1) % 3 })
	row("exchange", w.Say(mannerKeys[s.Table.Exchange]), func() { s.Table.Exchange = session.Never - s.Table.Exchange })
	row("re-rolls", w.Say(mannerKeys[s.Table.ReRolls]), func() { s.Table.ReRolls = session.Never - s.Table.ReRolls })
	row("dice", w.Say(onOff(s.Table.AskDice)), func() { s.Table.AskDice = !s.Table.AskDice })
	if m.game != nil {
		row("hostiles", w.Say(onOff(s.Table.HostilesPlayed)), func() { s.Table.HostilesPlayed = !s.Table.HostilesPlayed })
	}
}

var mannerKeys = [...]string{session.Ask: "manner.ask", session.Always: "manner.always", session.Never: "manner.never"}

func onOff(on bool) string {
	if on {
		return "set.on"
	}
	return "set.off"
}

// nextText goes through the sizes of text.
func nextText(percent int) int {
	for _, p := range []int{80, 100, 125, 150, 200} {
		if p > percent {
			return p
		}
	}
	return 80
}

// apply keeps the settings and gives the running game its share of them.
func (m *Menu) apply(sh *game.Shell) {
	sh.KeepSettings()
	if m.game == nil {
		return
	}
	t := m.game.play.Table
	t.Overwatch, t.ReRolls, t.AskDice = sh.Settings.Table.Overwatch, sh.Settings.Table.ReRolls, sh.Settings.Table.AskDice
	t.HostilesPlayed = sh.Settings.Table.HostilesPlayed
	if err := m.game.play.SetTable(t); err != nil {
		sh.Notice = err.Error()
	}
	m.game.ask(sh)
}
