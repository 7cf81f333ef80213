package city

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/engine/board"
	rules "precipice/engine/city"
	"precipice/game/words"
	"precipice/scenes/asking"
)

// reading reads the options of a decision in a state. It implements asking.Reader.
type reading struct {
	m *rules.Match
	s *rules.State
	w *words.Book

	places map[string]string // what the places are called where a tile may be laid, by option
}

// Target implements asking.Reader.
func (r reading) Target(o *engine.Option) asking.Target {
	to := asking.Target{Unit: int(rules.NoUnit)}
	p := &o.Parts
	switch o.Verb {
	case rules.DoMove, rules.DoRun, rules.DoReturn, rules.DoPlace, rules.DoDeploy, rules.DoObject, rules.DoSearch, rules.DoRescue:
		for i := len(p) - 1; i >= 0; i-- {
			if _, err := board.ParseSquare(p[i]); p[i] != "" && err == nil {
				to.Place, to.Space = asking.OnSpaces, p[i]
				break
			}
		}
	case rules.DoAttack:
		r.onUnit(&to, p[1])
	case rules.DoPick, rules.DoTarget, rules.DoNext, rules.DoTowards, rules.DoHurt, rules.DoFree, rules.DoDig, rules.DoTrade:
		r.onUnit(&to, p[0])
	case rules.DoGambit, rules.DoReact:
		to.Pay = payment(r.w, p[1])
	}
	return to
}

// onUnit points at a miniature with a name, if it stands on the battlefield.
func (r reading) onUnit(to *asking.Target, name string) {
	if u := find(r.s, name); u != rules.NoUnit && r.s.Units[u].At != board.None {
		to.Place, to.Unit = asking.OnUnits, int(u)
	}
}

// find returns the miniature with a name, NoUnit for none.
func find(s *rules.State, name string) rules.UnitID {
	for u := range s.Units {
		if v := &s.Units[u]; v.Team != rules.Nobody && !v.Slain && s.UnitName(rules.UnitID(u)) == name {
			return rules.UnitID(u)
		}
	}
	return rules.NoUnit
}

// payment says what pays: the face of a die, or in words.
func payment(w *words.Book, what string) string {
	if w.Has("pay." + what) {
		return w.Say("pay." + what)
	}
	return what
}

// Way implements asking.Reader.
func (reading) Way(_ *engine.Decision, ch *asking.Choice) string {
	p := ch.Option.Parts
	switch verb := ch.Option.Verb; {
	case verb == rules.DoAttack:
		return strings.TrimSpace(verb + " " + p[0] + " " + p[2])
	case verb == rules.DoReact: // the die that pays is no row of its own
		return strings.TrimSpace(verb + " " + p[0] + " " + p[2])
	case verb == rules.DoGambit:
		return verb + " " + p[0]
	case verb == rules.DoSearch && ch.Place != asking.OnSpaces, verb == rules.DoTrade, verb == rules.DoFree, verb == rules.DoDig:
		return ch.Key
	case ch.Place != asking.Nowhere:
		return verb
	}
	return ch.Key
}

// sole lists the verbs whose row needs no click on the board when it has one target.
var sole = []string{rules.DoSearch, rules.DoRescue, rules.DoFree, rules.DoDig, rules.DoTrade, rules.DoObject}

// Read implements asking.Reader.
func (r reading) Read(d *engine.Decision, row *asking.Row) asking.Reading {
	first := row.First()
	return asking.Reading{
		Label:  r.label(d, row, first),
		Cost:   r.cost(d, &first.Option),
		Slot:   row.ID,
		Sole:   slices.Contains(sole, row.Verb) || row.Place == asking.OnUnits && d.Kind != rules.AskActivation,
		Ends:   row.Verb == rules.DoEnd || row.Verb == rules.DoDone || row.Verb == rules.DoPass || row.Verb == rules.DoStay || row.Verb == rules.DoKeep && d.Kind == rules.AskReRoll,
		Unsaid: d.Kind == rules.AskActivation && slices.Contains(rarely, row.Verb) || d.Kind == rules.AskGambit || first.Option.Parts[0] == "inspired",
		Paid:   row.Verb == rules.DoGambit || row.Verb == rules.DoReact,
	}
}

