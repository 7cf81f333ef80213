package city

import (
	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game"
	"precipice/render"
	art "precipice/render/city"
	"precipice/scenes"
	"precipice/scenes/field"
	"precipice/scenes/panes"
)

// Leave implements game.Leaver. It frees the pictures, which Draw makes again.
func (x *Journey) Leave() {
	if x.board != nil {
		x.board.Free()
		x.board, x.Canvas = nil, nil
	}
}

// windowPanes are the panes around the board in a window: the heroes, the hostiles and the log, the track and the dice.
var windowPanes = panes.Has{Left: true, Right: true, Foot: true}

// prepare makes new canvases when the theme has changed, and places the panes.
func (x *Journey) prepare(sh *game.Shell) {
	if x.Canvas == nil || x.Canvas.Theme != sh.Theme {
		x.Leave()
		x.board = art.NewBoard(sh.Theme)
	}
	speaks := x.coach.tutor.Speaks() // it may show another pane
	x.Equip(sh, windowPanes, x.coach.tutor.Shown())
	x.Layout.Place(panes.Contents{
		Question: func(wide float32) float32 { return x.ask.questionHeight(sh, wide) }, Scrolls: true,
		Low:   func(asks render.Rect) float32 { return x.above.low(sh.Theme, asks) },
		Upper: x.group.groupHeight(sh.Theme), Lower: logHeight(sh.Theme), Second: x.Column.Second,
		Notes: [2]panes.Note{x.coach.note(sh)},
	})
	x.sight = x.Layout.Field
	if note := x.Layout.Notes[0]; note.H > 0 && !speaks { // the board shows where the guide has its card otherwise
		x.sight.H = note.Bottom() - x.sight.Y
	}
}

// logHeight returns the least height of the log: three lines.
func logHeight(t *render.Theme) float32 {
	return t.Px(34) + 3*(t.LineHeight(render.Quiet)+t.Px(7))
}

// Draw implements game.Scene.
func (x *Journey) Draw(sh *game.Shell, dst *ebiten.Image) {
	x.prepare(sh)
	p := x.Canvas
	p.Begin(dst)
	p.Backdrop()
	p.Flush()
	x.pane.point(sh)
	sh.UI.Begin(game.Ground)
	if !x.fate.shown() {
		if !x.evening.on || x.View.Camera.Zoom == 0 { // night falls over a board that stays where it is
			x.fit(sh)
		}
		x.dusk.sweep(sh, x.board)
		x.drawBoard(sh, p, dst)
	}
	sh.UI.Begin(game.Panels) // what is written belongs to the layer that was begun last
	switch {
	case x.crisisAsked():
		x.bar.draw(sh, p, x.Layout.Bar)
		x.crisis.drawCrisis(sh, p)
	case x.fate.shown():
		x.bar.draw(sh, p, x.Layout.Bar)
		x.crisis.drawVerdict(sh, p)
	case x.evening.on:
		x.drawAway(sh, p)
	default:
		x.drawPanes(sh, p)
	}
	sh.UI.Begin(game.Over)
	x.AttendQuestion(sh, x.first())
	if x.over() && !x.Play.Watched() {
		x.ending.drawEnding(sh, p)
	}
	x.coach.draw(sh, p)
	x.summary.drawBanner(sh, p)
	sh.NoticeRoom(x.Layout.Field)
	scenes.DrawLook(sh, p)
	x.drawTip(sh, p)
	p.End()
}

// drawAway draws the panes on their way to the edges of the screen, and what the scene of the evening shows in their place.
func (x *Journey) drawAway(sh *game.Shell, p *render.Canvas) {
	x.dusk.drawDusk(sh, p)
	if away := x.dusk.away(sh); away < 1 && !x.Layout.Held {
		l := x.Layout
		x.Layout = slid(l, away, p.Bounds())
		x.party.drawCards(sh, p, x.Layout.Left)
		x.track.drawFoot(sh, p, x.Layout.Foot)
		x.Column.DrawColumn(sh, p, &x.Layout, x.sides(sh, p))
		x.Layout = l
	}
	x.bar.draw(sh, p, x.Layout.Bar)
}

