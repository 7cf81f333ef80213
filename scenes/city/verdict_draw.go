package city

import (
	"slices"
	"time"

	"precipice/engine/dice"
	"precipice/game"
	"precipice/render"
	art "precipice/render/city"
	ware "precipice/render/cityware"
	"precipice/scenes"
)

// onward is the area of the one button by which a player leaves what has been told.
const onward = "moment/on"

// comesUp is how long a part of a verdict takes to appear.
const comesUp = 300 * time.Millisecond

// attend notes when something more is told, and drops a verdict whose choice has been undone.
func (x *crisisScreen) attend(sh *game.Shell) {
	v := &x.d.fate.verdict
	if !v.on {
		return
	}
	if log := x.d.Play.Log; v.from >= len(log) && !x.d.Showing.On {
		*v = verdict{}
		return
	}
	if step := x.told().steps(); step != x.step {
		x.step, x.since = step, sh.Now
		x.d.Version++
	}
	if sh.Now.Sub(x.since) < 2*comesUp {
		sh.Dirty()
	}
	x.tells.Wheel(sh)
}

// steps counts what has been told.
func (t *tale) steps() int {
	n := len(t.lines)
	for _, said := range [2]string{t.level, t.story} {
		if said != "" {
			n++
		}
	}
	return n
}

// told returns how far the verdict has been told.
func (x *crisisScreen) told() *tale {
	var lies any
	if x.d.Showing.On && !x.d.Tray.Moving() {
		lies = x.d.Showing.Event.Change
	}
	t := x.d.fate.told(x.d.Play.Log, lies)
	return &t
}

// leave leaves the page of a crisis, and the game goes on.
func (x *crisisScreen) leave(sh *game.Shell) {
	x.d.fate.verdict, x.step, x.tells = verdict{}, 0, scenes.ScrollList{}
	x.d.Renew()
	x.d.Version++
	sh.Dirty()
}

// drawVerdict draws the page of a crisis after the choice: its picture, the die, what came of it, and the button that leaves it.
func (x *crisisScreen) drawVerdict(sh *game.Shell, p *render.Canvas) {
	t, l := sh.Theme, &x.d.Layout
	_, all := p.Bounds().CutTop(l.Bar.H)
	if x.d.Play.Watched() { // the tape has its place below
		all.H = min(all.H, l.Asks.Y-all.Y)
	}
	gap := t.Px(scenes.Gap)
	all = all.Inset(gap)
	page := verdictPage{crisisScreen: x, sh: sh, p: p, tale: x.told()}
	text := all
	switch {
	case t.Narrow:
		sight, rest := all.CutTop(min(all.H*0.26, all.W*9/16))
		art.Crisis(p, sight, page.picture(false))
		_, text = rest.CutTop(gap)
	case all.W > all.H*1.2 && t.Text < 1.6:
		sight, rest := all.CutLeft(min(all.W*0.42, all.H*0.8))
		art.Crisis(p, sight, page.picture(true))
		x.dial.drawDial(p, dialIn(sight, min(t.Px(56), sight.W*0.16)))
		_, text = rest.CutLeft(gap * 3)
	}
	sh.UI.Add(game.Panels, game.Area{Name: "panel/verdict", Rect: text, Skip: true, Leads: true, Aloud: true, Weight: game.Asked})
	foot, text := text.CutBottom(page.footHeight(text.W))
	_, text = text.CutBottom(gap)
	page.wide = text.W - t.Px(14)
	x.tells.Draw(sh, p, text, gap, page.rows())
	page.drawFoot(foot)
}

// verdictPage draws a verdict.
type verdictPage struct {
	*crisisScreen
	*tale
	sh   *game.Shell
	p    *render.Canvas
	wide float32
}

// picture returns the picture of the crisis, with the light of what has come of it.
func (g verdictPage) picture(arch bool) art.CrisisView {
	v := &g.d.fate
	view := art.CrisisView{ID: v.id.crisis, Night: g.d.Play.Shown.Night(), Arch: arch, Hero: bystanders(g.d.Play.Table.Setup.Heroes[v.hero:v.hero+1], v.hero)}
	if g.story == "" {
		return view
	}
	best, worst := 0, 0
	for _, gist := range g.gists() {
		best, worst = max(best, gist.Tone), min(worst, gist.Tone)
	}
	switch {
	case len(g.gained()) > 0:
		view.Came = art.CameThing
	case worst < 0 || g.level == dice.Fail.String():
		view.Came = art.CameHarm
	case best > 0:
		view.Came = art.CameHelp
	}
	return view
}

// rows returns what the page tells, one under the other.
func (g verdictPage) rows() []scenes.ListRow {
	w, v := g.sh.Words, &g.d.fate
	rows := []scenes.ListRow{g.paragraph(g.kicker(), render.Quiet), g.paragraph(w.Name(v.id.crisis), render.Title), g.narrated(), g.rolled(), g.word()}
	cards := g.cards()
	for len(cards) > 0 {
		n := min(len(cards), g.abreast())
		rows = append(rows, inColumns(cards[:n], g.sh.Theme.Px(scenes.Gap)))
		cards = cards[n:]
	}
	return rows
}

// kicker says above the name of a crisis that it is one, and which hero has gone.
func (g verdictPage) kicker() string {
	return g.sh.Words.Say("crisis.kicker.gone", g.sh.Words.Name(g.d.Play.Shown.HeroName(g.d.fate.hero)))
}

func (g verdictPage) paragraph(text string, st render.Style) scenes.ListRow {
	return scenes.ListRow{Height: g.sh.Theme.ParagraphHeight(text, st, g.wide), Draw: func(at render.Rect) {
		at.W = g.wide
		g.p.Paragraph(at, text, st)
	}}
}

