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
	"precipice/scenes/play"
)

// Screen is a game of coins: a row of squares along which a counter goes one square for each head, with the tally and the log beside
// it, and the question below them.
type Screen struct {
	play.Plain[coins.State, coins.Table]
	scenes.Plainly[coins.State]
	game *Game
}

func newScreen(g *Game, sh *game.Shell, of *match) *Screen {
	sh.Enter("coins")
	x := &Screen{game: g}
	x.Open(of, x, x)
	x.View.Sizes = field.Sizes{Least: 20, Most: 60, Whole: 60, Far: 10, Near: 90}
	x.Refresh(sh)
	return x
}

// Name implements game.Scene.
func (*Screen) Name() string { return "coins" }

// Says implements game.Scene.
func (x *Screen) Says() map[string]string {
	return map[string]string{"heads": strconv.Itoa(int(x.Play.Shown.Heads)), "made": strconv.Itoa(len(x.Play.Match.Journal))}
}

// Update implements game.Scene.
func (x *Screen) Update(sh *game.Shell) {
	x.Attend(sh)
	x.Column.Attend(sh, &x.Layout, panes.Use{Asks: x.Question != nil})
}

// Ask implements play.Tenant.
func (x *Screen) Ask(sh *game.Shell, d *engine.Decision) {
	x.Question = asking.Arrange(d, reader{sh, &x.Play.Match.State})
}

// Menu implements play.Tenant.
func (x *Screen) Menu(sh *game.Shell) {
	x.OpenMenu(sh, x.game.Settings, func() { x.game.Again(sh, x.Play, nil) })
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

// Draw implements game.Scene.
func (x *Screen) Draw(sh *game.Shell, dst *ebiten.Image) {
	p, s := x.Equip(sh, panes.Has{Right: true}, false), &x.Play.Shown
	x.Layout.Place(panes.Contents{Question: func(wide float32) float32 { return x.QuestionHeight(sh, wide) }, Upper: sh.Theme.Px(60), Lower: sh.Theme.Px(60)})
	x.View.Fit(sh, field.Now{Board: "coins", Turn: s.Turn, Version: x.Version, Room: x.Layout.Field}, x.Moving(), x.scene)
	p.Begin(dst)
	p.Backdrop()
	sh.UI.Begin(game.Ground)
	x.drawBoard(sh, p)
	sh.UI.Begin(game.Panels)
	x.DrawUndoButtons(sh, p, x.Layout.Bar, x.Menu, x.Undo, x.Redo)
	x.DrawQuestion(sh, p, x.Layout.Asks)
	x.drawSides(sh, p)
	p.End()
	x.AttendQuestion(sh, x.Numbered().First())
}

// place is where a square lies on the plane.
func place(n int) render.Rect { return render.Rect{X: float32(n) * 2.2, W: 2, H: 2} }

func (x *Screen) scene() field.Scene {
	s := &x.Play.Shown
	scene := field.Scene{Board: render.Rect{W: place(int(s.Goal)).Right(), H: 2}, Choices: len(x.Play.Match.Journal), Over: x.Layout.Asks}
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
		name, at := strconv.Itoa(n), x.View.Camera.Shown(place(n))
		area := game.Area{Name: "space/" + name, Rect: at, Space: name}
		for _, row := range x.Question.All() {
			if ch := row.OnSpace(name); ch != nil {
				area.Do = func() { x.Answer(sh, ch.Key) }
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

// drawSides draws the tally and the log.
func (x *Screen) drawSides(sh *game.Shell, p *render.Canvas) {
	s, w := &x.Play.Shown, sh.Words
	lie := w.Say("console.lie", strconv.Itoa(int(s.Heads)), strconv.Itoa(int(s.Goal)), strconv.Itoa(int(s.Tails)))
	x.DrawSides(sh, p, &panes.Sides{Said: panes.Said{Text: lie}, Lower: x.LogSide(sh, p, w.Say("coins.log")), Upper: panes.Side{Name: "tally", Label: w.Say("coins.tally"), Draw: func(r render.Rect) {
		p.Paragraph(p.Panel(r, render.PanelView{Title: w.Say("coins.tally")}), lie, render.Body)
	}}})
}
