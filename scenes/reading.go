package scenes

import (
	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game"
	"precipice/game/session"
	"precipice/render"
)

// Reading shows how far the reading of a link has come, over the screen that asked for it. A link of a long game takes seconds in
// a page. It is read a little in each tick, so that the page stays alive and the player can cancel.
type Reading struct {
	work   *session.Reading
	then   func(save []byte)
	canvas *render.Canvas
}

// The choices that are read before the first drawing, and in each tick after it. They take some hundredths of a second in a page.
const (
	readAtOnce = 120
	readATick  = 60
)

// readLink reads a link and then hands on its game as a save. What is wrong with the link is said on the screen that asks.
func readLink(sh *game.Shell, of Game, link string, then func(save []byte)) {
	r := &Reading{work: of.Hosted().Read(link, game.Clock), then: then}
	if r.work.Step(readAtOnce) {
		sh.Push(r)
		return
	}
	r.end(sh)
}

// end hands on what has been read.
func (r *Reading) end(sh *game.Shell) {
	save, err := r.work.Result()
	if err != nil {
		sh.Note(sh.Sentence(err))
		sh.Dirty()
		return
	}
	r.then(save)
}

// Name implements game.Scene.
func (r *Reading) Name() string { return "reading" }

// Moving implements game.Scene.
func (r *Reading) Moving() bool { return true }

// Says implements game.Scene.
func (r *Reading) Says() map[string]string { return nil }

// Update implements game.Scene.
func (r *Reading) Update(sh *game.Shell) {
	switch {
	case sh.Input.Did(game.Back):
		sh.Pop()
	case r.work.Step(readATick):
		sh.Dirty()
	default:
		sh.Pop()
		r.end(sh)
	}
}

// Draw implements game.Scene.
func (r *Reading) Draw(sh *game.Shell, dst *ebiten.Image) {
	if r.canvas == nil || r.canvas.Theme != sh.Theme {
		r.canvas = render.NewCanvas(sh.Theme)
	}
	p, t := r.canvas, sh.Theme
	p.Begin(dst)
	defer p.End()
	all := p.Bounds()
	p.Fill(all, render.Fade(render.Void, 0.66))
	sh.UI.Begin(game.Over)
	wide := min(t.Px(380)*min(t.Text, 1.6), all.W*0.94)
	foot := t.Target(max(t.Px(38), t.LineHeight(ButtonText)+t.Px(16)))
	high := min(t.LineHeight(render.Heading)+foot+t.Px(60), all.H*0.96)
	at := render.Rect{X: (all.W - wide) / 2, Y: (all.H - high) / 2, W: wide, H: high}
	sh.UI.Add(game.Over, game.Area{Name: "reading", Rect: at, Skip: true})
	in := p.Panel(at, render.PanelView{Title: sh.Words.Say("link.reading")})
	button, in := in.CutBottom(foot)
	p.Bar(render.Rect{X: in.X, Y: in.Y + in.H/2 - t.Px(4), W: in.W, H: t.Px(8)}, r.work.Progress(), render.Brass)
	DrawButton(sh, p, game.Over, button, "reading/cancel", render.ButtonView{Label: sh.Words.Say("link.cancel"), Primary: true}, sh.Pop)
}
