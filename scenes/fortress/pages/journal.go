package pages

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/blackstone/journal"
	"precipice/render"
	"precipice/scenes"
)

// Journal is the journal of a quest: a way into the fortress with a mark for each expedition, the story of one of
// them, and beside it who went and how the dice fell.
type Journal struct {
	play   *blackstone.Session
	canvas *render.Canvas
	Told   *journal.Journal
	pack   *fortress.Pack
	Layer  game.Layer // on which it is drawn
	name   string     // of its file, without extension
	at     int        // the expedition that is read
	Tale   journal.Told
	layout journalLayout
	Story  scenes.ScrollList
	Beside scenes.ScrollList
	files  scenes.Files
	sky    *ebiten.Image // behind the way, drawn once for each size
	skyed  render.Rect
}

type journalLayout struct {
	way, story, beside render.Rect
	narrow             bool // what stands beside the story comes after it
}

// NewJournal opens the journal of a quest at its last expedition. It tells what has happened on the screen.
func NewJournal(sh *game.Shell, play *blackstone.Session) *Journal {
	book := sh.Words.WithPlayers(play.Table.Names)
	j := &Journal{play: play, Layer: game.Over, pack: play.Shown.Pack(), Told: journal.New(book, play.Table.Quest, play.Pages(), &play.Shown), name: play.FileName(sh.Now) + "-journal.html"}
	j.read(len(j.Told.Expeditions) - 1)
	return j
}

// read turns to an expedition.
func (j *Journal) read(at int) {
	j.at = max(0, min(at, len(j.Told.Expeditions)-1))
	j.Tale = journal.Told{}
	if len(j.Told.Expeditions) > 0 {
		j.Tale = j.Told.Tell(j.at)
	}
	j.Story.Top()
	j.Beside.Top()
}

// turn turns to an expedition and puts the focus on its mark.
func (j *Journal) turn(sh *game.Shell, by int) {
	j.read(j.at + by)
	sh.UI.FocusOn(waymark(j.at))
	sh.Dirty()
}

func waymark(at int) string { return "journal/expedition/" + strconv.Itoa(at+1) }

// Name implements game.Scene.
func (j *Journal) Name() string { return "journal" }

// Moving implements game.Scene.
func (j *Journal) Moving() bool { return false }

// Covers implements game.Coverer.
func (j *Journal) Covers() {}

// Says implements game.Scene.
func (j *Journal) Says() map[string]string {
	return map[string]string{"expedition": strconv.Itoa(j.Tale.Number), "expeditions": strconv.Itoa(len(j.Told.Expeditions)), "files": strconv.FormatBool(j.files.Written())}
}

// Update implements game.Scene.
func (j *Journal) Update(sh *game.Shell) {
	if _, err := j.files.Poll(); err != nil {
		sh.Note(sh.Sentence(err))
	}
	j.Story.Update(sh)
	j.Beside.Wheel(sh)
	in := &sh.Input
	switch {
	case scenes.HelpKeys(sh, ""):
	case in.Did(game.Back):
		sh.Pop()
	case in.Digit > 0 && in.Digit <= len(j.Told.Expeditions):
		j.turn(sh, in.Digit-1-j.at)
	}
}

// Draw implements game.Scene.
func (j *Journal) Draw(sh *game.Shell, dst *ebiten.Image) {
	if j.canvas == nil || j.canvas.Theme != sh.Theme {
		j.canvas, j.skyed = render.NewCanvas(sh.Theme), render.Rect{}
	}
	p, t := j.canvas, sh.Theme
	wide, high := sh.Size()
	l := j.lay(sh, float32(wide), float32(high))
	j.paint(sh, l.way)
	p.Begin(dst)
	defer p.End()
	p.Backdrop()
	sh.UI.Begin(game.Over)
	body := scenes.DrawPage(sh, p, game.Over, "journal", p.Bounds().W, sh.Pop, func(head render.Rect) render.Rect { return j.drawHead(sh, p, head) })
	if body.W < t.Px(60) || len(j.Told.Expeditions) == 0 {
		p.Paragraph(body.Inset(t.Px(20)), sh.Words.Say("journal.empty"), render.Body)
	} else {
		sh.UI.Start(waymark(j.at))
		j.drawWay(sh, p, dst)
		j.drawTale(sh, p)
	}
	line := render.Rect{X: l.way.X, Y: l.way.Y, W: l.way.W, H: t.LineHeight(render.Strong)}
	j.files.Draw(sh, p, game.Over, line)
	sh.NoticeRoom(l.story)
	scenes.DrawPointed(sh, p, false)
}

