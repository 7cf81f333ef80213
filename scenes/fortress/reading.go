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
	"precipice/scenes/asking"
)

// reading reads the options of a decision in a state. It implements asking.Reader.
type reading struct {
	s *fortress.State
	w *words.Book
}

// arrange groups the options and refusals of a decision by what they do.
func arrange(d *engine.Decision, s *fortress.State, w *words.Book) *asking.Question {
	return asking.Arrange(d, reading{s, w})
}

// Read implements asking.Reader.
func (r reading) Read(d *engine.Decision, row *asking.Row) asking.Reading {
	first := row.First()
	is := asking.Reading{Label: label(d, first, r.s, r.w), Cost: cost(d, &first.Option, r.s), Slot: row.ID,
		Sole:    sole(row),
		Aimed:   strings.HasSuffix(row.ID, " aimed"),
		Confirm: row.Verb == fortress.DoInspire || row.ID == withoutMarker,
		Ends:    row.Verb == fortress.DoEnd || row.Verb == fortress.DoDone,
		Unsaid:  row.Verb == fortress.DoInspire,
		Paid:    row.Verb == fortress.DoGambit}
	if hasPartners(row) {
		is.Label = partnersLabel(r.w, row)
	}
	if row.Verb == fortress.DoSearch || row.Verb == fortress.DoInspire { // both ways to search have the same number
		is.Slot = row.Verb
	}
	if row.Verb == fortress.DoPause {
		is.Tip = pauseTip(r.w, is.Label)
	}
	return is
}

// sole reports whether a row with a single target needs no click on the board. In an activation a weapon is selected first.
func sole(r *asking.Row) bool {
	return r.Verb == fortress.DoSummon || r.Place == asking.OnUnits && r.Kind != fortress.AskActivation
}

// withoutMarker is the row of a search paid for with inspiration.
const withoutMarker = "search inspired"

// Compare implements asking.Reader: the actions of an activation stand as on the card.
func (r reading) Compare(a, b *asking.Row) int {
	if a.Kind != fortress.AskActivation {
		return 0
	}
	return cmp.Or(slices.Index(order, a.Verb)-slices.Index(order, b.Verb), int(a.First().Option.Args[1])-int(b.First().Option.Args[1]))
}

// order is the order of an activation's actions on the card.
var order = []string{fortress.DoMove, fortress.DoFire, fortress.DoUse, fortress.DoSpecial, fortress.DoPlay, fortress.DoSupport, fortress.DoRecuperate, fortress.DoSearch, fortress.DoSummon, fortress.DoTwin, fortress.DoInspire, fortress.DoEnd}

// Target implements asking.Reader.
func (r reading) Target(o *engine.Option) asking.Target {
	to := asking.Target{Unit: int(fortress.NoUnit)}
	p := &o.Parts
	switch o.Verb {
	case fortress.DoMove, fortress.DoPlace, fortress.DoDeploy, fortress.DoOpen, fortress.DoSummon:
		for i := len(p) - 1; i >= 0; i-- {
			if !strings.Contains(p[i], ",") { // most parts are no hex, and to be told why takes time
				continue
			}
			if _, err := board.ParseHex(p[i]); err == nil {
				to.Place, to.Space = asking.OnSpaces, p[i]
				break
			}
		}
	case fortress.DoFire, fortress.DoUse, fortress.DoSpecial, fortress.DoPlay, fortress.DoSupport:
		to.Aimed = p[3] == "aimed"
		if to.Unit = int(r.s.Find(p[1])); p[1] != "" && unitOf(&to) != fortress.NoUnit {
			to.Place = asking.OnUnits
		}
	case fortress.DoTarget, fortress.DoRiposte, fortress.DoTowards, fortress.DoActivate:
		if to.Unit = int(r.s.Find(p[0])); unitOf(&to) != fortress.NoUnit && r.s.On(unitOf(&to)).Here() {
			to.Place = asking.OnUnits
		}
	case fortress.DoDiscard:
		if n, ok := strings.CutPrefix(p[0], "marker-"); ok {
			i, _ := strconv.Atoi(n)
			if sp := r.s.Markers[i-1]; sp != board.None {
				to.Place, to.Space = asking.OnSpaces, r.s.Field().Name(sp)
			}
		}
	}
	if to.Place == asking.Nowhere {
		to.Pay = payment(r.w, p[1])
	}
	return to
}

// payment says what pays: the face of a die, or in words.
func payment(w *words.Book, what string) string {
	if w.Has("pay." + what) {
		return w.Say("pay." + what)
	}
	return what
}

// unitOf returns the miniature that an option points at, NoUnit for none.
func unitOf(to *asking.Target) fortress.UnitID { return fortress.UnitID(to.Unit) }

// hexAt returns the hex with a name, the middle of the board for what is none.
func hexAt(name string) board.Hex {
	h, _ := board.ParseHex(name)
	return h
}

// Way implements asking.Reader. An activation has a switch for aiming, so there the
// aimed shots of a weapon share its row. In any other question they get a row of their own.
func (reading) Way(d *engine.Decision, ch *asking.Choice) string {
	p := ch.Option.Parts
	switch {
	case ch.Option.Verb == fortress.DoFire && ch.Aimed && d.Kind != fortress.AskActivation:
		return strings.Join(strings.Fields("fire "+p[0]+" "+p[2]+" aimed"), " ")
	case ch.Option.Verb == fortress.DoFire:
		return strings.TrimSpace("fire " + p[0] + " " + p[2])
	case ch.Option.Verb == fortress.DoUse, ch.Option.Verb == fortress.DoSpecial, ch.Option.Verb == fortress.DoPlay, ch.Option.Verb == fortress.DoGambit, ch.Option.Verb == fortress.DoSupport && ch.Place == asking.OnUnits:
		return ch.Option.Verb + " " + p[0]
	case ch.Option.Verb == fortress.DoSummon, ch.Place == asking.OnUnits:
		return ch.Option.Verb
	case ch.Option.Verb == fortress.DoSwap && d.Kind == fortress.AskCoveringFire:
		return ch.Option.Verb + " " + p[0]
	case ch.Place == asking.OnSpaces && p[1] != "" && ch.Option.Verb != fortress.DoMove:
		return ch.Option.Verb + " " + p[0]
	case ch.Place == asking.OnSpaces:
		return ch.Option.Verb
	}
	return ch.Key
}

// label names a row: what is done, without the target.
func label(d *engine.Decision, ch *asking.Choice, s *fortress.State, w *words.Book) string {
	o, kind := &ch.Option, d.Kind
	switch {
	case kind == fortress.AskCover:
		return coverLabel(d, o, s, w)
	case o.Verb == fortress.DoFire && ch.Aimed && kind != fortress.AskActivation:
		plain := *ch
		plain.Aimed = false
		return w.Say("row.fire.aimed", label(d, &plain, s, w))
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
		return withKinds(w.Say("swap.row", w.Name(o.Parts[0]), w.Name(o.Parts[1])), o, s, w)
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
