package blackstone

import (
	"cmp"
	"strconv"

	"precipice/engine/fortress"
	"precipice/game/session"
	"precipice/game/words"
)

// Listed describes a saved game of these rules in a list: its title, and of a quest how far it has come.
func Listed(w *words.Book, g *session.Game) (title, progress string) {
	mode, _ := ModeOf(g)
	if p, ok := ProgressOf(g); ok {
		progress = w.Say("saved.progress", p.Goal(w), strconv.Itoa(p.Legacy), strconv.Itoa(p.Living))
	}
	return savedTitle(w, g, mode), progress
}

// savedTitle says what is played in a saved game, and how far it has come.
func savedTitle(w *words.Book, g *session.Game, mode fortress.Mode) string {
	round, begun, single := strconv.Itoa(g.Round), g.Round == 0, mode == fortress.SingleCombat
	switch {
	case mode == fortress.Campaign && begun:
		return w.Say("saved.quest.begun", cmp.Or(words.Named(g.Title), w.Say("saved.quest.unnamed")))
	case mode == fortress.Campaign:
		return w.Say("saved.quest", cmp.Or(words.Named(g.Title), w.Say("saved.quest.unnamed")), round)
	case single && begun:
		return w.Say("saved.combat.begun", w.Name(g.Title))
	case single:
		return w.Say("saved.combat", w.Name(g.Title), round)
	case begun:
		return w.Say("saved.expedition.begun", w.Say("difficulty."+g.Title))
	}
	return w.Say("saved.expedition", w.Say("difficulty."+g.Title), round)
}
