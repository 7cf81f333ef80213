package chronicle

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	rules "precipice/engine/city"
	"precipice/game/session"
	"precipice/game/words"
)

// Past is a journey that has ended, as it is remembered.
type Past struct {
	Slot, Map   string // of its save; where it went
	Seed        uint64
	Won         bool
	Turns       int
	Roles       []Role
	Level, Goal int
}

// Role is what a hero did in a journey.
type Role struct {
	Hero          string
	Slain         int    // hostiles
	Best, In      int    // the most that it slew in a turn, and in which
	Fell          int    // in which turn it went out of action for good, 0 for none
	By            string // by whom, "" for nobody
	Dead, Carried bool   // it died, or was carried aboard
}

// Remember returns what is remembered of a journey that has ended.
func Remember(log []session.Line, s *rules.State, slot string, seed uint64) Past {
	j := Of(log, s)
	p := Past{Slot: slot, Map: s.Content().Journeys[s.Journey].ID, Seed: seed, Won: s.Result == rules.Won, Turns: int(s.Turn), Level: int(s.Level), Goal: s.Goal()}
	for h := range s.Heroes {
		hero := &s.Heroes[h]
		r := Role{Hero: s.HeroName(h), Dead: hero.Dead, Carried: hero.Out && !hero.Dead}
		in := map[int]int{}
		for _, d := range j.Slain {
			if d.By != r.Hero {
				continue
			}
			r.Slain++
			if in[d.Turn]++; in[d.Turn] > r.Best {
				r.Best, r.In = in[d.Turn], d.Turn
			}
		}
		if d, fell := j.Falls[r.Hero]; fell && hero.Out {
			r.Fell, r.By = d.Turn, kindOf(d.By)
		}
		p.Roles = append(p.Roles, r)
	}
	return p
}

// kindOf returns the name of a miniature without its number.
func kindOf(name string) string {
	at := strings.LastIndexByte(name, '-')
	if at > 0 && strings.Trim(name[at+1:], "0123456789") == "" {
		return name[:at]
	}
	return name
}

// Deeds are the journeys that are remembered, the oldest first.
type Deeds []Past

// mostPast is how many journeys are remembered at the most.
const mostPast = 200

// With adds journeys. One that is remembered already is told anew: its end may have been taken back.
func (d Deeds) With(list ...Past) Deeds {
	d = slices.Clone(d)
	for _, p := range list {
		if at := slices.IndexFunc(d, func(o Past) bool { return o.Slot == p.Slot && o.Seed == p.Seed && o.Map == p.Map }); at >= 0 {
			d[at] = p
			continue
		}
		d = append(d, p)
	}
	return d[max(0, len(d)-mostPast):]
}

// Part is a part of the page of deeds.
type Part struct {
	Head  string
	Lines []string
}

// Lengths of the parts.
const (
	mostTurns  = 5
	mostFallen = 30
)

// Tell says what is worth telling of them: how many there are, the best turns, the quickest successes, what each hero did, and who has
// fallen where.
func (d Deeds) Tell(w *words.Book) (parts []Part) {
	won := 0
	for i := range d {
		if d[i].Won {
			won++
		}
	}
	if len(d) == 0 {
		return []Part{{Lines: []string{w.Say("city.deeds.none")}}}
	}
	parts = []Part{{Lines: []string{w.Count("city.deeds.journeys", len(d), strconv.Itoa(won))}}}
	for _, p := range []Part{{w.Say("city.deeds.head.turns"), d.turns(w)}, {w.Say("city.deeds.head.quick"), d.quick(w)}, {w.Say("city.deeds.head.heroes"), d.heroes(w)}, {w.Say("city.deeds.head.fallen"), d.fallen(w)}} {
		if len(p.Lines) > 0 {
			parts = append(parts, p)
		}
	}
	return parts
}

// turns lists the best turns: those in which a hero slew the most.
func (d Deeds) turns(w *words.Book) (lines []string) {
	type turn struct {
		*Role
		at string
	}
	var all []turn
	for i := range d {
		for k := range d[i].Roles {
			if r := &d[i].Roles[k]; r.Best > 1 {
				all = append(all, turn{r, d[i].Map})
			}
		}
	}
	slices.SortStableFunc(all, func(a, b turn) int { return b.Best - a.Best })
	for _, t := range all[:min(mostTurns, len(all))] {
		lines = append(lines, w.Say("city.deeds.turn", w.Name(t.Hero), strconv.Itoa(t.Best), strconv.Itoa(t.In), w.Name(t.at)))
	}
	return lines
}

// quick lists the fewest turns in which the goal of each map was reached.
func (d Deeds) quick(w *words.Book) (lines []string) {
	var best []*Past
	for i := range d {
		if !d[i].Won {
			continue
		}
		at := slices.IndexFunc(best, func(p *Past) bool { return p.Map == d[i].Map })
		switch {
		case at < 0:
			best = append(best, &d[i])
		case d[i].Turns < best[at].Turns:
			best[at] = &d[i]
		}
	}
	slices.SortStableFunc(best, func(a, b *Past) int { return a.Turns - b.Turns })
	for _, p := range best {
		lines = append(lines, w.Count("city.deeds.quick", p.Turns, w.Name(p.Map)))
	}
	return lines
}

// heroes lists what each hero did in all journeys, whoever slew the most first.
func (d Deeds) heroes(w *words.Book) (lines []string) {
	type life struct {
		hero                   string
		went, slain, out, died int
	}
	var all []life
	for i := range d {
		for _, r := range d[i].Roles {
			at := slices.IndexFunc(all, func(l life) bool { return l.hero == r.Hero })
			if at < 0 {
				at, all = len(all), append(all, life{hero: r.Hero})
			}
			l := &all[at]
			l.went, l.slain = l.went+1, l.slain+r.Slain
			if r.Carried {
				l.out++
			}
			if r.Dead {
				l.died++
			}
		}
	}
	slices.SortStableFunc(all, func(a, b life) int { return cmp.Or(b.slain-a.slain, b.went-a.went) })
	for _, l := range all {
		did := []string{w.Count("city.deeds.went", l.went), w.Count("city.deeds.slain", l.slain)}
		if l.out > 0 {
			did = append(did, w.Count("city.deeds.carried", l.out))
		}
		if l.died > 0 {
			did = append(did, w.Count("city.deeds.died", l.died))
		}
		lines = append(lines, w.Say("city.deeds.hero", w.Name(l.hero), strings.Join(did, ", ")))
	}
	return lines
}

// fallen lists who has fallen where, the latest first.
func (d Deeds) fallen(w *words.Book) (lines []string) {
	for i := len(d) - 1; i >= 0; i-- {
		for _, r := range d[i].Roles {
			if r.Fell == 0 || len(lines) == mostFallen {
				continue
			}
			parts := []string{w.Name(r.Hero), w.Name(d[i].Map), strconv.Itoa(r.Fell), w.Name(r.By)}
			text := ""
			switch {
			case r.Dead && r.By != "":
				text = w.Say("city.deeds.lost.by", parts...)
			case r.Dead:
				text = w.Say("city.deeds.lost", parts...)
			case r.By != "":
				text = w.Say("city.deeds.fell.by", parts...)
			default:
				text = w.Say("city.deeds.fell", parts...)
			}
			lines = append(lines, text)
		}
	}
	return lines
}
