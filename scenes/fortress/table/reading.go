package table

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/words"
	"precipice/render"
	"precipice/scenes/asking"
)

// Reading reads the options of a decision in a state. It implements asking.Reader.
type Reading struct {
	State *fortress.State
	Words *words.Book
}

// Arrange groups the options and refusals of a decision by what they do.
func Arrange(d *engine.Decision, s *fortress.State, w *words.Book) *asking.Question {
	return asking.Arrange(d, Reading{s, w})
}

// Read implements asking.Reader.
func (r Reading) Read(d *engine.Decision, row *asking.Row) asking.Reading {
	first := row.First()
	is := asking.Reading{Label: Label(d, first, r.State, r.Words), Cost: cost(d, &first.Option, r.State), Slot: row.ID,
		Sole:    Sole(row),
		Aimed:   strings.HasSuffix(row.ID, " aimed"),
		Confirm: row.Verb == fortress.DoInspire || row.ID == WithoutMarker,
		Ends:    row.Verb == fortress.DoEnd || row.Verb == fortress.DoDone,
		Unsaid:  row.Verb == fortress.DoInspire,
		Paid:    row.Verb == fortress.DoGambit}
	if HasPartners(row) {
		is.Label = partnersLabel(r.Words, row)
	}
	if row.Verb == fortress.DoSearch || row.Verb == fortress.DoInspire { // both ways to search have the same number
		is.Slot = row.Verb
	}
	if row.Verb == fortress.DoPause {
		is.Tip = pauseTip(r.Words, is.Label)
	}
	return is
}

// Sole reports whether a row with a single target needs no click on the board. In an activation a weapon is selected first.
func Sole(r *asking.Row) bool {
	return r.Verb == fortress.DoSummon || r.Place == asking.OnUnits && r.Kind != fortress.AskActivation
}

// WithoutMarker is the row of a search paid for with inspiration.
const WithoutMarker = "search inspired"

// Compare implements asking.Reader: the actions of an activation stand as on the card.
func (r Reading) Compare(a, b *asking.Row) int {
	if a.Kind != fortress.AskActivation {
		return 0
	}
	return cmp.Or(slices.Index(Order, a.Verb)-slices.Index(Order, b.Verb), int(a.First().Option.Args[1])-int(b.First().Option.Args[1]))
}

// Order is the order of an activation's actions on the card.
var Order = []string{fortress.DoMove, fortress.DoFire, fortress.DoUse, fortress.DoSpecial, fortress.DoPlay, fortress.DoSupport, fortress.DoRecuperate, fortress.DoSearch, fortress.DoSummon, fortress.DoTwin, fortress.DoInspire, fortress.DoEnd}

