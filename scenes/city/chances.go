package city

import (
	"math"
	"slices"

	rules "precipice/engine/city"
	"precipice/engine/dice"
	"precipice/game"
	"precipice/game/words"
	"precipice/render"
	"precipice/scenes/asking"
)

// uncertain are the verbs whose tip tells how they may turn out, apart from attacks.
var uncertain = []string{rules.DoGambit, rules.DoReRoll, rules.DoKeep, rules.DoSearch, rules.DoRecuperate, rules.DoUse, rules.DoRescue, rules.DoFree, rules.DoDig}

// under says below a row in a few words what may come of it, "" for nothing.
func (x *odds) under(row *asking.Row) string {
	w := x.d.Spoken
	if w == nil || len(row.Legal) == 0 {
		return ""
	}
	switch row.Verb {
	case rules.DoReact:
		return x.reactionOdds(row)
	case rules.DoSend:
		if x.d.Layout.Held { // elsewhere the cards of all heroes are in sight
			return x.d.who.condition(w, row.First().Option.Parts[0])
		}
	case rules.DoGambit:
		if f := x.foresee(row.Legal[0].Key); f.ok && len(f.Rolls) > 0 {
			return w.Say("gambit.odds", percent(f.Rolls[0].Levels[dice.Success].Plus(f.Rolls[0].Levels[dice.Critical])))
		}
	case rules.DoReRoll:
		if f := x.foresee(row.Legal[0].Key); f.again {
			return w.Say("re-roll.odds", percent(f.better))
		}
	}
	return ""
}

func percent(s rules.Share) string { return render.Percent(float32(s.Float())) }

// chancesInto adds to a tip how the roll of a choice comes out, and what may come of that.
func (x *odds) chancesInto(sh *game.Shell, v *render.TooltipView, ch *asking.Choice) {
	if !slices.Contains(uncertain, ch.Option.Verb) {
		return
	}
	f := x.foresee(ch.Key)
	if !f.ok {
		return
	}
	v.Odds = append(rollOdds(sh.Words, &f.Forecast), x.fateOdds(sh.Words, &f.Forecast)...)
	if f.again {
		v.Odds = append([]render.OddsRow{{Label: sh.Words.Say("odds.better"), Share: float32(f.better.Float()), Ink: render.Find}}, v.Odds...)
	}
}

// levelInks are the colours of what a roll comes to.
var levelInks = [...]render.Ink{dice.Fail: render.Muted, dice.Success: render.Find, dice.Critical: render.Portal}

// rollOdds writes what the first roll comes to, if it is made in any case, and once.
func rollOdds(w *words.Book, f *rules.Forecast) (rows []render.OddsRow) {
	if len(f.Rolls) == 0 {
		return nil
	}
	sum := 0.0
	for _, share := range f.Rolls[0].Levels {
		sum += share.Float()
	}
	if math.Abs(sum-1) > 0.001 {
		return nil
	}
	for level, share := range f.Rolls[0].Levels {
		if share.Num > 0 {
			rows = append(rows, render.OddsRow{Label: w.Name(dice.Level(level).String()), Share: float32(share.Float()), Ink: levelInks[level]})
		}
	}
	return rows
}

// fates are what may happen to those affected by a choice, in the order in which tips list it.
var fates = []struct {
	key string
	ink render.Ink
	is  func(f *rules.Fate) bool
}{
	{"odds.treasure", render.Find, func(f *rules.Fate) bool { return gets(f.Treasure) || gets(f.Item) }},
	{"odds.realmstone", render.Find, func(f *rules.Fate) bool { return f.Points > 0 }},
	{"odds.inspiration", render.Find, func(f *rules.Fate) bool { return f.Inspiration > 0 || f.Inspired }},
	{"odds.heals", render.Portal, func(f *rules.Fate) bool { return f.Damage < 0 }},
	{"odds.cured", render.Portal, func(f *rules.Fate) bool { return f.Loses != 0 }},
	{"odds.struck", render.Find, func(f *rules.Fate) bool { return !hero(f) && f.Damage > 0 && !f.Fallen }},
	{"odds.slain", render.Portal, func(f *rules.Fate) bool { return !hero(f) && f.Fallen }},
	{"odds.hurt", render.Hostile, func(f *rules.Fate) bool { return hero(f) && f.Damage > 0 && !f.Fallen }},
	{"odds.ailing", render.Hostile, func(f *rules.Fate) bool { return hero(f) && f.Gains != 0 }},
	{"hero.out", render.Blood, func(f *rules.Fate) bool { return hero(f) && f.Fallen }},
}

func hero(f *rules.Fate) bool { return f.Unit < rules.MaxHeroes }

func gets(m rules.Mark) bool { _, ok := m.Card(); return ok }

// fateOdds writes how likely what happens to heroes or hostiles, where that is not the same in all endings.
func (x *odds) fateOdds(w *words.Book, f *rules.Forecast) (rows []render.OddsRow) {
	if len(f.Endings) < 2 {
		return nil
	}
	for _, one := range fates {
		share := f.Chance(func(e *rules.Ending) bool {
			return slices.ContainsFunc(e.Fates, func(f rules.Fate) bool { return one.is(&f) })
		})
		if share.Num > 0 {
			rows = append(rows, render.OddsRow{Label: w.Say(one.key), Share: float32(share.Float()), Ink: one.ink})
		}
	}
	nothing := f.Chance(func(e *rules.Ending) bool { return len(e.Fates) == 0 && e.City == rules.City{} })
	if nothing.Num > 0 {
		rows = append(rows, render.OddsRow{Label: w.Say("odds.nothing"), Share: float32(nothing.Float()), Ink: render.Muted})
	}
	return rows
}

// once writes of an action that is done until its target falls how likely it does harm at least once, and under that what it comes to then.
func once(w *words.Book, rows []render.OddsRow, list []harm) []render.OddsRow {
	sum := render.OddsRow{Label: w.Say("odds.once"), Ink: render.Find}
	at := 0
	for i, h := range list {
		if h.fallen || h.damage > 0 {
			sum.Share += h.share
			rows[i].Part = true
		} else {
			at = i + 1
		}
	}
	return slices.Insert(rows, at, sum)
}
