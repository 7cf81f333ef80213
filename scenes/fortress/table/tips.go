package table

import (
	"slices"
	"strconv"
	"strings"

	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/asking"
)

// CardTip returns the text of a character card.
func (c *Stage) CardTip(sh *game.Shell, e int) render.TooltipView {
	w, s := sh.Words, &c.Play.Shown
	x := &s.Party[e]
	v := render.TooltipView{Title: w.Name(s.Name(e)), Sub: c.Player(sh, x.Seat)}
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
	lines = append(lines, ArmsOfSide(sh, s.Card(e))...)
	for in := range s.Influences(x.Figure()) {
		if in.Of == fortress.CardRule {
			lines = append(lines, w.Name(in.ID)+Said(sh, in.ID))
		}
	}
	for _, f := range HandOf(s, e) {
		lines = append(lines, w.Say("card.find", w.Name(f.ID()), f.Text(w)))
	}
	lines = append(lines, w.Say("card.signs", strconv.Itoa(int(x.NumSlots))), w.Count("card.diamonds", int(x.Inspiration)))
	v.Text, v.Rules = strings.Join(lines, "\n"), strings.Join(rules, ", ")
	return v
}

// ArmsOfSide lists the weapons and actions of a side of a character card.
func ArmsOfSide(sh *game.Shell, side *library.Side) (lines []string) {
	for _, weapon := range side.Weapons {
		lines = append(lines, sh.Words.Name(weapon.ID)+" "+Bands(weapon.Bands))
	}
	for _, a := range side.Actions {
		lines = append(lines, sh.Words.Name(a.ID)+Said(sh, a.ID))
	}
	return lines
}

// Said returns the text of a card, to follow its name.
func Said(sh *game.Shell, id string) string {
	if sh.Words.Has("text." + id) {
		return ": " + sh.Words.Say("text."+id)
	}
	return ""
}

// BetterOf says how likely a row that rolls again comes to a better result than there is, "" for any other row.
func (c *Stage) BetterOf(sh *game.Shell, r *asking.Row) string {
	odds, ok := c.Again(r)
	if !ok || Price(sh, r) != "" {
		return ""
	}
	return sh.Words.Say("cost.better", render.Percent(float32(odds.Better().Float())))
}

// Again returns the odds of a row that rolls again.
func (c *Stage) Again(r *asking.Row) (odds fortress.RollOdds, ok bool) {
	if len(r.Legal) == 0 || !slices.Contains([]string{fortress.DoReRoll, fortress.DoSupport, fortress.DoPlay}, r.Verb) {
		return odds, false
	}
	return fortress.ForeseeAgain(c.Play.Match, &r.Legal[0].Option)
}

// CardNamed returns the index of an explorer in the party.
func (c *Stage) CardNamed(id string) int {
	s := &c.Play.Shown
	return max(0, slices.IndexFunc(s.Party[:], func(x fortress.Explorer) bool {
		card := &s.Pack().Explorers[x.Kind]
		return x.Playing && (card.ID == id || slices.Contains(card.Models, id))
	}))
}

// RollTip adds the exact odds of a roll to a tip.
func RollTip(sh *game.Shell, v *render.TooltipView, o fortress.RollOdds) {
	with := sh.Words.Say("tip.roll.blackstone") // of no characteristic
	if o.Stat.Die > 0 {
		with = sh.Words.Say("tip.roll", sh.Words.Name(o.For), Stat(o.Stat))
	}
	v.Sub = strings.TrimSpace(v.Sub + " " + with)
	levels := o.Levels
	if o.Cover { // what they come to
		levels = [3]fortress.Share{o.Levels[dice.Fail].Plus(o.Levels[dice.Success]), o.Levels[dice.Critical], {}}
	}
	for level, share := range levels {
		v.Odds = append(v.Odds, render.OddsRow{Label: sh.Words.Say("level." + dice.Level(level).String()), Share: float32(share.Float()), Ink: OutcomeInks[level]})
	}
	if o.Cover {
		v.Text = strings.TrimSpace(v.Text + "\n" + sh.Words.Rule("BF-CVR-002"))
	}
}

// AgainTip is the tip of a way to roll again.
func AgainTip(sh *game.Shell, odds fortress.RollOdds) render.TooltipView {
	v := render.TooltipView{Title: sh.Words.Say("tip.again"), Rules: "BF-INS-005"}
	RollTip(sh, &v, odds)
	return v
}
