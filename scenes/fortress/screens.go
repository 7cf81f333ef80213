package fortress

import (
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/blackstone/guide"
	"precipice/game/rulebook"
	"precipice/saves"
	"precipice/scenes"
	"precipice/scenes/fortress/table"
)

// NewHost returns Blackstone Fortress with its screens and with what was kept in a store. The error is a sentence for the player,
// and the host is usable nevertheless.
func NewHost(rules blackstone.Rules, course *guide.Course, rulebook func(language string) (*rulebook.Book, error), store saves.Store) (*table.Host, error) {
	h := table.NewHost(rules, course, rulebook, table.Doors{
		Open:    open,
		Journal: func(sh *game.Shell, play *blackstone.Session) game.Scene { return NewJournal(sh, play) },
		Setup:   func(h *table.Host, sh *game.Shell) game.Scene { return NewSetup(h, sh) },
		Another: setupAfter,
		Begin:   begin,
		Again:   playAgain,
	})
	seatingOf(h)
	return h, h.ReadKept(store)
}

// open returns the screen of that name of a session.
func open(scene string, h *table.Host, sh *game.Shell, play *blackstone.Session) scenes.Watchable {
	switch scene {
	case table.CombatScene:
		return NewCombat(h, sh, play)
	case table.PrecipiceScene:
		return NewPrecipice(h, sh, play)
	case table.StasisScene:
		return NewStasis(h, sh, play)
	}
	return NewExpedition(h, sh, play)
}

// begin shows a new game for a table. A quest opens with its page.
func begin(h *table.Host, sh *game.Shell, t blackstone.Table, seed uint64) error {
	t.Seed = seed
	err := h.Hosting().New(sh, t)
	if x, quest := sh.Top().(*Precipice); err == nil && quest {
		opening := NewPrologue(NewJournal(sh, x.Play).told, h.Rules.Pack)
		opening.opens = true
		sh.Push(opening)
	}
	return err
}
