package city

import (
	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game"
	"precipice/game/city"
	"precipice/game/city/chronicle"
	"precipice/render"
	"precipice/saves"
	"precipice/scenes"
)

// remember keeps what is worth telling of a journey that has ended, beside what other programs have kept meanwhile.
func (h *Host) remember(sh *game.Shell, play *city.Session) {
	if others, ok, _ := game.ReadKept(sh.Store, game.NewKept[Kept](keptSlot), Kept{}); ok { // what cannot be read is none
		h.Deeds = others.Deeds.With(h.Deeds...)
	}
	h.Deeds = h.Deeds.With(chronicle.Remember(play.Log, &play.Shown, play.Slot(), play.Table.Seed))
	h.keep(sh)
}

// deedsMoved lets what is remembered follow its game to another slot.
func (h *Host) deedsMoved(sh *game.Shell, to saves.Move) {
	for i := range h.Deeds {
		if h.Deeds[i].Slot == to.From {
			h.Deeds[i].Slot = to.To
			h.keep(sh)
		}
	}
}

// openDeeds shows the page of deeds.
func (h *Host) openDeeds(sh *game.Shell) { sh.Push(&deedsPage{deeds: h.Deeds}) }

// deedsPage is the page of what is remembered from journey to journey.
type deedsPage struct {
	deeds  chronicle.Deeds
	canvas *render.Canvas
	list   scenes.ScrollList
}

// Name implements game.Scene.
func (*deedsPage) Name() string { return "deeds" }

// Moving implements game.Scene.
func (*deedsPage) Moving() bool { return false }

// Covers implements game.Coverer.
func (*deedsPage) Covers() {}

// Says implements game.Scene.
func (*deedsPage) Says() map[string]string { return nil }

// Update implements game.Scene.
func (x *deedsPage) Update(sh *game.Shell) {
	x.list.Update(sh)
	if !scenes.HelpKeys(sh, "") && sh.Input.Did(game.Back) {
		sh.Pop()
	}
}

// Draw implements game.Scene.
func (x *deedsPage) Draw(sh *game.Shell, dst *ebiten.Image) {
	if x.canvas == nil || x.canvas.Theme != sh.Theme {
		x.canvas = render.NewCanvas(sh.Theme)
	}
	p, t := x.canvas, sh.Theme
	p.Begin(dst)
	defer p.End()
	p.Backdrop()
	sh.UI.Begin(game.Over)
	body := scenes.DrawPage(sh, p, game.Over, "deeds", t.Px(820)*min(t.Text, 1.4), sh.Pop, nil)
	in := p.Panel(body, render.PanelView{})
	var rows []scenes.ListRow
	add := func(text string, st render.Style, over float32) {
		wide := in.W - t.Px(14)
		rows = append(rows, scenes.ListRow{Height: t.ParagraphHeight(text, st, wide) + over, Draw: func(at render.Rect) {
			_, at = at.CutTop(over)
			at.W = wide
			p.Paragraph(at, text, st)
		}})
	}
	for _, part := range x.deeds.Tell(sh.Words) {
		if part.Head != "" {
			add(part.Head, render.Heading, t.Px(10))
		}
		for _, line := range part.Lines {
			add(line, render.Body, 0)
		}
	}
	x.list.Draw(sh, p, in, t.Px(4), rows)
	sh.NoticeRoom(body)
}
