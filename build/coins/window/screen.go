package window

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/build/coins"
	"precipice/engine"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/asking"
	"precipice/scenes/field"
	"precipice/scenes/panes"
)

// Screen is a game of coins: a row of squares along which a counter goes one square for each head, with the tally and the log beside
// it, and the question below them.
type Screen struct {
	scenes.Stage[coins.State, coins.Table]
	scenes.Plainly[coins.State]
	game   *Game
	asked  *asking.Question
	kinds  asking.Kinds
	column panes.Column
	drawn  panes.Drawers // those in the hands
	layout panes.Layout
	view   field.View
	canvas *render.Canvas
}

func newScreen(g *Game, sh *game.Shell, play *play) *Screen {
	sh.Enter("coins")
	x := &Screen{game: g, view: field.View{Sizes: field.Sizes{Least: 20, Most: 60, Whole: 60, Far: 10, Near: 90}}}
	x.Stage = scenes.NewStage(play, x)
	x.column.Changed = func() { x.Version++ }
	x.drawn.Changed = x.column.Changed
	x.kinds = asking.Kinds{"": {Draw: x.drawAnswers}}
	return x
}

// Name implements game.Scene.
func (*Screen) Name() string { return "coins" }

// Says implements game.Scene.
func (x *Screen) Says() map[string]string {
	return map[string]string{"heads": strconv.Itoa(int(x.Play.Shown.Heads)), "made": strconv.Itoa(len(x.Play.Match.Journal))}
}

// TapeAt implements scenes.Watchable.
func (x *Screen) TapeAt(*game.Shell) render.Rect { return x.layout.Asks }

// Then implements scenes.Watchable: there is no other screen.
func (*Screen) Then(*game.Shell) scenes.Watchable { return nil }

// Update implements game.Scene.
func (x *Screen) Update(sh *game.Shell) {
	busy := x.Advance(sh)
	if d, ok := x.Play.Explained(); x.asked == nil && ok && !busy {
		x.asked = asking.Arrange(d, reader{sh, &x.Play.Match.State})
		x.Version++
	}
	x.column.Attend(sh, &x.layout, panes.Use{Asks: x.asked != nil})
	x.view.Attend(sh, x.layout.Field, x.layout.Held)
	switch in := &sh.Input; {
	case in.Did(game.Back):
		x.menu(sh)
	case in.Did(game.Undo):
		x.TakeBack(sh, x.undo)
	case in.Did(game.Redo):
		x.redo(sh)
	case in.Digit > 0 && x.asked != nil:
		x.kinds.Digit(sh, x.asked, in.Digit, x.take)
	}
}

func (x *Screen) menu(sh *game.Shell) {
	settings := func() *scenes.Settings { return scenes.NewSettings(x.game.Settings) }
	sh.Push(scenes.NewMenu(x.Play, settings, func() { x.game.Again(sh, x.Play, nil) }))
}

func (x *Screen) undo(sh *game.Shell) { x.UndoStep(sh); x.asked = nil }
func (x *Screen) redo(sh *game.Shell) { x.RedoStep(sh); x.asked = nil }

func (x *Screen) take(sh *game.Shell, key string) {
	x.asked = nil
	x.Take(sh, key)
}

// reader reads the options: a throw points at the square that heads would lead to.
type reader struct {
	sh *game.Shell
	s  *coins.State
}

func (r reader) Target(o *engine.Option) asking.Target {
	if o.Verb == "throw" && o.Parts[0] == "" {
		return asking.Target{Place: asking.OnSpaces, Space: strconv.Itoa(int(r.s.Heads) + 1)}
	}
	return asking.Target{}
}

func (reader) Way(_ *engine.Decision, ch *asking.Choice) string { return ch.Option.Verb }
func (reader) Compare(_, _ *asking.Row) int                     { return 0 }
func (r reader) Read(d *engine.Decision, row *asking.Row) asking.Reading {
	return asking.Reading{Label: r.sh.Words.Do(d.Kind, &row.First().Option), Slot: row.ID, Sole: true}
}

// Moving implements game.Scene.
func (x *Screen) Moving() bool { return x.Presenting() || x.drawn.Moving() || x.view.Moves() }

// Draw implements game.Scene.
func (x *Screen) Draw(sh *game.Shell, dst *ebiten.Image) {
	if x.canvas == nil || x.canvas.Theme != sh.Theme {
		x.canvas = render.NewCanvas(sh.Theme)
	}
	p, s := x.canvas, &x.Play.Shown
	w, h := sh.Size()
	x.layout = panes.Frame(panes.Room{Theme: sh.Theme, W: float32(w), H: float32(h), Has: panes.Has{Right: true}, Folded: x.column.Folded(sh, false)})
	x.layout.Place(panes.Contents{Question: func(wide float32) float32 { return x.high(sh, wide) }, Upper: sh.Theme.Px(60), Lower: sh.Theme.Px(60)})
	x.view.Fit(sh, field.Now{Board: "coins", Turn: s.Turn, Version: x.Version, Room: x.layout.Field}, x.Moving(), x.scene)
	p.Begin(dst)
	p.Backdrop()
	sh.UI.Begin(game.Ground)
	x.drawBoard(sh, p)
	sh.UI.Begin(game.Panels)
	x.DrawUndoButtons(sh, p, x.layout.Bar, x.menu, x.undo, x.redo)
	x.drawAsk(sh, p, x.layout.Asks)
	x.drawSides(sh, p)
	p.End()
	x.AttendQuestion(sh, x.kinds.First(x.asked))
}

