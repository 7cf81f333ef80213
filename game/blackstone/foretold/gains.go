package foretold

import (
	"slices"
	"strconv"

	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game/words"
)

// Gains describes what a step of a plan brings, a line each: wounds healed, points and dice gained, and how far the
// sites of a stronghold come.
func Gains(book *words.Book, s *fortress.State, step *fortress.PlanStep) (lines []string) {
	for _, g := range step.Gains {
		who := book.Say("gain.everybody")
		if e, one := g.Explorer.Card(); one {
			who = book.Name(s.Name(e))
		}
		for _, one := range []struct {
			key string
			n   fortress.Share
		}{{"gain.healed", g.Healed}, {"gain.inspiration", g.Inspiration}, {"gain.dice", g.Dice}} {
			if one.n.Num > 0 {
				lines = append(lines, book.Say(one.key, who, Average(one.n)))
			}
		}
	}
	for _, p := range step.Sites {
		site := book.Name(p.Site)
		if p.Back.Num > 0 {
			lines = append(lines, book.Say("gain.site-back", site, Average(p.Back)))
		}
		if p.On.Num > 0 {
			lines = append(lines, book.Say("gain.site", site, Average(p.On), Percent(p.Full)))
		}
	}
	return lines
}

// Met describes which objectives of a stronghold are met when a plan is over, a line each. It leaves out one that is met
// already and stays so.
func Met(book *words.Book, s *fortress.State, p *fortress.Plan) (lines []string) {
	for _, o := range p.Met {
		if o.Share.Num == o.Share.Den && holds(s, o.Name) {
			continue
		}
		lines = append(lines, book.Say("gain.objective", book.Name(o.Name), Percent(o.Share)))
	}
	return lines
}

// holds reports whether an objective with a name is met.
func holds(s *fortress.State, name string) bool {
	a := s.Assault()
	return a != nil && slices.ContainsFunc(a.Objectives, func(o library.Objective) bool { return o.ID == name && s.Meets(&o) })
}

// fates describes what becomes of the miniatures in a plan, a line each.
func fates(book *words.Book, s *fortress.State, p *fortress.Plan) (lines []string) {
	for i := range p.Fates {
		f := &p.Fates[i]
		who := book.Name(s.UnitName(f.Unit))
		for _, one := range []struct {
			key string
			n   fortress.Share
		}{{"gain.stunned", f.Stunned}, {"gain.hurt", f.Hurt}, {"gain.slain", f.Slain}} {
			if one.n.Num > 0 {
				lines = append(lines, book.Say(one.key, who, Percent(one.n)))
			}
		}
	}
	return lines
}

// UseNow describes what an action of an explorer other than a move or an attack would do now: one that changes
// something beyond its price. It plays the option by the rules.
func UseNow(book *words.Book, m *fortress.Match, key string) []string {
	p := fortress.Sequence(m, []string{key})
	lines := append(Gains(book, &m.State, &p.Steps[0]), fates(book, &m.State, &p)...)
	return append(lines, Met(book, &m.State, &p)...)
}

// Percent formats a chance in whole percent, never 0 or 100 unless it is exactly that.
func Percent(s fortress.Share) string {
	n := int(100*s.Float() + 0.5)
	if s.Num > 0 && s.Num < s.Den {
		n = min(99, max(1, n))
	}
	return strconv.Itoa(n)
}
