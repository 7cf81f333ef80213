package scenes

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game"
	"precipice/render"
)

// Menu is shown over a game, with other screens and the ways to leave.
type Menu struct {
	play     played
	settings func() *Settings
	watch    func()
	journal  func() // shows the journal of the game; nil if it has none
	canvas   *render.Canvas
	files    Files
}

// played is a game in play, a session of any ruleset.
type played interface {
	File() ([]byte, error)
	FileName(when time.Time) string
	Report(problem string) []byte
	Link() (string, error)
}

// NewMenu returns the menu for a game, with its settings and what shows it from its start.
func NewMenu(play played, settings func() *Settings, watch func()) *Menu {
	return &Menu{play: play, settings: settings, watch: watch}
}

// WithJournal adds the way to the journal of the game.
func (m *Menu) WithJournal(show func()) *Menu {
	m.journal = show
	return m
}

// Name implements game.Scene.
func (m *Menu) Name() string { return "menu" }

// Moving implements game.Scene.
func (m *Menu) Moving() bool { return false }

// Says implements game.Scene.
func (m *Menu) Says() map[string]string { return nil }

// Update implements game.Scene.
func (m *Menu) Update(sh *game.Shell) {
	m.tellFile(sh)
	if !HelpKeys(sh, "") && sh.Input.Did(game.Back) {
		sh.Pop()
	}
}

// tellFile tells what came of writing a file, in a notice: the menu may leave no room beside it.
func (m *Menu) tellFile(sh *game.Shell) {
	asked := m.files.open()
	_, err := m.files.Poll()
	switch {
	case err != nil:
		sh.Note(sh.Sentence(err))
	case asked && m.files.Written():
		sh.Note(m.files.Tells(sh))
	}
}

// Draw implements game.Scene.
func (m *Menu) Draw(sh *game.Shell, dst *ebiten.Image) {
	if m.canvas == nil || m.canvas.Theme != sh.Theme {
		m.canvas = render.NewCanvas(sh.Theme)
	}
	p, t := m.canvas, sh.Theme
	p.Begin(dst)
	defer p.End()
	all, r := p.Bounds(), drawWays(sh, p, "menu", sh.Words.Say("menu.head"), m.ways(sh))
	if m.files.open() {
		high := t.LineHeight(render.Strong) + t.Px(12)
		line := render.Rect{X: t.Px(Gap), Y: min(r.Bottom()+t.Px(3), all.H-high), W: all.W - t.Px(2*Gap), H: high}
		p.Round(line, t.Px(5), render.Panel)
		m.files.Draw(sh, p, game.Over, line.Inset2(t.Px(8), t.Px(6)))
	}
	sh.NoticeRoom(render.Rect{X: r.X, Y: t.Px(8), W: r.W, H: r.Y})
}

// way is an entry of a menu.
type way struct {
	name, label string
	do          func()
}

// drawWays draws a menu over what is below it, the first way marked, and returns where it is.
func drawWays(sh *game.Shell, p *render.Canvas, name, head string, ways []way) render.Rect {
	t, all := sh.Theme, p.Bounds()
	p.Fill(all, render.Fade(render.Void, 0.66))
	sh.UI.Begin(game.Over)
	each := t.Target(max(t.Px(40), t.LineHeight(ButtonText)+t.Px(16)))
	top := t.LineHeight(render.Heading) + t.Px(30)
	wide, lines := min(t.Px(380)*min(t.Text, 1.6), all.W*0.94), len(ways)
	if t.Short(all.H) && top+float32(lines)*(each+t.Px(8)) > all.H*0.96 {
		wide, lines = min(2*wide, all.W*0.94), (lines+1)/2
	}
	high := min(top+float32(lines)*(each+t.Px(8)), all.H*0.96)
	r := render.Rect{X: (all.W - wide) / 2, Y: (all.H - high) / 2, W: wide, H: high}
	sh.UI.Add(game.Over, game.Area{Name: name, Rect: r, Skip: true})
	in := p.Panel(r, render.PanelView{Title: head})
	_, in = in.CutTop(t.Px(4))
	for n, column := range in.Columns((len(ways)+lines-1)/lines, t.Px(10)) {
		for i, w := range ways[n*lines : min((n+1)*lines, len(ways))] {
			var at render.Rect
			at, column = column.CutTop(each)
			_, column = column.CutTop(t.Px(8))
			DrawButton(sh, p, game.Over, at, w.name, render.ButtonView{Label: w.label, Primary: n+i == 0}, w.do)
		}
	}
	return r
}

// ways returns the entries of the menu from the top.
func (m *Menu) ways(sh *game.Shell) (ways []way) {
	row := func(name string, do func()) {
		ways = append(ways, way{"menu/" + name, sh.Words.Say("menu." + name), do})
	}
	row("resume", sh.Pop)
	row("settings", func() { sh.Push(m.settings()) })
	if m.journal != nil {
		row("journal", m.journal)
	}
	row("watch", m.watch)
	row("rules", func() { sh.OpenRule("") })
	row("keys", func() { sh.Push(&Keys{}) })
	row("write", func() {
		data, err := m.play.File()
		if err != nil {
			sh.Note(sh.Sentence(err))
			return
		}
		m.files.Write(sh, data, m.play.FileName(sh.Now)+".save")
	})
	row("report", func() { m.files.Write(sh, m.play.Report(""), m.play.FileName(sh.Now)+"-report.txt") })
	row("link", func() { CopyLink(sh, m.play) })
	row("title", func() { sh.Home(nil) })
	if CanQuit {
		row("quit", sh.Quit)
	}
	return ways
}
