// Package window is the coins in a window: the game as the title knows it, and its screen.
package window

import (
	"precipice/build/coins"
	"precipice/game"
	"precipice/game/rulebook"
	"precipice/game/session"
	"precipice/render"
	"precipice/scenes"
)

type match = session.Session[coins.State, coins.Table]

// Game is the coins as the shared screens see them.
type Game struct {
	scenes.Hosting[coins.State, coins.Table]
	scenes.Spare
	content coins.Contents
}

// New returns the coins for a window, with the contents of a pack.
func New(content coins.Contents) *Game {
	g := &Game{content: content}
	g.Hosting = scenes.Hosting[coins.State, coins.Table]{Rules: coins.Rules{}, Open: g.open}
	return g
}

func (g *Game) open(sh *game.Shell, match *match) scenes.Watchable { return newScreen(g, sh, match) }

// Name implements scenes.Game.
func (*Game) Name(sh *game.Shell) string { return sh.Words.Of("coins").Say("ruleset.coins") }

// Describe implements scenes.Game.
func (*Game) Describe(sh *game.Shell, g *session.Game) (title, progress string, party []string) {
	return sh.Words.Of("coins").Say("saved.coins", g.Title), "", g.Party
}

// Picture implements scenes.Game.
func (*Game) Picture(p *render.Canvas, all render.Rect, _ float32, _ []string) {
	p.Disc(all.Centre(), all.H/4, render.Brass)
}

// Begin implements scenes.Game.
func (g *Game) Begin(sh *game.Shell) {
	if err := g.New(sh, coins.Table{Goal: g.content.Goal, Seed: sh.Seed, Undo: session.SameDice}); err != nil {
		sh.Home(err)
	}
}

// Rulebook implements scenes.Game.
func (*Game) Rulebook(string) (*rulebook.Book, error) { return &rulebook.Book{}, nil }
