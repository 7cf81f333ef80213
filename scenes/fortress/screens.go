package fortress

import (
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/blackstone/guide"
	"precipice/game/rulebook"
	"precipice/saves"
	"precipice/scenes"
	"precipice/scenes/fortress/expedition"
	"precipice/scenes/fortress/pages"
	"precipice/scenes/fortress/precipice"
	"precipice/scenes/fortress/setup"
	"precipice/scenes/fortress/stasis"
	"precipice/scenes/fortress/table"
)

// NewHost returns Blackstone Fortress with its screens and with what was kept in a store. The error is a sentence for the player,
// and the host is usable nevertheless.
func NewHost(rules blackstone.Rules, course *guide.Course, rulebook func(language string) (*rulebook.Book, error), store saves.Store) (*table.Host, error) {
	h := table.NewHost(rules, course, rulebook, table.Doors{
		Open:    open,
		Journal: func(sh *game.Shell, play *blackstone.Session) game.Scene { return pages.NewJournal(sh, play) },
		Setup:   func(h *table.Host, sh *game.Shell) game.Scene { return setup.NewSetup(h, sh) },
		Another: setup.After,
		Begin:   begin,
		Again:   setup.PlayAgain,
	})
	setup.SeatingOf(h)
	return h, h.ReadKept(store)
}

// open returns the screen of that name of a session.
func open(scene string, h *table.Host, sh *game.Shell, play *blackstone.Session) scenes.Watchable {
	switch scene {
	case table.CombatScene:
		return NewCombat(h, sh, play)
	case table.PrecipiceScene:
		return precipice.NewPrecipice(h, sh, play)
	case table.StasisScene:
		return stasis.NewStasis(h, sh, play)
	}
	return expedition.NewExpedition(h, sh, play)
}

// begin shows a new game for a table. A quest opens with its page.
func begin(h *table.Host, sh *game.Shell, t blackstone.Table, seed uint64) error {
	t.Seed = seed
	err := h.Hosting().New(sh, t)
	if x, quest := sh.Top().(*precipice.Precipice); err == nil && quest {
		opening := pages.NewPrologue(pages.NewJournal(sh, x.Play).Told, h.Rules.Pack)
		opening.Opens = true
		sh.Push(opening)
	}
	return err
}
