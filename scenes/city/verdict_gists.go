package city

import (
	"cmp"
	"slices"

	rules "precipice/engine/city"
	"precipice/game/session"
	ware "precipice/render/cityware"
	"precipice/scenes"
)

// mostGists is how many lines tell what came of a choice.
const mostGists = 6

// gists are the lines of what came of the choice, what was gained first, then what its other results would have brought.
func (g verdictPage) gists() (list []ware.GistView) {
	if g.story == "" {
		return nil
	}
	book, city := g.sh.Words.WithPlayers(g.d.Names), g.d.fate.was
	for i := range g.lines {
		text, tone := g.gist(&g.lines[i], &city)
		if text == "" {
			text = scenes.Told(book, &g.lines[i])
		}
		list = append(list, ware.GistView{Text: text, Tone: tone})
	}
	list = slices.DeleteFunc(list, func(v ware.GistView) bool { return v.Text == "-" })
	slices.SortStableFunc(list, func(a, b ware.GistView) int { return cmp.Compare(rank(a.Tone), rank(b.Tone)) })
	list = list[:min(len(list), mostGists)]
	if len(list) == 0 {
		list = append(list, ware.GistView{Text: g.sh.Words.Say("crisis.nothing")})
	}
	for _, r := range g.results(g.d.fate.id.choice) {
		if !r.Plain && r.Mark != markOf(g.level) {
			list = append(list, ware.GistView{Text: g.sh.Words.Say("crisis.on."+wordOf(r.Mark)) + " " + r.Text, Mark: r.Mark, Not: true})
		}
	}
	return list
}

// results returns the lines of a choice for the results of its roll.
func (g verdictPage) results(id string) []ware.ResultLine {
	_, choice := choiceOf(&g.d.Play.Shown, id)
	return choiceLines(g.sh.Words, choice).Results
}

// rank sorts gains before harm, and what is neither last.
func rank(tone int) int { return [...]int{1, 2, 0}[tone+1] }

// gist says what an event has brought in words of its own, "" for those of the log, "-" for nothing worth a line; and whether it is a gain
// or harm. The city is how it stood before the event.
func (g verdictPage) gist(line *session.Line, city *before) (text string, tone int) {
	w := g.sh.Words
	switch c := line.Change.(type) {
	case rules.Carried:
		return g.carries(c, city)
	case rules.CityChanged:
		return g.stirred(c, city)
	case rules.InspirationChanged:
		if c.For == "re-roll" {
			return "-", 0
		}
		if c.By > 0 {
			return w.Say("crisis.inspires", w.Name(g.d.Play.Shown.HeroName(int(c.Hero))), numberOf(int(c.By))), 1
		}
		return "", -1
	case rules.Suffers:
		if c.Damage > 0 { // the counters that follow tell it
			return "-", 0
		}
		return "", 1
	case rules.Inspired, rules.Eased:
		return "", 1
	case rules.CounterPlaced:
		if c.Counter == rules.NoCounter {
			return "", 1
		}
		return "", -1
	case rules.AilChanged:
		if !c.On {
			return "", 1
		}
		return "", -1
	case rules.OutOfAction, rules.NightMoved:
		return "", -1
	}
	return "", 0
}

// stirred says how the fear of the city or the influence of the count has changed.
func (g verdictPage) stirred(c rules.CityChanged, city *before) (string, int) {
	w, was := g.sh.Words, *city
	city.fear, city.influence = c.Fear, c.Influence
	fear, influence := numberOf(int(c.Fear)), numberOf(int(c.Influence))
	switch {
	case c.Fear > was.fear:
		return w.Say("crisis.fear.rises", fear), -1
	case c.Fear < was.fear:
		return w.Say("crisis.fear.falls", fear), 1
	case c.Influence > was.influence:
		return w.Say("crisis.influence.rises", influence), -1
	case c.Influence < was.influence:
		return w.Say("crisis.influence.falls", influence), 1
	}
	return "-", 0
}

// carries says which item a hero has taken or given up.
func (g verdictPage) carries(c rules.Carried, city *before) (string, int) {
	w, s := g.sh.Words, &g.d.Play.Shown
	was, had := city.heroes[c.Hero].Item.Card()
	is, has := c.Item.Card()
	city.heroes[c.Hero].Item = c.Item
	hero := w.Name(s.HeroName(int(c.Hero)))
	switch {
	case has && (!had || is != was):
		return w.Say("crisis.takes", hero, w.Name(s.Content().Items[is].ID)), 1
	case had && !has:
		return w.Say("crisis.gives", hero, w.Name(s.Content().Items[was].ID)), -1
	}
	return "-", 0
}
