package pages

import (
	"github.com/hajimehoshi/ebiten/v2"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone/journal"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/table"
)

// Prologue is the page that opens a quest: what lies in the fortress, and why these explorers go. It comes when the quest is begun,
// and afterwards only from the journal.
type Prologue struct {
	told   *journal.Journal
	pack   *fortress.Pack
	Opens  bool // the quest begins with it
	canvas *render.Canvas
	story  scenes.ScrollList
}

// NewPrologue returns the page of the quest of a journal.
func NewPrologue(told *journal.Journal, pack *fortress.Pack) *Prologue {
	return &Prologue{told: told, pack: pack}
}

// Name implements game.Scene.
func (x *Prologue) Name() string { return "prologue" }

// Moving implements game.Scene.
func (x *Prologue) Moving() bool { return false }

// Covers implements game.Coverer.
func (x *Prologue) Covers() {}

// Says implements game.Scene.
func (x *Prologue) Says() map[string]string { return map[string]string{} }

// Update implements game.Scene. Any key that goes on, goes back or ends something leaves the page.
func (x *Prologue) Update(sh *game.Shell) {
	x.story.Update(sh)
	in := &sh.Input
	if !scenes.HelpKeys(sh, "") && (in.Did(game.Back) || in.Did(game.Skip) || in.Did(game.End)) {
		sh.Pop()
	}
}

// Sizes of the page, in design units.
const (
	prologueWide = 900
	prologueHigh = 250 // of the picture, at most
	prologueTop  = 0.42
)

// prologueText is the style of what lies in the fortress, and crewText that of why somebody goes.
var (
	prologueText = render.Style{Size: 17, Ink: render.Ivory}
	crewText     = render.Style{Size: 13.5, Ink: render.Blend(render.Ivory, render.Muted, 0.3)}
)

// Draw implements game.Scene.
func (x *Prologue) Draw(sh *game.Shell, dst *ebiten.Image) {
	t := sh.Theme
	if x.canvas == nil || x.canvas.Theme != t {
		x.canvas = render.NewCanvas(t)
	}
	p, w := x.canvas, sh.Words
	p.Begin(dst)
	defer p.End()
	p.Backdrop()
	sh.UI.Begin(game.Over)
	sh.UI.Start("prologue/go-on")
	all := scenes.Middle(p.Bounds().Inset(t.Px(scenes.Gap)), min(p.Bounds().W-2*t.Px(scenes.Gap), t.Px(prologueWide)))
	foot, in := all.CutBottom(t.Target(t.LineHeight(scenes.ButtonText) + t.Px(18)))
	_, in = in.CutBottom(t.Px(scenes.Gap))
	picture, in := in.CutTop(min(t.Px(prologueHigh), in.H*prologueTop))
	p.Picture(picture, table.PictureOf(x.pack, "quest-begins", x.crew()))
	_, in = in.CutTop(t.Px(scenes.Gap))
	line, in := in.CutTop(t.LineHeight(render.Title) + t.Px(6))
	p.Snug(line, x.told.Quest, render.Title.With(render.Brass), render.Left)
	x.story.Draw(sh, p, in, t.Px(6), x.lines(sh, p, in.W-t.Px(14)))
	label := w.Say("prologue.back")
	if x.Opens {
		label = w.Say("prologue.begin")
	}
	scenes.PlaceButton(sh, p, game.Over, render.ButtonView{Label: label, Primary: true},
		game.Area{Name: "prologue/go-on", Rect: scenes.Middle(foot, min(foot.W, t.Px(300)*t.Text)), Do: sh.Pop, Answer: true})
	sh.NoticeRoom(in)
	scenes.DrawPointed(sh, p, false)
}

// lines returns the rows of the page: what lies in the fortress, then each of the crew with a portrait.
func (x *Prologue) lines(sh *game.Shell, p *render.Canvas, wide float32) (rows []scenes.ListRow) {
	t, crew := sh.Theme, x.told.Crew()
	for i, s := range x.told.Prologue() {
		if i == 0 {
			rows = append(rows, scenes.ListRow{Height: t.ParagraphHeight(s.Text, prologueText, wide) + t.Px(8),
				Draw: func(at render.Rect) { p.Paragraph(at, s.Text, prologueText) }})
			continue
		}
		card, face := &x.pack.Explorers[crew[i-1]], t.Px(34)*t.Text
		high := t.ParagraphHeight(s.Text, crewText, wide-face-t.Px(10))
		rows = append(rows, scenes.ListRow{Height: max(face, high), Draw: func(at render.Rect) {
			left, text := at.CutLeft(face)
			left.H = face
			p.Portrait(left.Inset(t.Px(1)), card.ID, card.Letter, render.Explorers[(i-1)%len(render.Explorers)])
			_, text = text.CutLeft(t.Px(10))
			p.Paragraph(scenes.MiddleOf(text, high), s.Text, crewText)
		}})
	}
	return rows
}

// crew returns the figures of the picture.
func (x *Prologue) crew() (party []render.Bystander) {
	for i, kind := range x.told.Crew() {
		card := &x.pack.Explorers[kind]
		for model := range max(1, len(card.Models)) {
			party = append(party, render.Bystander{Figure: card.ID, Variant: model, Rim: render.Explorers[i%len(render.Explorers)]})
		}
	}
	return party
}
