package fortress

import (
	"slices"
	"strconv"
	"strings"

	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/game/blackstone/foretold"
	"precipice/game/words"
	"precipice/render"
	"precipice/scenes/asking"
)

// comparison adds to the tip of a card what the attack, the wound or the roll at hand comes to with it, and returns
// what that would be without it: "" if the card is for another time.
func (c *Combat) comparison(sh *game.Shell, v *render.TooltipView, r *asking.Row) string {
	d := r.Direct()
	if again := c.choices.Decision.Kind == fortress.AskReRoll && len(v.Odds) > 0; r.Verb != fortress.DoPlay || d == nil || again { // the new roll is told
		return ""
	}
	without := "pass"
	if c.choices.Decision.Kind == fortress.AskReRoll {
		without = "keep"
	}
	with, ok := fortress.ForeseeAnswer(c.Play.Match, d.Key)
	plain, also := fortress.ForeseeAnswer(c.Play.Match, without)
	if !ok || !also {
		return ""
	}
	odds, now := fateOdds(sh.Words, &with), fateOdds(sh.Words, &plain)
	if len(with.Steps[0].Attacks)+len(plain.Steps[0].Attacks) > 0 {
		odds, now = shotOddsOf(sh.Words, &with), shotOddsOf(sh.Words, &plain)
	}
	v.Odds = odds
	text := ""
	for i, o := range now {
		if i > 0 {
			text += ", "
		}
		text += sh.Words.Say("tip.share", o.Label, render.Percent(o.Share))
	}
	return sh.Words.Say("tip.without", text)
}

// shotOddsOf returns the results of the attack that a plan resolves.
func shotOddsOf(w *words.Book, p *fortress.Plan) []render.OddsRow {
	var a fortress.Volley
	if list := p.Steps[0].Attacks; len(list) > 0 {
		a = list[0]
	}
	return []render.OddsRow{
		{Label: w.Say("odds.miss"), Share: float32(a.Miss.Float()), Ink: render.Muted},
		{Label: w.Say("odds.wound"), Share: float32(a.Wound.Float()), Ink: render.Brass},
		{Label: w.Say("odds.grievous"), Share: float32(a.Grievous.Float()), Ink: render.Find},
	}
}

// fateOdds returns how likely the explorer is hurt, or out of action, when the plan is over.
func fateOdds(w *words.Book, p *fortress.Plan) []render.OddsRow {
	var hurt, out fortress.Share
	for _, f := range p.Fates {
		hurt, out = hurt.Plus(f.Hurt), out.Plus(f.Slain)
	}
	return []render.OddsRow{
		{Label: w.Say("odds.hurt"), Share: float32(hurt.Float()), Ink: render.Hostile},
		{Label: w.Say("odds.out"), Share: float32(out.Float()), Ink: render.Find},
	}
}

// useNow tells what a card, a special action or a ship's support that needs no target would do now, "" for another row.
func (c *Combat) useNow(sh *game.Shell, r *asking.Row) string {
	if d := r.Direct(); d != nil {
		return c.doneNow(sh, d)
	}
	return ""
}

// doneNow tells what a choice of an activation would do now: a card, a special action or a ship's support, on its target if it
// has one. It is "" for any other choice.
func (c *Combat) doneNow(sh *game.Shell, ch *asking.Choice) string {
	if !slices.Contains([]string{fortress.DoPlay, fortress.DoSpecial, fortress.DoUse, fortress.DoSupport}, ch.Option.Verb) || c.choices.Decision.Kind != fortress.AskActivation {
		return ""
	}
	return strings.Join(foretold.UseNow(sh.Words, c.Play.Match, ch.Key), "\n")
}

// cardTip returns the text of a character card.
func (c *stage) cardTip(sh *game.Shell, e int) render.TooltipView {
	w, s := sh.Words, &c.Play.Shown
	x := &s.Party[e]
	v := render.TooltipView{Title: w.Name(s.Name(e)), Sub: c.player(sh, x.Seat)}
	var lines, rules []string
	if x.Out && !x.Dead {
		_, full := c.comesBack(sh, e)
		lines, rules = append(lines, full), append(rules, "BF-OOA-001")
	}
	if x.Brink() {
		lines, rules = append(lines, w.Say("card.brink.text")), append(rules, "BF-OOA-001")
	}
	if now, own := s.Move(x.Figure()), s.Card(e).Move; now != own {
		lines = append(lines, w.Say("card.move", strconv.Itoa(now), strconv.Itoa(own), strings.Join(moveReasons(w, s, x.Figure()), ", ")))
	}
	if slices.ContainsFunc(x.Figures[:], func(u fortress.UnitID) bool { return u != fortress.NoUnit && s.On(u).Stunned }) {
		lines, rules = append(lines, w.Say("card.stunned")+": "+w.Rule("BF-STN-002")), append(rules, "BF-STN-002")
	}
	if x.Count(fortress.GrievousCounter) > 0 {
		lines, rules = append(lines, w.Say("tip.wound.grievous")+": "+w.Rule("BF-WND-005")), append(rules, "BF-WND-005")
	}
	lines = append(lines, armsOfSide(sh, s.Card(e))...)
	for in := range s.Influences(x.Figure()) {
		if in.Of == fortress.CardRule {
			lines = append(lines, w.Name(in.ID)+said(sh, in.ID))
		}
	}
	for _, f := range handOf(s, e) {
		lines = append(lines, w.Say("card.find", w.Name(f.id()), f.text(w)))
	}
	lines = append(lines, w.Say("card.signs", strconv.Itoa(int(x.NumSlots))), w.Count("card.diamonds", int(x.Inspiration)))
	v.Text, v.Rules = strings.Join(lines, "\n"), strings.Join(rules, ", ")
	return v
}

// armsOfSide lists the weapons and actions of a side of a character card.
func armsOfSide(sh *game.Shell, side *library.Side) (lines []string) {
	for _, weapon := range side.Weapons {
		lines = append(lines, sh.Words.Name(weapon.ID)+" "+bands(weapon.Bands))
	}
	for _, a := range side.Actions {
		lines = append(lines, sh.Words.Name(a.ID)+said(sh, a.ID))
	}
	return lines
}

// said returns the text of a card, to follow its name.
func said(sh *game.Shell, id string) string {
	if sh.Words.Has("text." + id) {
		return ": " + sh.Words.Say("text."+id)
	}
	return ""
}
