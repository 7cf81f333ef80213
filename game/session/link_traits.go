package session

import (
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"precipice/engine"
)

// trait is something that an option has in common with others, as a number of its words. Rarely two have the same.
type trait uint16

// traitOf returns the number of a trait. Its first word says of which kind it is.
func traitOf(words ...string) trait {
	hash := uint32(2166136261) // FNV-1a
	for _, w := range words {
		for i := range len(w) {
			hash = (hash ^ uint32(w[i])) * 16777619
		}
		hash = (hash ^ '/') * 16777619
	}
	return trait(hash>>16 ^ hash)
}

// few writes a number up to a most, beyond which no difference is made.
func few(n, most int) string { return strconv.Itoa(min(n, most)) }

// past is what was chosen before, as far as traits depend on it.
type past struct {
	last   map[string]*engine.Option // by kind, and by kind and whom it was about
	about  map[string]string         // whom the last decision of a kind was about
	at     map[string]Spot           // where each miniature was last put
	moved  *Spot                     // where the last one was put
	chosen map[string]int            // how often each part of an option was chosen
	near   Near                      // nil for a game that names no places
}

func newPast(near Near) past {
	return past{map[string]*engine.Option{}, map[string]string{}, map[string]Spot{}, nil, map[string]int{}, near}
}

// placed reads a part that is a place.
func (p *past) placed(part string) (at Spot, ok bool) {
	if p.near == nil {
		return at, false
	}
	return p.near.Spot(part)
}

// kindOf returns a part without the number of a miniature.
func kindOf(part string) string {
	if at := strings.LastIndexByte(part, '-'); at > 0 && at+1 < len(part) && strings.Trim(part[at+1:], "0123456789") == "" {
		return part[:at]
	}
	return part
}

// options returns the options of a decision with their traits. Of one that the table would answer by itself matters
// only which that answer is.
func (p *past) options(d *engine.Decision, expected int) []option {
	list := make([]option, len(d.Options))
	if expected >= 0 {
		for i := range list {
			list[i].traits = []trait{traitOf("unexpected", d.Kind)}
		}
		list[expected].traits[0] = traitOf("expected", d.Kind)
		return list
	}
	count, verbs := map[string]int{}, []string(nil)
	for i := range d.Options {
		verb := d.Options[i].Verb
		if count[verb]++; count[verb] == 1 {
			verbs = append(verbs, verb)
		}
	}
	slices.Sort(verbs)
	c := asking{past: p, kind: d.Kind, about: d.About[0], beside: strings.Join(verbs, " ")}
	c.again = p.about[d.Kind] == c.about && p.last[d.Kind] != nil
	c.last = p.last[d.Kind+"/"+c.about]
	nth := map[string]int{}
	for i := range d.Options {
		o := &d.Options[i]
		nth[o.Verb]++
		list[i].traits = c.traits(o, nth[o.Verb], count[o.Verb])
	}
	return list
}

// asking is what the options of a decision have in common.
type asking struct {
	past        *past
	kind, about string
	beside      string         // the verbs there are
	again       bool           // the decision before of its kind was about the same
	last        *engine.Option // what was chosen then, or in an earlier one about the same
}

// traits returns the traits of an option, the nth of so many with its verb.
func (c *asking) traits(o *engine.Option, nth, count int) (list []trait) {
	add := func(words ...string) { list = append(list, traitOf(words...)) }
	verb := c.kind + " " + o.Verb
	before := ""
	if l := c.past.last[c.kind]; l != nil {
		before = l.Verb
	}
	add("verb", verb)
	add("count", verb, few(bits.Len(uint(count)), 5))
	add("after", verb, before, strconv.FormatBool(c.again))
	add("beside", verb, c.beside)
	add("about", verb, c.about)
	if count > 1 && (nth == 1 || nth == count) {
		add("end", verb, strconv.FormatBool(nth == 1))
	}
	who := c.about
	for i, part := range o.Parts {
		if part == "" {
			continue
		}
		n := strconv.Itoa(i)
		if c.again && c.last != nil && c.last.Verb == o.Verb {
			add("same", verb, n, strconv.FormatBool(c.last.Parts[i] == part))
		}
		if to, ok := c.past.placed(part); ok {
			c.comes(o.Verb, who, to, add)
			continue
		}
		add("part", verb, n, kindOf(part))
		add("its part", verb, c.about, n, kindOf(part))
		add("chosen", o.Verb, n, few(c.past.chosen[part], 4))
		who = part
	}
	return list
}

// comes adds the traits of somebody's coming to a place.
func (c *asking) comes(verb, who string, to Spot, add func(...string)) {
	p := c.past
	if from, ok := p.at[who]; ok {
		add("far", verb, few(p.near.Far(from, to), 9))
		add("towards", verb, strconv.Itoa(p.near.Towards(from, to)), few(p.near.Far(from, to), 3))
	}
	add("been there", verb, few(p.chosen[who+placeName(to)], 3))
	if p.moved != nil {
		add("from the last", verb, few(p.near.Far(*p.moved, to), 9))
	}
	nearest, sum, n := 0, 0, 0
	for name, at := range p.at {
		if name != who {
			if far := p.near.Far(at, to); n == 0 || far < nearest {
				nearest = far
			}
			sum, n = sum+p.near.Far(at, to), n+1
		}
	}
	if n > 0 {
		add("nearest", verb, few(nearest, 9))
		add("from all", verb, few(sum/n, 12))
	}
}

func placeName(at Spot) string { return " " + strconv.Itoa(at[0]) + "," + strconv.Itoa(at[1]) }

// add remembers what was chosen.
func (p *past) add(d *engine.Decision, chosen *engine.Option) {
	o := *chosen
	p.last[d.Kind], p.last[d.Kind+"/"+d.About[0]], p.about[d.Kind] = &o, &o, d.About[0]
	who := d.About[0]
	for _, part := range o.Parts {
		if part == "" {
			continue
		}
		if to, ok := p.placed(part); ok {
			p.at[who], p.moved = to, &to
			p.chosen[who+placeName(to)]++
			continue
		}
		p.chosen[part]++
		who = part
	}
}
