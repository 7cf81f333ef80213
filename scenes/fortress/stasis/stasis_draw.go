package stasis

import (
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/render"
	"precipice/scenes"
)

// stasisLayout holds the rectangles of the screen's parts. The room is where the chambers stand.
type stasisLayout struct{ bar, room, ask, bank render.Rect }

func newStasisLayout(t *render.Theme, w, h, ask float32) (l stasisLayout) {
	all := render.Rect{W: w, H: h}
	grow := 1 + (t.Text-1)*0.55
	l.bar, all = all.CutTop(t.Target(t.Px(36)))
	all = all.Inset(t.Px(scenes.Gap))
	if t.Narrow {
		l.bank, all = all.CutBottom(all.H * 0.3)
		_, all = all.CutBottom(t.Px(scenes.Gap))
		l.ask, l.room = all.CutBottom(min(ask, all.H*0.42))
		_, l.room = l.room.CutBottom(t.Px(scenes.Gap))
		return l
	}
	l.bank, all = all.CutRight(min(t.Px(270)*grow, w*0.3))
	_, all = all.CutRight(t.Px(scenes.Gap))
	l.ask, l.room = all.CutBottom(min(ask, all.H*0.42))
	_, l.room = l.room.CutBottom(t.Px(scenes.Gap))
	return l
}

// mostRows is the greatest number of rows of chambers.
const mostRows = 3

// chambers returns where the chambers stand: in as many rows as make them widest.
func (x *Stasis) chambers(t *render.Theme, room render.Rect) (cells []render.Rect) {
	n := len(x.Play.Shown.Pack().Explorers)
	gap := t.Px(16)
	room = room.Inset2(t.Px(12), t.Px(8))
	part := float32(0.42)
	if t.Held { // its name and its note have more lines, and need the width
		part = 0.5
	}
	var wide, high float32
	var across int
	for rows := 1; rows <= mostRows; rows++ {
		abreast := (n + rows - 1) / rows
		tall := (room.H - gap*float32(rows-1)) / float32(rows)
		if w := min((room.W-gap*float32(abreast-1))/float32(abreast), tall*part); rows == 1 || w > wide {
			wide, high, across = w, tall, abreast
		}
	}
	left := room.X + (room.W-wide*float32(across)-gap*float32(across-1))/2
	tall := t.StasisHeight(wide, high)
	for i := range n {
		top := room.Y + float32(i/across)*(high+gap) + (high-tall)*0.62
		cells = append(cells, render.Rect{X: left + float32(i%across)*(wide+gap), Y: top, W: wide, H: tall})
	}
	return cells
}

// Draw implements game.Scene.
func (x *Stasis) Draw(sh *game.Shell, dst *ebiten.Image) {
	if x.canvas == nil || x.canvas.Theme != sh.Theme {
		x.canvas, x.painted = render.NewCanvas(sh.Theme), painting{}
	}
	w, h := sh.Size()
	x.layout = newStasisLayout(sh.Theme, float32(w), float32(h), x.askHeight(sh))
	about, room := x.aboutRoom(sh)
	cells := x.chambers(sh.Theme, room)
	x.paint(sh, room, cells)
	render.Lay(dst, x.picture, nil)
	p := x.canvas
	p.Begin(dst)
	defer p.End()
	layer := game.Panels
	if x.looks {
		layer = game.Over
	}
	sh.UI.Begin(layer)
	x.AttendQuestion(sh, x.first())
	x.drawBar(sh, p, x.layout.bar)
	if about.W > 0 {
		p.Paragraph(about, x.about(sh), render.Quiet)
	}
	for kind, at := range cells {
		x.drawChamber(sh, p, layer, at, kind)
	}
	x.drawBank(sh, p, layer, x.layout.bank)
	x.drawAsk(sh, p, x.layout.ask)
	if !x.looks {
		sh.UI.Begin(game.Over)
	}
	sh.NoticeRoom(x.layout.room)
	scenes.DrawLook(sh, p)
	scenes.DrawPointed(sh, p, x.Moving())
}