// rarely lists the actions that are not shown while they are refused: few heroes ever can do them.
var rarely = []string{rules.DoFree, rules.DoDig, rules.DoTrade, rules.DoRescue, rules.DoExplore, rules.DoOpen}

// label names a row: what is done, without the target.
func (r reading) label(d *engine.Decision, row *asking.Row, ch *asking.Choice) string {
	o, w := &ch.Option, seen(r.w, r.s, d, ch.Option.Parts[:]...)
	switch {
	case o.Verb == rules.DoSwap && wipedOut(r.s, r.s.Track[o.Args[1]]):
		return w.Say("group.row.gone", w.Name(o.Parts[1]))
	case o.Verb == rules.DoAttack && o.Parts[2] != "":
		return w.Say("row.attack."+o.Parts[2], w.Name(o.Parts[0]))
	case o.Verb == rules.DoRecuperate && o.Parts[0] != "":
		return w.Say("row.recuperate." + o.Parts[0])
	case o.Verb == rules.DoReact && o.Parts[2] != "":
		return w.Say("row.react."+o.Parts[2], w.Name(d.About[0]), w.Name(o.Parts[0]))
	case o.Verb == rules.DoReact:
		return w.Say("row.react", w.Name(d.About[0]), w.Name(o.Parts[0]))
	case o.Verb == rules.DoAttack, o.Verb == rules.DoUse:
		return w.Name(o.Parts[0])
	case o.Verb == rules.DoGambit:
		return w.Say("row.gambit", w.Name(o.Parts[0]))
	case o.Verb == rules.DoSearch && o.Parts[0] == "inspired":
		return w.Say("row.search.inspired")
	case o.Verb == rules.DoGate:
		return w.Say("row.gate", w.Say("compass."+board.Wind(o.Args[2]).String()))
	case o.Verb == rules.DoLay || o.Verb == rules.DoExtract && several(d, rules.DoExtract):
		if name := r.places[ch.Key]; name != "" {
			return w.Say("row."+o.Verb+".at", name)
		}
		return w.Do(d.Kind, o)
	case o.Verb == rules.DoChoose:
		return w.Name(o.Parts[0])
	case d.Kind == rules.AskActivation && w.Has("row."+o.Verb):
		return w.Say("row."+o.Verb, w.Name(o.Parts[0]))
	}
	return w.Do(d.Kind, o)
}

// several reports whether a decision offers more than one option of a verb.
func several(d *engine.Decision, verb string) bool {
	n := 0
	for i := range d.Options {
		if d.Options[i].Verb == verb {
			n++
		}
	}
	return n > 1
}

// cost returns the die that an action of an activation costs, 0 for none.
func (r reading) cost(d *engine.Decision, o *engine.Option) int {
	if d.Kind != rules.AskActivation {
		return 0
	}
	die, _ := rules.Costs(r.m, d, o)
	return die
}

// order is the order of an activation's actions on the card.
var order = []string{rules.DoMove, rules.DoRun, rules.DoAttack, rules.DoUse, rules.DoSearch, rules.DoRecuperate, rules.DoRescue, rules.DoExplore, rules.DoOpen, rules.DoFree, rules.DoDig, rules.DoTrade, rules.DoExtract, rules.DoEnd}

// Compare implements asking.Reader: the actions of an activation stand as on the card.
func (r reading) Compare(a, b *asking.Row) int {
	if a.Kind != rules.AskActivation {
		return 0
	}
	return cmp.Or(slices.Index(order, a.Verb)-slices.Index(order, b.Verb), int(a.First().Option.Args[0])-int(b.First().Option.Args[0]), int(a.First().Option.Args[2])-int(b.First().Option.Args[2]))
}

// price writes the cost of a row: 3+.
func price(row *asking.Row) string {
	if row.Cost == 0 {
		return ""
	}
	return strconv.Itoa(row.Cost) + "+"
}
