package expedition

import (
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/render"
	"precipice/scenes"
)

// On a device held in the hands, and with large text, three columns may be too narrow for the choices of a challenge. Then each
// is a row as wide as the card, all of them in one size of text, and the rows scroll where they must.

// stackGap is the gap between such rows, in design units.
const stackGap = 6

// largeText is the size of text from which three columns may be too narrow in a window, as a part of the usual one.
const largeText = 1.4

// leastColumn is the least width of a column, in widths of the names of the levels. In a narrower one words are broken.
const leastColumn = 2.4

// stacksChoices reports whether the choices are drawn below each other, because columns in r would cut or shrink them.
func (x *Expedition) stacksChoices(sh *game.Shell, r render.Rect, card *library.Challenge) bool {
	t := sh.Theme
	if !t.Held && t.Text < largeText {
		return false
	}
	x.Scrolls = t.Held && t.Narrow
	for i, at := range r.Columns(len(card.Choices), t.Px(10)) {
		choice, bars := &card.Choices[i], 0
		if row := x.Choices.Row("choose " + choice.ID); row != nil {
			bars = len(x.choiceOdds(row))
		} else if x.Choices.Asks(fortress.AskVolunteer) {
			bars = len(x.sentOdds(choice))
		}
		in := at.Inset(t.Px(choicePad))
		y := x.fullChoice(sh, choice)
		x.Scrolls = x.Scrolls || in.W < leastColumn*y.label || y.height(sh, in.W, choice, bars) > in.H
	}
	return x.Scrolls
}

// choicePad is the padding of a choice, in design units.
const choicePad = 10

// choiceRow returns a choice as a row of a list, as high as its text needs.
func (x *Expedition) choiceRow(sh *game.Shell, wide float32, choice *library.Choice, bars int) scenes.ListRow {
	t := sh.Theme
	room := wide - 2*t.Px(choicePad) - t.Px(14) // for the scroll bar
	return scenes.ListRow{Height: t.Target(x.fullChoice(sh, choice).height(sh, room, choice, bars) + 2*t.Px(choicePad))}
}

// choiceRows returns the choices that can be made now as rows of a list.
func (x *Expedition) choiceRows(sh *game.Shell, p *render.Canvas, r render.Rect, card *library.Challenge) (list []scenes.ListRow) {
	for i := range card.Choices {
		choice := &card.Choices[i]
		row := x.Choices.Row("choose " + choice.ID)
		if row == nil {
			continue
		}
		line := x.choiceRow(sh, r.W, choice, len(x.choiceOdds(row)))
		line.Names = []string{row.Area()}
		line.Draw = func(at render.Rect) {
			x.drawChoice(sh, p, at, row, choice, func(a game.Area) { x.Answers.Area(sh, game.Panels, a) })
		}
		list = append(list, line)
	}
	return list
}

// volunteerHeight returns the height of a row of who may meet a challenge. In hands its values may stand below the name.
func volunteerHeight(t *render.Theme) float32 {
	if t.Held {
		return t.Target(max(t.Px(29)*t.Text, underHeight(t)))
	}
	return t.Px(29) * t.Text
}

// drawVolunteers draws who may meet a challenge, and its choices.
func (x *Expedition) drawVolunteers(sh *game.Shell, p *render.Canvas, r render.Rect) {
	t := sh.Theme
	rows, ahead := r.CutTop(min(r.H/2, float32((len(x.Numbered())+1)/2)*(volunteerHeight(t)+t.Px(4))))
	_, ahead = ahead.CutTop(t.Px(8))
	card, _, met := fortress.ChallengeInPlay(x.Play.Match)
	if !met || !x.stacksChoices(sh, ahead, card) {
		x.drawAnswers(sh, p, rows, 1)
		x.drawAhead(sh, p, ahead)
		return
	}
	list := x.answerRows(sh, p, x.Numbered(), 2)
	for i := range card.Choices {
		choice := &card.Choices[i]
		line := x.choiceRow(sh, r.W, choice, len(x.sentOdds(choice)))
		line.Draw = func(at render.Rect) {
			x.drawChoiceAhead(sh, p, at, choice, func(a game.Area) { x.Answers.Area(sh, game.Panels, a) })
		}
		list = append(list, line)
	}
	x.Answers.Draw(sh, p, r, t.Px(stackGap), list)
}
