package setup

import (
	"github.com/hajimehoshi/ebiten/v2"

	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/game/words"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/table"
)

// Battlefields is the list of battlefields for single combats, each with its picture. It is pushed over the
// setup.
type Battlefields struct {
	setup   *Setup
	canvas  *render.Canvas
	picture *ebiten.Image // all battlefields, drawn once for each theme
	cells   []render.Rect
}

// NewBattlefields returns the list of battlefields for a setup.
func NewBattlefields(s *Setup) *Battlefields { return &Battlefields{setup: s} }

// Name implements game.Scene.
func (b *Battlefields) Name() string { return "battlefields" }

// Moving implements game.Scene.
func (b *Battlefields) Moving() bool { return false }

// Covers implements game.Coverer.
func (b *Battlefields) Covers() {}

// Says implements game.Scene.
func (b *Battlefields) Says() map[string]string {
	return map[string]string{"combat": b.setup.Table.Setup.Combat}
}

// Update implements game.Scene.
func (b *Battlefields) Update(sh *game.Shell) {
	if !scenes.HelpKeys(sh, "") && sh.Input.Did(game.Back) {
		b.back(sh)
	}
}

func (b *Battlefields) back(sh *game.Shell) {
	b.Leave()
	sh.Pop()
}

// Leave implements game.Leaver.
func (b *Battlefields) Leave() {
	if b.picture != nil {
		b.picture.Deallocate()
		b.picture = nil
	}
}

// pick sets the battlefield and returns to the setup.
func (b *Battlefields) pick(sh *game.Shell, id string) {
	b.setup.change(sh, func() { b.setup.Table.Setup.Combat = id })()
	b.back(sh)
}

// Draw implements game.Scene.
func (b *Battlefields) Draw(sh *game.Shell, dst *ebiten.Image) {
	t, w, pack := sh.Theme, sh.Words, b.setup.host.Rules.Pack
	fresh := b.canvas == nil || b.canvas.Theme != t
	if fresh {
		b.canvas = render.NewCanvas(t)
	}
	p := b.canvas
	p.Begin(dst)
	defer p.End()
	p.Backdrop()
	sh.UI.Begin(game.Over)
	body := scenes.DrawPage(sh, p, game.Over, "battlefields", p.Bounds().W, func() { b.back(sh) }, nil)
	if fresh {
		b.paint(sh, body)
	}
	sh.UI.Start("battlefield/" + b.setup.Table.Setup.Combat)
	p.Flush()
	render.Lay(dst, b.picture, nil)
	for i, at := range b.cells {
		id := pack.Combats[i].ID
		name := "battlefield/" + id
		chosen := id == b.setup.Table.Setup.Combat
		if chosen || sh.UI.Hover(name) {
			p.Frame(at, t.Px(6), t.Px(2), render.Brass)
		}
		line, _ := at.Inset2(t.Px(10), t.Px(6)).CutBottom(t.LineHeight(render.Strong))
		if pack.Combats[i].Arrival == nil { // an ambush: the explorers enter where hostiles wait
			sign := w.Say("battlefields.ambush")
			var right render.Rect
			right, line = line.CutRight(t.Measure(sign, render.Small))
			p.Label(right, sign, render.Small.With(render.Find), render.Right)
		}
		p.Snug(line, w.Name(id), render.Strong, render.Left)
		if sh.UI.Focus(name) {
			p.FocusRing(at.Inset(t.Px(3)), t.Px(5))
		}
		sh.UI.Add(game.Over, game.Area{Name: name, Rect: at, State: game.ChosenIf(chosen), Do: func() { b.pick(sh, id) }, Tip: func() render.TooltipView { return battlefieldTip(w, &pack.Combats[i]) }})
	}
	if a := sh.UI.Pointed(); a != nil && a.Tip != nil {
		scenes.DrawTip(sh, p, a.Rect, a.Tip())
	}
}

// paint lays out the battlefields and draws their pictures.
func (b *Battlefields) paint(sh *game.Shell, r render.Rect) {
	t, combats := sh.Theme, b.setup.host.Rules.Pack.Combats
	b.Leave()
	wide, high := sh.Size()
	b.picture, b.cells = ebiten.NewImage(wide, high), nil
	cols := columnsFor(len(combats), r, t.Px(scenes.Gap))
	lines := table.RowsOf(r, (len(combats)+cols-1)/cols, t.Px(scenes.Gap))
	ground := render.NewCanvas(t)
	for i := range combats {
		at := lines[i/cols].Columns(cols, t.Px(scenes.Gap))[i%cols]
		b.cells = append(b.cells, at)
		ground.Begin(b.picture)
		ground.Panel(at, render.PanelView{Card: true})
		ground.End()
		_, field := at.Inset(t.Px(6)).CutBottom(t.LineHeight(render.Strong) + t.Px(4))
		view := table.BattlefieldView(b.setup.host.Rules.Pack, i)
		render.NewBoard(t).Draw(table.Clipped(b.picture, field), view, render.Fit(render.BoundsOf(view.Cells), field, t.Px(table.FitZoom)), 1)
	}
}

// battlefieldTip says what kind of place a battlefield is, and whether it is an ambush.
func battlefieldTip(w *words.Book, card *library.Combat) render.TooltipView {
	v := render.TooltipView{Title: w.Name(card.ID), Text: w.Say("text." + card.ID)}
	if card.Arrival == nil {
		v.Text += "\n" + w.Say("battlefields.ambush.text")
	}
	return v
}
