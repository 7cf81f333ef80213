package table

import (
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/scenes"
)

// recount records a skipped event of the hostiles' turn, if it matters.
func (c *Stage) recount(sh *game.Shell, e fortress.Event) {
	if !c.HostileTurn() {
		return
	}
	switch ch := e.Change.(type) {
	case fortress.Deployed:
		if !ch.Arrived {
			return
		}
	case fortress.CounterPlaced, fortress.OutOfAction, fortress.Stunned, fortress.Slain, fortress.EventRolled, fortress.EscapeOpened,
		fortress.TwistBegan, fortress.Found, fortress.Damaged, fortress.Behaved:
	default:
		return
	}
	last := &c.Play.Log[len(c.Play.Log)-1] // every one of these has a line
	c.Recap = append(c.Recap, scenes.Told(sh.Words.WithPlayers(c.Play.Table.Names), last))
}

// CloseRecap takes the recap away.
func (c *Stage) CloseRecap() { c.Recap = nil; c.Version++ }
