package chronicle

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/game/session"
	"precipice/game/words"
)

// Cause is something that has changed the fear of the city and the influence of the count in a journey.
type Cause struct {
	Why             string // crisis, extraction, won, lost, either, or other: a word of city.cause
	What            string // the crisis or the extraction event
	Fear, Influence int    // by how much
}

// causes reads from the log of a journey what has changed the city, in its order.
func causes(log []session.Line, s *rules.State) (list []Cause) {
	p := s.Content()
	fear, influence := p.Figures.Fear.Start, p.Figures.Influence.Start
	on, after := Cause{Why: "other"}, consequences(s)
	for i := range log {
		switch c := log[i].Change.(type) {
		case rules.CrisisDrawn:
			on = Cause{Why: "crisis", What: p.Crises[c.Crisis].ID}
		case rules.ExtractionRolled:
			on = Cause{Why: "extraction", What: p.Extractions[c.Event].ID}
		case rules.PhaseBegan:
			on = Cause{Why: "other"}
		case rules.CityChanged:
			by := on
			if log[i].Rule == "CC-G-005" && len(after) > 0 {
				by, after = Cause{Why: after[0]}, after[1:]
			}
			by.Fear, by.Influence = int(c.Fear)-fear, int(c.Influence)-influence
			fear, influence = int(c.Fear), int(c.Influence)
			list = append(list, by)
		}
	}
	return list
}

// consequences lists why the end of a journey changes the city: by how it has ended, and either way (CC-G-005).
func consequences(s *rules.State) (list []string) {
	c := s.Content().Figures.Consequences.Of(s.Type())
	came := c.Failure
	if s.Result == rules.Won {
		came = c.Success
	}
	if came != (library.Toll{}) {
		list = append(list, s.Result.String())
	}
	if c.Either != (library.Toll{}) {
		list = append(list, "either."+library.JourneyWords[s.Type()])
	}
	return list
}

// City says what has become of the city's fear and of the count's influence in a journey, and by which causes.
func (j *Journey) City(w *words.Book, s *rules.State) []string {
	f := &s.Content().Figures
	return []string{
		j.became(w, "fear", f.Fear.Start, int(s.Fear), func(c *Cause) int { return c.Fear }),
		j.became(w, "influence", f.Influence.Start, int(s.Influence), func(c *Cause) int { return c.Influence }),
	}
}

// became says what has become of one of the two.
func (j *Journey) became(w *words.Book, what string, before, after int, of func(*Cause) int) string {
	var list []string
	for _, c := range summed(j.Causes, of) {
		list = append(list, w.Say("city.cause."+c.Why, signed(of(&c)), w.Name(c.What)))
	}
	switch {
	case len(list) == 0:
		return w.Say("city.ended."+what+".same", strconv.Itoa(after))
	case before == after:
		return w.Say("city.ended."+what+".again", strconv.Itoa(after), strings.Join(list, ", "))
	}
	return w.Say("city.ended."+what, strconv.Itoa(before), strconv.Itoa(after), strings.Join(list, ", "))
}

// summed returns the causes of one of the two. What comes of one cause several times is one, unless it goes both ways.
func summed(all []Cause, of func(*Cause) int) (list []Cause) {
	for i := range all {
		c := &all[i]
		if of(c) == 0 {
			continue
		}
		at := slices.IndexFunc(list, func(o Cause) bool { return o.Why == c.Why && o.What == c.What && (of(&o) > 0) == (of(c) > 0) })
		if at < 0 {
			list = append(list, *c)
			continue
		}
		list[at].Fear, list[at].Influence = list[at].Fear+c.Fear, list[at].Influence+c.Influence
	}
	return list
}

// signed writes by how much something has changed.
func signed(n int) string { return strings.Replace(fmt.Sprintf("%+d", n), "-", "−", 1) }
