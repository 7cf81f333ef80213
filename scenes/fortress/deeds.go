package fortress

import (
	"slices"

	"precipice/game"
)

// Deeds implements scenes.Doer.
func (c *Combat) Deeds() []game.Action {
	list := []game.Action{game.Look, game.Cards, game.Twists, game.Danger, game.Pin, game.Fit, game.Fold, game.End, game.Undo, game.Redo, game.ScrollUp, game.ScrollDown}
	if !c.Play.Watched() {
		list = slices.Insert(list, 0, game.Guide, game.AimToggle)
	}
	if c.ahead.tellsAhead() {
		list = slices.Insert(list, 0, game.Ahead)
	}
	return list
}
