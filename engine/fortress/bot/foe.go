package bot

import (
	"precipice/engine/board"
	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
)

// foe is a hostile on the battlefield as the bot sees it.
type foe struct {
	u       fortress.UnitID
	at      board.Space
	kind    *library.Hostile
	threat  *threat
	move    int
	left    int  // damage until it falls
	acted   bool // this turn
	stunned bool
	carries bool // the weapon that the in-cover column asks for
	worth   int  // of slaying it
}

// threat is what all hostiles of one model share: their attacks by range, and their behaviour by the
// column of the table.
type threat struct {
	model   *library.Model
	attacks [reach + 1]chance
	columns []profile
}

func (v *view) foe(u fortress.UnitID) foe {
	s, x := v.s, v.s.On(u)
	h := s.Hostile(u)
	f := foe{u: u, at: x.Hex, kind: h, threat: v.threatOf(h, &h.Models[x.Model]), move: s.Move(u), left: h.Wounds - int(x.Damage),
		acted: x.Acted || x.Arrived, stunned: x.Stunned}
	for i := range h.Columns {
		if h.Columns[i].When == "in-cover" {
			f.carries = h.Columns[i].Weapon == ""
			for _, w := range h.Models[x.Model].Weapons {
				f.carries = f.carries || h.Weapons[w].ID == h.Columns[i].Weapon
			}
		}
	}
	return f
}

func (v *view) threatOf(h *library.Hostile, model *library.Model) *threat {
	for _, t := range v.threats {
		if t.model == model {
			return t
		}
	}
	t := &threat{model: model}
	for d := range t.attacks {
		t.attacks[d] = v.attackBy(h, model, d)
	}
	for i := range h.Columns {
		t.columns = append(t.columns, profileOf(h, i))
	}
	v.threats = append(v.threats, t)
	return t
}

// attackBy returns the best attack of a model at a range.
func (v *view) attackBy(h *library.Hostile, model *library.Model, distance int) chance {
	best := chance{whole}
	for _, w := range model.Weapons {
		c := chanceOf(v.s.Pack(), bandAt(&h.Weapons[w], distance))
		if c[1]+3*c[2] > best[1]+3*best[2] {
			best = c
		}
	}
	return best
}

// column returns the column of the behaviour table that fits a hostile facing an explorer in a space. It
// ignores the other explorers (BF-BEH-002, BF-BEH-005).
func (v *view) column(f *foe, sp board.Space) int {
	sees := v.f.Visible(f.at, sp)
	for i := range f.kind.Columns {
		switch c := &f.kind.Columns[i]; c.When {
		case "hidden":
			if !sees {
				return i
			}
		case "engaged":
			if sees && v.f.Adjacent(f.at).Has(sp) {
				return i
			}
		case "in-cover":
			if f.carries && v.s.CoverBetween(sp, f.at) {
				return i
			}
		case "close":
			if d := v.f.Range(f.at, sp); c.From <= d && d <= c.To {
				return i
			}
		default:
			return i
		}
	}
	return len(f.kind.Columns) - 1
}

// expectedHarm returns the harm to expect from a hostile's next activation for an explorer of a given defence in a
// space, if the hostile goes for that explorer.
func (v *view) expectedHarm(f *foe, defence *chance, sp board.Space) int {
	if f.stunned {
		return 0
	}
	p, a := &f.threat.columns[v.column(f, sp)], &f.threat.attacks
	d, steps := min(reach, v.f.Range(f.at, sp)), v.f.Route(f.at, sp)
	total := 0
	if v.f.Visible(f.at, sp) {
		cover := !v.pierces && v.s.CoverBetween(f.at, sp)
		total += p.still*harm(&a[d], defence, cover) + p.aimed*harm(&a[d], defence, false) +
			p.chase*harm(&a[max(1, d-f.move)], defence, cover)
		if d <= 3 {
			total += p.strike * wound / 2
		}
	} else if away := max(1, steps-f.move); steps >= 0 && away <= beyondSight {
		total += p.chase * harm(&a[away], defence, false) / 2
	}
	if steps >= 0 && steps <= 2*f.move+1 {
		total += p.charge * harm(&a[1], defence, false)
	}
	return total / int(dice.D20)
}

// beyondSight is the greatest distance, in steps, from which a hostile that has moved can still attack.
const beyondSight = 6
