package fortress

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone/foretold"
	"precipice/render"
)

// moveTip says what a move leads to: the best attack on each of a few targets, and the expected wounds.
func (y *foresight) moveTip(sh *game.Shell, key string, to board.Space) string {
	w := sh.Words
	shots := y.shotsFrom(to)
	lines := []string{w.Say("tip.from.title")}
	if len(shots) == 0 {
		lines[0] = w.Say("tip.from.none")
	}
	for _, targets := range shots[:min(mostFrom, len(shots))] {
		lines = append(lines, y.shotLine(sh, key, targets))
	}
	if danger := y.danger(sh, to); danger != "" {
		lines = append(lines, danger)
	}
	return strings.Join(lines, "\n")
}

// mostFrom is the number of targets listed for a planned move.
const mostFrom = 3

// shot is an attack possible after a move if a die is left.
type shot struct {
	aim  fortress.Aim
	cost int // index of the weapon's cost
	odds fortress.Forecast
}

// shotsFrom returns the attacks from a space on each possible target, best first, with the targets sorted
// by their best attack.
func (y *foresight) shotsFrom(to board.Space) (all [][]shot) {
	s, by := &y.on.Play.Shown, y.on.Actor()
	for u := range s.Each(fortress.Hostiles) {
		if !s.Field().Visible(to, s.On(u).Hex) {
			continue
		}
		var list []shot
		for i, weapon := range s.Arsenal(by) {
			for n, cost := range weapon.Costs {
				aim := fortress.Aim{By: by, On: u, Weapon: i, Attacks: cost.Attacks, From: to}
				if f := y.forecast(aim); f.Rule == "" {
					list = append(list, shot{aim, n, f})
				}
			}
		}
		if len(list) > 0 {
			slices.SortStableFunc(list, better)
			all = append(all, list)
		}
	}
	slices.SortStableFunc(all, func(a, b []shot) int { return better(a[0], b[0]) })
	return all
}

// better sorts by the chance to slay, then by the chance to hit.
func better(a, b shot) int {
	return cmp.Or(cmp.Compare(b.odds.Slain.Float(), a.odds.Slain.Float()), cmp.Compare(a.odds.Miss.Float(), b.odds.Miss.Float()))
}

// payable returns the first attack in a list for which a die is left after a move, or false.
func (y *foresight) payable(key string, list []shot) (x shot, ok bool) {
	for _, x := range list {
		fire := y.on.Play.Match.State.FireKey(x.aim.By, x.aim.Weapon, x.cost, x.aim.On)
		if plan := fortress.Sequence(y.on.Play.Match, []string{key, fire}); plan.Steps[1].Taken.Num > 0 {
			return x, true
		}
	}
	return list[0], false
}

// shotLine describes the best attack on a target that can still be paid for after the move.
func (y *foresight) shotLine(sh *game.Shell, key string, list []shot) string {
	w, s := sh.Words, &y.on.Play.Shown
	x, ok := y.payable(key, list)
	target, distance := w.Name(s.UnitName(x.aim.On)), strconv.Itoa(x.odds.Range)
	weapon := w.Name(s.Arsenal(x.aim.By)[x.aim.Weapon].ID)
	if !ok {
		return w.Say("tip.from.unpaid", target, distance, weapon)
	}
	hits, slays := render.Percent(float32(x.odds.Wound.Float()+x.odds.Grievous.Float())), render.Percent(float32(x.odds.Slain.Float()))
	if x.aim.Attacks > 1 {
		return w.Say("tip.from.many", target, distance, weapon, strconv.Itoa(x.aim.Attacks), hits, slays)
	}
	return w.Say("tip.from", target, distance, weapon, hits, slays)
}

// danger describes the wounds that the moving explorer should expect there and here, "" for none.
func (y *foresight) danger(sh *game.Shell, to board.Space) string {
	w, s, by := sh.Words, &y.on.Play.Shown, y.on.Actor()
	e := int(s.On(by).Card)
	here, _, _ := wounds(y.outlooks(fortress.Placement{Unit: by, Hex: s.On(by).Hex}), e)
	there, worst, most := wounds(y.outlooks(fortress.Placement{Unit: by, Hex: to}), e)
	if here.Num+there.Num == 0 {
		return ""
	}
	text := w.Say("tip.from.danger", foretold.Average(there), foretold.Average(here))
	switch {
	case there.Num == 0:
		return w.Say("tip.from.safe", foretold.Average(here))
	case here.Num == 0:
		text = w.Say("tip.from.exposed", foretold.Average(there))
	}
	if most.Num > 0 {
		text += "; " + w.Say("tip.from.worst", w.Name(s.UnitName(worst)), foretold.Average(most))
	}
	return text
}

// wounds adds up the wounds an explorer should expect, and returns the hostile that causes the most.
func wounds(list []fortress.Outlook, e int) (sum fortress.Share, worst fortress.UnitID, most fortress.Share) {
	for i := range list {
		h := list[i].Expected(e)
		n := h.Harm()
		if sum = sum.Plus(n); n.Float() > most.Float() {
			worst, most = list[i].Unit, n
		}
	}
	return sum, worst, most
}
