package fortress

import (
	"strconv"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone/foretold"
	"precipice/render"
	"precipice/scenes/asking"
	"precipice/scenes/fortress/table"
)

// attackTip fills in the exact odds if the choice is an attack.
func (y *foresight) attackTip(sh *game.Shell, v *render.TooltipView, ch *asking.Choice) {
	aim, ok := fortress.PendingAttack(y.on.Play.Match, table.UnitOf(&ch.Target))
	if ch.Option.Verb == fortress.DoFire {
		aim, ok = y.aimOf(&ch.Option, table.UnitOf(&ch.Target), board.None)
	}
	if !ok {
		return
	}
	f := y.forecast(aim)
	y.aimTip(sh, v, aim, &f)
}

// aimTip fills in the odds of an attack.
func (y *foresight) aimTip(sh *game.Shell, v *render.TooltipView, aim fortress.Aim, f *fortress.Forecast) {
	w, s := sh.Words, &y.on.Play.Shown
	v.Title = w.Say("tip.attack", w.Name(s.WeaponsOf(aim.By)[aim.Weapon].ID), w.Name(s.UnitName(aim.On)))
	from, on := s.On(aim.By).Hex, s.On(aim.On).Hex
	cover := "tip.attack.open"
	switch {
	case f.Cover:
		cover = "tip.attack.cover"
	case aim.IgnoreCover:
		cover = "tip.attack.aimed"
	case s.Field().Visible(from, on) && s.CoverBetween(from, on):
		cover = "tip.attack.ignored"
	}
	v.Sub = w.Say(cover, strconv.Itoa(f.Range), table.Stat(f.Stat))
	slain := w.Say("odds.slain")
	if aim.Attacks > 1 {
		slain = w.Say("odds.slain.all")
	}
	v.Odds = []render.OddsRow{
		{Label: w.Say("odds.miss"), Share: float32(f.Miss.Float()), Ink: render.Muted},
		{Label: w.Say("odds.damage", w.Say("odds.wound"), strconv.Itoa(fortress.WoundDamage)), Share: float32(f.Wound.Float()), Ink: render.Brass},
		{Label: w.Say("odds.damage", w.Say("odds.grievous"), strconv.Itoa(fortress.GrievousDamage)), Share: float32(f.Grievous.Float()), Ink: render.Find},
		{Label: slain, Share: float32(f.Slain.Float()), Ink: render.Hostile, Part: true},
	}
	v.Text = w.Say("tip.policy")
	v.Rules = "BF-ATK-004"
	if aim.Attacks > 1 {
		v.Text = w.Say("tip.policy.many", strconv.Itoa(aim.Attacks))
	}
	if f.Left.Num > 0 {
		v.Text = w.Say("tip.left", foretold.LeftOut(f.Left))
	}
	if overwatch := y.on.Choices != nil && asksOverwatch(y.on.Choices.Decision); aim.Attacks > 1 && (overwatch || !s.HasNext(aim)) { // BF-OVW-005
		v.Text += " " + w.Say("tip.policy.alone")
	}
}
