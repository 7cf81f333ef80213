package fortress

import "precipice/game"

// Deeds implements scenes.Doer.
func (c *Combat) Deeds() []game.Action {
	return []game.Action{game.Guide, game.Look, game.Cards, game.Twists, game.Danger, game.AimToggle, game.Pin, game.Fit, game.Fold, game.End,
		game.Undo, game.Redo, game.ScrollUp, game.ScrollDown}
}

// Deeds implements scenes.Doer.
func (x *Expedition) Deeds() []game.Action { return between }

// Deeds implements scenes.Doer.
func (x *Precipice) Deeds() []game.Action { return between }

// Deeds implements scenes.Doer.
func (x *Stasis) Deeds() []game.Action { return []game.Action{game.Look, game.Undo, game.Redo} }

// between is what can be done outside combats.
var between = []game.Action{game.Look, game.Cards, game.End, game.Undo, game.Redo, game.ScrollUp, game.ScrollDown}
