package scenes

import (
	"cmp"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/game"
	"precipice/game/session"
	"precipice/render"
)

// Load is the list of saved games. It shows all of them at once, by the beginning of each save. A game can be continued, or
// removed, which can be undone until the player leaves the list.
type Load struct {
	all     Games
	canvas  *render.Canvas
	list    ScrollList
	files   Files
	shell   *game.Shell
	games   []session.Game
	removed []string // slots to empty when the list is left
	problem string
	filter  loadFilter
	proof   loadProof
}

// NewLoad reads the list of games.
func NewLoad(sh *game.Shell, all ...Game) *Load {
	l := &Load{all: all, shell: sh, list: ScrollList{focus: -1}}
	unsaved := sh.Saver.Flush() // the games saved earlier are listed anyway
	games, err := l.all.rulesets().Glance(sh.Store)
	if l.games = games; cmp.Or(err, unsaved) != nil {
		l.problem = sh.Sentence(cmp.Or(err, unsaved))
	}
	return l
}

// Name implements game.Scene.
func (l *Load) Name() string { return "load" }

// Moving implements game.Scene.
func (l *Load) Moving() bool { return l.proof.waits() }

// Says implements game.Scene.
func (l *Load) Says() map[string]string { return map[string]string{"problem": l.problem} }

// Leave implements game.Leaver. It deletes the removed games.
func (l *Load) Leave() {
	for _, slot := range l.removed {
		if err := l.shell.Store.Remove(slot); err != nil {
			l.shell.Warn(err)
		}
	}
	l.removed = nil
}

// Update implements game.Scene.
func (l *Load) Update(sh *game.Shell) {
	slot, err := l.imported(sh)
	switch {
	case err != nil:
		l.problem = sh.Sentence(err)
	case slot != "":
		l.continueGame(sh, slot)
		return
	case sh.Top() != game.Scene(l):
		return // a link is being read, or its game goes on
	}
	l.prove(sh)
	l.list.Update(sh)
	in := &sh.Input
	switch {
	case HelpKeys(sh, ""):
	case in.Did(game.Back):
		l.back(sh)
	case in.Did(game.Undo) && len(l.removed) > 0:
		l.removed = l.removed[:len(l.removed)-1]
	case in.Did(game.Remove):
		l.removeFocused(sh)
	}
}

// imported returns the slot of a game that the player has chosen as a file, "" if there is none.
func (l *Load) imported(sh *game.Shell) (slot string, err error) {
	data, err := l.files.Poll()
	switch {
	case err != nil || data == nil:
	case session.IsLink(data):
		l.takeLink(sh, string(data))
	default:
		slot, err = l.take(sh, data)
	}
	return slot, err
}

// takeLink continues the game of a link that stands in a file.
func (l *Load) takeLink(sh *game.Shell, link string) {
	rules := l.all.rulesets()
	readLink(sh, l.all[rules.Of([]byte(link))], link, func(save []byte) {
		slot, err := l.take(sh, save)
		if err != nil {
			sh.Note(sh.Sentence(err))
			return
		}
		l.continueGame(sh, slot)
	})
}

// take puts a file into a slot, for the ruleset that it is of.
func (l *Load) take(sh *game.Shell, data []byte) (slot string, err error) {
	rules := l.all.rulesets()
	return rules[rules.Of(data)].Import(sh.Saver, data, game.Clock)
}

func (l *Load) back(sh *game.Shell) {
	l.Leave() // before the title reads the list of games
	sh.Home(nil)
}

// continueGame resumes a game, or shows what is wrong with it.
func (l *Load) continueGame(sh *game.Shell, slot string) {
	if err := l.all.resume(sh, slot); err != nil {
		l.problem = sh.Sentence(err)
		sh.Dirty()
	}
}

// remove takes a game off the list, or puts it back.
func (l *Load) remove(slot string) {
	if i := slices.Index(l.removed, slot); i >= 0 {
		l.removed = slices.Delete(l.removed, i, i+1)
		return
	}
	l.removed = append(l.removed, slot)
}

// write opens a dialog for saving a game to a file.
func (l *Load) write(sh *game.Shell, slot string) {
	data, err := sh.Store.Get(slot)
	var name string
	if err == nil {
		rules := l.all.rulesets()
		name, err = rules[rules.Of(data)].FileName(data, sh.Now)
	}
	if err == nil {
		l.files.Write(sh, data, name+".save")
	}
	if err != nil {
		l.problem = sh.Sentence(err)
	}
	sh.Dirty()
}

