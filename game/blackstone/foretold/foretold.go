// Package foretold puts into words what hostiles would do, for the screen and the terminal.
package foretold

import (
	"math"
	"strconv"
	"strings"

	"precipice/engine/fortress"
	"precipice/game/words"
)

// Outcome describes the result of a hostile's action. Then is the separator between the hexes of its path.
func Outcome(book *words.Book, s *fortress.State, o *fortress.Outcome, then string) string {
	var parts []string
	for _, w := range o.Moves {
		var hexes []string
		for _, sp := range w.Path.Spaces[:w.Path.N] {
			hexes = append(hexes, s.HexName(sp))
		}
		parts = append(parts, book.Say("outlook.way", strings.Join(hexes, then)))
	}
	for _, a := range o.Attacks {
		if hits := a.Wound.Plus(a.Grievous); AtMostOnce(hits.Plus(a.Miss)) {
			parts = append(parts, book.Say("outlook.attack", book.Name(s.UnitName(a.On)), strconv.Itoa(int(100*hits.Float()+0.5))))
		} else {
			parts = append(parts, book.Say("outlook.attacks", book.Name(s.UnitName(a.On)), Average(hits)))
		}
	}
	if list := Hurt(book, s, &o.Hurt); list != "" {
		parts = append(parts, list)
	}
	if o.Left.Num > 0 {
		parts = append(parts, book.Say("outlook.left", LeftOut(o.Left)))
	}
	if len(parts) == 0 {
		return book.Say("outlook.nothing")
	}
	return strings.Join(parts, "; ")
}

// LeftOut formats the share of the outcomes that a forecast has not followed, in percent and rounded up.
func LeftOut(s fortress.Share) string { return strconv.Itoa(int(math.Ceil(100 * s.Float()))) }

// Hurt describes the harm that explorers must expect. It is empty if there is none.
func Hurt(book *words.Book, s *fortress.State, all *[fortress.MaxParty]fortress.Hurt) string {
	var parts []string
	for e, h := range all {
		if h == (fortress.Hurt{}) {
			continue
		}
		name := book.Name(s.Name(e))
		if sum := h.Wounds.Plus(h.Grievous); sum.Num > 0 {
			parts = append(parts, book.Say("outlook.hurt", name, Average(sum), Average(h.Grievous)))
		}
		if h.Stunned.Num > 0 {
			parts = append(parts, book.Say("outlook.stuns", name, Average(h.Stunned)))
		}
		if h.Out.Num > 0 {
			parts = append(parts, book.Say("outlook.out", name, Average(h.Out)))
		}
	}
	return strings.Join(parts, "; ")
}

// AtMostOnce reports whether a share can belong to something that happens at most once.
func AtMostOnce(s fortress.Share) bool { return s.Num <= s.Den }

// Average formats an expected number. One that is not quite nothing never looks like it.
func Average(s fortress.Share) string {
	return decimal(s, 2)
}

// Tenths formats an expected number for a glance, with a single decimal.
func Tenths(s fortress.Share) string { return decimal(s, 1) }

// decimal formats an expected number with so many decimals.
func decimal(s fortress.Share, places int) string {
	least := math.Pow10(-places)
	if x := s.Float(); x <= 0 || x >= least/2 {
		return strconv.FormatFloat(x, 'f', places, 64)
	}
	return "<" + strconv.FormatFloat(least, 'f', places, 64)
}

// NoHostiles says why no hostile is on the battlefield, and how the combat ends without one.
func NoHostiles(book *words.Book, s *fortress.State) string {
	switch {
	case s.Result != fortress.Undecided:
		return book.Say("hostile.none.over")
	case s.Turn == 0:
		return book.Say("hostile.none.yet")
	}
	return book.Say("hostile.none")
}
