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
	pierces bool // it ignores cover
	worth   int  // of slaying it
}

// threat is what all hostiles of one model share: their attacks by range, and their behaviour by the
// column of the table.
type threat struct {
	model   *library.Model
	shift   int // of its behaviour rolls
	attacks [reach + 1]chance
	columns []profile
	read    []bool // the columns that have been worked out
}

func (v *view) foe(u fortress.UnitID) foe {
	s, x := v.s, v.s.On(u)
	h := s.Hostile(u)
	return foe{u: u, at: x.Hex, kind: h, threat: v.threatOf(u), move: s.Move(u), left: h.Wounds - int(x.Damage),
		acted: x.Acted || x.Arrived, stunned: x.Stunned, pierces: s.IgnoresCover(u)}
}

func (v *view) threatOf(u fortress.UnitID) *threat {
	h, shift := v.s.Hostile(u), v.s.BehaviourShift(u)
	model := &h.Models[v.s.On(u).Model]
	for _, t := range v.threats {
		if t.model == model && t.shift == shift {
			return t
		}
	}
	t := &threat{model: model, shift: shift}
	for d := range t.attacks {
		t.attacks[d] = v.attackBy(h, model, d)
	}
	t.columns, t.read = make([]profile, len(h.Columns)), make([]bool, len(h.Columns))
	v.threats = append(v.threats, t)
	return t
}

// attackBy returns the best attack of a model at a range.
func (v *view) attackBy(h *library.Hostile, model *library.Model, distance int) chance {
	best := chance{whole}
	for _, w := range model.Weapons {
		c := v.chanceAt(&h.Weapons[w], distance)
		if c[1]+3*c[2] > best[1]+3*best[2] {
			best = c
		}
	}
	return best
}

// column returns the column of the behaviour table that fits a hostile facing an explorer in a space. It
// ignores the other explorers (BF-BEH-002, BF-BEH-005).
func (v *view) column(f *foe, sp board.Space) int {
	facing := fortress.Facing{Seen: v.s.Spots(f.at, sp)}
	if facing.Seen {
		facing.Engaged = v.f.Adjacent(f.at).Has(sp)
		facing.Covered = v.s.CoverBetween(sp, f.at)
		facing.Range = v.f.Range(f.at, sp)
	}
	return v.s.ColumnFacing(f.u, facing)
}

// expectedHarm returns the harm to expect from a hostile's next activation for an explorer of a given defence in a
// space, if the hostile goes for that explorer.
func (v *view) expectedHarm(f *foe, defence *chance, sp board.Space) int {
	if f.stunned {
		return 0
	}
	p, a := v.profile(f, v.column(f, sp)), &f.threat.attacks
	d, steps := min(reach, v.f.Range(f.at, sp)), v.f.Route(f.at, sp)
	total := 0
	if v.s.Spots(f.at, sp) {
		cover := !f.pierces && v.s.CoverBetween(f.at, sp)
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
