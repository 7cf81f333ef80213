package bot

import (
	"slices"

	"precipice/engine/board"
	"precipice/engine/city"
	"precipice/engine/city/library"
)

// worth values an effect that a hero carries out, by its operations; of a roll half of what a success brings and half of what a failure
// does.
func (v *view) worth(ops []library.Op, h int) (n int) {
	for i := range ops {
		n += v.operation(&ops[i], h)
	}
	return n
}

// operation values one operation.
func (v *view) operation(op *library.Op, h int) int {
	switch op.Do {
	case "roll":
		return (v.worth(op.Failure, h) + v.worth(op.Success, h)) / 2
	case "heal":
		return v.of(op, h, func(o int) int { return min(op.Amount, 2) * healing[min(v.hurt(o), len(healing)-1)] })
	case "cure":
		return v.of(op, h, func(o int) int { return cured * min(1, int(v.s.Units[o].Ails)) })
	case "inspire":
		return v.of(op, h, func(int) int { return inspired * op.Amount })
	case "ward":
		return v.of(op, h, func(o int) int {
			if v.s.Units[o].Here() && v.s.Engaged(city.HeroTeam, v.s.Units[o].At) {
				return warded * op.Amount
			}
			return 0
		})
	case "ail":
		if op.To == "hostile" || op.To == "hostiles" {
			return ailing
		}
		return -v.of(op, h, func(int) int { return ailing })
	case "damage":
		if op.To == "hostile" || op.To == "hostiles" {
			return foe * op.Amount * 2 / 3
		}
		return -v.of(op, h, func(o int) int { return op.Amount * hurting[min(v.hurt(o), len(hurting)-1)] })
	case "die":
		empty := 0
		for _, slot := range v.s.Heroes[h].Slots {
			if slot.Counter == city.NoCounter && slot.Die == 0 {
				empty++
			}
		}
		return rolledUp * min(op.Amount, empty)
	case "destiny":
		used := 0
		for _, d := range v.s.Destiny {
			if d.Used {
				used++
			}
		}
		return shared * min(op.Amount, used)
	case "attack":
		return v.shot(op.Weapon, h)
	case "move":
		return onward
	case "draw":
		return drawn
	case "item":
		return carried
	case "lose-item":
		return -carried
	case "nightfall":
		return -dusk * op.Amount
	case "quest":
		return track * op.Amount
	}
	return 0
}

// of adds up a value over the heroes to whom an operation is done; of those that may be picked it takes the best.
func (v *view) of(op *library.Op, h int, value func(int) int) (n int) {
	if op.To == "" || op.To == "self" {
		return value(h)
	}
	for o := range v.s.Heroes {
		switch {
		case !v.s.Units[o].Here() || op.To == "others" && o == h:
		case op.Range > 0 && (v.s.Units[h].At == board.None || v.apart(h, o) > op.Range):
		case op.To == "hero":
			n = max(n, value(o))
		default:
			n += value(o)
		}
	}
	return n
}

func (v *view) apart(a, b int) int {
	var set board.Set
	set.Add(v.s.Units[b].At)
	return v.steps(v.s.Units[a].At, set)
}

// shot values an attack of a weapon on the target that is worth the most.
func (v *view) shot(weapon string, h int) (n int) {
	weapons := v.s.Card(h).Weapons
	i := slices.IndexFunc(weapons, func(w library.Weapon) bool { return w.ID == weapon })
	for k := range v.d.Options {
		if o := &v.d.Options[k]; o.Verb == city.DoAttack && int(o.Args[0]) == i {
			n = max(n, v.blow(h, &weapons[i], city.UnitID(o.Args[1])))
		}
	}
	return n
}
