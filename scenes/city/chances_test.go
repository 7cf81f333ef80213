package city

import (
	"slices"
	"testing"

	rules "precipice/engine/city"
	"precipice/engine/city/bot"
	"precipice/render"
	"precipice/scenes/asking"
)

// Every option that rolls shows its odds before it is chosen: gambits, rolls that can be made again and reactions below their rows, and in their tips
// searches, rolls that heal, and attacks that go on until their target falls, which add up.
func TestWhateverRollsSaysItsOdds(t *testing.T) {
	told := map[string]int{}
	for _, journey := range []string{"lantern-row", "pawnbrokers-row"} {
		x, j := begin(t, desk, journey)
		for n := 0; n < 700 && !j.over(); n++ {
			if j.Question != nil && !j.crisisAsked() && j.Play.Shown.Turn > 0 {
				for _, row := range j.Question.All() {
					x.tellsOdds(j, row, told)
				}
			}
			d, asked := j.Play.Pending()
			if !asked {
				break
			}
			j.Choose(x.sh, d.Options[bot.Answer(j.Play.Match, d)].Key())
			x.sh.Top().Update(x.sh)
			x.seeOut(j)
		}
	}
	t.Log(told)
	for _, verb := range []string{rules.DoGambit, rules.DoReRoll, rules.DoReact, rules.DoSearch, rules.DoRecuperate, "until", "adds up"} {
		if told[verb] == 0 {
			t.Errorf("no odds of %s were told", verb)
		}
	}
}

// tellsOdds counts the rows that tell their odds, and finds one that does not.
func (x *table) tellsOdds(j *Journey, row *asking.Row, told map[string]int) {
	o := &row.First().Option
	switch {
	case len(row.Legal) == 0:
	case row.Verb == rules.DoGambit || row.Verb == rules.DoReRoll || row.Verb == rules.DoReact:
		if told[row.Verb]++; j.teller.odds.under(row) == "" {
			x.Errorf("the row %s says no odds", row.ID)
		}
		x.addUp(row.ID, j.teller.rowTip(x.sh, row))
	case row.Verb == rules.DoSearch || row.Verb == rules.DoRecuperate:
		told[row.Verb]++
		x.addUp(row.ID, j.teller.choiceTip(x.sh, row.First()))
	case row.Verb == rules.DoAttack && o.Parts[2] == "until":
		for i := range row.Legal {
			ch := &row.Legal[i]
			told["until"]++
			v := j.teller.choiceTip(x.sh, ch)
			x.addUp(ch.Key, v)
			if !slices.ContainsFunc(v.Odds, func(r render.OddsRow) bool { return r.Label == x.sh.Words.Say("odds.once") && r.Share > 0 }) {
				x.Errorf("%s does not say how likely it does harm at least once: %+v", ch.Key, v.Odds)
			}
			all := j.odds.foresee(ch.Key)
			once := j.odds.foresee(rules.DoAttack + " " + o.Parts[0] + " " + ch.Option.Parts[1])
			on := rules.UnitID(ch.Unit)
			if once.ok && all.Falls(on).Float() > once.Falls(on).Float()+0.01 {
				told["adds up"]++
			}
			if once.ok && once.Falls(on).Float() > all.Falls(on).Float()+1e-9 {
				x.Errorf("%s: done until it falls it slays less often than once", ch.Key)
			}
		}
	}
}

// addUp checks that a tip tells odds, and that none of them is more than certain.
func (x *table) addUp(name string, v render.TooltipView) {
	x.Helper()
	if len(v.Odds) == 0 {
		x.Errorf("the tip of %s tells no odds: %+v", name, v)
	}
	for _, row := range v.Odds {
		if row.Share < 0 || row.Share > 1.0001 {
			x.Errorf("%s: %+v", name, row)
		}
	}
}
