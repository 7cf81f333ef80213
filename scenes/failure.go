package scenes

import (
	"fmt"
	"runtime/debug"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game"
	"precipice/render"
)

// Failure says that a screen panicked. The game itself is saved after every decision.
type Failure struct {
	canvas *render.Canvas
	say    string
}

// failed returns the scene for a problem, and prints the problem with its stack for a report.
func failed(sh *game.Shell, problem any) game.Scene {
	println(fmt.Sprintf("precipice: %v\n%s", problem, debug.Stack()))
	return &Failure{say: sh.Words.Say("failure.text", fmt.Sprint(problem))}
}

// Name implements game.Scene.
func (f *Failure) Name() string { return "failure" }

// Moving implements game.Scene.
func (f *Failure) Moving() bool { return false }

// Says implements game.Scene.
func (f *Failure) Says() map[string]string { return map[string]string{"problem": f.say} }

// Update implements game.Scene.
func (f *Failure) Update(*game.Shell) {}

// Draw implements game.Scene.
func (f *Failure) Draw(sh *game.Shell, dst *ebiten.Image) {
	if f.canvas == nil || f.canvas.Theme != sh.Theme {
		f.canvas = render.NewCanvas(sh.Theme)
	}
	p, t := f.canvas, sh.Theme
	p.Begin(dst)
	defer p.End()
	p.Backdrop()
	sh.UI.Begin(game.Panels)
	all := p.Bounds()
	wide := min(t.Px(560), all.W*0.9)
	r := render.Rect{X: (all.W - wide) / 2, Y: all.H * 0.3, W: wide, H: t.Px(220)}
	in := p.Panel(r, render.PanelView{Title: sh.Words.Say("failure.title"), Accent: render.Blood})
	foot, in := in.CutBottom(t.Target(t.Px(40)))
	p.Paragraph(in, f.say, render.Body)
	DrawButton(sh, p, game.Panels, foot, "failure/title", render.ButtonView{Label: sh.Words.Say("failure.to-title"), Primary: true},
		func() { sh.Home(nil) })
}
