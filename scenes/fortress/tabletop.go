package fortress

import (
	"slices"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone/foretold"
	"precipice/scenes/asking"
	"precipice/scenes/field"
	"precipice/scenes/fortress/table"
	"precipice/scenes/panes"
)

// tabletop holds what all parts of a combat look at: the game in play, the question that is asked, who acts, and where everything is.
type tabletop struct {
	table.Stage
	by      taker
	kit     *kit
	view    field.View
	column  panes.Column
	drawers panes.Drawers // on a device held in the hands
	drawn   panelStamp
	calm    bool // the player wants reduced motion

	opening   opening
	asking    string // the question in words, "" until it is drawn
	foresight foresight
	tidings   tidings
	goals     goals
	coach     *coach // of the guide

	aim       bool
	since     bool       // nothing was pointed at since the last answer, so where the pointer rests shows no line of sight
	pin       *board.Hex // line of sight is shown from here instead of from the active miniature
	trayHides bool       // the tray would lie over somebody who can be chosen
}

// taker takes the answers that the parts of a combat offer.
type taker interface {
	Choose(sh *game.Shell, key string)
	chooseBy(sh *game.Shell, key string, take func(*game.Shell, string)) // in one of the ways to take one
	pick(sh *game.Shell, r *asking.Row)
	first() string // the area where the focus begins
}

// over reports whether the combat has ended, and all of it has been shown.
func (y *tabletop) over() bool { return y.Play.Shown.Result != fortress.Undecided && !y.Presenting() }

// activeCard returns the explorer card that the decision or the track is about, -1 for none.
func (y *tabletop) activeCard() int {
	s := &y.Play.Shown
	if u := y.Actor(); u != fortress.NoUnit && s.On(u).Team == fortress.Explorers {
		return int(s.On(u).Card)
	}
	if place, ok := s.Acting.Card(); ok && !s.Track[place].Hostile {
		return int(s.Track[place].Index)
	}
	return -1
}

// against returns the other miniature a question is about: the hostile that triggered an overwatch, the target of an attack, or
// who has dealt a wound.
func (y *tabletop) against() fortress.UnitID {
	if y.Choices == nil {
		return fortress.NoUnit
	}
	switch d := y.Choices.Decision; d.Kind {
	case fortress.AskOverwatchOrder:
		return y.Play.Shown.Find(d.About[0])
	case fortress.AskCover:
		return y.tidings.woundedBy(d)
	case fortress.AskReRoll:
		if at, ok := fortress.AtStake(y.Play.Match); ok && at.Wound {
			return at.By
		}
		return y.Play.Shown.Find(d.About[1])
	default:
		return y.Play.Shown.Find(d.About[1])
	}
}

// arriving returns the group whose miniatures a player is placing. ok is false if that is not what is asked.
func (y *tabletop) arriving() (a fortress.Arrival, ok bool) {
	if y.Choices == nil || y.Choices.Decision.Kind != fortress.AskDeploy {
		return a, false
	}
	return fortress.Arriving(y.Play.Match)
}

// acts lists the miniatures whose turn it is, then all others: the explorers first.
func (y *tabletop) acts() (list []fortress.UnitID) {
	s := &y.Play.Shown
	place, ok := s.Acting.Card()
	for _, team := range []fortress.Team{fortress.Explorers, fortress.Hostiles} {
		for u := range s.Each(team) {
			list = append(list, u)
		}
	}
	if !ok {
		return list
	}
	card := s.Track[place]
	slices.SortStableFunc(list, func(a, b fortress.UnitID) int {
		return turn(s.On(b), card) - turn(s.On(a), card)
	})
	return list
}

// settled reports whether the action is over: a question has come that is not part of it.
func (y *tabletop) settled() bool {
	return y.Choices != nil && !y.Presenting() && !table.InTheMiddle[y.Choices.Decision.Kind] && y.Actor() != y.Underway.By
}

// canAct reports whether the activation offers anything other than its end.
func (y *tabletop) canAct() bool {
	for _, r := range y.Choices.All() {
		if len(r.Legal) > 0 && r.Verb != fortress.DoEnd && r.Verb != fortress.DoInspire {
			return true
		}
	}
	return false
}

// answers returns the rows shown in the panel, the legal ones first, and the row that ends the question, nil for none.
func (y *tabletop) answers() (rows []*asking.Row, end *asking.Row) {
	if y.Choices == nil || y.Presenting() {
		return nil, nil
	}
	most := mostRefused
	if y.Choices.Asks(fortress.AskCoveringFire) { // of its pairs none is missing
		most = len(y.Choices.Rows)
	}
	if rows, end = y.Choices.Answers(most); y.Activating() { // they stand on the card
		rows = nil
	}
	return rows, end
}

