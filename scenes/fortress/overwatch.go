package fortress

import (
	"cmp"
	"slices"
	"strings"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/scenes/asking"
)

// overwatch is the sheet of all questions about one overwatch: who may answer the hostile, by which
// weapons, with which odds. Answers given ahead wait here until the rules ask for them.
type overwatch struct {
	trigger  fortress.UnitID
	watchers []fortress.Watcher // who may still answer, with the odds of the present position
	ahead    []answer
	held     []int // the explorers who hold fire
}

// answer is what a player has decided for an explorer, as keys of the questions to come.
type answer struct {
	explorer int
	keys     []string
}

// asksOverwatch reports whether a decision is one of overwatch.
func asksOverwatch(d *engine.Decision) bool {
	switch d.Kind {
	case fortress.AskOverwatch, fortress.AskOverwatchOrder, fortress.AskOverwatchTwin, fortress.AskOverwatchWeapon:
		return true
	}
	return false
}

// watches brings the sheet up to date with the pending question.
func (c *Combat) watches() {
	o := &c.overwatch
	o.watchers = nil
	if c.choices == nil || !asksOverwatch(c.choices.Decision) {
		return
	}
	o.trigger, _ = fortress.Trigger(c.Play.Match)
	o.watchers = fortress.ForeseeOverwatch(c.Play.Match)
}

// endsOverwatch forgets the answers given ahead if an event provokes another overwatch.
func (c *stage) endsOverwatch(e fortress.Event) {
	s := &c.Play.Shown
	again := false
	switch ch := e.Change.(type) {
	case fortress.Moved:
		again = s.On(ch.Unit).Team == fortress.Hostiles
	case fortress.Attacked:
		again = s.On(ch.By).Team == fortress.Hostiles
	case fortress.Deployed, fortress.CardBegan, fortress.PhaseBegan, fortress.Acted:
		again = true
	}
	if again {
		c.overwatch.ahead, c.overwatch.held = nil, nil
	}
}

// answered returns the key given ahead that answers the pending question, "" for none. A key that is no
// longer legal is dropped, so that the question is asked.
func (c *Combat) answered() (key string) {
	if c.choices == nil || c.Presenting() || !asksOverwatch(c.choices.Decision) {
		return ""
	}
	d := c.choices.Decision
	about := c.explorerNamed(d.About[0])
	for i := range c.overwatch.ahead {
		a := &c.overwatch.ahead[i]
		if a.explorer != about || len(a.keys) == 0 {
			continue
		}
		if key, a.keys = a.keys[0], a.keys[1:]; d.Has(key) {
			return key
		}
		a.keys = nil
	}
	return ""
}

// follow makes the choices given ahead for as long as they answer what is asked.
func (c *Combat) follow(sh *game.Shell) {
	for key := c.answered(); key != "" && c.Problem == ""; key = c.answered() {
		c.chooseBy(sh, key, c.TakeAlong)
	}
}

// explorerNamed returns the index of the explorer with a card or a miniature of this name, -1 for none.
func (c *stage) explorerNamed(name string) int {
	s := &c.Play.Shown
	for e := range s.Party {
		if x := &s.Party[e]; x.Playing && s.Name(e) == name {
			return e
		}
	}
	if u := s.Find(name); u != fortress.NoUnit && s.On(u).Team == fortress.Explorers {
		return int(s.On(u).Card)
	}
	return -1
}

// decide answers for an explorer: at once if it is asked, otherwise when it will be. A second click on a row that is about to
// change does nothing.
func (c *Combat) decide(sh *game.Shell, e int, keys []string) {
	o := &c.overwatch
	if c.choices == nil || !c.choices.Decision.Has(keys[0]) && !c.askedLater(e) {
		return
	}
	o.ahead = slices.DeleteFunc(o.ahead, func(a answer) bool { return a.explorer == e })
	o.held = slices.DeleteFunc(o.held, func(held int) bool { return held == e })
	if strings.HasPrefix(keys[0], "pass ") {
		o.held = append(o.held, e)
	}
	if d := c.choices.Decision; d.Has(keys[0]) {
		o.ahead = append(o.ahead, answer{e, keys[1:]})
		c.choose(sh, keys[0])
		c.follow(sh)
		return
	}
	o.ahead = append(o.ahead, answer{e, keys})
	c.Version++
	sh.Dirty()
}

// askedLater reports whether an explorer is still to be asked whether it fires.
func (c *Combat) askedLater(e int) bool {
	return c.choices.Decision.Kind == fortress.AskOverwatch &&
		slices.ContainsFunc(c.overwatch.watchers, func(w fortress.Watcher) bool { return w.Explorer == e && !w.Declared })
}