// lay lays out the parts below the head of the page.
func (j *Journal) lay(sh *game.Shell, w, h float32) journalLayout {
	t := sh.Theme
	all := render.Rect{W: w, H: h}.Inset(t.Px(scenes.Gap))
	_, all = all.CutTop(max(t.Px(38), t.LineHeight(render.Banner)+t.Px(14)) + t.Px(scenes.Gap))
	l := &j.layout
	l.way, all = all.CutTop(min(t.Px(112), all.H*0.2))
	_, all = all.CutTop(t.Px(scenes.Gap))
	beside := t.Px(330) * (1 + (t.Text-1)*0.6)
	if l.narrow = all.W < beside*2.1; l.narrow {
		l.story, l.beside = all, render.Rect{}
		return *l
	}
	l.beside, l.story = all.CutRight(beside)
	_, l.story = l.story.CutRight(t.Px(scenes.Gap))
	return *l
}

// openPrologue shows how the quest opened.
func (j *Journal) openPrologue(sh *game.Shell) { sh.Push(NewPrologue(j.Told, j.pack)) }

// openChart shows the map in place of the journal.
func (j *Journal) openChart(sh *game.Shell) {
	sh.Pop()
	sh.Push(NewChart(sh, j.play))
}

// leastQuestName is the least width in which the name of the quest is written, in design units.
const leastQuestName = 60

// drawHead draws the name of the quest, the button that writes the journal to a file, and the one that shows the map.
func (j *Journal) drawHead(sh *game.Shell, p *render.Canvas, head render.Rect) render.Rect {
	t, w := sh.Theme, sh.Words
	label := w.Say("journal.write")
	at, head := head.CutRight(t.Measure(label, scenes.ButtonText) + t.Px(34))
	scenes.DrawButton(sh, p, game.Over, at.Inset2(0, t.Px(2)), "journal/write", render.ButtonView{Label: label}, func() {
		j.files.Write(sh, j.Told.HTML(filePictures(sh, j.pack)), j.name)
		sh.Dirty()
	})
	_, head = head.CutRight(t.Px(scenes.Gap))
	label = w.Say("precipice.chart")
	at, head = head.CutRight(t.Measure(label, scenes.ButtonText) + t.Px(34))
	scenes.DrawButton(sh, p, game.Over, at.Inset2(0, t.Px(2)), "journal/chart", render.ButtonView{Label: label}, func() { j.openChart(sh) })
	_, head = head.CutRight(t.Px(scenes.Gap))
	label = w.Say("journal.prologue")
	at, head = head.CutRight(t.Measure(label, scenes.ButtonText) + t.Px(34))
	scenes.DrawButton(sh, p, game.Over, at.Inset2(0, t.Px(2)), "journal/prologue", render.ButtonView{Label: label}, func() { j.openPrologue(sh) })
	_, head = head.CutRight(t.Px(scenes.Gap))
	name, head := head.CutRight(max(0, head.W-t.Measure(w.Say("page.journal"), render.Banner)-t.Px(24)))
	if name.W > t.Px(leastQuestName) {
		p.Snug(name, j.Told.Quest, render.Title, render.Left)
	}
	return head
}

// Leave implements game.Leaver.
func (j *Journal) Leave() {
	if j.sky != nil {
		j.sky.Deallocate()
		j.sky, j.skyed = nil, render.Rect{}
	}
}
