package city

import (
	rules "precipice/engine/city"
	"precipice/render"
)

// intents holds what the hostile groups mean to do.
type intents struct {
	d     *tabletop
	ahead map[int]rules.Prospect        // by group, since the question was asked
	signs map[int]map[rules.UnitID]sign // by group too
}

// renew forgets what was worked out for an earlier question.
func (x *intents) renew() {
	x.ahead, x.signs = map[int]rules.Prospect{}, map[int]map[rules.UnitID]sign{}
}

// sign is the likeliest action of a hostile, with its chance.
type sign struct {
	intent render.Intent
	share  float32
}

// signs returns what the hostiles of a group likeliest do, by what is known of them.
func signs(p *rules.Prospect) map[rules.UnitID]sign {
	list := map[rules.UnitID]sign{}
	for i := range p.LastBlows { // then it leaves
		list[p.LastBlows[i].Unit] = sign{intentOf(&p.LastBlows[i]), 1}
	}
	for k := range p.Kinds {
		rows := p.Kinds[k].Rows
		for i := range rows {
			for a := range rows[i].Acts {
				if u := rows[i].Acts[a].Unit; list[u].share == 0 {
					list[u] = signOf(rows, u)
				}
			}
		}
	}
	return list
}

// signOf returns what a hostile likeliest does by the rows of its behaviour.
func signOf(rows []rules.Row, u rules.UnitID) (best sign) {
	var shares [render.IntentRise + 1]float32
	for i := range rows {
		v := render.IntentWait
		if act := actIn(&rows[i], u); act != nil {
			v = intentOf(act)
		}
		shares[v] += float32(rows[i].Chance().Float())
	}
	for v, share := range shares {
		if share > best.share {
			best = sign{render.Intent(v), min(1, share)}
		}
	}
	return best
}

// intentOf returns what an act is.
func intentOf(act *rules.Act) render.Intent {
	switch moves, strikes := len(act.Moves) > 0, len(act.Attacks) > 0; {
	case act.Stunned:
		return render.IntentRise
	case moves && strikes:
		return render.IntentCharge
	case strikes:
		return render.IntentStrike
	case moves:
		return render.IntentMove
	}
	return render.IntentWait
}

// prospect returns what a group would do, worked out once for a question.
func (x *intents) prospect(g int) *rules.Prospect {
	if p, known := x.ahead[g]; known {
		return &p
	}
	var p rules.Prospect
	if !x.d.Presenting() {
		p, _ = rules.Prospects(x.d.Play.Match, g)
		x.ahead[g] = p
	}
	return &p
}

// foreseen reports whether it is worked out already what a group would do.
func (x *intents) foreseen(g int) bool {
	_, known := x.ahead[g]
	return known
}

// meant returns what the hostiles of a group likeliest do.
func (x *intents) meant(g int) map[rules.UnitID]sign {
	list, known := x.signs[g]
	if !known {
		list = signs(x.prospect(g))
		x.signs[g] = list
	}
	return list
}

// actIn returns what a hostile does in a row, nil for nothing.
func actIn(row *rules.Row, u rules.UnitID) *rules.Act {
	for i := range row.Acts {
		if row.Acts[i].Unit == u {
			return &row.Acts[i]
		}
	}
	return nil
}
