package city

import "precipice/engine"

// OneSheet tells what players answer on one sheet: all decisions of one kind for one player, about one hostile, and each hero only once. A
// hero who is asked again is asked about another deed. What it returns says which option of a decision leaves everything as it is, and -1
// for a decision that does not belong to the sheet. The match is asked only whether there is a sheet at all.
func OneSheet(now *Match) func(m *Match, d *engine.Decision) int {
	var first *engine.Decision
	seen := map[string]bool{}
	return func(m *Match, d *engine.Decision) int {
		leave := -1
		switch d.Kind {
		case AskGambit:
			leave = d.Find(DoDone)
		case AskReact:
			leave = d.Find(DoPass)
		}
		if leave < 0 || m == now {
			return leave
		}
		if first == nil {
			first = d
		}
		if d != first && (d.Kind != first.Kind || d.Seat != first.Seat || d.About[1] != first.About[1] || seen[d.About[0]]) {
			return -1
		}
		seen[d.About[0]] = true
		return leave
	}
}
