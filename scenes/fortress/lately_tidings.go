package fortress

import (
	"slices"
	"strconv"
	"strings"

	"precipice/engine/fortress"
	"precipice/game/session"
	"precipice/game/words"
	"precipice/scenes"
)

// marches tells which hostiles have moved, except one.
func (y *tidings) marches(w *words.Book, log []session.Line, besides string) []clause {
	var moved []string
	first := 0
	for i := range log {
		if !marched(&y.on.Play.Shown, log[i].Change) {
			continue
		}
		if name := y.on.Play.Shown.UnitName(log[i].Change.(fortress.Moved).Unit); name != besides && !slices.Contains(moved, name) {
			if moved = append(moved, name); len(moved) == 1 {
				first = i
			}
		}
	}
	switch len(moved) {
	case 0:
		return nil
	case 1:
		return []clause{{w.Say("lately.moves", w.Name(moved[0])), first}}
	}
	return []clause{{w.Count("lately.moved", len(moved)), first}}
}

// tidings tells of the event, of the escape chamber, and of hostiles that have arrived or failed to return.
// Some are named elsewhere.
func (y *tidings) tidings(w *words.Book, log []session.Line, named map[string]bool) (said []clause) {
	var held, arrived, back, none []string // explorers, hostiles, groups that have rolled, and those of which none return
	last, nones := 0, 0                    // the last line of each
	s := &y.on.Play.Shown
	for i := range log {
		tell := func(text string) { said = append(said, clause{text, i}) }
		switch e := log[i].Change.(type) {
		case fortress.EventRolled:
			tell(w.Say("event.was", w.Name(e.Row)))
		case fortress.CannotAnswer:
			if name := s.Name(int(e.Explorer)); !slices.Contains(held, name) {
				held = append(held, name)
				tell(w.Say("lately.no-answer", w.Name(name)))
			}
		case fortress.AttacksLost:
			tell(w.Count("lately.lost", int(e.Attacks), w.Name(s.UnitName(e.By))))
		case fortress.Swapped:
			tell(w.Say("lately.swapped", w.Name(s.CardName(e.Cards[0])), w.Name(s.CardName(e.Cards[1]))))
		case fortress.EscapeOpened:
			tell(w.Say("lately.escape"))
		case fortress.BlackstoneRolled:
			if e.For != "reinforcement" {
				continue
			}
			back = append(back, e.By)
			switch n, waits := y.returned(&e, log[i+1:]); {
			case n > 0:
				tell(w.Count("lately.return", n, w.Name(e.By)))
			case !waits:
				none, nones = append(none, w.Name(e.By)), i
			}
		case fortress.DestinyGained:
			tell(w.Say("lately.destiny", strconv.Itoa(int(e.Face))))
		case fortress.Deployed:
			if name := s.UnitName(e.Unit); s.On(e.Unit).Team == fortress.Hostiles && !named[name] && !slices.Contains(back, y.groupName(e.Unit)) {
				arrived, last = append(arrived, name), i
			}
		}
	}
	said = append(said, arrivals(w, arrived, last)...)
	if len(none) > 0 {
		said = append(said, clause{w.Say("lately.none-return", strings.Join(none, ", ")), nones})
	}
	return said
}

// arrivals tells which hostile has arrived, or how many.
func arrivals(w *words.Book, arrived []string, at int) []clause {
	switch len(arrived) {
	case 0:
		return nil
	case 1:
		return []clause{{w.Say("lately.arrives", w.Name(arrived[0])), at}}
	}
	return []clause{{w.Count("lately.arrived", len(arrived)), at}}
}

// returned counts how many of a group have returned after a reinforcement roll: there may be room for fewer than it gave. It
// reports whether they are about to, because it is asked which or where.
func (y *tidings) returned(roll *fortress.BlackstoneRolled, after []session.Line) (n int, waits bool) {
	for i := range after {
		switch e := after[i].Change.(type) {
		case fortress.BlackstoneRolled:
			if e.For == roll.For {
				return n, false
			}
		case fortress.Deployed:
			if y.groupName(e.Unit) == roll.By {
				n++
			}
		}
	}
	kind := y.on.Choices.Decision.Kind
	return n, roll.Gave != "0" && (kind == fortress.AskReturn || kind == fortress.AskDeploy)
}

// groupName names the group of a hostile, "" for an explorer.
func (y *tidings) groupName(u fortress.UnitID) string {
	s := &y.on.Play.Shown
	if s.On(u).Team != fortress.Hostiles {
		return ""
	}
	return s.CardName(fortress.TrackCard{Hostile: true, Index: s.On(u).Card})
}

// latelyAll returns the lines of the log that it stands for. Where they are too many, those that harm nobody are left out first,
// then the oldest.
func (y *tidings) latelyAll(w *words.Book, log []session.Line) string {
	var told []int
	for i := range log {
		if latelyTold(&log[i]) {
			told = append(told, i)
		}
	}
	all := len(told)
	for _, light := range []func(s *fortress.State, change any) bool{marched, rolledBehaviour} {
		if len(told) > latelyMost {
			told = slices.DeleteFunc(told, func(i int) bool { return light(&y.on.Play.Shown, log[i].Change) })
		}
	}
	var lines []string
	switch more := len(told) - latelyMost; {
	case more > 0 && len(told) < all:
		told = told[more:]
		lines = append(lines, w.Say("lately.both-left"))
	case more > 0:
		told = told[more:]
		lines = append(lines, w.Say("lately.earlier"))
	case len(told) < all:
		lines = append(lines, w.Say("lately.moves-left"))
	}
	for _, i := range told {
		lines = append(lines, scenes.Told(w, &log[i]))
	}
	return strings.Join(lines, "\n")
}

// woundRoll tells the roll of the attack from which the wound comes that the question is about.
func (y *tidings) woundRoll(w *words.Book, list []plight) []clause {
	by := y.woundedBy(y.on.Choices.Decision)
	if by == fortress.NoUnit {
		return nil
	}
	name := y.on.Play.Shown.UnitName(by)
	for i := range list {
		for _, s := range list[i].strikes {
			if f := &list[i]; f.asked && s.by == name && s.faces != "" {
				return []clause{{w.Say("lately.rolled", w.Name(name), s.faces), s.at}}
			}
		}
	}
	return nil
}

// hostilesChose reports whether a choice made when the log had so many lines was made in a hostiles' turn or in an event.
func (y *tidings) hostilesChose(lines int) bool {
	for i := lines - 1; i >= 0; i-- {
		switch e := y.on.Play.Log[i].Change.(type) {
		case fortress.CardBegan:
			return e.Card.Hostile
		case fortress.PhaseBegan:
			return e.Phase == fortress.EventPhase
		}
	}
	return false
}
