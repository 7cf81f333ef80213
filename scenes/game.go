package scenes

import (
	"precipice/game"
	"precipice/game/rulebook"
	"precipice/game/session"
	"precipice/render"
	"precipice/saves"
)

// Game is what a ruleset brings to the screens that all rulesets share.
type Game interface {
	// Name returns the name of the game, for a choice among several.
	Name(sh *game.Shell) string
	// Hosted returns the ruleset, which lists and imports its saves.
	Hosted() session.Hosted
	// Describe returns the title of a saved game and its party, as ids. A game that these rules do not know
	// has no party.
	Describe(sh *game.Shell, g *session.Game) (title, progress string, party []string)
	// Faces returns the party that the title shows when there is no game to continue.
	Faces() []string
	// Picture draws what the title shows: a place, and the party before it. On a phone held upright the party stands at a height above
	// the buttons, elsewhere beside them, where stand is 0.
	Picture(p *render.Canvas, all render.Rect, stand float32, party []string)
	// Dress returns what all screens wear while its games are played.
	Dress() render.Dress
	// Lacks returns the actions by key or gamepad that its games have no use for.
	Lacks() []game.Action
	// Resume shows the game of a slot.
	Resume(sh *game.Shell, slot string) error
	// Watch shows the game of a link, a save or a report from its start, and leaves it with leave.
	Watch(sh *game.Shell, data []byte, leave func(*game.Shell)) error
	// Moved is told of a saved game that continues in another slot.
	Moved(sh *game.Shell, to saves.Move)
	// Begin shows the setup of a new game.
	Begin(sh *game.Shell)
	// Learn begins the tutorial. It is nil if there is none.
	Learn() func(sh *game.Shell)
	// Settings returns what the players of the next game want to be asked.
	Settings(sh *game.Shell) []Section
	// Rulebook returns the rulebook of a language.
	Rulebook(language string) (*rulebook.Book, error)
}

// Games are the games that a program offers, in order. There is at least one.
type Games []Game

// rulesets returns the rulesets of the games, in the same order.
func (l Games) rulesets() (list session.Rulesets) {
	for _, g := range l {
		list = append(list, g.Hosted())
	}
	return list
}

// of returns the game that a saved game is of.
func (l Games) of(g *session.Game) Game {
	for _, one := range l {
		if one.Hosted().About().Name == g.Ruleset {
			return one
		}
	}
	return l[0] // which does not know it
}

// dress returns what the games of a ruleset wear.
func (l Games) dress(ruleset string) render.Dress {
	for _, g := range l {
		if g.Hosted().About().Name == ruleset {
			return g.Dress()
		}
	}
	return render.Gem
}

// lacks returns what the games of a ruleset have no use for.
func (l Games) lacks(ruleset string) []game.Action {
	for _, g := range l {
		if g.Hosted().About().Name == ruleset {
			return g.Lacks()
		}
	}
	return nil
}

// resume shows the saved game of a slot.
func (l Games) resume(sh *game.Shell, slot string) error {
	return l[l.rulesets().OfSlot(sh.Store, slot)].Resume(sh, slot)
}

// settings returns what the players of the next games want to be asked.
func (l Games) settings(sh *game.Shell) (list []Section) {
	for _, g := range l {
		list = append(list, g.Settings(sh)...)
	}
	return list
}

// Parts fills in the screens of a shell that all rulesets share.
func Parts(parts game.Parts, games ...Game) game.Parts {
	l := Games(games)
	parts.Title = func(sh *game.Shell, warning error) game.Scene { return newTitle(sh, l, warning) }
	parts.Rulebook = func(sh *game.Shell, id string) game.Scene { return rulebookAt(sh, l, id) }
	parts.Dress, parts.Lacks = l.dress, l.lacks
	parts.Moved = func(sh *game.Shell, to saves.Move) {
		for _, g := range l {
			g.Moved(sh, to)
		}
	}
	parts.Deeds, parts.Failed = newDeedMenu, failed
	return parts
}
