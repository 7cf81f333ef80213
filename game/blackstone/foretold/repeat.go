package foretold

import (
	"slices"
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/words"
)

// Repeat says which of several attacks or moves of an action is under way, as a sentence.
func Repeat(book *words.Book, r fortress.Repeat) string {
	key := "repeat.move"
	if r.Attack {
		key = "repeat.attack"
	}
	return book.Say(key, strconv.Itoa(r.Nth), strconv.Itoa(r.Of))
}

// stake says what a roll that may be re-rolled is about, as a sentence.
func stake(book *words.Book, s *fortress.State, at fortress.Stake) string {
	on := book.Name(s.UnitName(at.On))
	switch {
	case at.Saved && at.Grievous && at.By != fortress.NoUnit:
		return book.Say("again.lessened.by", on, book.Name(s.UnitName(at.By)))
	case at.Saved && at.By != fortress.NoUnit:
		return book.Say("again.stopped.by", on, book.Name(s.UnitName(at.By)))
	case at.Saved && at.Grievous:
		return book.Say("again.lessened", on)
	case at.Saved:
		return book.Say("again.stopped", on)
	case at.Grievous && at.By != fortress.NoUnit:
		return book.Say("again.grievous.by", on, book.Name(s.UnitName(at.By)))
	case at.Wound && at.By != fortress.NoUnit:
		return book.Say("again.wound.by", on, book.Name(s.UnitName(at.By)))
	case at.Grievous:
		return book.Say("again.grievous", on)
	case at.Wound:
		return book.Say("again.wound", on)
	}
	return book.Say("again.attack", book.Name(s.UnitName(at.By)), on)
}

// Asked returns a question with what must be known to answer it: which of several attacks or moves it is about, what is at
// stake in a roll, what it has come to, why a success might be rolled again, and how bad a wound is.
func Asked(book *words.Book, m *fortress.Match, d *engine.Decision) string {
	asked := book.Ask(d)
	if fortress.GrievousAsked(m) {
		asked = book.Say("ask.cover.grievous", book.Names(d.About[:])...)
	}
	at, staked := fortress.AtStake(m)
	if staked {
		asked = stake(book, &m.State, at) + " " + asked
	}
	if r, ok := fortress.RepeatOf(m); ok {
		asked = Repeat(book, r) + " " + asked
	}
	var brings []string
	for _, rule := range fortress.CriticalBrings(m) {
		brings = append(brings, book.Rule(rule))
	}
	if len(brings) > 0 && at.Cover {
		return asked + " " + book.Say("again.covered")
	}
	if len(brings) > 0 {
		return asked + " " + book.Say("again.succeeded", strings.Join(brings, " "))
	}
	if i := slices.IndexFunc(d.Options, func(o engine.Option) bool { return o.Verb == fortress.DoReRoll }); i >= 0 && !staked {
		if odds, ok := fortress.ForeseeAgain(m, &d.Options[i]); ok {
			return asked + " " + book.Say("again.now", book.Say("level."+odds.Had.String()))
		}
	}
	return asked
}
