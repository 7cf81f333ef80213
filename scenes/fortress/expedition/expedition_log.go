package expedition

import (
	"slices"
	"strconv"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/session"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/fortress/table"
)

// drawChronicle draws the log of an expedition: two lines for each past round, then everything since the
// last card was turned up.
func (x *Expedition) drawChronicle(sh *game.Shell, p *render.Canvas, r render.Rect) {
	x.Log.Draw(sh, p, r, sh.Words.WithPlayers(x.Play.Table.Names), scenes.LogView{Title: sh.Words.Say("panel.expedition-log"),
		Lines: x.Play.Log, From: lastRound(x.Play.Log), Above: x.pastRounds(sh)})
}

// lastRound returns the index in the log at which the last round begins, 0 for none.
func lastRound(log []session.Line) int {
	at, _ := lastTurnedUp(log)
	return at
}

// lastTurnedUp returns the index in the log of the last card turned up, if there is one.
func lastTurnedUp(log []session.Line) (at int, ok bool) {
	for i := range slices.Backward(log) {
		if _, ok := log[i].Change.(fortress.TurnedUp); ok {
			return i, true
		}
	}
	return 0, false
}

// pastRounds returns the results of each round before the last.
func (x *Expedition) pastRounds(sh *game.Shell) (lines []render.ListLine) {
	s, w := &x.Play.Shown, sh.Words
	ex := &s.Expedition
	for i := range max(0, int(ex.Round)-1) {
		round := &ex.Rounds[i]
		head := w.Say("log.round", strconv.Itoa(i+1), w.Say("card.sort."+round.Sort.String()))
		lines = append(lines, render.ListLine{Text: head, Tone: render.Highlit, Ref: scenes.RuleShown(sh, fortressRound)},
			render.ListLine{Text: w.Say("log.brought", w.Name(s.ExplorationCard(round.Sort, round.Card)), table.Brought(sh, round.Tally)), Tone: render.Subdued})
	}
	return lines
}
