package scenes

import (
	"time"

	"precipice/game"
	"precipice/game/rulebook"
	"precipice/game/session"
)

// Game is what a ruleset brings to the screens that all rulesets share.
type Game interface {
	// Games lists the saved games.
	Games(sh *game.Shell) ([]session.Game, error)
	// Describe returns the title of a saved game and its party, as ids. A game that these rules do not know
	// has no party.
	Describe(sh *game.Shell, g *session.Game) (title string, party []string)
	// Faces returns the party that the title shows when there is no game to continue.
	Faces() []string
	// Resume shows the game of a slot.
	Resume(sh *game.Shell, slot string) error
	// Import puts a save or a report from elsewhere into a slot of its own, and returns the slot.
	Import(sh *game.Shell, data []byte) (slot string, err error)
	// FileName returns a file name for a save, without extension.
	FileName(save []byte, when time.Time) (string, error)
	// Begin shows the setup of a new game.
	Begin(sh *game.Shell)
	// Learn begins the tutorial. It is nil if there is none.
	Learn() func(sh *game.Shell)
	// Settings returns what the players of the next game want to be asked.
	Settings(sh *game.Shell) []Section
	// Rulebook returns the rulebook of a language.
	Rulebook(language string) (*rulebook.Book, error)
}

// Parts fills in the screens of a shell that all rulesets share.
func Parts(g Game, parts game.Parts) game.Parts {
	parts.Title = func(sh *game.Shell, warning error) game.Scene { return newTitle(sh, g, warning) }
	parts.Rulebook = func(sh *game.Shell, id string) game.Scene { return newRules(sh, g, id) }
	parts.Failed = failed
	return parts
}
