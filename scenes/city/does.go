package city

import (
	"strings"

	"precipice/engine"
	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/engine/dice"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/asking"
)

// doingRules are the rules of the actions of an activation, by verb.
var doingRules = map[string]string{
	rules.DoMove: "CC-MOV-001", rules.DoRun: "CC-MOV-002", rules.DoRecuperate: "CC-RCP-001", rules.DoSearch: "CC-SRC-001",
	rules.DoExtract: "CC-EXT-001", rules.DoExplore: "CC-DLV-003", rules.DoRescue: "CC-G-077", rules.DoOpen: "CC-CGW-002",
	rules.DoUse: "CC-ACT-008", rules.DoFree: "CC-TRP-002", rules.DoDig: "CC-BUR-006", rules.DoTrade: "CC-SRC-005", rules.DoEnd: "CC-REA-001",
}

// reachRules are the rules of weapons, by library.Reach.
var reachRules = [...]string{library.Melee: "CC-WPN-001", library.Ranged: "CC-WPN-002", library.Dual: "CC-WPN-003"}

// teller tells what answers do.
type teller struct {
	d    *tabletop
	odds *odds
}

// does says in a tip what an option of a decision does, and what it costs if it is an action.
func (x *teller) does(sh *game.Shell, d *engine.Decision, o *engine.Option) (v render.TooltipView) {
	w := sh.Words
	v.Rules = d.Rule
	if d.Kind == rules.AskActivation && doingRules[o.Verb] != "" {
		v.Rules = doingRules[o.Verb]
	}
	var lines []string
	switch h := heroOf(&x.d.Play.Shown, d); {
	case h >= 0 && (o.Verb == rules.DoAttack || o.Verb == rules.DoReact):
		lines = x.weaponDoes(sh, h, o, &v)
	case o.Verb == rules.DoUse, o.Verb == rules.DoChoose, d.Kind == rules.AskKeep:
		lines = append(lines, w.Say("text."+o.Parts[0]))
	default:
		lines = append(lines, x.deed(sh, d, o, h))
	}
	if price := x.priceOf(sh, d, o); price != "" {
		lines = append(lines, price)
	}
	v.Text = strings.Join(lines, "\n")
	return v
}

// deed returns the sentence for what an option does: that of its verb in its question, else that of the verb with what it names, else
// that of the verb.
func (x *teller) deed(sh *game.Shell, d *engine.Decision, o *engine.Option, h int) string {
	w, key := sh.Words, "tip.do."+o.Verb
	special := o.Parts[0]
	switch {
	case o.Verb == rules.DoEnd && !hostilesToCome(&x.d.Play.Shown):
		special = "last"
	case o.Verb == rules.DoSwap && wipedOut(&x.d.Play.Shown, x.d.Play.Shown.Track[o.Args[1]]):
		special = "gone"
	case o.Verb == rules.DoGambit:
		h = int(o.Args[0])
	}
	for _, own := range []string{"tip.do." + d.Kind + "." + o.Verb, key + "." + special} {
		if w.Has(own) {
			key = own
			break
		}
	}
	w = placed(w, &x.d.Play.Shown, append(o.Parts[:], d.About[:]...)...)
	return w.Say(key, w.Name(o.Parts[0]), x.figureIn(sh, o.Verb, h), w.Name(d.About[0]), w.Name(d.About[1]))
}

// figureIn returns the figure of a hero that an action goes by: how far it goes, or what it rolls; "" for none.
func (x *teller) figureIn(sh *game.Shell, verb string, h int) string {
	s, w := &x.d.Play.Shown, sh.Words
	switch {
	case h < 0:
	case verb == rules.DoMove:
		return numberOf(s.Move(h))
	case verb == rules.DoRun:
		return numberOf(s.Run(h))
	case verb == rules.DoRecuperate:
		return w.Name(s.Stat(h, "vitality").String())
	case verb == rules.DoGambit:
		return w.Name(s.Stat(h, "agility").String())
	}
	return ""
}

