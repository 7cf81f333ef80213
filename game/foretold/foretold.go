// Package foretold puts into words what hostiles would do, for the screen and the terminal.
package foretold

import (
	"strconv"
	"strings"

	"precipice/engine/fortress"
	"precipice/game/words"
)

// Outcome tells what comes of an action of a hostile; then stands between the hexes of its way.
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
		if hits := a.Wound.Plus(a.Grievous); Once(hits.Plus(a.Miss)) {
			parts = append(parts, book.Say("outlook.attack", book.Name(s.UnitName(a.On)), strconv.Itoa(int(100*hits.Float()+0.5))))
		} else {
			parts = append(parts, book.Say("outlook.attacks", book.Name(s.UnitName(a.On)), Average(hits)))
		}
	}
	if list := Hurt(book, s, &o.Hurt); list != "" {
		parts = append(parts, list)
	}
	if len(parts) == 0 {
		return book.Say("outlook.nothing")
	}
	return strings.Join(parts, "; ")
}

// Hurt tells what explorers are to expect, and nothing if that is nothing.
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

// Once tells whether a share can be that of something that happens once at most.
func Once(s fortress.Share) bool { return s.Num <= s.Den }

// Average writes an expected number.
func Average(s fortress.Share) string { return strconv.FormatFloat(s.Float(), 'f', 2, 64) }
