package foretold

import (
	"slices"
	"strconv"
	"strings"

	"precipice/engine/fortress"
	"precipice/game/words"
)

// Brief describes the outcome of a hostile's action in a few words: whom it attacks, and the wounds to expect.
func Brief(book *words.Book, s *fortress.State, o *fortress.Outcome) string {
	return Briefs(book, s, o)[0]
}

// Briefs describes the outcome of a hostile's action in a few words, and then in ever fewer: without what it does, and without
// whom it attacks.
func Briefs(book *words.Book, s *fortress.State, o *fortress.Outcome) []string {
	var whom []string
	name := func(e int) {
		if one := book.Name(s.Name(e)); !slices.Contains(whom, one) {
			whom = append(whom, one)
		}
	}
	for _, a := range o.Attacks {
		if s.On(a.On).Team == fortress.Explorers {
			name(int(s.On(a.On).Card))
		}
	}
	for e := range o.Hurt {
		if o.Hurt[e].Harm().Num > 0 {
			name(e)
		}
	}
	all, harm := strings.Join(whom, ", "), harmInAll(book, &o.Hurt)
	switch {
	case len(whom) > 0 && len(o.Moves) > 0:
		return []string{book.Say("outlook.brief.charge", all, harm), book.Say("outlook.brief.whom", all, harm), harm}
	case len(whom) > 0:
		return []string{book.Say("outlook.brief.attack", all, harm), book.Say("outlook.brief.whom", all, harm), harm}
	case len(o.Moves) > 0:
		return []string{book.Say("outlook.brief.move")}
	}
	return []string{book.Say("outlook.brief.nothing")}
}

// harmInAll tells the harm to all explorers together: the wounds to expect and, where an explorer may be out of action, how
// likely that is, or how many to expect of several.
func harmInAll(book *words.Book, all *[fortress.MaxParty]fortress.Hurt) string {
	var sum, out fortress.Share
	falls := 0
	for e := range all {
		h := &all[e]
		if sum, out = sum.Plus(h.Wounds).Plus(h.Grievous), out.Plus(h.Out); h.Out.Num > 0 {
			falls++
		}
	}
	harm, fall := book.Say("outlook.brief.wounds", Average(sum)), book.Say("outlook.brief.out", Percent(out))
	if falls > 1 {
		fall = book.Say("outlook.brief.outs", Average(out))
	}
	switch {
	case falls > 0 && sum.Num > 0:
		return book.Say("outlook.brief.and", harm, fall)
	case falls > 0:
		return fall
	}
	return harm
}

// Expected says how many wounds each explorer must expect of a hostile's next action, and how likely it puts one out of action,
// "" if it harms nobody.
func Expected(book *words.Book, s *fortress.State, l *fortress.Outlook) string {
	var all [fortress.MaxParty]fortress.Hurt
	for e := range s.Party {
		all[e] = l.Expected(e)
	}
	harm := HarmBrief(book, s, &all)
	if harm == "" {
		return ""
	}
	return book.Say("outlook.brief.expected", harm)
}

// Rolls lists the faces of the behaviour die that lead to an action, such as 1–6, 13.
func Rolls(p *fortress.Prospect) string {
	var parts []string
	on := func(face int) bool { return p.Rolls&(1<<face) != 0 }
	for from := 1; from <= 20; from++ {
		if !on(from) {
			continue
		}
		to := from
		for to < 20 && on(to+1) {
			to++
		}
		if parts = append(parts, strconv.Itoa(from)); to > from {
			parts[len(parts)-1] += "–" + strconv.Itoa(to)
		}
		from = to
	}
	return strings.Join(parts, ", ")
}
