package fortress

import (
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/session"
	"precipice/render"
	"precipice/scenes/panes"
)

// attendFold folds the panels beside the board while a player chooses there. It runs once a tick.
func (c *Combat) attendFold(sh *game.Shell) {
	if c.kit != nil {
		c.column.Attend(sh, &c.kit.layout, panes.Use{Needs: c.needsPanels(sh), Asks: c.asksOnBoard(), Stays: c.coach.tutor.Shown()})
	}
}

// needsPanels reports whether the panels bear on what is asked or told now: the hostile player chooses by them, a group
// that is placed has its card there, and looking around visits them.
func (c *Combat) needsPanels(sh *game.Shell) bool {
	s := &c.Play.Shown
	if sh.UI.Looking() || c.Hinting.Hint != nil || s.Result != fortress.Undecided {
		return true
	}
	if c.Choices == nil {
		return false
	}
	_, places := c.arriving()
	return places || s.HasFifth && c.Choices.Decision.Seat == fortress.HostileSeat
}

// asksOnBoard reports whether a question is answered on the board.
func (c *Combat) asksOnBoard() bool {
	return c.Choices != nil && !c.Presenting() && !c.HandedOver() && (c.Activating() || c.Choices.Points())
}

// leastLog is how many lines of the log stay visible while a question takes its room.
const leastLog = 3

// leastLogHeight returns the height of the log's panel with its least number of lines: more while the guide marks one,
// which may be several lines long.
func (c *Combat) leastLogHeight(t *render.Theme) float32 {
	if c.Log.Marked() >= 0 {
		return logHeight(t, leastLog+2)
	}
	return logHeight(t, leastLog)
}

// logHeight returns the height of the log's panel with a number of lines.
func logHeight(t *render.Theme, lines float32) float32 {
	return t.Px(34) + t.LineHeight(render.Heading)*0.2 + lines*(t.LineHeight(render.Quiet)+t.Px(7))
}

// leastHostileHeight returns the height of the hostile panel with rows that can still be read.
func leastHostileHeight(t *render.Theme) float32 {
	return t.Px(42) + t.LineHeight(render.Title) + 4*t.LineHeight(render.Small) + 4*t.Px(17)*t.Text
}

// sides returns what stands beside the board: the hostiles and the log.
func (c *Combat) sides(sh *game.Shell, p *render.Canvas) *panes.Sides {
	list := &panes.Sides{
		Upper: panes.Side{Name: "hostile", Label: sh.Words.Say("panel.hostiles"), Rule: "BF-BEH-003", Weight: game.Beside, Draw: func(r render.Rect) { c.hostiles.drawHostile(sh, p, r) }},
		Lower: panes.Side{Name: "log", Label: sh.Words.Say("panel.log"), Weight: game.Pane, Draw: func(r render.Rect) { c.drawLog(sh, p, r) }},
	}
	if len(c.Play.Log) > 0 {
		last := lastTelling(c.Play.Log)
		line := c.Log.Line(sh, sh.Words.WithPlayers(c.Play.Table.Names), last)
		list.Said = panes.Said{Text: line.Text, Rule: last.Rule, Ref: line.Ref}
	}
	return list
}

// lastTelling returns the last line of the log that tells more than whose turn it is, which the question and the bar say.
func lastTelling(log []session.Line) *session.Line {
	for i := len(log) - 1; i > 0; i-- {
		switch log[i].Change.(type) {
		case fortress.CardBegan, fortress.ActivationBegan, fortress.PhaseBegan, fortress.TurnBegan:
		default:
			return &log[i]
		}
	}
	return &log[0]
}
