package terminal

import (
	"fmt"
	"strconv"
	"strings"

	"precipice/engine"
	rules "precipice/engine/city"
)

// plan tells what several choices lead to that are made one after another. The first is one of the question; those that follow it are
// typed by their keys, as what they are called then is not known yet.
func (v *voice) plan(d *engine.Decision, what string) {
	var keys []string
	for part := range strings.SplitSeq(what, ";") {
		if part = strings.TrimSpace(part); part == "" {
			continue
		}
		if key := v.planned(d, part); key != "" {
			part = key
		}
		if word, _, _ := strings.Cut(part, " "); len(keys) == 0 && !d.Has(part) || !v.Book.Has("do."+word) {
			v.Say("console.unknown", part)
			return
		}
		keys = append(keys, part)
	}
	if len(keys) == 0 {
		v.Say("console.plan.none")
		return
	}
	plan := rules.Sequence(v.play.Match, keys)
	for i := range plan.Steps {
		v.Say("console.plan.step", strconv.Itoa(i+1), v.read(d, keys[i]), percent(plan.Steps[i].Taken))
	}
	v.fates(&plan)
	if plan.Left.Num > 0 {
		v.Say("console.plan.left", percent(plan.Left))
	}
	v.Say("console.plan.policy")
}

// planned returns the key of the one option that a number or words mean, "" for none.
func (v *voice) planned(d *engine.Decision, part string) string {
	if n, err := strconv.Atoi(part); err == nil {
		return v.Numbered(n)
	}
	if keys := v.Said(d).Meant(part); len(keys) == 1 {
		return keys[0]
	}
	return ""
}

// read returns what a choice reads: one of the question as it is printed, any other as it was typed.
func (v *voice) read(d *engine.Decision, key string) string {
	if i := d.Find(key); i >= 0 {
		return v.Reads(d, &d.Options[i])
	}
	return key
}

// fates tells what becomes of everybody by the end of a plan.
func (v *voice) fates(plan *rules.Plan) {
	s, told := v.state(), false
	for u := range s.Units {
		if s.Units[u].Team == rules.Nobody {
			continue
		}
		unit := rules.UnitID(u)
		hurt, fallen := plan.Damage(unit), rules.Share{}
		for i := range plan.Endings {
			for _, f := range plan.Endings[i].Fates {
				if f.Unit == unit && f.Fallen {
					fallen = fallen.Plus(plan.Endings[i].Share)
				}
			}
		}
		if hurt.Num == 0 && fallen.Num == 0 {
			continue
		}
		key := "console.plan.fate.hostile"
		if s.Units[u].Team == rules.HeroTeam {
			key = "console.plan.fate.hero"
		}
		fmt.Fprintln(v.Out, "   "+v.Book.Say(key, v.Book.Name(s.UnitName(unit)), average(hurt), percent(fallen)))
		told = true
	}
	if !told {
		v.line("   " + v.Book.Say("console.plan.nothing"))
	}
}
