package fortress

import (
	"cmp"
	"slices"
	"strings"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/table"
)

// sheet is the question of an overwatch with all who may react to it, and the answers that the player has given for some of them.
type sheet struct {
	d     *tabletop
	ahead *outlook
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
func (y *sheet) watches() {
	o := &y.d.Overwatch
	o.Watchers = nil
	if y.d.Choices == nil || !asksOverwatch(y.d.Choices.Decision) {
		return
	}
	o.Trigger, _ = fortress.Trigger(y.d.Play.Match)
	o.Watchers = fortress.ForeseeOverwatch(y.d.Play.Match)
}

// answered returns the key given ahead that answers the pending question, "" for none. A key that is no
// longer legal is dropped, so that the question is asked.
func (y *sheet) answered() (key string) {
	if y.d.Choices == nil || y.d.Presenting() || !asksOverwatch(y.d.Choices.Decision) {
		return ""
	}
	d := y.d.Choices.Decision
	about := y.d.ExplorerNamed(d.About[0])
	for i := range y.d.Overwatch.Ahead {
		a := &y.d.Overwatch.Ahead[i]
		if a.Explorer != about || len(a.Keys) == 0 {
			continue
		}
		if key, a.Keys = a.Keys[0], a.Keys[1:]; d.Has(key) {
			return key
		}
		a.Keys = nil
	}
	return ""
}

// follow makes the choices given ahead for as long as they answer what is asked.
func (y *sheet) follow(sh *game.Shell) {
	for key := y.answered(); key != "" && y.d.Problem == ""; key = y.answered() {
		y.d.by.chooseBy(sh, key, y.d.TakeAlong)
	}
}

// decide answers for an explorer: at once if it is asked, otherwise when it will be. A second click on a row that is about to
// change does nothing.
func (y *sheet) decide(sh *game.Shell, e int, keys []string) {
	o := &y.d.Overwatch
	if y.d.Choices == nil || !y.d.Choices.Decision.Has(keys[0]) && !y.askedLater(e) {
		return
	}
	o.Ahead = slices.DeleteFunc(o.Ahead, func(a table.Answer) bool { return a.Explorer == e })
	o.Held = slices.DeleteFunc(o.Held, func(held int) bool { return held == e })
	if strings.HasPrefix(keys[0], "pass ") {
		o.Held = append(o.Held, e)
	}
	if d := y.d.Choices.Decision; d.Has(keys[0]) {
		o.Ahead = append(o.Ahead, table.Answer{Explorer: e, Keys: keys[1:]})
		y.d.by.Choose(sh, keys[0])
		y.follow(sh)
		return
	}
	o.Ahead = append(o.Ahead, table.Answer{Explorer: e, Keys: keys})
	y.d.Version++
	sh.Dirty()
}

// askedLater reports whether an explorer is still to be asked whether it fires.
func (y *sheet) askedLater(e int) bool {
	return y.d.Choices.Decision.Kind == fortress.AskOverwatch &&
		slices.ContainsFunc(y.d.Overwatch.Watchers, func(w fortress.Watcher) bool { return w.Explorer == e && !w.Declared })
}

// reaction is a way to answer for an explorer in the sheet: a shot, or holding fire.
type reaction struct {
	explorer int
	shot     *fortress.Shot // nil to hold fire
	keys     []string       // what answers this and the following questions; none if it cannot be answered now
	area     string
}

// reactions returns the ways to answer in the order in which they are drawn.
func (y *sheet) reactions() (list []reaction) {
	d := y.d.Choices.Decision
	for i := range y.d.Overwatch.Watchers {
		w := &y.d.Overwatch.Watchers[i]
		for k := range w.Shots {
			if !y.orders() || slices.Equal(w.Shots[k].Keys, y.d.Overwatch.AheadOf(w.Explorer)) {
				list = append(list, y.reaction(w, &w.Shots[k], w.Shots[k].Keys))
			}
		}
		if d.Kind == fortress.AskOverwatch && !w.Declared {
			list = append(list, y.reaction(w, nil, nil))
		}
	}
	return list
}

// orders reports whether only the order is asked: each explorer's shot has been chosen, and can be taken.
func (y *sheet) orders() bool {
	if y.d.Choices.Decision.Kind != fortress.AskOverwatchOrder {
		return false
	}
	for i := range y.d.Overwatch.Watchers {
		w := &y.d.Overwatch.Watchers[i]
		chosen := y.d.Overwatch.AheadOf(w.Explorer)
		if !slices.ContainsFunc(w.Shots, func(s fortress.Shot) bool { return slices.Equal(s.Keys, chosen) }) {
			return false
		}
	}
	return true
}

// reaction returns how a shot is taken now. Its area is named after the option if that is all it takes, so
// that it is found where the option of any other question is.
func (y *sheet) reaction(w *fortress.Watcher, shot *fortress.Shot, keys []string) (r reaction) {
	d, s := y.d.Choices.Decision, &y.d.Play.Shown
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
	case d.Kind != fortress.AskOverwatch && w.Explorer == y.d.ExplorerNamed(d.About[0]):
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
func (y *sheet) taken(r *reaction) bool {
	keys := r.keys
	if len(keys) == 0 && r.shot != nil && y.willFire(r.explorer) {
		return slices.Equal(y.d.Overwatch.AheadOf(r.explorer), r.shot.Keys)
	}
	if len(keys) > 0 && y.d.Choices.Decision.Kind == fortress.AskOverwatchOrder { // the weapon was chosen before
		keys = keys[1:]
	}
	return len(keys) > 0 && slices.Equal(y.d.Overwatch.AheadOf(r.explorer), keys)
}

// willFire reports whether an explorer has said that it will fire.
func (y *sheet) willFire(e int) bool {
	return slices.ContainsFunc(y.d.Overwatch.Watchers, func(w fortress.Watcher) bool { return w.Explorer == e && w.Declared })
}

// overwatchDigit takes the way to answer with this number.
func (y *sheet) overwatchDigit(sh *game.Shell, n int) {
	if list := y.answerable(); n <= len(list) && !y.d.Presenting() {
		y.decide(sh, list[n-1].explorer, list[n-1].keys)
	}
}

// answerable returns the ways to answer that can be taken now, in the order of their numbers.
func (y *sheet) answerable() (list []reaction) {
	for _, r := range y.reactions() {
		if len(r.keys) > 0 {
			list = append(list, r)
		}
	}
	return list[:min(len(list), asking.MostNumbered)]
}
