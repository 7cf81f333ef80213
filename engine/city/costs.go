package city

import "precipice/engine"

// CostOf returns the die that an action of a hero costs, 0 for none, and how many of them (CC-ACT-007, 008).
func (s *State) CostOf(h int, o *engine.Option) (cost, dice int) {
	switch o.Verb {
	case DoMove, DoRecuperate:
		return 1, 1
	case DoRun:
		return 3, 1
	case DoAttack:
		return s.Card(h).Weapons[o.Args[0]].Cost, 1
	case DoSearch:
		return s.SearchCost(h), 1
	case DoExtract, DoFree, DoExplore, DoOpen:
		return 4, 1
	case DoRescue:
		return 3, 1
	case DoDig:
		return 6, 2
	case DoUse:
		if cost := s.useCost(h, int(o.Args[0])); cost > 0 {
			return cost, 1
		}
	}
	return 0, 0
}
