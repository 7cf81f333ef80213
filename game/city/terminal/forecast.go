package terminal

import (
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/game/city/places"
)

// forecast tells what each group would do if it were activated now, or at length what one would, and when night falls.
func (v *voice) forecast(_ *engine.Decision, what string) {
	s := v.state()
	if s.Tiles() == nil {
		v.Say("console.no-board")
		return
	}
	if s.Turn == 0 {
		v.Say("console.forecast.yet")
		return
	}
	only, err := strconv.Atoi(strings.TrimSpace(strings.TrimPrefix(what, "group")))
	if what != "" && (err != nil || only < 1 || only > rules.MaxGroups) {
		v.Say("console.forecast.none", what)
		return
	}
	told := false
	for g := range rules.MaxGroups {
		if what != "" && only != g+1 {
			continue
		}
		if p, ok := rules.Prospects(v.play.Match, g); ok {
			v.prospect(&p, what != "")
			told = true
		}
	}
	if !told {
		v.Say("console.forecast.none", what)
	}
	if n := rules.NightIn(s); n > 0 {
		v.line(v.Book.Count("console.night-in", n) + v.Cited("CC-JRN-001"))
	} else {
		v.line(v.Book.Say("console.night") + v.Cited("CC-G-051"))
	}
}

// prospect tells what a group would do, in full with what each hostile does at each row.
func (v *voice) prospect(p *rules.Prospect, full bool) {
	s, b := v.state(), v.Book
	name := b.Name(rules.GroupName(p.Group))
	switch {
	case p.FaceDown:
		var gates []string
		for _, i := range p.Lychgates {
			gates = append(gates, v.lychgate(i))
		}
		v.Say("console.forecast.down", name, strings.Join(gates, ", "))
	case p.DrivenOff:
		v.Say("console.forecast.driven-off", name)
		v.acts(p.LastBlows)
	}
	for i := range p.Kinds {
		c := &p.Kinds[i]
		var rows []string
		for k := range c.Rows {
			rows = append(rows, v.rolls(&c.Rows[k]))
		}
		v.Say("console.forecast.kind", name, b.Name(s.Content().Hostiles[c.Kind].ID), strings.Join(rows, "; "))
		for k := range c.Rows {
			if full {
				v.line("  " + v.rolls(&c.Rows[k]))
				v.acts(c.Rows[k].Acts)
			}
		}
	}
	var expect []string
	for h := range s.Heroes {
		hurt := p.Harm(h)
		if hurt.Damage.Num == 0 {
			continue
		}
		text := b.Say("console.forecast.hurt", b.Name(s.HeroName(h)), average(hurt.Damage))
		if hurt.Out.Num > 0 {
			text = b.Say("console.forecast.out", text, percent(hurt.Out))
		}
		expect = append(expect, text)
	}
	if len(expect) > 0 {
		v.line("  " + b.Say("console.forecast.expect", strings.Join(expect, "; ")))
	}
}

// lychgate says where a lychgate is.
func (v *voice) lychgate(i int) string {
	name := v.state().Ground.Lych[i].At.String() + v.state().Ground.Lych[i].Side.String()
	return v.Placed(places.In(v.state(), board.None, name)).Name(name)
}

// rolls names a row of a behaviour table.
func (v *voice) rolls(r *rules.Row) string {
	if r.From == r.To {
		return v.Book.Say("console.forecast.roll", strconv.Itoa(r.From), v.Book.Name(r.Action))
	}
	return v.Book.Say("console.forecast.rolls", strconv.Itoa(r.From), strconv.Itoa(r.To), v.Book.Name(r.Action))
}

// acts tells what hostiles would do one after the other.
func (v *voice) acts(list []rules.Act) {
	s, b := v.state(), v.Book
	for i := range list {
		a := &list[i]
		var parts []string
		if a.Stunned {
			parts = append(parts, b.Say("console.forecast.stunned"))
		}
		for _, w := range a.Moves {
			parts = append(parts, b.Say("console.forecast.moves", v.at(w.To, s.Units[a.Unit].At), percent(w.Share)))
		}
		for k := range a.Attacks {
			x := &a.Attacks[k]
			parts = append(parts, b.Say("console.forecast.attacks", b.Name(s.UnitName(x.On)), percent(x.Share), average(a.Hurt[x.On].Damage)))
		}
		if len(parts) == 0 {
			parts = append(parts, b.Say("console.forecast.stays"))
		}
		v.line("    " + b.Say("console.forecast.act", b.Name(s.UnitName(a.Unit)), strings.Join(parts, "; ")))
	}
}

// leave tells how the journey would end if the heroes in action left now.
func (v *voice) leave() {
	s, b := v.state(), v.Book
	if s.Tiles() == nil {
		v.Say("console.no-board")
		return
	}
	l := rules.Leaving(v.play.Match)
	key := "console.leave.lost"
	if l.Won {
		key = "console.leave.won"
	}
	v.line(b.Say(key, strconv.Itoa(l.Quest), strconv.Itoa(l.Goal)) + v.Cited("CC-G-004"))
	for _, c := range []struct {
		key, rule string
		list      []int
	}{{"console.leave.behind", "CC-EVT-002", l.Behind}, {"console.leave.away", "CC-CRI-007", l.Away}} {
		var names []string
		for _, h := range c.list {
			names = append(names, b.Name(s.HeroName(h)))
		}
		if len(names) > 0 {
			v.line(b.Say(c.key, strings.Join(names, ", ")) + v.Cited(c.rule))
		}
	}
	for h, dies := range l.Dies {
		if dies.Num > 0 {
			v.line(b.Say("console.leave.dies", b.Name(s.HeroName(h)), percent(dies)) + v.Cited("CC-JEN-005"))
		}
	}
}