// paint draws the wall behind the chambers, if anything about it has changed.
func (x *Stasis) paint(sh *game.Shell, room render.Rect, cells []render.Rect) {
	now, lit := painting{room: room}, make([]bool, len(cells))
	for kind := range cells {
		if lit[kind] = x.filled(kind) > 0; lit[kind] {
			now.lit |= 1 << kind
		}
	}
	if x.picture != nil && x.painted == now {
		return
	}
	x.Leave()
	x.picture, x.painted = ebiten.NewImage(sh.Size()), now
	p := render.NewCanvas(sh.Theme)
	p.Still = true
	p.Begin(x.picture)
	defer p.End()
	p.StasisWall(p.Bounds(), x.layout.room, cells, lit)
}

// filled returns how far an explorer lies in stasis, 0 to 1.
func (x *Stasis) filled(kind int) float32 {
	s := &x.Play.Shown
	if e, on := x.Showing.Event.Change.(fortress.WentIntoStasis); on && x.Showing.On && int(e.Kind) == kind {
		return render.Ease(x.Showing.Part)
	}
	if s.Stasis.Has(kind) {
		return 1
	}
	for sleeper := range s.Sleepers {
		if sleeper == kind && !x.looks { // it goes into its chamber when the pause begins
			return 0
		}
		if sleeper == kind {
			return 1
		}
	}
	if slices.Contains(fortress.Resting(s), kind) {
		return 1
	}
	return 0
}

// drawBar draws the bar at the top: what is paused, undo and menu.
func (x *Stasis) drawBar(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, s, w := sh.Theme, &x.Play.Shown, sh.Words
	p.Fill(r, render.Panel)
	p.Rule(render.Rect{X: r.X, Y: r.Bottom() - t.Hair(), W: r.W, H: t.Hair()})
	in := r.Inset2(t.Px(12), 0)
	wide := min(t.Text, scenes.BarText)
	var part render.Rect
	part, in = in.CutLeft(t.Px(110) * wide)
	p.Label(part, w.Say("stasis.title"), scenes.BarStyle(t, render.Banner), render.Left)
	if x.looks {
		part, in = in.CutRight(t.Px(90) * wide)
		scenes.DrawButton(sh, p, game.Over, part.Inset2(t.Px(4), t.Px(6)), "stasis/back", render.ButtonView{Label: w.Say("page.back")}, sh.Pop)
	} else {
		in = x.DrawUndoButtons(sh, p, in, x.OpenMenu, x.undo, x.redo)
	}
	told := w.Say("expedition.title", w.Say("difficulty."+s.Expedition.Difficulty.String()))
	switch {
	case s.Mode() == fortress.Campaign && s.Quest.Step == fortress.Gathering:
		told = w.Say("precipice.quest.next", x.QuestName(sh), strconv.Itoa(int(s.Quest.Expedition)+1))
	case s.Mode() == fortress.Campaign:
		told = w.Say("precipice.quest", x.QuestName(sh), strconv.Itoa(int(s.Quest.Expedition)))
	}
	part, in = in.CutRight(min(t.Px(270)*wide, in.W*0.45))
	p.Snug(part.Inset2(t.Px(8), 0), told, scenes.BarStyle(t, render.Body), render.Right)
	if !t.Narrow {
		p.Snug(in.Inset2(t.Px(8), 0), x.about(sh), scenes.BarStyle(t, render.Quiet), render.Middle)
	}
}

// aboutRoom parts the room into what says what the screen shows, on a narrow screen whose bar has no room for it, and the
// rest.
func (x *Stasis) aboutRoom(sh *game.Shell) (about, rest render.Rect) {
	if t := sh.Theme; t.Narrow {
		in := x.layout.room.Inset2(t.Px(12), t.Px(6))
		about, _ = in.CutTop(t.ParagraphHeight(x.about(sh), render.Quiet, in.W))
		_, rest = x.layout.room.CutTop(about.H + t.Px(10))
		return about, rest
	}
	return render.Rect{}, x.layout.room
}

