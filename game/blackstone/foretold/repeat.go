package foretold

import (
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/engine/dice"
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

// again asks in one line whether a roll is made again: what it has come to, and how likely it comes to more, if that is the same
// for all ways to roll again. It is empty for a question that is not about that.
func again(book *words.Book, m *fortress.Match, d *engine.Decision) string {
	odds, chance, rolls := rollsAgain(book, m, d)
	if !rolls {
		return ""
	}
	s := &m.State
	at, staked := fortress.AtStake(m)
	by, on := "", ""
	if at.By != fortress.NoUnit {
		by = book.Name(s.UnitName(at.By))
	}
	if staked {
		on = book.Name(s.UnitName(at.On))
	}
	switch {
	case staked && at.Wound:
		return threatAgain(book, at, by, on, chance)
	case staked && odds.Had == dice.Success && at.Cover:
		return book.Say("anew.hit.cover", by, on, chance)
	case staked && odds.Had == dice.Success:
		return book.Say("anew.hit", by, on, strconv.Itoa(fortress.WoundDamage), chance)
	case staked && at.Cover:
		return book.Say("anew.miss.cover", by, on, chance)
	case staked:
		return book.Say("anew.miss", by, on, chance)
	case odds.Had == dice.Success:
		return book.Say("anew.success", book.Name(d.About[0]), book.Name(d.About[1]), chance)
	}
	return book.Say("anew.failure", book.Name(d.About[0]), book.Name(d.About[1]), chance)
}

// threatAgain asks whether a defence is rolled again.
func threatAgain(book *words.Book, at fortress.Stake, by, on, chance string) string {
	key := "anew.wound"
	switch {
	case at.Saved && at.Grievous:
		key = "anew.lessened"
	case at.Saved:
		key = "anew.stopped"
	case at.Grievous:
		key = "anew.grievous"
	}
	if by == "" {
		return book.Say(key, on, chance)
	}
	return book.Say(key+".by", on, by, chance)
}

// rollsAgain returns the odds of the first way to roll again, and in brackets the chance of a better result, "" where the ways differ.
func rollsAgain(book *words.Book, m *fortress.Match, d *engine.Decision) (first fortress.RollOdds, chance string, ok bool) {
	for i := range d.Options {
		odds, rolls := fortress.ForeseeAgain(m, &d.Options[i])
		switch better := ""; {
		case !rolls || d.Kind != fortress.AskReRoll:
		default:
			better = book.Say("anew.chance", Percent(odds.Better()))
			if !ok {
				first, chance, ok = odds, better, true
			} else if better != chance {
				chance = ""
			}
		}
	}
	return first, chance, ok
}

// Asked returns a question with what must be known to answer it: which of several attacks or moves it is about, how bad a wound is,
// and of a roll that may be made again what it has come to.
func Asked(book *words.Book, m *fortress.Match, d *engine.Decision) string {
	asked := book.Ask(d)
	if fortress.GrievousAsked(m) {
		asked = book.Say("ask.cover.grievous", book.Names(d.About[:])...)
	}
	if rolls := again(book, m, d); rolls != "" {
		asked = rolls
	}
	if r, ok := fortress.RepeatOf(m); ok {
		asked = Repeat(book, r) + " " + asked
	}
	return asked
}

// Brings says what only a critical would do, where a success may be rolled again, "" for nothing.
func Brings(book *words.Book, m *fortress.Match) string {
	var brings []string
	for _, rule := range fortress.CriticalBrings(m) {
		brings = append(brings, book.Rule(rule))
	}
	if len(brings) == 0 {
		return ""
	}
	return book.Say("anew.brings", strings.Join(brings, " "))
}
