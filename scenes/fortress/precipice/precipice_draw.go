package precipice

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/table"
)

// precipiceLayout holds the rectangles of the screen's parts. The room is what the panels leave of the picture.
type precipiceLayout struct{ bar, roster, Room, Ask, side, hint, row render.Rect }

func (x *Precipice) lay(sh *game.Shell, w, h float32) (l precipiceLayout) {
	t := sh.Theme
	all := render.Rect{W: w, H: h}
	grow := 1 + (t.Text-1)*0.55
	l.bar, all = all.CutTop(t.Target(t.Px(36)))
	all = all.Inset(t.Px(scenes.Gap))
	most := float32(0.27)
	if t.Narrow {
		most = 0.16
	}
	l.row, all = all.CutTop(min(x.rowHeight(sh, all.W), all.H*most))
	_, all = all.CutTop(t.Px(scenes.Gap))
	if t.Narrow {
		x.stack(sh, &l, all)
		return l
	}
	const column = 270 // the values of an explorer have room beside its portrait
	wide := t.Px(column)
	if grown := t.Px(238) * grow; !t.Held {
		wide = max(wide, grown)
	} else {
		wide *= grow
	}
	l.roster, all = all.CutLeft(min(wide, w*0.31))
	l.side, all = all.CutRight(min(t.Px(300)*grow, w*0.33))
	if high := x.HintCardHeight(sh, l.side.W); high > 0 {
		most := l.side.H * 0.6
		if t.Held {
			most = l.side.H - t.Target(0) - 2*t.Px(scenes.Gap)
		}
		l.hint, l.side = l.side.CutTop(min(high, most)) // the buttons at its foot keep their place
		_, l.side = l.side.CutTop(t.Px(scenes.Gap))
	}
	middle := all.Inset2(t.Px(scenes.Gap), 0)
	l.Ask, l.Room = middle.CutBottom(min(t.Px(142)*grow, middle.H*0.45))
	_, l.Room = l.Room.CutBottom(t.Px(scenes.Gap))
	if more := min(x.askHeight(sh, l.Ask.W), middle.H*0.9) - l.Ask.H; more > 0 {
		l.Ask.Y, l.Ask.H = l.Ask.Y-more, l.Ask.H+more
	}
	return l
}

// stack puts the parts below each other on a narrow screen: the picture, the question, what is for sale, the explorers.
func (x *Precipice) stack(sh *game.Shell, l *precipiceLayout, all render.Rect) {
	gap := sh.Theme.Px(scenes.Gap)
	if x.Choices.Asks(fortress.AskPick) { // who can be chosen has the room, and a finger that rests on one shows its card
		l.stackPick(x, sh, all)
		return
	}
	if high := x.HintCardHeight(sh, all.W); high > 0 { // what is read waits until it has been read
		l.hint, all = all.CutBottom(min(high, all.H*0.5))
		_, all = all.CutBottom(gap)
	}
	l.roster, all = all.CutBottom(all.H * 0.28)
	_, all = all.CutBottom(gap)
	l.side, all = all.CutBottom(all.H * 0.34)
	_, all = all.CutBottom(gap)
	l.Ask, l.Room = all.CutBottom(max(all.H*0.4, min(x.askHeight(sh, all.W), all.H*0.8)))
	_, l.Room = l.Room.CutBottom(gap)
}

// stackPick does the same while the party is picked: everybody who can be chosen is in view, if there is so much room.
func (l *precipiceLayout) stackPick(x *Precipice, sh *game.Shell, all render.Rect) {
	gap := sh.Theme.Px(scenes.Gap)
	if high := x.HintCardHeight(sh, all.W); high > 0 {
		l.hint, all = all.CutTop(min(high, all.H*0.3))
		_, all = all.CutTop(gap)
	}
	l.Ask, all = all.CutTop(min(x.askHeight(sh, all.W), all.H*0.4))
	_, all = all.CutTop(gap)
	l.roster, all = all.CutTop(min(rosterHeight(sh, len(x.Members())), all.H))
	_, l.Room = all.CutTop(gap)
}

// Draw implements game.Scene.
func (x *Precipice) Draw(sh *game.Shell, dst *ebiten.Image) {
	if x.canvas == nil || x.canvas.Theme != sh.Theme {
		x.canvas, x.painted = render.NewCanvas(sh.Theme), render.Rect{}
	}
	w, h := sh.Size()
	x.Layout = x.lay(sh, float32(w), float32(h))
	x.paint(sh)
	render.Lay(dst, x.picture, nil)
	p := x.canvas
	p.Begin(dst)
	defer p.End()
	sh.UI.Begin(game.Panels)
	x.AttendQuestion(sh, x.First())
	x.drawBar(sh, p, x.Layout.bar)
	if x.Over() {
		x.drawEnding(sh, p)
	} else {
		x.meet(sh, x.Layout.Room)
		x.drawPicture(sh, p, x.Layout.Room)
		x.drawGoal(sh, p, x.Layout.Room)
		x.drawRoster(sh, p, x.Layout.roster)
		x.drawSide(sh, p, x.Layout.side)
		x.DrawHintCard(sh, p, game.Panels, x.Layout.hint)
		x.drawStrip(sh, p, x.Layout.row)
		x.drawAsk(sh, p, x.Layout.Ask)
		x.DrawFinds(sh, p, x.Layout.Room)
	}
	sh.UI.Begin(game.Over)
	sh.NoticeRoom(x.Layout.Room)
	scenes.DrawLook(sh, p)
	table.DrawPointed(sh, p, x.Layout.Ask, x.Moving())
}