// fit aims the camera at what matters now, and moves it. The heroes are placed in one view.
func (x *Journey) fit(sh *game.Shell) {
	s := &x.Play.Shown
	type turn struct {
		turn  uint8
		actor int
	}
	now := turn{s.Turn, -1}
	if s.Turn > 0 {
		now.actor = x.actor()
	}
	x.View.Sizes = sizes(sh.Theme, x.ground.bounds(), x.Layout.Field)
	if units, spaces := x.coach.suggested(); len(units)+len(spaces) > 0 {
		x.View.Sizes.Least = min(x.View.Sizes.Least, leastTold)
	}
	x.View.Fit(sh, field.Now{Board: s.Ground.NumTiles, Turn: now, Version: x.Version, Marked: x.coach.tutor.Marks(), Room: x.pane.room(sh), Folded: x.Layout.Folded, Deep: x.Layout.Low > 0},
		x.Presenting(), func() field.Scene { return x.pane.scene() })
}

// drawBoard draws the battlefield with who stands on it.
func (x *Journey) drawBoard(sh *game.Shell, p *render.Canvas, dst *ebiten.Image) {
	s := &x.Play.Shown
	if s.Tiles() == nil {
		return
	}
	p.Flush()
	x.board.Draw(dst, x.ground.boardView(), x.View.Camera, 1)
	p.Clip(x.boardRoom(), func() {
		x.pane.drawGround(sh, p)
		x.pane.drawFigures(sh, p)
	})
}

// drawPanes draws what stands around the board.
func (x *Journey) drawPanes(sh *game.Shell, p *render.Canvas) {
	l := &x.Layout
	x.pane.cover(p)
	x.bar.draw(sh, p, l.Bar)
	sides := x.sides(sh, p)
	if l.Held {
		x.drawHeld(sh, p)
		return
	}
	x.party.drawParty(sh, p, render.Rect{X: l.Left.X, Y: l.Left.Y, W: l.Left.W, H: l.Corner.Bottom() - l.Left.Y})
	x.track.drawFoot(sh, p, l.Foot)
	x.Column.DrawColumn(sh, p, l, sides)
	x.drawViewButtons(sh, p)
	x.Column.DrawOver(sh, p, l, sides)
	if !x.over() {
		x.ask.drawQuestion(sh, p, l.Asks)
	}
}

// drawViewButtons draws the buttons that let the view follow the game and that show the whole board.
func (x *Journey) drawViewButtons(sh *game.Shell, p *render.Canvas) {
	l, t := &x.Layout, sh.Theme
	free := field.Beside(l.Field, l.Asks, t.Px(scenes.Gap))
	x.View.DrawRecentre(sh, p, x.View.RecentreRect(sh, free), func() { x.TurnView(sh, x.View.Recentre) })
	if wide := field.MapWide(sh); wide > 0 {
		high := t.LineHeight(render.Small) + t.Px(6)
		x.View.DrawMap(sh, p, render.Rect{X: l.Field.X + t.Px(8), Y: l.Field.Y + t.Px(8), W: wide, H: high}, func() { x.TurnView(sh, x.View.TurnWhole) })
	}
}

// sides returns what stands at the right of the board: the hostiles and the log.
func (x *Journey) sides(sh *game.Shell, p *render.Canvas) *panes.Sides {
	w := sh.Words
	log := x.LogSide(sh, p, w.Say("panel.log"))
	log.Weight = game.Pane
	list := &panes.Sides{
		Lower: log,
		Upper: panes.Side{Name: "hostile", Label: w.Say("panel.hostiles"), Rule: "CC-BEH-001", Weight: game.Beside, Draw: func(r render.Rect) { x.group.drawGroup(sh, p, r) }},
	}
	if last := x.Last(); last != nil {
		line := x.Log.Line(sh, w.WithPlayers(x.Names), last)
		list.Said = panes.Said{Text: line.Text, Rule: last.Rule, Ref: line.Ref}
	}
	return list
}
