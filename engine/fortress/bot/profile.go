package bot

import "precipice/engine/fortress/library"

// profile counts, in twentieths, the attacks a hostile makes in one column of its behaviour table: where it
// stands, ignoring cover, after a move, and on adjacent explorers after a charge.
type profile struct{ still, aimed, chase, charge, strike int }

// profile returns what a hostile does in a column, worked out once for its model.
func (v *view) profile(f *foe, column int) *profile {
	p := &f.threat.columns[column]
	if !f.threat.read[column] {
		f.threat.read[column] = true
		for _, prospect := range v.s.ProspectsIn(f.u, column) {
			p.add(v.s.ActionSteps(f.u, prospect.Action), int(prospect.Faces))
		}
	}
	return p
}

// add adds the attacks of an action that is taken on n faces. A step that is done only otherwise does not
// count: a hostile that can hide does.
func (p *profile) add(steps []library.HostileStep, n int) {
	moved := false
	for i := range steps {
		switch st := &steps[i]; st.Do {
		case "move":
			moved = true
		case "hide", "sneak":
		case "strike":
			p.strike += n
		case "attack", "attack-or-move":
			switch {
			case st.Otherwise:
			case st.Target == "adjacent" && moved:
				p.charge += n
			case moved:
				p.chase += n
			case st.IgnoresCover:
				p.aimed += n
			default:
				p.still += n
			}
		default:
			panic("bot: a hostile's action has an unknown step: " + st.Do)
		}
	}
}