// about says what the screen shows.
func (x *Stasis) about(sh *game.Shell) string {
	resting := len(fortress.Resting(&x.Play.Shown))
	switch {
	case resting > 0:
		return sh.Words.Count("stasis.about.resting", resting)
	case x.looks:
		return sh.Words.Say("stasis.about.look")
	case x.Play.Shown.Stasis.Step == fortress.Asleep:
		return sh.Words.Say("stasis.about.asleep")
	}
	return sh.Words.Say("stasis.about.entering")
}

// drawBank draws the databank: the exploration cards that are left, and the legacy cards drawn.
func (x *Stasis) drawBank(sh *game.Shell, p *render.Canvas, layer game.Layer, r render.Rect) {
	t, s, w := sh.Theme, &x.Play.Shown, sh.Words
	in := p.Panel(r, render.PanelView{Title: w.Say("stasis.databank")})
	left := s.Expedition.CardsLeft()
	bank, in := in.CutTop(min(t.Px(76), in.H*0.3))
	whole := int(s.Expedition.Round) + left
	p.Databank(bank, left, max(whole, fortress.MaxRounds))
	told := w.Say("stasis.exploration.none")
	if s.Expedition.Step != fortress.NoExpedition {
		told = w.Count("stasis.exploration", left)
	}
	sh.UI.Add(layer, game.Area{Name: "stasis/databank", Rect: bank, Skip: true, Rule: "BF-PAU-004", Tip: func() render.TooltipView {
		return render.TooltipView{Title: told, Text: w.Say("rule.BF-PAU-004"), Rules: "BF-PAU-004"}
	}})
	_, in = in.CutTop(t.Px(5))
	_, in = in.CutTop(p.Paragraph(in, told, render.Quiet) + t.Px(8))
	if s.Mode() != fortress.Campaign {
		return
	}
	_, in = in.CutTop(p.Paragraph(in, blackstone.Goal(w, s), render.Body) + t.Px(8))
	foot, in := in.CutBottom(max(t.Px(30), t.LineHeight(render.Body)+t.Px(10)))
	_, in = in.CutBottom(t.Px(6))
	if !x.Play.Watched() {
		scenes.DrawButton(sh, p, layer, foot, "stasis/chambers", render.ButtonView{Label: w.Say("stasis.chambers")}, func() { sh.Push(NewChambers(x.Host, sh, x.Play)) })
	}
	x.drawLegacy(sh, p, layer, in)
}

// drawLegacy draws the legacy cards drawn so far, one below the other.
func (x *Stasis) drawLegacy(sh *game.Shell, p *render.Canvas, layer game.Layer, in render.Rect) {
	t, w := sh.Theme, sh.Words
	line, in := in.CutTop(t.LineHeight(render.Heading))
	p.Label(line, w.Say("legacy.row"), render.Heading, render.Left)
	_, in = in.CutTop(t.Px(5))
	if x.LegacyInRow() == 0 {
		p.Paragraph(in, w.Say("legacy.none"), render.Quiet)
		return
	}
	var rows []scenes.ListRow
	for place := range x.LegacyInRow() {
		v := x.LegacyView(sh, place)
		rows = append(rows, scenes.ListRow{Height: t.LegacyHeight(v, in.W-t.Px(14)), Draw: func(at render.Rect) {
			name := "legacy/" + strconv.Itoa(place+1)
			v.Hover = sh.UI.Hover(name)
			p.LegacyCard(at, v)
			x.row.Area(sh, layer, game.Area{Name: name, Rect: at, Skip: true, Rule: "BF-LEG-002", Tip: func() render.TooltipView {
				return render.TooltipView{Title: v.Name, Text: v.Text, Rules: "BF-LEG-002"}
			}})
		}})
	}
	x.row.Draw(sh, p, in, t.Px(5), rows)
}
