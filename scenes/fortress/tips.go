package fortress

import (
	"fmt"
	"strings"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone/foretold"
	"precipice/game/words"
	"precipice/render"
	"precipice/scenes"
	"precipice/scenes/asking"
	"precipice/scenes/field"
	"precipice/scenes/fortress/table"
)

// tips says in a tip what is known about the thing that the player looks at.
type tips struct {
	d      *tabletop
	ahead  *outlook
	payer  *payer
	tipped render.Rect // where the tip was drawn, empty for none
	at     field.Keeper
}

// drawTip shows the tip of the area attended to, unless a click there has just done something: the tip of the next attack
// would cover what came of this one. A tip does not block the pointer.
func (y *tips) drawTip(sh *game.Shell, g *render.Canvas) {
	y.tipped = render.Rect{}
	a := sh.UI.Pointed()
	if a == nil || y.d.Presenting() || y.d.view.Pulled() || sh.UI.Done() && !sh.UI.Refused() {
		return
	}
	v := y.tip(sh, a)
	if sh.UI.Refused() {
		v = scenes.HeldTip(sh)
	}
	if v.Title == "" && !sh.UI.Peeked(a) {
		return
	}
	v = scenes.TouchAgain(sh, a, y.payer.withPayment(sh, scenes.WithKey(sh, v)))
	y.tipped = y.tipRect(sh, g.TooltipSize(v), a)
	g.TooltipAt(y.tipped, v)
}

// tip returns the tip of an area; without a title there is none.
func (y *tips) tip(sh *game.Shell, a *game.Area) (v render.TooltipView) {
	switch {
	case a.Tip != nil:
		return a.Tip()
	case a.Unit > 0:
		return y.unitTip(sh, fortress.UnitID(a.Unit-1))
	case a.Space != "":
		return y.hexTip(sh, hexOf(a))
	}
	return v
}

// rowTip explains a way to act: its rule, its weapon, or why it is refused.
func (y *tips) rowTip(sh *game.Shell, r *asking.Row) render.TooltipView {
	v := y.rowTitle(sh, r)
	if odds, ok := y.payer.rollOf(r); ok {
		table.RollTip(sh, &v, odds)
	}
	compared := y.comparison(sh, &v, r)
	if d := r.Direct(); d != nil && d.Place == asking.OnUnits {
		v.Rules = y.d.Choices.Decision.Rule
		y.d.foresight.attackTip(sh, &v, d)
		y.ahead.hostileTip(sh, &v, d.Key)
		return v
	}
	if len(r.Legal) == 0 {
		v.Text, v.Rules = y.whyDisabled(sh, r)
		return v
	}
	y.legalText(sh, &v, r, compared)
	if r.Verb == fortress.DoReRoll { // the button says what it does
		v.Title, v.Text = sh.Words.Say("tip.again"), strings.TrimSpace(foretold.Brings(sh.Words, y.d.Play.Match)+"\n"+v.Text)
	}
	if d := r.Direct(); d != nil && y.d.Choices.Decision.Seat == fortress.HostileSeat {
		v.Rules = y.d.Choices.Decision.Rule
		y.ahead.hostileTip(sh, &v, d.Key)
	}
	return v
}

// rowTitle returns the tip of a way to act with its title and what it acts with: a weapon, a miniature's arms, or what a
// card says.
func (y *tips) rowTitle(sh *game.Shell, r *asking.Row) render.TooltipView {
	w, s := sh.Words, &y.d.Play.Shown
	v := render.TooltipView{Title: r.Label}
	switch r.Verb {
	case fortress.DoFire:
		parts := strings.Fields(r.ID)
		for _, weapon := range s.WeaponsOf(y.d.Actor()) {
			if weapon.ID == parts[1] {
				v.Title = strings.Replace(r.Label, table.Brief(w, weapon.ID), w.Name(weapon.ID), 1)
				if v.Sub = table.Bands(weapon.Bands); weapon.Follow {
					v.Sub += "\n" + w.Rule("BF-CRD-004")
				}
			}
		}
	case fortress.DoSearch, fortress.DoSummon, fortress.DoRecuperate:
		v.Sub = y.whyPrice(sh, r)
	case fortress.DoTwist:
		v.Sub = w.Say("text." + table.ChoiceOf(r).Option.Parts[0])
	case fortress.DoReturn:
		if len(r.Legal) > 0 { // a miniature that is not on the board
			v.Sub = arms(w, s, s.Find(r.Legal[0].Option.Parts[0]))
		}
	case fortress.DoSupport:
		o := &table.ChoiceOf(r).Option
		v.Title, v.Sub = w.Do(r.Kind, o), w.Say("text."+o.Parts[0])
		if r.Place == asking.OnUnits {
			v.Title = w.Say("do.support", w.Name(o.Parts[0]))
		}
	case fortress.DoUse, fortress.DoSpecial, fortress.DoPlay:
		if _, rest, of := strings.Cut(r.ID, " "); of {
			if id, _, _ := strings.Cut(rest, " "); w.Has("text." + id) {
				v.Title, v.Sub = strings.Replace(r.Label, table.Brief(w, id), w.Name(id), 1), w.Say("text."+id)
			}
		}
		if r.Verb == fortress.DoPlay && len(r.Legal) > 0 { // whether the card will be gone
			v.Sub += "\n" + w.Say("resource."+s.Pack().Resources[r.Legal[0].Option.Args[1]].Kind.String()) + "."
		}
	}
	return v
}

