package terminal

import (
	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/game/session"
)

// strike is an attack as far as it has come, by the indices of its lines: -1 for what is not there.
type strike struct{ attack, roll, hit, harm, slain, n int }

// struck reads an attack, its roll and its result, or a result alone, at the head of some lines.
func struck(lines []session.Line) strike {
	s := strike{-1, -1, -1, -1, -1, 0}
	if _, ok := change[fortress.Attacked](lines, 0); ok {
		s.attack, s.n = 0, 1
		if roll, ok := change[fortress.Rolled](lines, 1); ok && roll.For == "attack" && !roll.Again {
			s.roll, s.n = 1, 2
		}
	}
	hit, ok := change[fortress.Resolved](lines, s.n)
	if !ok {
		return s
	}
	s.hit, s.n = s.n, s.n+1
	if e, ok := change[fortress.Damaged](lines, s.n); ok && e.Unit == hit.On && hit.Level != dice.Fail {
		s.harm, s.n = s.n, s.n+1
		if e, ok := change[fortress.Slain](lines, s.n); ok && e.Unit == hit.On {
			s.slain, s.n = s.n, s.n+1
		}
	}
	return s
}

// attacked tells an attack in one line: what came of it, with what was rolled for it and what damage it did (BF-ATK-005, BF-CVR-002,
// BF-ATK-008). An attack whose roll can still be changed is told by its roll alone: the question says the rest. The weapon of an explorer
// is known: it has been chosen.
func (t teller) attacked(lines []session.Line) (text string, n int) {
	s := struck(lines)
	switch {
	case s.hit < 0 && s.roll > 0:
		return t.Ruled(t.Book.Say("console.aims", t.shown(lines[s.roll])), lines[s.roll].Rule), s.n
	case s.hit < 0 || s.attack == 0 && s.roll < 0:
		return "", 0
	}
	result := t.result(lines, s)
	if s.roll < 0 {
		return t.Ruled(t.Book.Say("console.ended", result), lines[s.hit].Rule), s.n
	}
	how := t.shown(lines[s.roll])
	if e, _ := change[fortress.Attacked](lines, s.attack); t.play.Shown.On(e.By).Team == fortress.Hostiles {
		how = t.Book.Say("console.with", append(t.words(lines[s.attack]), how)...)
	}
	return t.Ruled(t.Book.Say("console.rolled", result, how), lines[s.hit].Rule), s.n
}

// result says what came of an attack: for a hostile that is hit, the damage or that it is slain.
func (t teller) result(lines []session.Line, s strike) string {
	hit, _ := change[fortress.Resolved](lines, s.hit)
	words := t.words(lines[s.hit])
	if e, ok := change[fortress.Attacked](lines, s.attack); ok && e.Cover {
		words[1] = t.Book.Say("console.covered", words[1])
	}
	switch {
	case hit.Level == dice.Fail:
		return t.Book.Say("console.hit.miss", words...)
	case s.slain > 0:
		return t.Book.Say("console.hit.slain", words...)
	case s.harm > 0:
		return t.Book.Say("console.hit.damage", append(words, t.words(lines[s.harm])...)...)
	case hit.Level == dice.Critical:
		return t.Book.Say("console.hit.grievous", words...)
	}
	return t.Book.Say("console.hit.wound", words...)
}
