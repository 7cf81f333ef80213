package fortress

import (
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/blackstone/guide"
	"precipice/game/rulebook"
	"precipice/saves"
	"precipice/scenes"
)

// NewHost returns Blackstone Fortress with its screens and with what was kept in a store. The error is a sentence for the player,
// and the host is usable nevertheless.
func NewHost(rules blackstone.Rules, course *guide.Course, rulebook func(language string) (*rulebook.Book, error), store saves.Store) (*Host, error) {
	h := hostOver(rules, course, rulebook, Doors{
		Screen: screenOf,
		Paused: func(h *Host, sh *game.Shell, play *blackstone.Session) scenes.Watchable {
			return NewStasis(h, sh, play)
		},
		Journal: func(sh *game.Shell, play *blackstone.Session) game.Scene { return NewJournal(sh, play) },
		Setup:   func(h *Host, sh *game.Shell) game.Scene { return NewSetup(h, sh) },
		Another: setupAfter,
		Again:   playAgain,
	})
	seatingOf(h)
	return h, h.readKept(store)
}

// screenOf returns the screen that shows a session now.
func screenOf(h *Host, sh *game.Shell, play *blackstone.Session) scenes.Watchable {
	switch sceneFor(&play.Shown) {
	case combatScene:
		return NewCombat(h, sh, play)
	case precipiceScene:
		return NewPrecipice(h, sh, play)
	case stasisScene:
		return NewStasis(h, sh, play)
	}
	return NewExpedition(h, sh, play)
}