// Target implements asking.Reader.
func (r Reading) Target(o *engine.Option) asking.Target {
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
		if to.Unit = int(r.State.Find(p[1])); p[1] != "" && UnitOf(&to) != fortress.NoUnit {
			to.Place = asking.OnUnits
		}
	case fortress.DoTarget, fortress.DoRiposte, fortress.DoTowards, fortress.DoActivate:
		if to.Unit = int(r.State.Find(p[0])); UnitOf(&to) != fortress.NoUnit && r.State.On(UnitOf(&to)).Here() {
			to.Place = asking.OnUnits
		}
	case fortress.DoDiscard:
		if n, ok := strings.CutPrefix(p[0], "marker-"); ok {
			i, _ := strconv.Atoi(n)
			if sp := r.State.Markers[i-1]; sp != board.None {
				to.Place, to.Space = asking.OnSpaces, r.State.Field().Name(sp)
			}
		}
	}
	if to.Place == asking.Nowhere {
		to.Pay = payment(r.Words, p[1])
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

// UnitOf returns the miniature that an option points at, NoUnit for none.
func UnitOf(to *asking.Target) fortress.UnitID { return fortress.UnitID(to.Unit) }

// HexAt returns the hex with a name, the middle of the board for what is none.
func HexAt(name string) board.Hex {
	h, _ := board.ParseHex(name)
	return h
}

// Way implements asking.Reader. An activation has a switch for aiming, so there the
// aimed shots of a weapon share its row. In any other question they get a row of their own.
func (Reading) Way(d *engine.Decision, ch *asking.Choice) string {
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

// Label names a row: what is done, without the target.
func Label(d *engine.Decision, ch *asking.Choice, s *fortress.State, w *words.Book) string {
	o, kind := &ch.Option, d.Kind
	switch {
	case kind == fortress.AskCover:
		return coverLabel(d, o, s, w)
	case o.Verb == fortress.DoFire && ch.Aimed && kind != fortress.AskActivation:
		plain := *ch
		plain.Aimed = false
		return w.Say("row.fire.aimed", Label(d, &plain, s, w))
	case o.Verb == fortress.DoFire && o.Parts[2] != "":
		return w.Say("row.fire.many", Brief(w, o.Parts[0]), o.Parts[2][1:])
	case o.Verb == fortress.DoFire, o.Verb == fortress.DoUse, o.Verb == fortress.DoSpecial, o.Verb == fortress.DoPlay && kind == fortress.AskActivation:
		return Brief(w, o.Parts[0])
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
		return WithKinds(w.Say("swap.row", w.Name(o.Parts[0]), w.Name(o.Parts[1])), o, s, w)
	case o.Verb == fortress.DoProposeEnd && s.OnePlayer():
		return w.Say("do.propose-end.alone")
	case kind == fortress.AskActivation && o.Verb == fortress.DoInspire:
		return w.Say("row.inspire.own")
	case w.Has("row." + o.Verb):
		return w.Say("row."+o.Verb, w.Name(o.Parts[0]))
	}
	return w.Do(kind, o)
}

// WithKinds names in a text each hostile group of an option by its kind too, as its card on the track does.
func WithKinds(text string, o *engine.Option, s *fortress.State, w *words.Book) string {
	for _, part := range o.Parts {
		n, err := strconv.Atoi(strings.TrimPrefix(part, "group-"))
		if err == nil && n > 0 && n <= len(s.Groups) && s.Groups[n-1].Present {
			text = strings.Replace(text, w.Name(part), w.Say("swap.group", w.Name(s.Pack().Hostiles[s.Groups[n-1].Kind].ID), strconv.Itoa(n)), 1)
		}
	}
	return text
}

// Brief returns the short name of a weapon or an action.
func Brief(w *words.Book, id string) string {
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

// Price returns what a row costs: a die, inspiration, or both.
func Price(sh *game.Shell, r *asking.Row) string {
	w := sh.Words
	switch {
	case r.Verb == fortress.DoInspire:
		return w.Say("cost.inspire")
	case r.ID == WithoutMarker:
		return w.Say("cost.search", strconv.Itoa(r.Cost))
	case r.Cost > 0:
		return strconv.Itoa(r.Cost) + "+"
	}
	return ""
}

// HasPartners reports whether a row is about with whom an explorer trades its place by covering fire, of several.
func HasPartners(r *asking.Row) bool {
	return r.Verb == fortress.DoSwap && r.Kind == fortress.AskCoveringFire && len(r.Legal)+len(r.Refused) > 1 && len(r.Legal) > 0
}

// partnersLabel names the row of an explorer who trades its place.
func partnersLabel(w *words.Book, row *asking.Row) string {
	return w.Say("partners.row", w.Name(row.First().Option.Parts[0]))
}

// coverLabel describes the die in the space that a wound would cover (BF-WND-001).
func coverLabel(d *engine.Decision, o *engine.Option, s *fortress.State, w *words.Book) string {
	for e := range s.Party {
		if !s.Party[e].Playing || s.Name(e) != d.About[0] {
			continue
		}
		if die := s.Party[e].Slots[o.Args[0]].Die; die > 0 {
			return w.Say("row.cover.die", o.Parts[0], strconv.Itoa(int(die)))
		}
	}
	return w.Say("row.cover.empty", o.Parts[0])
}

// pauseTip tells what a pause is.
func pauseTip(w *words.Book, label string) func() render.TooltipView {
	return func() render.TooltipView {
		return render.TooltipView{Title: label, Text: w.Say("stasis.pause.text") + " " + w.Rule("BF-PAU-003"), Rules: "BF-PAU-001"}
	}
}