// narrated tells what happens. It has room from the beginning, so that nothing moves when it comes.
func (g verdictPage) narrated() scenes.ListRow {
	w, t, v := g.sh.Words, g.sh.Theme, &g.d.fate
	st := render.Style{Size: 15, Ink: render.Ivory}
	high := float32(0)
	_, choice := choiceOf(&g.d.Play.Shown, v.id.choice)
	for _, how := range choice.Outcomes() {
		high = max(high, t.ParagraphHeight(w.Say("text."+choice.ID+"."+how), st, g.wide))
	}
	return scenes.ListRow{Height: high, Draw: func(at render.Rect) {
		if g.story != "" {
			at.W = g.wide
			g.p.Paragraph(at, w.Say(g.story), st.With(render.Fade(st.Ink, g.shows(g.sh, 2))))
		}
	}}
}

// shows returns how far a part of the verdict has appeared, 0 to 1. With reduced motion it is there at once.
func (g verdictPage) shows(sh *game.Shell, part int) float32 {
	if g.step > part || sh.Settings.Still() {
		return 1
	}
	return max(0, min(1, float32(sh.Now.Sub(g.since))/float32(comesUp)))
}

// rolled is the row of the choice with the odds of its roll.
func (g verdictPage) rolled() scenes.ListRow {
	w, s, v := g.sh.Words, &g.d.Play.Shown, &g.d.fate
	card := &s.Content().Heroes[s.Heroes[v.hero].Kind]
	view := ware.RolledView{Letter: card.Letter, Rim: render.Explorers[v.hero], Name: w.Name(v.id.choice), Odds: v.odds, Lies: g.level != "", Came: markOf(g.level)}
	if v.roll != nil {
		view.Die = dieWord(g.sh, v.roll.Roll, int(v.die.Die))
	}
	return scenes.ListRow{Height: ware.RolledHeight(g.sh.Theme), Draw: func(at render.Rect) {
		at.W = g.wide
		ware.Rolled(g.p, at, view)
	}}
}

// dieWord names the die of a roll, such as "Agility D8".
func dieWord(sh *game.Shell, roll string, die int) string {
	if roll == "quest" {
		return sh.Words.Say("crisis.die.quest", numberOf(die))
	}
	return sh.Words.Say("crisis.die", sh.Words.Name(roll), numberOf(die))
}

// markOf returns the sign of a result by its word.
func markOf(level string) render.DieMark {
	for i, word := range levelWords {
		if word == level {
			return levelMarks[i]
		}
	}
	return render.MarkNone
}

// wordOf returns the word of the sign of a result.
func wordOf(mark render.DieMark) string {
	return levelWords[max(0, slices.Index(levelMarks[:], mark))]
}

// wordStyle is that of the one word which says how it went.
func wordStyle(t *render.Theme) render.Style {
	return render.Style{Weight: render.Display, Size: 46 / max(1, t.Text*0.75), Tracking: 1.2}
}

// word is the row of the die with the word that says what it came to, and beside them what came of it.
func (g verdictPage) word() scenes.ListRow {
	t := g.sh.Theme
	die := float32(0)
	if g.d.fate.roll != nil {
		die = min(t.Px(168), g.wide*0.34)
	}
	wide := g.wide - die - t.Px(14)
	if die == 0 {
		wide = g.wide
	}
	gists := g.gists()
	high := t.LineHeight(wordStyle(t)) + t.Px(6)
	for _, one := range gists {
		high += ware.GistHeight(t, one, wide)
	}
	return scenes.ListRow{Height: max(high, min(die, t.Px(140))), Draw: func(at render.Rect) {
		at.W = g.wide
		if die > 0 {
			var cast render.Rect
			cast, at = at.CutLeft(die)
			_, at = at.CutLeft(t.Px(14))
			cast.H = min(cast.H, die)
			g.d.Tray.Cast(g.p, cast)
		}
		g.drawWord(at, gists)
	}}
}

func (g verdictPage) drawWord(at render.Rect, gists []ware.GistView) {
	t, st := g.sh.Theme, wordStyle(g.sh.Theme)
	head, at := at.CutTop(t.LineHeight(st))
	if g.level == "" {
		return
	}
	ink := render.Fade(ware.WordInk(markOf(g.level)), g.shows(g.sh, 1))
	g.p.Snug(head, g.sh.Words.Say("crisis.word."+g.level), st.With(ink), render.Left)
	_, at = at.CutTop(t.Px(6))
	for _, one := range gists {
		_, at = at.CutTop(ware.Gist(g.p, at, one))
	}
}

// footHeight returns the height of the foot: of the button, or of a question that comes before all is told.
func (g verdictPage) footHeight(wide float32) float32 {
	if g.d.Question != nil {
		return g.ask.questionHeight(g.sh, wide)
	}
	return endRoom(g.sh.Theme)
}

// drawFoot draws the question if there is one, else the button that leaves the page once all has been told.
func (g verdictPage) drawFoot(r render.Rect) {
	switch {
	case g.d.Question != nil:
		g.ask.drawQuestion(g.sh, g.p, r)
	case g.d.fate.settled():
		g.sh.UI.Start(onward)
		label := g.sh.Words.Say("crisis.back", g.sh.Words.Name(g.d.Play.Table.Setup.Journey))
		scenes.DrawButton(g.sh, g.p, game.Panels, r, onward, render.ButtonView{Label: label, Primary: true}, func() { g.leave(g.sh) })
	case g.sh.Theme.Held && !g.d.Play.Watched():
		scenes.DrawButton(g.sh, g.p, game.Panels, r, "skip", render.ButtonView{Label: g.sh.Words.Say("button.skip")}, func() { g.d.CatchUp(g.sh) })
	}
}
