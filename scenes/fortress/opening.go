package fortress

import (
	"cmp"
	"slices"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/session"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/asking"
)

// opening is the panel that opens a turn: the decisions that are answered from it, none while another question is asked.
type opening struct {
	run  session.Run
	list scenes.ScrollList // of its rows
}

// asked reports whether the panel is shown.
func (o *opening) asked() bool { return len(o.run) > 0 }

// keys returns the choices that a row of the panel stands for. The button that ends it leaves all decisions.
func (o *opening) keys(key string) []string {
	if o.asked() && key == o.run[0].Left {
		key = ""
	}
	return o.run.To(key)
}

// shared reports whether several players decide from the panel.
func (o *opening) shared() bool {
	return slices.ContainsFunc(o.run, func(part session.Part) bool { return part.Seat != o.run[0].Seat })
}

// arranged returns the pending question, with all others that are answered together with it.
func (c *Combat) arranged(sh *game.Shell, d *engine.Decision) *asking.Question {
	c.opening.run = c.Play.Together(fortress.OpensTurn)
	c.together = c.opening.shared()
	if !c.opening.asked() {
		return arrange(d, &c.Play.Shown, sh.Words)
	}
	var list []*engine.Decision
	var left []string
	for _, part := range c.opening.run {
		list, left = append(list, part.Decision), append(left, part.Left)
	}
	q := asking.Join(list, left, reading{&c.Play.Shown, sh.Words})
	slices.SortStableFunc(q.Rows, func(a, b asking.Row) int { return cmp.Compare(c.openingRank(&a), c.openingRank(&b)) })
	q.Reset()
	return q
}

// openingRank orders the rows of the panel: what ships and cards do, then by explorer its gambit and with whom it trades places.
func (c *Combat) openingRank(r *asking.Row) int {
	switch r.Verb {
	case fortress.DoGambit:
		return 2 + 2*c.cardNamed(r.First().Option.Parts[0])
	case fortress.DoSwap:
		return 3 + 2*c.cardNamed(r.First().Option.Parts[0])
	}
	return 0
}

// beforeDice reports whether the panel is about what comes before the activation dice are rolled.
func (o *opening) beforeDice() bool {
	return o.asked() && o.run[0].Kind != fortress.AskCoveringFire && o.run[0].Kind != fortress.AskGambit
}

// openingAsked says what the panel asks.
func (c *Combat) openingAsked(sh *game.Shell) string {
	has := func(kind string) bool {
		return slices.ContainsFunc(c.opening.run, func(part session.Part) bool { return part.Kind == kind })
	}
	w := sh.Words
	switch {
	case c.opening.beforeDice():
		return w.Say("opening.before-dice")
	case has(fortress.AskCoveringFire) && has(fortress.AskGambit):
		return w.Say("opening.order")
	case has(fortress.AskGambit):
		return w.Say("opening.gambits")
	}
	return w.Say("opening.covering-fire")
}

// openingLabel returns what the button says that ends the panel.
func (c *Combat) openingLabel(sh *game.Shell) string {
	if c.opening.beforeDice() {
		return sh.Words.Say("opening.roll")
	}
	return sh.Words.Say("opening.start")
}

// gambitOdds says how likely a gambit succeeds, "" for any other row.
func (c *Combat) gambitOdds(r *asking.Row) string {
	if r.Verb != fortress.DoGambit {
		return ""
	}
	odds, ok := c.rollOf(r)
	if !ok {
		return ""
	}
	return render.Percent(float32(odds.Levels[1].Plus(odds.Levels[2]).Float()))
}

// scrollOpening scrolls the rows of the panel.
func (c *Combat) scrollOpening(sh *game.Shell) {
	if !c.opening.asked() || c.Stage.Moving() {
		return
	}
	if c.opening.list.Wheel(sh) {
		c.Version++
	}
}

// drawOpening draws the rows of the panel, which scroll where they have no room.
func (c *Combat) drawOpening(sh *game.Shell, p *render.Canvas, r render.Rect, rows []*asking.Row) {
	t := sh.Theme
	high := t.Target(t.Px(answerHeight) * t.Text)
	c.opening.list.Draw(sh, p, r, t.Px(4), asking.Lines(t, rows, 1, high, false, func(at render.Rect, row *asking.Row) { c.drawRow(sh, p, at, row) }))
}
