package fortress

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game/words"
)

// place is the kind of target that an option has on the board.
type place uint8

const (
	nowhere place = iota // the option is chosen from a list
	onHexes
	onUnits
)

// choice is a legal or refused option with its target.
type choice struct {
	option engine.Option
	key    string
	at     place
	hex    board.Hex       // onHexes
	unit   fortress.UnitID // onUnits
	aimed  bool            // a second die cancels cover
	why    *engine.Refusal // nil if it is legal
}

// row is one kind of action: the choices that differ only in their target.
type row struct {
	id    string
	kind  string // of the decision
	verb  string
	label string
	cost  int   // lowest face of a die that can pay, 0 for no cost
	which int16 // which weapon or unique action, if there are several
	place place
	legal []choice
	not   []choice // refused
}

// choices is a decision arranged for mouse and keys.
type choices struct {
	decision *engine.Decision
	rows     []row
}

// arrange groups the options and refusals of a decision by what they do.
func arrange(d *engine.Decision, s *fortress.State, w *words.Book) *choices {
	c := &choices{decision: d}
	for i := range d.Options {
		c.add(d.Options[i], nil, s, w)
	}
	for i := range d.Refusals {
		c.add(d.Refusals[i].Option, &d.Refusals[i], s, w)
	}
	if d.Kind == fortress.AskActivation {
		slices.SortStableFunc(c.rows, func(a, b row) int {
			return cmp.Or(slices.Index(order, a.verb)-slices.Index(order, b.verb), int(a.which)-int(b.which))
		})
	}
	return c
}

// order is the order of an activation's actions on the card.
var order = []string{fortress.DoMove, fortress.DoFire, fortress.DoUse, fortress.DoSpecial, fortress.DoPlay, fortress.DoSupport, fortress.DoRecuperate, fortress.DoSearch, fortress.DoSummon, fortress.DoTwin, fortress.DoInspire, fortress.DoEnd}

func (c *choices) add(o engine.Option, why *engine.Refusal, s *fortress.State, w *words.Book) {
	ch := choice{option: o, key: o.Key(), unit: fortress.NoUnit, why: why}
	at := ch.pointAt(s)
	ch.at = at
	id := ch.way(c.decision.Kind, at)
	r := c.row(id)
	if r == nil {
		c.rows = append(c.rows, row{id: id, kind: c.decision.Kind, verb: o.Verb, place: at, label: label(c.decision, &ch, at, s, w), cost: cost(c.decision, &o, s), which: o.Args[1]})
		r = &c.rows[len(c.rows)-1]
	}
	if r.place == nowhere && at != nowhere { // a refusal without a target came first
		r.place = at
	}
	if why == nil {
		r.legal = append(r.legal, ch)
	} else {
		r.not = append(r.not, ch)
	}
}

func (c *choices) row(id string) *row {
	for i := range c.rows {
		if c.rows[i].id == id {
			return &c.rows[i]
		}
	}
	return nil
}

// pointAt fills in the option's target.
func (ch *choice) pointAt(s *fortress.State) place {
	p := ch.option.Parts
	switch ch.option.Verb {
	case fortress.DoMove, fortress.DoPlace, fortress.DoDeploy, fortress.DoOpen, fortress.DoSummon:
		for i := len(p) - 1; i >= 0; i-- {
			if h, err := board.ParseHex(p[i]); err == nil {
				ch.hex = h
				return onHexes
			}
		}
	case fortress.DoFire, fortress.DoUse, fortress.DoSpecial, fortress.DoPlay, fortress.DoSupport:
		ch.aimed = p[3] == "aimed"
		if ch.unit = s.Find(p[1]); p[1] != "" && ch.unit != fortress.NoUnit {
			return onUnits
		}
	case fortress.DoTarget, fortress.DoRiposte, fortress.DoTowards, fortress.DoActivate:
		if ch.unit = s.Find(p[0]); ch.unit != fortress.NoUnit && s.On(ch.unit).Here() {
			return onUnits
		}
	case fortress.DoDiscard:
		if n, ok := strings.CutPrefix(p[0], "marker-"); ok {
			i, _ := strconv.Atoi(n)
			if sp := s.Markers[i-1]; sp != board.None {
				ch.hex = s.Field().Hex(sp)
				return onHexes
			}
		}
	}
	return nowhere
}

// way returns a key for the option without its target. An activation has a switch for aiming, so there the
// aimed shots of a weapon share its row. In any other question they get a row of their own.
func (ch *choice) way(kind string, at place) string {
	p := ch.option.Parts
	switch {
	case ch.option.Verb == fortress.DoFire && ch.aimed && kind != fortress.AskActivation:
		return strings.Join(strings.Fields("fire "+p[0]+" "+p[2]+" aimed"), " ")
	case ch.option.Verb == fortress.DoFire:
		return strings.TrimSpace("fire " + p[0] + " " + p[2])
	case ch.option.Verb == fortress.DoUse, ch.option.Verb == fortress.DoSpecial, ch.option.Verb == fortress.DoPlay, ch.option.Verb == fortress.DoGambit, ch.option.Verb == fortress.DoSupport && at == onUnits:
		return ch.option.Verb + " " + p[0]
	case ch.option.Verb == fortress.DoSummon, at == onUnits:
		return ch.option.Verb
	case at == onHexes && p[1] != "" && ch.option.Verb != fortress.DoMove:
		return ch.option.Verb + " " + p[0]
	case at == onHexes:
		return ch.option.Verb
	}
	return ch.key
}