// priceOf says what an action of an activation costs, "" for its end.
func (x *teller) priceOf(sh *game.Shell, d *engine.Decision, o *engine.Option) string {
	w := sh.Words
	switch die, points := rules.Costs(x.d.Play.Match, d, o); {
	case d.Kind != rules.AskActivation || o.Verb == rules.DoEnd:
		return ""
	case o.Verb == rules.DoDig:
		return w.Say("tip.cost.dig")
	case die > 0 && points > 0:
		return w.Say("tip.cost.points", numberOf(die), numberOf(points))
	case die > 0:
		return w.Say("tip.cost", numberOf(die))
	}
	return w.Say("tip.cost.free")
}

// hostilesToCome reports whether the card of a group comes up later in this turn, so that somebody can be reacted to (CC-REA-008).
func hostilesToCome(s *rules.State) bool {
	for _, c := range s.Track[:s.NumTrack] {
		if c.Hostile && !c.Done && !wipedOut(s, c) {
			return true
		}
	}
	return false
}

// heroOf returns the hero that a decision is about, -1 for none.
func heroOf(s *rules.State, d *engine.Decision) int {
	if u := find(s, d.About[0]); u != rules.NoUnit && s.Units[u].Team == rules.HeroTeam {
		return int(u)
	}
	return -1
}

// weaponDoes says what a weapon of a hero does: its die, its damage, whom it reaches, and the ailment that it brings.
func (x *teller) weaponDoes(sh *game.Shell, h int, o *engine.Option, v *render.TooltipView) (lines []string) {
	w := sh.Words
	weapons := x.d.Play.Shown.Card(h).Weapons
	for i := range weapons {
		g := &weapons[i]
		if g.ID != o.Parts[0] {
			continue
		}
		v.Sub = w.Say("weapon.line", w.Name(g.Dice.String()), g.Damage.String(), w.Name(library.ReachWords[g.Kind]))
		if o.Verb == rules.DoAttack {
			v.Rules = reachRules[g.Kind]
		}
		lines = append(lines, w.Say("tip.weapon."+library.ReachWords[g.Kind]), w.Say("tip.weapon.damage", numberOf(g.Damage[0]), numberOf(g.Damage[1])))
		if g.Ail.From != dice.Fail {
			lines = append(lines, w.Say("tip.weapon.ail."+g.Ail.From.String(), w.Name(library.AilmentWords[g.Ail.With])))
		}
	}
	if o.Parts[2] == "arrow" {
		lines = append(lines, w.Say("tip.weapon.arrow", numberOf(int(x.d.Play.Shown.Heroes[h].Arrows))))
	}
	if o.Verb == rules.DoReact {
		lines = append(lines, w.Say("tip.weapon.react", w.Name(o.Parts[1])))
	}
	return lines
}

// rowTip says what a row does and what it costs, what may come of it, and of one that cannot be taken why not.
func (x *teller) rowTip(sh *game.Shell, row *asking.Row) render.TooltipView {
	v := x.does(sh, row.Of, &row.First().Option)
	v.Title = row.Label
	switch {
	case len(row.Legal) == 0:
		why := row.Reason()
		v.Text, v.Rules = v.Text+"\n"+asking.Why(sh, why), why.Rule
	case row.Direct() != nil || row.Pays():
		x.odds.forecastInto(sh, &v, row.First())
	}
	return v
}

// choiceTip says what a choice on the board does.
func (x *teller) choiceTip(sh *game.Shell, ch *asking.Choice) render.TooltipView {
	d := x.d.Question.Decision
	if row, _ := x.d.Question.Find(ch.Key); row != nil {
		d = row.Of
	}
	v := x.does(sh, d, &ch.Option)
	v.Title = x.answer(sh.Words, ch)
	x.odds.forecastInto(sh, &v, ch)
	return v
}
