package city

import "precipice/engine"

// offerOpen offers to open each closed gateway between tiles that touches the space of the hero. Hostiles beside it do not matter
// (CC-CGW-002, CC-G-093).
func (f *Activation) offerOpen(s *State, d *engine.Decision) {
	if !s.nightwars() {
		return
	}
	beside := false
	for i := range int(s.Ground.NumGates) {
		g := &s.Ground.Gates[i]
		if !g.Open && s.tiles.Between(i) && s.tiles.Touch(i).Has(s.Units[f.Hero].At) {
			beside = true
			f.offer(s, d, option(DoOpen, g.At.String()+g.Side.String(), i), 4)
		}
	}
	if !beside {
		d.Refuse(opt(DoOpen), "CC-CGW-002", "no-gate-between")
	}
}
