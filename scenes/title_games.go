package scenes

import (
	"slices"

	"precipice/game"
	"precipice/game/session"
	"precipice/render"
)

// turnTo shows a game on the title: its picture, in its dress, with the game of it that was played last.
func (t *Title) turnTo(sh *game.Shell, at int) {
	t.at = at
	sh.Wears = t.shown().Dress()
	name := t.shown().Hosted().About().Name
	sh.Shows = name
	of := slices.DeleteFunc(slices.Clone(t.saved), func(g session.Game) bool { return len(t.all) > 1 && g.Ruleset != name })
	t.latest = session.Latest(of)
	t.canvas = nil // the picture is painted anew
	sh.Dirty()
}

// begins returns the game that the title shows first: the one chosen there last, else that of the game played last, else the first.
func (t *Title) begins(sh *game.Shell) int {
	word := sh.Settings.Game
	if latest := session.Latest(t.saved); word == "" && latest != nil {
		word = latest.Ruleset
	}
	return max(0, slices.IndexFunc(t.all, func(g Game) bool { return g.Hosted().About().Name == word }))
}

// gamesHeight returns the height of what chooses among several games, with the gap below.
func (t *Title) gamesHeight(th *render.Theme) float32 {
	if len(t.all) < 2 {
		return 0
	}
	return th.Target(max(th.Px(32), th.LineHeight(render.Label)+th.Px(10))) + th.Px(14)
}

// drawGames draws what chooses among several games, and returns the room below.
func (t *Title) drawGames(sh *game.Shell, p *render.Canvas, r render.Rect) render.Rect {
	high := t.gamesHeight(sh.Theme)
	if high == 0 {
		return r
	}
	row, rest := r.CutTop(high)
	row, _ = row.CutTop(high - sh.Theme.Px(14))
	for i, at := range row.Columns(len(t.all), sh.Theme.Px(6)) {
		word := t.all[i].Hosted().About().Name
		name := "title/game/" + word
		p.Chip(at, render.ChipView{Label: t.all[i].Name(sh), Chosen: t.at == i, Hover: sh.UI.Hover(name), Focus: sh.UI.Focus(name)})
		sh.UI.Add(game.Panels, game.Area{Name: name, Rect: at, Says: t.all[i].Name(sh), State: game.ChosenIf(t.at == i), Do: func() {
			sh.Settings.Game = word
			sh.KeepSettings()
			t.turnTo(sh, i)
		}})
	}
	return rest
}