// label names a row: what is done, without the target.
func label(d *engine.Decision, ch *choice, at place, s *fortress.State, w *words.Book) string {
	o, kind := &ch.option, d.Kind
	switch {
	case kind == fortress.AskCover:
		return coverLabel(d, o, s, w)
	case o.Verb == fortress.DoFire && ch.aimed && kind != fortress.AskActivation:
		plain := *ch
		plain.aimed = false
		return w.Say("row.fire.aimed", label(d, &plain, at, s, w))
	case o.Verb == fortress.DoFire && o.Parts[2] != "":
		return w.Say("row.fire.many", brief(w, o.Parts[0]), o.Parts[2][1:])
	case o.Verb == fortress.DoFire, o.Verb == fortress.DoUse, o.Verb == fortress.DoSpecial, o.Verb == fortress.DoPlay && kind == fortress.AskActivation:
		return brief(w, o.Parts[0])
	case o.Verb == fortress.DoSupport && kind == fortress.AskActivation: // short, for a column of a card
		if n, on := strings.CutPrefix(o.Parts[1], "group-"); on {
			return w.Say("row.support.group", w.Name(o.Parts[0]), n)
		}
		return w.Name(o.Parts[0])
	case o.Verb == fortress.DoInspireOne:
		for e := range s.Party {
			if s.Name(e) == o.Parts[0] {
				return w.Say("gains.point", w.Name(o.Parts[0]), strconv.Itoa(int(s.Party[e].Inspiration)))
			}
		}
	case o.Verb == fortress.DoSwap:
		return withKinds(w.Do(kind, o), o, s, w)
	case o.Verb == fortress.DoProposeEnd && s.OnePlayer():
		return w.Say("do.propose-end.alone")
	case kind == fortress.AskActivation && o.Verb == fortress.DoInspire:
		return w.Say("row.inspire.own")
	case w.Has("row." + o.Verb):
		return w.Say("row."+o.Verb, w.Name(o.Parts[0]))
	}
	return w.Do(kind, o)
}

// withKinds names in a text each hostile group of an option by its kind too, as its card on the track does.
func withKinds(text string, o *engine.Option, s *fortress.State, w *words.Book) string {
	for _, part := range o.Parts {
		n, err := strconv.Atoi(strings.TrimPrefix(part, "group-"))
		if err == nil && n > 0 && n <= len(s.Groups) && s.Groups[n-1].Present {
			text = strings.Replace(text, w.Name(part), w.Say("swap.group", w.Name(s.Pack().Hostiles[s.Groups[n-1].Kind].ID), strconv.Itoa(n)), 1)
		}
	}
	return text
}

// brief returns the short name of a weapon or an action.
func brief(w *words.Book, id string) string {
	if w.Has("short." + id) {
		return w.Say("short." + id)
	}
	return w.Name(id)
}

// cost returns the cost of an action in an activation, or of a shot in overwatch.
func cost(d *engine.Decision, o *engine.Option, s *fortress.State) int {
	u := s.Find(d.About[0])
	switch {
	case u == fortress.NoUnit, o.Verb == fortress.DoEnd, o.Verb == fortress.DoInspire, o.Verb == fortress.DoTwin:
		return 0
	case d.Kind == fortress.AskOverwatchWeapon:
		weapon, attacks, _ := s.WeaponChoice(u, o)
		return s.FireCost(u, weapon, attacks)
	case d.Kind != fortress.AskActivation:
		return 0
	}
	return s.CostOf(int(s.On(u).Card), o)
}

// onHex returns the choice of a row whose target is a hex.
func (r *row) onHex(h board.Hex) *choice {
	for _, list := range [][]choice{r.legal, r.not} {
		for i := range list {
			if list[i].at == onHexes && list[i].hex == h {
				return &list[i]
			}
		}
	}
	return nil
}

// onUnit returns the choice of a row whose target is a miniature, aimed if aimed is set; if aiming is
// refused, the refusal.
func (r *row) onUnit(u fortress.UnitID, aimed bool) *choice {
	for _, list := range [][]choice{r.legal, r.not} {
		for i := range list {
			if list[i].unit == u && list[i].aimed == aimed {
				return &list[i]
			}
		}
	}
	if aimed {
		return r.onUnit(u, false)
	}
	return nil
}

// reason returns the most frequent reason why no choice of the row is legal.
func (r *row) reason() *engine.Refusal {
	var list []*engine.Refusal
	for i := range r.not {
		if r.not[i].aimed && !strings.HasSuffix(r.id, " aimed") {
			continue // the plain shot of the same row says more
		}
		list = append(list, r.not[i].why)
	}
	return frequent(list)
}

// frequent returns the refusal whose reason comes most often, nil if there is none.
func frequent(list []*engine.Refusal) (best *engine.Refusal) {
	most, count := 0, map[string]int{}
	for _, why := range list {
		if count[why.Reason]++; count[why.Reason] > most {
			most, best = count[why.Reason], why
		}
	}
	return best
}

// direct returns the choice that a click on the row takes, nil if the player must click its target. A row
// with a single target needs no click on the board, except in an activation, where a weapon is selected
// first.
func (r *row) direct() *choice {
	if len(r.legal) != 1 {
		return nil
	}
	if r.place == nowhere || r.verb == fortress.DoSummon || r.place == onUnits && r.kind != fortress.AskActivation {
		return &r.legal[0]
	}
	return nil
}
