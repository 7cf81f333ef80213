package fortress

import (
	"precipice/engine/fortress"
	"precipice/game"
)

// read opens the card of the area attended to: a miniature's, a character card, or the card of the active
// miniature.
func (c *Combat) read(sh *game.Shell) {
	s, u := &c.Play.Shown, c.unitAt(sh)
	if e := c.CardAt(sh); u == fortress.NoUnit && e >= 0 {
		u = s.Party[e].Figure()
	}
	if u == fortress.NoUnit && inHostilePanel(sh) {
		u = c.attended(sh)
	}
	if u == fortress.NoUnit {
		u = c.Actor()
	}
	switch {
	case u == fortress.NoUnit:
		c.OpenCards(sh, "", "")
	case s.On(u).Team == fortress.Hostiles:
		c.readHostile(sh, u)
	default:
		c.OpenCards(sh, s.Pack().Explorers[s.On(u).Kind].ID, "")
	}
}

// inHostilePanel reports whether the player attends to the panel of the hostiles.
func inHostilePanel(sh *game.Shell) bool {
	a, panel := sh.UI.Pointed(), sh.UI.Named("panel/hostile")
	return a != nil && panel != nil && a.Space == "" && panel.Rect.Contains(a.Rect.Centre())
}
