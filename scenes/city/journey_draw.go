package city

import (
	"github.com/hajimehoshi/ebiten/v2"

	rules "precipice/engine/city"
	"precipice/game"
	"precipice/render"
	art "precipice/render/city"
	ware "precipice/render/cityware"
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

// beside is what there is in a window: the heroes, the hostiles and the log, the track and the dice.
var beside = panes.Has{Left: true, Right: true, Foot: true}

// equip makes new canvases when the theme has changed, and places the panes.
func (x *Journey) equip(sh *game.Shell) {
	if x.Canvas == nil || x.Canvas.Theme != sh.Theme {
		x.Leave()
		x.board = art.NewBoard(sh.Theme)
	}
	x.coach.speaks() // it may show another pane
	x.Equip(sh, beside, x.coach.shown())
	x.Layout.Place(panes.Contents{
		Question: func(wide float32) float32 { return x.ask.questionHeight(sh, wide) }, Scrolls: true,
		Upper: x.group.groupHeight(sh.Theme), Lower: logHeight(sh.Theme), Second: x.Column.Second,
		Notes: [2]panes.Note{x.coach.note(sh)},
	})
}

// logHeight returns the least height of the log: three lines.
func logHeight(t *render.Theme) float32 {
	return t.Px(34) + 3*(t.LineHeight(render.Quiet)+t.Px(7))
}

// Draw implements game.Scene.
func (x *Journey) Draw(sh *game.Shell, dst *ebiten.Image) {
	x.equip(sh)
	p := x.Canvas
	p.Begin(dst)
	p.Backdrop()
	p.Flush()
	sh.UI.Begin(game.Ground)
	sh.UI.Begin(game.Panels)
	sh.UI.Begin(game.Over)
	switch {
	case x.crisisAsked():
		x.drawBar(sh, p, x.Layout.Bar)
		x.crisis.drawCrisis(sh, p)
	case x.fate.shown():
		x.drawBar(sh, p, x.Layout.Bar)
		x.crisis.drawVerdict(sh, p)
	case x.evening.on:
		x.drawEvening(sh, p, dst)
	default:
		x.fit(sh)
		x.drawBoard(sh, p, dst)
		x.drawPanes(sh, p)
	}
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

// drawEvening draws how night falls. The board stays where it is, and the panes slide away from it.
func (x *Journey) drawEvening(sh *game.Shell, p *render.Canvas, dst *ebiten.Image) {
	if x.View.Camera.Zoom == 0 { // a journey opens with it
		x.fit(sh)
	}
	front, seen := x.dusk.front(sh)
	x.evening.front = front
	x.board.Sweep(seen, front)
	x.drawBoard(sh, p, dst)
	x.dusk.drawDusk(sh, p)
	if away := x.dusk.away(sh); away < 1 && !x.Layout.Held {
		l := x.Layout
		x.Layout = slid(l, away, p.Bounds())
		x.party.drawCards(sh, p, x.Layout.Left)
		x.track.drawFoot(sh, p, x.Layout.Foot)
		x.Column.DrawColumn(sh, p, &x.Layout, x.sides(sh, p))
		x.Layout = l
	}
	x.drawBar(sh, p, x.Layout.Bar)
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
	x.View.Fit(sh, field.Now{Board: s.Ground.NumTiles, Turn: now, Version: x.Version, Marked: x.coach.marks(), Room: x.pane.room(sh), Folded: x.Layout.Folded},
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
	x.cover(p)
	x.drawBar(sh, p, l.Bar)
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

// cover draws the ground of the panes, so that the board ends at its room.
func (x *Journey) cover(p *render.Canvas) {
	l := &x.Layout
	all := p.Bounds()
	room := x.boardRoom()
	for _, r := range []render.Rect{
		{X: 0, Y: 0, W: all.W, H: room.Y}, {X: 0, Y: room.Bottom(), W: all.W, H: all.H - room.Bottom()},
		{X: 0, Y: room.Y, W: room.X, H: room.H}, {X: room.Right(), Y: room.Y, W: all.W - room.Right(), H: room.H},
	} {
		if r.W > 0 && r.H > 0 {
			p.Fill(r, render.Void)
		}
	}
	if !l.Held {
		p.Frame(room, 0, p.Theme.Hair(), render.Line)
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

// The phases of a turn that the bar shows.
var phases = []rules.Phase{rules.JourneyPhase, rules.DestinyPhase, rules.InitiativePhase, rules.ActivationPhase, rules.EventPhase}

// drawBar draws the bar at the top: the name of the map, the turn, its phases, who leads, and the buttons.
func (x *Journey) drawBar(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, w, s := sh.Theme, sh.Words, &x.Play.Shown
	top := render.Panel
	if s.Night() {
		top = render.Blend(render.Panel, render.DeepBlood, 0.35)
	}
	p.Gradient(r, top, render.Void)
	in := r.Inset2(t.Px(12), 0)
	in = x.DrawUndoButtons(sh, p, in, x.Menu, x.Undo, x.Redo)
	if t.Held {
		in = x.dial.drawEmblem(sh, p, in)
	}
	name := w.Name(x.Play.Table.Setup.Journey)
	st := scenes.BarStyle(t, render.Banner)
	need := t.Measure(name, st) + t.Px(14)
	at, rest := in.CutLeft(min(need, in.W*0.5))
	at.W -= t.Px(14)
	p.Snug(at, name, st, render.Left)
	turn := w.Say("journey.turn", w.Say("journey.type."+typeWord(s)), numberOf(int(s.Turn)))
	quiet := scenes.BarStyle(t, render.Quiet)
	at, rest = rest.CutLeft(min(t.Measure(turn, quiet)+t.Px(14), rest.W))
	p.Snug(at, turn, quiet, render.Left)
	if s.Night() {
		night := w.Say("journey.night")
		st := scenes.BarStyle(t, render.Strong).With(render.Moon)
		if need := t.Measure(night, st) + t.Px(14); need < rest.W*0.5 {
			at, rest = rest.CutLeft(need)
			p.Snug(at, night, st, render.Left)
		}
	}
	if t.Held {
		return
	}
	if s.Players > 1 {
		leads := w.Say("journey.leader", x.playerName(sh, int(s.Leader)))
		if need := t.Measure(leads, quiet) + t.Px(16); need < rest.W*0.4 {
			at, rest = rest.CutRight(need)
			p.Snug(at, leads, quiet.With(render.Ivory), render.Middle)
		}
	}
	x.drawPhases(sh, p, rest)
}

// drawPhases draws the phases of the turn, if there is room for their names.
func (x *Journey) drawPhases(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, w, s := sh.Theme, sh.Words, &x.Play.Shown
	v := ware.PhasesView{Now: -1, Night: s.Night()}
	need := float32(0)
	for i, phase := range phases {
		if phase == s.Phase {
			v.Now = i
		}
		name := w.Say("journey.phase." + phase.String())
		v.Names = append(v.Names, name)
		need += t.Measure(name, render.Strong) + t.Px(26)
	}
	if need <= r.W {
		ware.Phases(p, r, v)
	}
}
