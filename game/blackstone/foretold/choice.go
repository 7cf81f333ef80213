package foretold

import (
	"strings"

	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/game/words"
)

// Choice describes what an option of the hostile seat leads to, a line each: the harm, who could answer with overwatch,
// the leader points to expect if a player counts them, and what the figures assume. Then separates the hexes of a path.
func Choice(book *words.Book, s *fortress.State, c *fortress.Consequence, then string) []string {
	o, key := c.Outcome, "choice.now"
	if c.Later {
		key = "choice.later"
	}
	if len(o.Moves) > 1 { // of several behaviour rolls: too many ways to list
		o.Moves = nil
	}
	lines := []string{book.Say(key, Outcome(book, s, &o, then))}
	if len(c.Watchers) > 0 {
		var names []string
		for _, e := range c.Watchers {
			names = append(names, book.Name(s.Name(e)))
		}
		lines = append(lines, book.Say("choice.overwatch", strings.Join(names, ", ")))
	}
	if out := c.Falls(); out.Num > 0 && s.HasFifth {
		lines = append(lines, book.Say("choice.points", Average(out.Times(dice.ShareOf(fortress.PointsForFallen, 1)))))
	}
	return append(lines, book.Say("choice.policy"))
}

// ChoiceBrief says whom an option of the hostile seat harms, with the wounds to expect and the chance to be out of action.
func ChoiceBrief(book *words.Book, s *fortress.State, c *fortress.Consequence) string {
	if text := HarmBrief(book, s, &c.Hurt); text != "" {
		return text
	}
	return book.Say("outlook.brief.nothing")
}

// HarmBrief lists whom something harms, with the wounds to expect and the chance to be out of action, "" for nobody.
func HarmBrief(book *words.Book, s *fortress.State, all *[fortress.MaxParty]fortress.Hurt) string {
	var parts []string
	for e, h := range all {
		name, n := book.Name(s.Name(e)), h.Wounds.Plus(h.Grievous)
		switch {
		case h.Out.Num > 0 && n.Num > 0:
			parts = append(parts, book.Say("choice.each.out", name, Average(n), Percent(h.Out)))
		case h.Out.Num > 0:
			parts = append(parts, book.Say("choice.out", name, Percent(h.Out)))
		case n.Num > 0:
			parts = append(parts, book.Say("outlook.brief.each", name, Average(n)))
		}
	}
	return strings.Join(parts, ", ")
}

// ChoiceSum says in a few words how much harm an option of the hostile seat makes expect in all.
func ChoiceSum(book *words.Book, c *fortress.Consequence) string {
	switch sum, out := c.Harm(), c.Falls(); {
	case sum.Num > 0:
		return book.Say("choice.sum", Average(sum))
	case out.Num > 0:
		return book.Say("choice.sum.out", Average(out))
	}
	return book.Say("outlook.brief.nothing")
}
