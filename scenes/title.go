package scenes

import (
	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game"
	"precipice/game/session"
	"precipice/game/sound"
	"precipice/render"
)

// Title is the first screen: the picture of a game and the main menu.
type Title struct {
	all     Games
	canvas  *render.Canvas
	picture *ebiten.Image // drawn once for each theme
	at      int           // which of them is shown
	saved   []session.Game
	latest  *session.Game // the game that Continue resumes, or nil
	games   int
	problem string
	breath  breath
}

// newTitle reads the list of saved games. It shows the warning, if there is one.
func newTitle(sh *game.Shell, all Games, warning error) *Title {
	t := &Title{all: all, breath: newBreath()}
	if warning != nil {
		t.problem = sh.Sentence(warning)
	}
	if err := sh.Saver.Flush(); err != nil {
		t.problem = sh.Sentence(err)
	}
	games, err := all.rulesets().Games(sh.Store)
	if err != nil {
		t.problem = sh.Sentence(err)
	}
	t.games, t.saved = len(games), games
	if t.turnTo(sh, t.begins(sh)); t.latest == nil && len(games) > 0 && games[0].Problem != nil {
		t.problem = sh.Sentence(games[0].Problem)
	}
	return t
}

// Name implements game.Scene.
func (t *Title) Name() string { return "title" }

// Moving implements game.Scene.
func (t *Title) Moving() bool { return false }

// Score implements game.Scored.
func (t *Title) Score() sound.Score { return sound.Score{Place: sound.Setup} }

// Says implements game.Scene.
func (t *Title) Says() map[string]string { return map[string]string{"problem": t.problem} }

// Update implements game.Scene.
func (t *Title) Update(sh *game.Shell) {
	HelpKeys(sh, "")
	t.breath.update(sh)
}

// Draw implements game.Scene.
func (t *Title) Draw(sh *game.Shell, dst *ebiten.Image) {
	if t.canvas == nil || t.canvas.Theme != sh.Theme {
		t.canvas = render.NewCanvas(sh.Theme)
		t.paint(sh)
	}
	render.Lay(dst, t.picture, nil)
	p, th, w := t.canvas, sh.Theme, sh.Words.Of(t.shown().Hosted().About().Name)
	p.Begin(dst)
	defer p.End()
	all := p.Bounds()
	view := all
	if th.Narrow {
		view = render.FortressView(all, t.stand(sh, all))
	}
	p.Breath(view, t.breath.strength, t.breath.time())
	sh.UI.Begin(game.Panels)
	column := drawName(p)
	under := column
	if under.W = max(column.W, all.W*0.4); th.Narrow {
		under.W = all.W * 0.6
	}
	used := p.Paragraph(under, w.Say("title.under"), render.Quiet.With(render.Blend(render.Muted, render.Ivory, 0.35)))
	_, column = column.CutTop(used + th.Px(24))
	foot, column := column.CutBottom(th.LineHeight(render.Small))
	if th.Narrow {
		column = t.menuRoom(sh, all)
		foot.Y = column.Y - foot.H - th.Px(menuGap)
	} else {
		DrawHelp(sh, p, game.Panels, render.Rect{X: all.W * 0.5, Y: foot.Y, W: all.W*0.5 - th.Px(Gap), H: foot.H})
	}
	if release := session.Release(); release != "" {
		p.Label(foot, w.Say("title.version", release), render.Small, render.Left)
	}
	t.drawMenu(sh, p, column)
	told := render.Rect{X: all.W * 0.46, Y: th.Px(12), W: all.W * 0.52, H: all.H}
	if t.problem != "" {
		_, told = told.CutTop(drawProblem(p, told, t.problem) + th.Px(4))
	}
	sh.NoticeRoom(told)
	dropTold(sh, t.problem)
}

// wordmark is the name of the game in all languages.
const wordmark = "PRECIPICE"

// drawName draws the name of the game and returns the column below it.
func drawName(p *render.Canvas) (column render.Rect) {
	all, th := p.Bounds(), p.Theme
	column = render.Rect{X: all.W * 0.055, Y: all.H * 0.085, W: min(th.Measure(wordmark, nameStyle(th)), all.W*0.42), H: all.H * 0.885}
	top, column := column.CutTop(th.Px(64))
	p.Label(top, wordmark, nameStyle(th), render.Left)
	return column
}

// Cover draws the name alone. It stays while the content is read, and then the title appears around it.
func Cover(t *render.Theme, screen *ebiten.Image) {
	render.Flood(screen, render.Void)
	p := render.NewCanvas(t)
	p.Crisp = true // the first frame waits for every program that it needs
	p.Begin(screen)
	defer p.End()
	drawName(p)
}

// paint draws the picture behind the buttons.
func (t *Title) paint(sh *game.Shell) {
	t.Leave()
	t.picture = ebiten.NewImage(sh.Size())
	p := render.NewCanvas(sh.Theme)
	p.Still = true // it is drawn only once
	p.Begin(t.picture)
	defer p.End()
	all, stand := p.Bounds(), float32(0)
	if sh.Theme.Narrow {
		stand = t.stand(sh, all)
	}
	t.shown().Picture(p, all, stand, t.party(sh))
}

// Leave implements game.Leaver.
func (t *Title) Leave() {
	if t.picture != nil {
		t.picture.Deallocate()
		t.picture = nil
	}
}

// nameStyle is the style of the game's name, which does not grow with the text size.
func nameStyle(t *render.Theme) render.Style {
	return render.Style{Weight: render.Display, Size: 46 / t.Text, Tracking: 13 / t.Text, Ink: render.Brass}
}

// drawProblem draws a sentence about a problem at the top of r and returns its height.
func drawProblem(p *render.Canvas, r render.Rect, problem string) (high float32) {
	t := p.Theme
	high = t.ParagraphHeight(problem, render.Body, r.W-t.Px(24)) + t.Px(16)
	at := render.Rect{X: r.X, Y: r.Y, W: r.W, H: high}
	p.Round(at, t.Px(5), render.Fade(render.Panel, 0.94))
	p.Frame(at, t.Px(5), max(1, t.Px(1.4)), render.Find)
	p.Paragraph(at.Inset2(t.Px(12), t.Px(8)), problem, render.Body)
	return high
}

// dropTold takes away a notice that says what the screen says already.
func dropTold(sh *game.Shell, problem string) {
	if sh.Notice() == problem && problem != "" {
		sh.Note("")
	}
}

// shown returns the game whose picture the title shows.
func (t *Title) shown() Game { return t.all[t.at] }

// party returns the party in the picture: that of the game to continue, else the first of the pack.
func (t *Title) party(sh *game.Shell) []string {
	if t.latest != nil {
		if _, _, party := t.shown().Describe(sh, t.latest); len(party) > 0 {
			return party
		}
	}
	return t.shown().Faces()
}

// continueGame resumes the latest game, or shows what is wrong with it.
func (t *Title) continueGame(sh *game.Shell) {
	if err := t.shown().Resume(sh, t.latest.Slot); err != nil {
		t.problem = sh.Sentence(err)
		sh.Dirty()
	}
}