// place is where a square lies on the plane.
func place(n int) render.Rect { return render.Rect{X: float32(n) * 2.2, W: 2, H: 2} }

func (x *Screen) scene() field.Scene {
	s := &x.Play.Shown
	scene := field.Scene{Board: render.Rect{W: place(int(s.Goal)).Right(), H: 2}, Choices: len(x.Play.Match.Journal), Over: x.layout.Asks}
	for n := range int(s.Goal) + 1 {
		scene.Spaces = append(scene.Spaces, place(n))
	}
	scene.Must = scene.Spaces[s.Heads:min(s.Heads+2, s.Goal+1)]
	scene.Place = func(a *game.Area) render.Rect {
		n, _ := strconv.Atoi(a.Space)
		return place(n)
	}
	return scene
}

// drawBoard draws the squares, the counter, and what can be chosen.
func (x *Screen) drawBoard(sh *game.Shell, p *render.Canvas) {
	s := &x.Play.Shown
	for n := range int(s.Goal) + 1 {
		name, at := strconv.Itoa(n), x.view.Camera.Shown(place(n))
		area := game.Area{Name: "space/" + name, Rect: at, Space: name}
		for _, row := range x.asked.All() {
			if ch := row.OnSpace(name); ch != nil {
				area.Do = func() { x.take(sh, ch.Key) }
			}
		}
		p.Fill(at, render.Fade(render.Wall, 0.4))
		if area.Do != nil {
			p.Frame(at, 0, sh.Theme.Px(2), render.Brass)
		}
		if n == int(s.Heads) {
			p.Disc(at.Centre(), at.W/3, render.Brass)
		}
		sh.UI.Add(game.Ground, area)
	}
}

// drawSides draws the tally and the log: in the right column, or in drawers on a device held in the hands.
func (x *Screen) drawSides(sh *game.Shell, p *render.Canvas) {
	s, w := &x.Play.Shown, sh.Words
	lie := w.Say("console.lie", strconv.Itoa(int(s.Heads)), strconv.Itoa(int(s.Goal)), strconv.Itoa(int(s.Tails)))
	tally := panes.Side{Name: "tally", Label: w.Say("coins.tally"), Draw: func(r render.Rect) {
		p.Paragraph(p.Panel(r, render.PanelView{Title: w.Say("coins.tally")}), lie, render.Body)
	}}
	log := panes.Side{Name: "log", Label: w.Say("coins.log"), Draw: func(r render.Rect) {
		x.Log.Draw(sh, p, r, w, scenes.LogView{Title: w.Say("coins.log"), Lines: x.Play.Log})
	}}
	if l := &x.layout; l.Held {
		list := []panes.Drawer{{Name: tally.Name, Label: tally.Label, Draw: tally.Draw}, {Name: log.Name, Label: log.Label, Draw: log.Draw}}
		x.drawn.Advance(sh)
		x.drawn.DrawTabs(sh, p, l, list)
		x.drawn.Draw(sh, p, l, list)
		return
	}
	sides := &panes.Sides{Upper: tally, Lower: log, Said: panes.Said{Text: lie}}
	x.column.DrawColumn(sh, p, &x.layout, sides)
	x.column.DrawOver(sh, p, &x.layout, sides)
}

// high returns the height of the question.
func (x *Screen) high(sh *game.Shell, wide float32) float32 {
	if x.asked == nil {
		return 0
	}
	t := sh.Theme
	return t.Px(40) + t.ParagraphHeight(sh.Words.Ask(x.asked.Decision), render.Strong, wide) + asking.DoorHeight(t)
}

// drawAsk draws the question with its answers.
func (x *Screen) drawAsk(sh *game.Shell, p *render.Canvas, r render.Rect) {
	in := p.Panel(r, render.PanelView{Accent: render.Brass})
	switch {
	case x.Problem != "":
		p.Paragraph(in, x.Problem, render.Body)
	case x.asked != nil && !x.Play.Watched():
		p.Paragraph(in, sh.Words.Ask(x.asked.Decision), render.Strong)
		x.kinds.Of(x.asked).Draw(sh, p, in)
	}
}

func (x *Screen) drawAnswers(sh *game.Shell, p *render.Canvas, r render.Rect) {
	rows := x.kinds.Numbered(x.asked)
	asking.Answers{Numbered: rows, Take: x.take, Brass: rows.Head()}.Stack(sh, p, r, rows)
}
