package field

import "testing"

// A box goes to the corner of least cost, of equal ones to the first, and stays there until what it was chosen for changes.
func TestABoxStaysInItsCorner(t *testing.T) {
	order := []Way{LowerLeft, LowerRight, UpperLeft, UpperRight}
	costs := map[Way]int{LowerLeft: 5, LowerRight: 2, UpperLeft: 2, UpperRight: 0}
	asked := 0
	cost := func() Cost {
		asked++
		return func(w Way) (int, bool) { return costs[w], w != UpperRight }
	}
	c := Corner{}
	if !c.Choose("question 1", order, cost) || c.Way != LowerRight {
		t.Errorf("the box lies in %v", c.Way)
	}
	costs[LowerLeft] = 0
	if c.Choose("question 1", order, cost) || c.Way != LowerRight {
		t.Errorf("the box has moved to %v", c.Way)
	}
	if !c.Choose("question 2", order, cost) || c.Way != LowerLeft {
		t.Errorf("at the next question it lies in %v", c.Way)
	}
	if !c.Choose("question 3", order, func() Cost { return func(Way) (int, bool) { return 0, false } }) || c.Way != LowerLeft {
		t.Errorf("where it fits nowhere it lies in %v", c.Way)
	}
	if asked != 2 {
		t.Errorf("the costs were asked for %d times", asked)
	}
}
