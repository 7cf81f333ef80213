package pages

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/blackstone/journal"
	"precipice/render"
	"precipice/scenes"
)

// Chart is the map of a quest: the fortress with a mark for each expedition, and the strongholds and the vault as far
// as the quest has come upon them. It shows what the journal tells.
type Chart struct {
	play   *blackstone.Session
	Told   *journal.Journal
	canvas *render.Canvas
	sky    *ebiten.Image // the fortress, drawn once for each size
	skyed  render.Rect
}

// NewChart opens the map of a quest.
func NewChart(sh *game.Shell, play *blackstone.Session) *Chart {
	return &Chart{play: play, Told: NewJournal(sh, play).Told}
}

// Name implements game.Scene.
func (x *Chart) Name() string { return "chart" }

// Moving implements game.Scene.
func (x *Chart) Moving() bool { return false }

// Covers implements game.Coverer.
func (x *Chart) Covers() {}

// Says implements game.Scene.
func (x *Chart) Says() map[string]string {
	says := map[string]string{"expeditions": strconv.Itoa(len(x.Told.Expeditions)), "taken": "0"}
	n := 0
	for _, h := range x.Told.Holds() {
		if h.Taken {
			n++
		}
	}
	says["taken"] = strconv.Itoa(n)
	return says
}

// Update implements game.Scene.
func (x *Chart) Update(sh *game.Shell) {
	if !scenes.HelpKeys(sh, "") && sh.Input.Did(game.Back) {
		sh.Pop()
	}
}

// Leave implements game.Leaver.
func (x *Chart) Leave() {
	if x.sky != nil {
		x.sky.Deallocate()
		x.sky, x.skyed = nil, render.Rect{}
	}
}

// Draw implements game.Scene.
func (x *Chart) Draw(sh *game.Shell, dst *ebiten.Image) {
	if x.canvas == nil || x.canvas.Theme != sh.Theme {
		x.canvas, x.skyed = render.NewCanvas(sh.Theme), render.Rect{}
	}
	x.paint(sh)
	render.Lay(dst, x.sky, nil)
	p, w := x.canvas, sh.Words
	p.Begin(dst)
	defer p.End()
	sh.UI.Begin(game.Over)
	body := scenes.DrawPage(sh, p, game.Over, "chart", p.Bounds().W, sh.Pop, nil)
	x.drawMarks(sh, p)
	_, body = body.CutTop(sh.Theme.Px(scenes.Gap))
	body.W = min(body.W*0.3, sh.Theme.Px(300)*sh.Theme.Text)
	_, body = body.CutTop(p.Paragraph(body, x.Told.Quest, render.Title) + sh.Theme.Px(6))
	text := w.Say("chart.about")
	if len(x.Told.Expeditions) == 0 {
		text = w.Say("journal.empty")
	}
	p.Paragraph(body, text, render.Quiet)
	scenes.DrawPointed(sh, p, false)
}

// paint draws the fortress, if the size has changed.
func (x *Chart) paint(sh *game.Shell) {
	wide, high := sh.Size()
	all := render.Rect{W: float32(wide), H: float32(high)}
	if x.sky != nil && x.skyed == all {
		return
	}
	x.Leave()
	x.sky, x.skyed = ebiten.NewImage(wide, high), all
	p := render.NewCanvas(sh.Theme)
	p.Still = true
	p.Begin(x.sky)
	defer p.End()
	p.Fortress(all, nil)
}

// drawMarks draws the ways of the attacks, the expeditions, the strongholds and the vault.
func (x *Chart) drawMarks(sh *game.Shell, p *render.Canvas) {
	m := p.ChartOf(p.Bounds())
	places, radius := m.Expeditions(len(x.Told.Expeditions))
	holds, spots := x.Told.Holds(), map[int]render.Point{}
	n := 0
	for i := range holds {
		if spots[i] = m.Vault(); !holds[i].Vault {
			spots[i] = m.Hold(n)
			n++
		}
		spots[i] = square(spots[i], radius*1.5).Within(p.Bounds()).Centre()
	}
	for i, e := range x.Told.Expeditions {
		if e != nil && e.Goal >= 0 {
			taken, _ := e.Attack()
			p.Foray(places[i], spots[e.Goal], taken)
		}
	}
	for i := range holds {
		x.drawHold(sh, p, spots[i], radius, i, &holds[i])
	}
	for i, at := range places {
		name, told := "chart/expedition/"+strconv.Itoa(i+1), x.Told.Mark(i)
		p.Waymark(at, radius, render.WaymarkView{Number: told.Number, Dead: told.Dead, Sign: string(told.Attack), Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)})
		sh.UI.Add(game.Over, game.Area{Name: name, Rect: square(at, radius*1.3), Says: told.Title, Do: func() { x.open(sh, i) }, Tip: func() render.TooltipView {
			return render.TooltipView{Title: told.Title, Text: told.Summary + "\n" + sh.Words.Say("chart.open")}
		}})
	}
}

// drawHold draws a stronghold or the vault, with its name once it is known.
func (x *Chart) drawHold(sh *game.Shell, p *render.Canvas, at render.Point, radius float32, i int, h *journal.Hold) {
	t, name := sh.Theme, "chart/hold/"+strconv.Itoa(i+1)
	p.Hold(at, radius*1.25, render.HoldView{Known: h.Known, Taken: h.Taken, Vault: h.Vault, Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)})
	if h.Known {
		wide := t.Px(150) * t.Text
		line := render.Rect{X: at.X - wide/2, Y: at.Y + radius*1.9, W: wide, H: t.LineHeight(render.Small) + t.Px(4)}
		p.Round(line, t.Px(4), render.Fade(render.Void, 0.6))
		p.Snug(line, h.Name, render.Small.With(render.Ivory), render.Middle)
	}
	sh.UI.Add(game.Over, game.Area{Name: name, Rect: square(at, radius*1.5), Readable: true, Tip: func() render.TooltipView {
		return render.TooltipView{Title: h.Name, Text: h.Told, Rules: "BF-STR-003"}
	}})
}

// open reads the journal of an expedition, in place of the map.
func (x *Chart) open(sh *game.Shell, at int) {
	sh.Pop()
	j := NewJournal(sh, x.play)
	j.read(at)
	sh.Push(j)
}

// square returns the square around a point.
func square(at render.Point, radius float32) render.Rect {
	return render.Rect{X: at.X - radius, Y: at.Y - radius, W: radius * 2, H: radius * 2}
}
