package city

import (
	"cmp"
	"slices"

	rules "precipice/engine/city"
	"precipice/game"
	"precipice/render"
	"precipice/scenes/asking"
)

// forecast holds what an option may lead to. It is worked out once for a question.
type forecast struct {
	rules.Forecast
	ok bool

	better rules.Share // the chance that a roll made again gets better
	again  bool        // it is one
}

// odds foresees what options lead to.
type odds struct {
	d     *tabletop
	known map[string]forecast // by option, since the question was asked
}

// foresee returns what an option may lead to.
func (x *odds) foresee(key string) forecast {
	if f, known := x.known[key]; known {
		return f
	}
	var f forecast
	f.Forecast, f.ok = rules.Foresee(x.d.Play.Match, key)
	f.better, f.again = rules.Better(x.d.Play.Match, key)
	x.known[key] = f
	return f
}

// aimed returns the miniature that an option is an attack on, NoUnit for no attack.
func (x *odds) aimed(ch *asking.Choice) rules.UnitID {
	switch ch.Option.Verb {
	case rules.DoReact:
		return find(&x.d.Play.Shown, x.d.Question.Decision.About[1])
	case rules.DoAttack, rules.DoTarget:
		return rules.UnitID(ch.Unit)
	case rules.DoPick:
		if x.d.Question.Decision.About[1] == "attack" {
			return rules.UnitID(ch.Unit)
		}
	}
	return rules.NoUnit
}

// forecastInto adds to a tip what a choice may lead to.
func (x *odds) forecastInto(sh *game.Shell, v *render.TooltipView, ch *asking.Choice) {
	on := x.aimed(ch)
	if on == rules.NoUnit {
		x.chancesInto(sh, v, ch)
		return
	}
	f := forecast{}
	if ch.Option.Verb == rules.DoReact {
		f = x.reaction(&ch.Option)
	} else {
		f = x.foresee(ch.Key)
	}
	if f.ok {
		if v.Odds = x.harmOdds(&f.Forecast, on); ch.Option.Verb == rules.DoAttack && ch.Option.Parts[2] == "until" && len(v.Odds) > 0 {
			v.Odds = once(sh.Words, v.Odds, harmsOf(&f.Forecast, on))
		}
	}
}

// harm holds what an attack may do to its target.
type harm struct {
	damage int
	fallen bool
	share  float32
}

// harmsOf adds up a forecast by what happens to a miniature, the least first.
func harmsOf(f *rules.Forecast, on rules.UnitID) (list []harm) {
	for i := range f.Endings {
		e := &f.Endings[i]
		h := harm{share: float32(e.Share.Float())}
		for _, fate := range e.Fates {
			if fate.Unit == on {
				if h.fallen = fate.Fallen; !h.fallen { // how far beyond that, does not matter
					h.damage = max(0, fate.Damage)
				}
			}
		}
		at := slices.IndexFunc(list, func(o harm) bool { return o.damage == h.damage && o.fallen == h.fallen })
		if at < 0 {
			list = append(list, h)
			continue
		}
		list[at].share += h.share
	}
	slices.SortFunc(list, func(a, b harm) int {
		if a.fallen != b.fallen {
			return map[bool]int{false: -1, true: 1}[a.fallen]
		}
		return cmp.Compare(a.damage, b.damage)
	})
	return list
}

// harmOdds writes them as rows.
func (x *odds) harmOdds(f *rules.Forecast, on rules.UnitID) (rows []render.OddsRow) {
	w := x.d.Spoken
	if w == nil {
		return nil
	}
	good := x.d.Play.Shown.Units[on].Team == rules.HostileTeam
	for _, h := range harmsOf(f, on) {
		row := render.OddsRow{Share: h.share, Ink: render.Find}
		switch {
		case h.fallen && good:
			row.Label, row.Ink = w.Say("odds.slain"), render.Portal
		case h.fallen:
			row.Label, row.Ink = w.Say("hero.out"), render.Blood
		case h.damage == 0:
			row.Label, row.Ink = w.Say("odds.miss"), render.Muted
		default:
			row.Label = w.Say("odds.damage", numberOf(h.damage))
		}
		rows = append(rows, row)
	}
	return rows
}