// paint draws the picture behind the panels, if its room has changed.
func (x *Precipice) paint(sh *game.Shell) {
	if x.picture != nil && x.painted == x.Layout.Room && x.ended == x.Over() {
		return
	}
	x.Leave()
	x.picture, x.painted, x.ended = ebiten.NewImage(sh.Size()), x.Layout.Room, x.Over()
	p := render.NewCanvas(sh.Theme)
	p.Still = true
	p.Begin(x.picture)
	defer p.End()
	if x.ended {
		_, below := p.Bounds().CutTop(x.Layout.bar.H)
		p.Ending(below, x.Farewell())
		return
	}
	p.Precipice(p.Bounds(), x.Layout.Room)
}

// questSteps are the steps at Precipice as the bar names them.
var questSteps = []fortress.QuestStep{fortress.Healing, fortress.Legacy, fortress.InTrade, fortress.Gathering}

// drawBar draws the bar at the top: the steps, how far the quest has come, undo and menu.
func (x *Precipice) drawBar(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, q, w := sh.Theme, &x.Play.Shown.Quest, sh.Words
	told := w.Say("precipice.quest", x.QuestName(sh), strconv.Itoa(int(q.Expedition)))
	if q.Step == fortress.Gathering {
		told = w.Say("precipice.quest.next", x.QuestName(sh), strconv.Itoa(int(q.Expedition)+1))
	}
	if t.Narrow {
		x.DrawShortBar(sh, p, r, w.Say("precipice.title"), told, x.Undo, x.Redo, 0)
		return
	}
	p.Fill(r, render.Panel)
	p.Rule(render.Rect{X: r.X, Y: r.Bottom() - t.Hair(), W: r.W, H: t.Hair()})
	in := r.Inset2(t.Px(12), 0)
	wide := min(t.Text, scenes.BarText)
	var part render.Rect
	part, in = in.CutLeft(t.Px(150) * wide)
	p.Label(part, w.Say("precipice.title"), scenes.BarStyle(t, render.Banner), render.Left)
	in = x.DrawUndoButtons(sh, p, in, x.OpenMenu, x.Undo, x.Redo)
	part, in = in.CutRight(min(t.Px(270)*wide, in.W*0.45))
	p.Snug(part.Inset2(t.Px(8), 0), told, scenes.BarStyle(t, render.Body), render.Right)
	sh.UI.Add(game.Panels, game.Area{Name: "quest", Rect: part, Skip: true, Tip: func() render.TooltipView {
		return render.TooltipView{Title: told, Text: x.Conquests(sh), Rules: "BF-OBJ-001"}
	}})
	for i, at := range in.Columns(len(questSteps), t.Px(4)) {
		st := scenes.BarStyle(t, render.Quiet)
		name := w.Say("quest-step." + questSteps[i].String())
		if q.Step == questSteps[i] {
			st = scenes.BarStyle(t, render.Strong)
			line := min(at.W, t.Measure(name, st)+t.Px(8))
			p.Fill(render.Rect{X: at.Centre().X - line/2, Y: r.Bottom() - t.Px(4), W: line, H: t.Px(2.5)}, render.Brass)
		}
		p.Snug(at, name, st, render.Middle)
	}
}

// drawGoal writes over the picture what the quest is after, where a replay has its tape.
func (x *Precipice) drawGoal(sh *game.Shell, p *render.Canvas, room render.Rect) {
	t := sh.Theme
	text, st := blackstone.Goal(sh.Words, &x.Play.Shown), render.Strong
	if x.Play.Watched() || room.H < 3*t.LineHeight(st) {
		return
	}
	at, _ := room.CutTop(t.LineHeight(st) + t.Px(8))
	at = scenes.Middle(at, min(room.W, t.Measure(text, st)+t.Px(20)))
	p.Round(at, t.Px(4), render.Fade(render.Panel, 0.86))
	p.Snug(at.Inset2(t.Px(8), 0), text, st, render.Middle)
	sh.UI.Add(game.Panels, game.Area{Name: "goal", Rect: at, Skip: true, Rule: "BF-OBJ-001", Tip: func() render.TooltipView {
		return render.TooltipView{Title: text, Text: x.Conquests(sh), Rules: "BF-OBJ-001"}
	}})
}

// Turned returns the legacy card drawn in the present step or read by a visitor, and how far it has been turned.
func (x *Precipice) Turned() (card int, part float32, ok bool) {
	s := &x.Play.Shown
	if drawn, on := x.Showing.Event.Change.(fortress.LegacyDrawn); on && x.Showing.On {
		return int(drawn.Kind), x.Showing.Part, true
	}
	if read, on := x.Showing.Event.Change.(fortress.LegacyRead); on && x.Showing.On {
		return int(read.Kind), x.Showing.Part, true
	}
	if card, known := s.Quest.Foreseen.Card(); known && x.Choices.Asks(fortress.AskLegacy) {
		return card, 1, true
	}
	if n := x.LegacyInRow(); s.Quest.Step == fortress.Legacy && x.Held() && n > 0 {
		card, ok = s.Quest.Row[n-1].Card()
		return card, 1, ok
	}
	return 0, 0, false
}
