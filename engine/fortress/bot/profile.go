package bot

import "precipice/engine/fortress/library"

// profile counts, in twentieths, the attacks a hostile makes in one column of its behaviour table: where it
// stands, ignoring cover, after a move, and on adjacent explorers after a charge.
type profile struct{ still, aimed, chase, charge, strike int }

// faces of each row of the behaviour table (BF-BEH-006).
var faces = [7]int{3, 3, 3, 3, 3, 4, 1}

func profileOf(h *library.Hostile, column int) (p profile) {
	for row, n := range faces {
		p.add(h, h.Table[row][column], n)
	}
	return p
}

func (p *profile) add(h *library.Hostile, action string, n int) {
	switch action {
	case "advance":
		p.chase += n
	case "aim":
		p.aimed += n
	case "charge":
		p.charge += n
	case "onslaught":
		p.still += 2 * n
	case "hold", "sneak", "fall-back":
	default:
		for i := range h.Actions {
			if h.Actions[i].ID == action {
				p.unique(h.Actions[i].Steps, n)
			}
		}
	}
}

func (p *profile) unique(steps []library.HostileStep, n int) {
	moved := false
	for i := range steps {
		switch st := &steps[i]; st.Do {
		case "move":
			moved = true
		case "strike":
			p.strike += n
		case "attack", "attack-or-move":
			switch {
			case st.Target == "adjacent" && moved:
				p.charge += n
			case moved:
				p.chase += n
			case st.IgnoresCover:
				p.aimed += n
			default:
				p.still += n
			}
		}
	}
}