// removeFocused removes the game that the player attends to.
func (l *Load) removeFocused(sh *game.Shell) {
	a := sh.UI.Pointed()
	for i := range l.games {
		if a != nil && (a.Name == "load/game/"+l.games[i].Slot || a.Name == "load/remove/"+l.games[i].Slot) {
			l.remove(l.games[i].Slot)
		}
	}
}

// Draw implements game.Scene.
func (l *Load) Draw(sh *game.Shell, dst *ebiten.Image) {
	if l.canvas == nil || l.canvas.Theme != sh.Theme {
		l.canvas = render.NewCanvas(sh.Theme)
	}
	p, t := l.canvas, sh.Theme
	p.Begin(dst)
	defer p.End()
	p.Backdrop()
	sh.UI.Begin(game.Panels)
	body := DrawPage(sh, p, game.Panels, "load", t.Px(980)*min(t.Text, 1.3), func() { l.back(sh) }, func(head render.Rect) render.Rect {
		label := sh.Words.Say("load.read")
		at, head := head.CutRight(t.Measure(label, ButtonText) + t.Px(34))
		DrawButton(sh, p, game.Panels, at.Inset2(0, t.Px(2)), "load/read", render.ButtonView{Label: label}, func() { l.files.Read(sh) })
		_, head = head.CutRight(t.Px(Gap))
		return head
	})
	if l.problem != "" {
		_, body = body.CutTop(drawProblem(p, body, l.problem) + t.Px(Gap))
	}
	foot, body := body.CutBottom(l.footHeight(sh, body.W))
	_, body = body.CutBottom(t.Px(3)) // rows cut at the edge stay clear of the foot
	if len(l.games) == 0 {
		l.drawEmpty(sh, p, body)
		l.files.Draw(sh, p, game.Panels, foot)
		return
	}
	body = l.drawFilter(sh, p, body)
	if l.files.Tells(sh) != "" {
		l.files.Draw(sh, p, game.Panels, foot)
	} else {
		p.Snug(foot, l.counted(sh), render.Small, render.Middle)
	}
	l.drawGames(sh, p, body)
	sh.NoticeRoom(body)
	dropTold(sh, l.problem)
}

// drawGames draws the games that the filter lets through.
func (l *Load) drawGames(sh *game.Shell, p *render.Canvas, body render.Rect) {
	shown := l.shown()
	if len(shown) == 0 {
		line, _ := MiddleOf(body, sh.Theme.LineHeight(render.Quiet)).CutTop(sh.Theme.LineHeight(render.Quiet))
		p.Label(line, sh.Words.Say("load.filter.none"), render.Quiet, render.Middle)
		return
	}
	sh.UI.Start("load/game/" + shown[0].Slot)
	var rows []ListRow
	for _, g := range shown {
		rows = append(rows, l.row(sh, p, body.W, g))
	}
	l.proof.seen = l.proof.seen[:0]
	l.list.Draw(sh, p, body, sh.Theme.Px(8), rows)
}

// footHeight returns the height of the line below the list, which on a narrow screen may be several.
func (l *Load) footHeight(sh *game.Shell, wide float32) float32 {
	t := sh.Theme
	if t.Narrow && len(l.games) > 0 {
		return t.ParagraphHeight(l.counted(sh), render.Small, wide) + t.Px(6)
	}
	return t.LineHeight(render.Small) + t.Px(6)
}

// counted says how many games there are, and which of them are kept.
func (l *Load) counted(sh *game.Shell) string {
	return sh.Words.Count("load.count", len(l.games)) + " " + sh.Words.Say("load.kept")
}

// drawEmpty says what will appear in an empty list.
func (l *Load) drawEmpty(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t, w := sh.Theme, sh.Words
	in := Middle(r, t.Px(640)*min(t.Text, 1.4))
	_, in = in.CutTop(r.H * 0.3)
	line, in := in.CutTop(t.LineHeight(render.Title))
	p.Label(line, w.Say("load.empty"), render.Title, render.Middle)
	_, in = in.CutTop(t.Px(8))
	for _, text := range t.Wrap(w.Say("load.empty.more"), render.Quiet, in.W) {
		line, in = in.CutTop(t.LineHeight(render.Quiet))
		p.Label(line, text, render.Quiet, render.Middle)
	}
}
