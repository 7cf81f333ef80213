package scenes

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/session"
	"precipice/render"
)

// Title is the first screen: continue, or sit down at a new table.
type Title struct {
	canvas  *render.Canvas
	latest  *session.Game // what Continue goes on with, nil for nothing
	problem string
	files   files
}

// NewTitle looks for a saved game; a warning, if any, is shown.
func NewTitle(sh *game.Shell, warning error) *Title {
	t := &Title{}
	if warning != nil {
		t.problem = warning.Error()
	}
	if err := sh.Saver.Flush(); err != nil {
		t.problem = err.Error()
	}
	games, err := session.Games(sh.Rules, sh.Store)
	if err != nil {
		t.problem = err.Error()
	}
	if t.latest = session.Latest(games); t.latest == nil && len(games) > 0 {
		t.problem = games[0].Problem.Error()
	}
	return t
}

// Name implements game.Scene.
func (t *Title) Name() string { return "title" }

// Moving implements game.Scene.
func (t *Title) Moving() bool { return t.files.open() }

// Says implements game.Scene.
func (t *Title) Says() map[string]string { return map[string]string{"problem": t.problem} }

// Update implements game.Scene.
func (t *Title) Update(sh *game.Shell) {
	slot, err := t.files.poll(sh)
	switch {
	case err != nil:
		t.problem = err.Error()
	case slot != "":
		t.goOn(sh, slot)
	}
}

// Draw implements game.Scene.
func (t *Title) Draw(sh *game.Shell, dst *ebiten.Image) {
	if t.canvas == nil || t.canvas.Theme != sh.Theme {
		t.canvas = render.NewCanvas(sh.Theme)
	}
	p, th, w := t.canvas, sh.Theme, sh.Words
	p.Begin(dst)
	defer p.End()
	p.Backdrop()
	sh.UI.Begin(game.Panels)
	all := p.Bounds()
	head := render.Rect{X: 0, Y: all.H * 0.1, W: all.W, H: th.Px(60)}
	big := render.Style{Weight: render.Bold, Size: 44 / th.Text, Tracking: 12 / th.Text, Ink: render.Brass}
	p.Label(head, w.Say("title.name"), big, render.Middle)
	head.Y += th.Px(58)
	p.Label(head, w.Say("title.under"), render.Quiet, render.Middle)

	wide := min(th.Px(640), all.W*0.9)
	body := render.Rect{X: (all.W - wide) / 2, Y: all.H * 0.32, W: wide, H: all.H * 0.58}
	t.drawDoors(sh, p, middle(body, wide*0.5))
	drawNotice(sh, p, render.Rect{X: body.X, Y: th.Px(10), W: body.W, H: th.Px(80)})
	if t.problem != "" {
		foot := render.Rect{X: body.X, Y: body.Bottom() + th.Px(6), W: body.W, H: all.H - body.Bottom() - th.Px(10)}
		p.Paragraph(foot, t.problem, render.Body.With(render.Find))
	}
}

// drawDoors draws what leads on from here.
func (t *Title) drawDoors(sh *game.Shell, p *render.Canvas, r render.Rect) {
	th, w := sh.Theme, sh.Words
	door := func(name string, v render.ButtonView, do func()) {
		var at render.Rect
		at, r = r.CutTop(th.Px(44))
		_, r = r.CutTop(th.Px(10))
		drawButton(sh, p, game.Panels, at, name, v, do)
	}
	if t.latest != nil {
		door("title/continue", render.ButtonView{Label: w.Say("title.continue"), Primary: true}, func() { t.goOn(sh, t.latest.Slot) })
		var at render.Rect
		at, r = r.CutTop(th.LineHeight(render.Small) + th.Px(8))
		p.Label(at, gameTitle(sh, t.latest), render.Small, render.Middle)
	}
	door("title/new", render.ButtonView{Label: w.Say("title.new"), Primary: t.latest == nil}, func() { sh.Show(NewSetup(sh)) })
	if sh.Course != nil {
		door("title/learn", render.ButtonView{Label: w.Say("title.learn")}, func() { Learn(sh) })
	}
	door("title/read", render.ButtonView{Label: w.Say("title.read")}, t.files.read)
	door("title/settings", render.ButtonView{Label: w.Say("title.settings")}, func() { sh.Push(NewMenu(nil)) })
	if canQuit {
		door("title/quit", render.ButtonView{Label: w.Say("title.quit")}, sh.Quit)
	}
}

// gameTitle is what a saved game is called in a list.
func gameTitle(sh *game.Shell, g *session.Game) string {
	w := sh.Words
	if g.Difficulty == fortress.NoObjective {
		return w.Say("saved.combat", w.Name(g.Combat), strconv.Itoa(g.Round))
	}
	return w.Say("saved.expedition", w.Say("difficulty."+g.Difficulty.String()), strconv.Itoa(g.Round))
}

// goOn brings a saved game back, or says what is wrong with it.
func (t *Title) goOn(sh *game.Shell, slot string) {
	play, err := session.Resume(sh.Rules, sh.Store, slot, sh.Saver, game.Clock)
	if err != nil {
		t.problem = err.Error()
		return
	}
	sh.Show(screenOf(sh, play))
}
