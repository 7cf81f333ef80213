package terminal

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"precipice/engine"
	rules "precipice/engine/city"
	"precipice/engine/city/library"
)

// percent formats a chance in whole percent, never 0 or 100 unless it is exactly that.
func percent(s rules.Share) string {
	switch p := 100 * s.Float(); {
	case s.Num == 0:
		return "0%"
	case s.Num == s.Den:
		return "100%"
	default:
		return fmt.Sprintf("%d%%", int(max(1, min(99, math.Round(p)))))
	}
}

// average formats an expected number with one decimal.
func average(s rules.Share) string { return strconv.FormatFloat(s.Float(), 'f', 1, 64) }

// chancy are the verbs whose odds are told if no option is named.
var chancy = map[string]bool{rules.DoAttack: true, rules.DoReact: true, rules.DoReRoll: true, rules.DoChoose: true, rules.DoRecuperate: true, rules.DoTarget: true, rules.DoGambit: true}

// odds tells what an option may lead to, by its number or key, or what all may that roll. What only does what it says, such as a move, is
// left out.
func (v *voice) odds(d *engine.Decision, what string) {
	told := false
	for i := range d.Options {
		o := &d.Options[i]
		if what == "" && !chancy[o.Verb] || what != "" && !v.Means(o, what) {
			continue
		}
		if f, ok := rules.Foresee(v.play.Match, o.Key()); ok && (len(f.Rolls) > 0 || len(f.Endings) > 1 || !v.uneventful(&f)) {
			v.forecastOf(d, o, &f)
			told = true
		}
	}
	if !told {
		v.Say("console.odds.none")
	}
}

// mostEndings is how many endings of an option are told.
const mostEndings = 8

// forecastOf tells a forecast: its rolls, then its endings.
func (v *voice) forecastOf(d *engine.Decision, o *engine.Option, f *rules.Forecast) {
	v.line(fmt.Sprintf("%3d  %s", v.Number(o), v.Row(d, o)))
	for i := range f.Rolls {
		r := &f.Rolls[i]
		who, what := v.Book.Name(r.Who), v.Book.Name(r.For)
		if r.Levels[2].Num > 0 {
			v.line("       " + v.Book.Say("console.odds.roll", who, what, percent(r.Levels[0]), percent(r.Levels[1]), percent(r.Levels[2])))
		} else {
			v.line("       " + v.Book.Say("console.odds.quest", who, what, percent(r.Levels[0]), percent(r.Levels[1])))
		}
	}
	if better, ok := rules.Better(v.play.Match, o.Key()); ok {
		v.line("       " + v.Book.Say("console.odds.better", percent(better)))
	}
	for i := range f.Endings {
		if v.uneventful(f) { // its rolls say all, such as that of a gambit
			break
		}
		if i == mostEndings {
			v.line("       " + v.Book.Say("console.odds.more", strconv.Itoa(len(f.Endings)-i)))
			break
		}
		v.line("       " + v.Book.Say("console.odds.ending", percent(f.Endings[i].Share), v.ending(&f.Endings[i])))
	}
	if f.Left.Num > 0 {
		v.line("       " + v.Book.Say("console.odds.left", percent(f.Left)))
	}
}

// uneventful reports whether a forecast has one ending, in which nothing has changed that is told.
func (v *voice) uneventful(f *rules.Forecast) bool {
	return len(f.Endings) == 1 && v.ending(&f.Endings[0]) == v.Book.Say("console.fate.nothing")
}

// ending says what has changed in an ending.
func (v *voice) ending(e *rules.Ending) string {
	var parts []string
	for i := range e.Fates {
		parts = append(parts, v.fate(&e.Fates[i])...)
	}
	for _, c := range []struct {
		by   int
		text string
	}{
		{e.Fear, v.Book.Say("console.fate.fear", signed(e.Fear))},
		{e.Influence, v.Book.Say("console.fate.influence", signed(e.Influence))},
		{e.Night, v.Book.Say("console.fate.night", signed(e.Night))},
		{e.Quest, v.Book.Say("console.fate.quest", signed(e.Quest))},
	} {
		if c.by != 0 {
			parts = append(parts, c.text)
		}
	}
	if len(parts) == 0 {
		return v.Book.Say("console.fate.nothing")
	}
	return strings.Join(parts, "; ")
}

func signed(n int) string { return fmt.Sprintf("%+d", n) }

// fate says what happens to a miniature.
func (v *voice) fate(f *rules.Fate) (parts []string) {
	s, b := v.state(), v.Book
	who := b.Name(s.UnitName(f.Unit))
	say := func(is bool, text string) {
		if is {
			parts = append(parts, text)
		}
	}
	hero := s.Units[f.Unit].Team == rules.HeroTeam
	say(f.Damage > 0, b.Say("console.fate.damage", who, strconv.Itoa(f.Damage)))
	say(f.Damage < 0, b.Say("console.fate.healed", who, strconv.Itoa(-f.Damage)))
	say(f.Fallen && !hero, b.Say("console.fate.slain", who))
	say(f.Fallen && hero && !f.Dead, b.Say("console.fate.out", who))
	say(f.Dead, b.Say("console.fate.dead", who))
	for a := range library.Ailments {
		say(f.Gains>>a&1 != 0, b.Say("console.fate.ails", who, b.Name(library.AilmentWords[a])))
		say(f.Loses>>a&1 != 0, b.Say("console.fate.cured", who, b.Name(library.AilmentWords[a])))
	}
	say(f.Inspiration != 0, b.Say("console.fate.inspiration", who, signed(f.Inspiration)))
	say(f.Inspired, b.Say("console.fate.inspired", who))
	say(f.Points != 0, b.Say("console.fate.points", who, signed(f.Points)))
	if t, ok := f.Treasure.Card(); ok {
		say(true, b.Say("console.fate.gets", who, b.Name(s.Content().Discoveries[t].ID)))
	}
	if t, ok := f.Item.Card(); ok {
		say(true, b.Say("console.fate.gets", who, b.Name(s.Content().Items[t].ID)))
	}
	say(f.LosesItem, b.Say("console.fate.loses", who))
	return parts
}
