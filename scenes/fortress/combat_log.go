package fortress

import (
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/session"
	"precipice/game/words"
	"precipice/render"
	"precipice/scenes"
)

// titledLog is how many lines a log must have room for to bear a title. Without one it shows a line more.
const titledLog = 6

// drawLog draws the log of a combat, grouped by activation.
func (c *Combat) drawLog(sh *game.Shell, p *render.Canvas, r render.Rect) {
	book, title := sh.Words.WithPlayers(c.Play.Table.Names), sh.Words.Say("panel.log")
	if r.H < logHeight(sh.Theme, titledLog) {
		title = ""
	}
	c.Log.Draw(sh, p, r, book, scenes.LogView{Title: title, Lines: c.Play.Log, From: combatBegins(c.Play.Log),
		Head: func(i int) (scenes.LogHead, bool) { return c.logHead(book, i) }, Flipped: func() { c.Version++ }})
}

// combatBegins returns the index in the log at which the last combat begins: with the card that brought it, else with the
// battlefield being laid out.
func combatBegins(log []session.Line) int {
	at, laid := 0, false
	for i := range log {
		switch log[i].Change.(type) {
		case fortress.TurnedUp:
			at, laid = i, false
		case fortress.Laid:
			if laid {
				at = i
			}
			laid = true
		}
	}
	return at
}

// logHead returns how a line of the log stands over those that follow: who acts, a phase, a turn, or the battlefield
// being laid out.
func (c *Combat) logHead(book *words.Book, i int) (scenes.LogHead, bool) {
	line := &c.Play.Log[i]
	switch e := line.Change.(type) {
	case fortress.CardBegan:
		return scenes.LogHead{Text: c.logActs(book, i, e.Card), Short: book.Name(c.Play.Shown.CardName(e.Card)), Folds: true}, true
	case fortress.PhaseBegan, fortress.Laid:
		return scenes.LogHead{Text: scenes.Told(book, line), Folds: true}, true
	case fortress.TurnBegan:
		return scenes.LogHead{Text: scenes.Told(book, line)}, true
	}
	return scenes.LogHead{}, false
}

// logActs names whose activation begins with a line, that of a card: an explorer, or a group by its kind.
func (c *Combat) logActs(book *words.Book, i int, card fortress.TrackCard) string {
	s := &c.Play.Shown
	for ; i >= 0 && card.Hostile; i-- {
		if e, ok := c.Play.Log[i].Change.(fortress.GroupFormed); ok && e.Group == card.Index {
			return book.Say("log.group", book.Name(s.Pack().Hostiles[e.Kind].ID), s.Pack().Number(int(e.Group)+1))
		}
	}
	return book.Name(s.CardName(card))
}