// aheadOf returns the keys given ahead for an explorer.
func (o *overwatch) aheadOf(e int) []string {
	for _, a := range o.ahead {
		if a.explorer == e {
			return a.keys
		}
	}
	return nil
}

// reaction is a way to answer for an explorer in the sheet: a shot, or holding fire.
type reaction struct {
	explorer int
	shot     *fortress.Shot // nil to hold fire
	keys     []string       // what answers this and the following questions; none if it cannot be answered now
	area     string
}

// reactions returns the ways to answer in the order in which they are drawn.
func (c *Combat) reactions() (list []reaction) {
	d := c.choices.Decision
	for i := range c.overwatch.watchers {
		w := &c.overwatch.watchers[i]
		for k := range w.Shots {
			if !c.orders() || slices.Equal(w.Shots[k].Keys, c.overwatch.aheadOf(w.Explorer)) {
				list = append(list, c.reaction(w, &w.Shots[k], w.Shots[k].Keys))
			}
		}
		if d.Kind == fortress.AskOverwatch && !w.Declared {
			list = append(list, c.reaction(w, nil, nil))
		}
	}
	return list
}

// orders reports whether only the order is asked: each explorer's shot has been chosen, and can be taken.
func (c *Combat) orders() bool {
	if c.choices.Decision.Kind != fortress.AskOverwatchOrder {
		return false
	}
	for i := range c.overwatch.watchers {
		w := &c.overwatch.watchers[i]
		chosen := c.overwatch.aheadOf(w.Explorer)
		if !slices.ContainsFunc(w.Shots, func(s fortress.Shot) bool { return slices.Equal(s.Keys, chosen) }) {
			return false
		}
	}
	return true
}

// reaction returns how a shot is taken now. Its area is named after the option if that is all it takes, so
// that it is found where the option of any other question is.
func (c *Combat) reaction(w *fortress.Watcher, shot *fortress.Shot, keys []string) (r reaction) {
	d, s := c.choices.Decision, &c.Play.Shown
	name := s.Name(w.Explorer)
	r = reaction{explorer: w.Explorer, shot: shot}
	switch {
	case d.Kind == fortress.AskOverwatch && !w.Declared && s.Party[w.Explorer].Seat == d.Seat:
		verb := fortress.DoOverwatch
		if shot == nil {
			verb = fortress.DoPass
		}
		r.keys = append([]string{verb + " " + name}, keys...)
	case d.Kind == fortress.AskOverwatchOrder:
		r.keys = append([]string{"first " + name}, keys...)
	case d.Kind != fortress.AskOverwatch && w.Explorer == c.explorerNamed(d.About[0]):
		r.keys = keys
	}
	switch {
	case len(r.keys) == 1 && d.Has(r.keys[0]):
		r.area = "option/" + r.keys[0]
	case shot == nil:
		r.area = "overwatch/" + name + "/hold"
	default:
		r.area = "overwatch/" + name + "/" + cmp.Or(strings.Join(keys, "/"), "fire")
	}
	return r
}

// taken reports whether a way to answer has been chosen ahead.
func (c *Combat) taken(r *reaction) bool {
	keys := r.keys
	if len(keys) == 0 && r.shot != nil && c.willFire(r.explorer) {
		return slices.Equal(c.overwatch.aheadOf(r.explorer), r.shot.Keys)
	}
	if len(keys) > 0 && c.choices.Decision.Kind == fortress.AskOverwatchOrder { // the weapon was chosen before
		keys = keys[1:]
	}
	return len(keys) > 0 && slices.Equal(c.overwatch.aheadOf(r.explorer), keys)
}

// willFire reports whether an explorer has said that it will fire.
func (c *Combat) willFire(e int) bool {
	return slices.ContainsFunc(c.overwatch.watchers, func(w fortress.Watcher) bool { return w.Explorer == e && w.Declared })
}

// overwatchDigit takes the way to answer with this number.
func (c *Combat) overwatchDigit(sh *game.Shell, n int) {
	if list := c.answerable(); n <= len(list) && !c.Presenting() {
		c.decide(sh, list[n-1].explorer, list[n-1].keys)
	}
}

// answerable returns the ways to answer that can be taken now, in the order of their numbers.
func (c *Combat) answerable() (list []reaction) {
	for _, r := range c.reactions() {
		if len(r.keys) > 0 {
			list = append(list, r)
		}
	}
	return list[:min(len(list), asking.MostNumbered)]
}