// question says what is asked with what must be known to answer it, such as what a support does. It is worked out once for
// each question.
func (y *tabletop) question(sh *game.Shell) string {
	if r := y.arming(); r != nil {
		return sh.Words.Say("question.target", sh.Words.Name(y.Play.Shown.UnitName(y.Actor())), r.Label)
	}
	if y.opening.asked() {
		return y.opening.question(sh.Words)
	}
	if d := y.Choices.Decision; y.asking == "" {
		if y.asking = foretold.Asked(sh.Words, y.Play.Match, d); d.Kind == fortress.AskSupport {
			y.asking += " " + sh.Words.Say("text."+d.About[0])
		}
		if d.Kind == fortress.AskDeploy && d.Rule == "BF-EVT-005" { // hostiles that nobody plays are placed by the rules otherwise
			y.asking += " " + sh.Words.Say("question.leader")
		}
		if fortress.GrievousAsked(y.Play.Match) {
			y.asking += " " + sh.Words.Say("cover.grievous")
		}
		if by := y.tidings.woundedBy(d); by != fortress.NoUnit {
			y.asking += " " + sh.Words.Say("cover.from", sh.Words.Name(y.Play.Shown.UnitName(by)))
		}
	}
	return y.asking
}

// plainTurn reports whether the question of an activation is left out, because there is no room and the card says it.
func (y *tabletop) plainTurn() bool {
	return y.kit.layout.Brief && y.Activating() && y.canAct() && y.arming() == nil
}

// sheetShown reports whether the question is shown as the sheet of an overwatch.
func (y *tabletop) sheetShown() bool {
	return len(y.Overwatch.Watchers) > 0 && y.Choices != nil && !y.Presenting() && y.Problem == ""
}

// asksOfTrack reports whether a question is about the order on the combat track.
func (y *tabletop) asksOfTrack() bool {
	return y.Choices != nil && slices.Contains(onTrack, y.Choices.Decision.Kind)
}

// places reports whether explorers are placed, or an event asks for a hex. That is judged by the whole battlefield.
func (y *tabletop) places() bool {
	if y.Choices == nil || y.Presenting() {
		return false
	}
	kind := y.Choices.Decision.Kind
	return kind == fortress.AskPlace || kind == fortress.AskEvent && y.Choices.Spaces() != nil
}

// choiceIn returns the choice of the selected row on a space, nil if it cannot be chosen.
func (y *tabletop) choiceIn(space string) *asking.Choice {
	if r := y.Choices.Spaces(); r != nil {
		if ch := r.OnSpace(space); ch != nil && ch.Why == nil {
			return ch
		}
	}
	return nil
}

// choosesHex reports whether a click on a hex chooses it, for which no line of sight is needed.
func (y *tabletop) choosesHex(h board.Hex) bool {
	r := y.Choices.Spaces()
	if r == nil || y.pin != nil {
		return false
	}
	ch := r.OnSpace(h.String())
	return ch != nil && ch.Why == nil
}

// hostilesFollow reports whether hostiles act later this turn.
func (y *tabletop) hostilesFollow() bool {
	s := &y.Play.Shown
	return slices.ContainsFunc(s.Track[:s.NumTrack], func(card fortress.TrackCard) bool { return card.Hostile && !card.Done })
}

// folded reports whether the panels beside the board are folded. The guide points at them, so they stay open for it.
func (y *tabletop) folded(sh *game.Shell) bool { return y.column.Folded(sh, y.coach.tutor.Shown()) }

// turnView lets the view show something else.
func (y *tabletop) turnView(sh *game.Shell, turn func()) {
	turn()
	y.Version++
	sh.Dirty()
}

// onTrack are the questions that are about the order on the combat track.
var onTrack = []string{fortress.AskGambit, fortress.AskGambitSwap, fortress.AskCoveringFire}

// turn is 1 for a miniature of an initiative card.
func turn(u *fortress.Unit, card fortress.TrackCard) int {
	if u.Card == card.Index && (u.Team == fortress.Hostiles) == card.Hostile {
		return 1
	}
	return 0
}

// arming returns the row of the weapon with which the active explorer attacks while the question asks for the target, nil for none.
func (y *tabletop) arming() *asking.Row {
	if r := y.Choices.Picked(); y.Activating() && r != nil && r.Verb == fortress.DoFire && r.Place == asking.OnUnits {
		return r
	}
	return nil
}

// mostRefused is the number of refused rows shown next to the legal ones.
const mostRefused = 3
