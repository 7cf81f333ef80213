package field

// Way is one of the four corners of a part of the screen.
type Way struct{ Right, Top bool }

// The four corners, in the order in which most boxes prefer them.
var (
	LowerLeft  = Way{}
	LowerRight = Way{Right: true}
	UpperLeft  = Way{Top: true}
	UpperRight = Way{Right: true, Top: true}
)

// Corner is where a box lies over a board. It stays in its corner until what it was chosen for changes.
type Corner struct {
	Way
	chosen any // what it was chosen for, nil for nothing yet
}

// Cost says what lies under a box in a corner, and whether the box can lie there at all.
type Cost func(Way) (cost int, fits bool)

// Choose chooses the corner of least cost, of equal ones the first, unless it was chosen for the same already. What it was chosen for is
// compared by ==. The costs are only asked for if they are needed. Where a box can lie nowhere, it takes the lower left. Choose reports
// whether it chose again.
func (c *Corner) Choose(chosen any, order []Way, costs func() Cost) (anew bool) {
	if c.chosen == chosen {
		return false
	}
	*c = Corner{chosen: chosen}
	least, cost := -1, costs()
	for _, way := range order {
		if n, fits := cost(way); fits && (least < 0 || n < least) {
			c.Way, least = way, n
		}
	}
	return true
}
