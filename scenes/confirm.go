package scenes

import (
	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game"
	"precipice/render"
)

// Confirm asks over another screen, which stays visible, before something is done that loses something. The focus
// begins on the answer that loses nothing.
type Confirm struct {
	question  string // a sentence
	keep, act string // the labels of the answers
	do        func()
	canvas    *render.Canvas
}

// NewConfirm returns a screen that asks a question. Keep is the label of the answer that changes nothing, act
// the label of the one that does it.
func NewConfirm(question, keep, act string, do func()) *Confirm {
	return &Confirm{question: question, keep: keep, act: act, do: do}
}

// Name implements game.Scene.
func (c *Confirm) Name() string { return "confirm" }

// Moving implements game.Scene.
func (c *Confirm) Moving() bool { return false }

// Says implements game.Scene.
func (c *Confirm) Says() map[string]string { return map[string]string{"question": c.question} }

// Update implements game.Scene.
func (c *Confirm) Update(sh *game.Shell) {
	if !HelpKeys(sh, "") && sh.Input.Did(game.Back) {
		sh.Pop()
	}
}

// Draw implements game.Scene.
func (c *Confirm) Draw(sh *game.Shell, dst *ebiten.Image) {
	if c.canvas == nil || c.canvas.Theme != sh.Theme {
		c.canvas = render.NewCanvas(sh.Theme)
	}
	p, t := c.canvas, sh.Theme
	p.Begin(dst)
	defer p.End()
	all := p.Bounds()
	p.Fill(all, render.Fade(render.Void, 0.66))
	sh.UI.Begin(game.Over)
	wide := min(t.Px(460)*min(t.Text, 1.5), all.W*0.94)
	foot := t.Target(max(t.Px(38), t.LineHeight(ButtonText)+t.Px(16)))
	high := min(t.ParagraphHeight(c.question, render.Body, wide-t.Px(40))+foot+t.Px(56), all.H*0.96)
	r := render.Rect{X: (all.W - wide) / 2, Y: (all.H - high) / 2, W: wide, H: high}
	sh.UI.Add(game.Over, game.Area{Name: "confirm", Rect: r, Skip: true})
	in := p.Panel(r, render.PanelView{Accent: render.Brass}).Inset(t.Px(6))
	buttons, in := in.CutBottom(foot)
	p.Paragraph(in, c.question, render.Body)
	cells := buttons.Columns(2, t.Px(8))
	sh.UI.Start("confirm/keep")
	DrawButton(sh, p, game.Over, cells[0], "confirm/keep", render.ButtonView{Label: c.keep, Primary: true}, sh.Pop)
	DrawButton(sh, p, game.Over, cells[1], "confirm/act", render.ButtonView{Label: c.act}, func() {
		sh.Pop()
		c.do()
	})
}