// whyPrice says what makes a common action cost more or less than usual, "" if nothing does.
func (y *tips) whyPrice(sh *game.Shell, r *asking.Row) string {
	var list []string
	if u := y.d.Actor(); u != fortress.NoUnit {
		for in, by := range y.d.Play.Shown.Modifies(r.Verb+"-cost", u) {
			list = append(list, sh.Words.Say("tip.price.by", sh.Words.Name(in.ID), fmt.Sprintf("%+d", by)))
		}
	}
	if len(list) == 0 {
		return ""
	}
	return sh.Words.Say("tip.price", strings.Join(list, ", "))
}

// legalText says what a legal way to act does, and by which rule. Compared shows the results of its choices side by side.
func (y *tips) legalText(sh *game.Shell, v *render.TooltipView, r *asking.Row, compared string) {
	w := sh.Words
	v.Rules = verbRules[r.Verb]
	if r.Kind == fortress.AskGambitSwap { // a gambit's reward, and no covering fire
		v.Rules = y.d.Choices.Decision.Rule
	}
	if r.ID == table.WithoutMarker {
		v.Title, v.Rules = w.Say("tip.search"), "BF-SRC-002"
	}
	if v.Rules != "" && (r.Verb != fortress.DoUse || v.Sub == "") { // the card says what its action does
		v.Text = w.Rule(v.Rules)
	}
	if r.Verb == fortress.DoGambit {
		what := r.Legal[0].Option.Parts[1]
		v.Text, v.Rules = y.payer.paymentText(sh, r, what), payRule(r, what)
	}
	if r.Pays() && r.Direct() == nil {
		v.Text += "\n" + w.Say("tip.pays")
	}
	if compared != "" {
		v.Text = compared
	}
	if now := y.useNow(sh, r); now != "" {
		v.Text = now
	}
	if y.d.foresight.futileRow(r) {
		v.Text = strings.TrimSpace(w.Say("tip.futile") + " " + v.Text)
	}
	if y.payer.onlyDestiny(r) {
		v.Text = strings.TrimSpace(v.Text + " " + w.Say("tip.destiny"))
	}
}

// verbRules holds the rules of the explorers' actions.
var verbRules = map[string]string{fortress.DoMove: "BF-MOV-001", fortress.DoFire: "BF-ATK-004", fortress.DoRecuperate: "BF-RCP-001", fortress.DoSearch: "BF-SRC-004",
	fortress.DoSummon: "BF-SUM-002", fortress.DoUse: "BF-WPN-005", fortress.DoSpecial: "BF-STR-005", fortress.DoPlay: "BF-RSC-002", fortress.DoInspire: "BF-INS-002", fortress.DoSwap: "BF-COV-001", fortress.DoGambit: "BF-GAM-001", fortress.DoReRoll: "BF-INS-005",
	fortress.DoOverwatch: "BF-OVW-005", fortress.DoCover: "BF-WND-001", fortress.DoTwin: "BF-TWN-003"}

// hexTip describes a hex, and first what its ground does to those who stand there.
func (y *tips) hexTip(sh *game.Shell, h board.Hex) render.TooltipView {
	v := y.spaceTip(sh, h)
	v.Text = strings.TrimSpace(y.groundTexts(sh, h) + v.Text)
	return v
}

// spaceTip describes a hex: what is there, the range and line of sight from the active miniature, and what a
// click does or why it does nothing.
func (y *tips) spaceTip(sh *game.Shell, h board.Hex) render.TooltipView {
	w, s := sh.Words, &y.d.Play.Shown
	v := render.TooltipView{Title: w.Say("tip.hex", h.String())}
	to, inside := s.Field().At(h)
	if !inside {
		v.Title, v.Text, v.Rules = w.Say("tip.portal", h.String()), w.Say("tip.portal.text"), "BF-RNF-010"
		return v
	}
	v.Sub = y.lies(sh, to)
	if from, ok := y.d.watch(); ok && from != to && !s.Cells[to].Blocked && !y.d.choosesHex(h) {
		v.Text = y.sight(sh, from, to, true)
	}
	r := y.d.Choices.Spaces()
	if r == nil || y.d.pin != nil {
		return v
	}
	ch := r.OnSpace(h.String())
	switch {
	case ch == nil:
	case ch.Why != nil:
		v.Text = strings.TrimSpace(v.Text + "\n" + w.Say("tip.refused", y.refusedDeed(sh, r, ch), asking.Why(sh, ch.Why)))
		v.Rules = ch.Why.Rule
	case r.Verb == fortress.DoMove && y.d.Activating():
		v.Title = w.WithPlaces(here(w, h)).Do(y.d.Choices.Decision.Kind, &ch.Option)
		v.Text = y.d.foresight.moveTip(sh, ch.Option.Key(), to)
		v.Rules = "BF-MOV-001"
		if _, halts := s.Walk(y.d.Actor()); halts.Has(to) {
			v.Text = w.Say("tip.halt") + "\n" + v.Text
			v.Rules = "BF-MOV-006"
		}
	default:
		v.Title = w.WithPlaces(here(w, h)).Do(y.d.Choices.Decision.Kind, &ch.Option)
		v.Rules = y.d.Choices.Decision.Rule
		y.ahead.hostileTip(sh, &v, ch.Key)
	}
	return v
}

// here names a hex as the one that its own tip is about.
func here(w *words.Book, h board.Hex) map[string]string {
	return map[string]string{h.String(): w.Say("place.this")}
}

// refusedDeed says what a choice of a row does: the row's label, or where that names one place among others, the choice's own.
func (y *tips) refusedDeed(sh *game.Shell, r *asking.Row, ch *asking.Choice) string {
	if d := y.d.Choices.Decision; d.Kind != fortress.AskActivation {
		return sh.Words.Do(d.Kind, &ch.Option)
	}
	return r.Label
}
