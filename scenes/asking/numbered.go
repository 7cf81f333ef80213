package asking

import (
	"slices"

	"precipice/game"
)

// MostNumbered is the number of rows that can have a number key: 1 to 9, then 0.
const MostNumbered = 10

// Numbered holds rows in the order of the numbers drawn on them, from 1; nil stands for a row that is not there now.
type Numbered []*Row

// Number gives numbers to the first rows.
func Number(rows []*Row) Numbered { return rows[:min(len(rows), MostNumbered)] }

// Of returns the number drawn on a row, 0 for none.
func (n Numbered) Of(r *Row) int { return slices.Index(n, r) + 1 }

// Head returns the first row, nil if there is none.
func (n Numbered) Head() *Row {
	if len(n) == 0 {
		return nil
	}
	return n[0]
}

// First returns the area that the focus begins at: that of the first row that can be taken, "" for none.
func (n Numbered) First() string {
	for _, r := range n {
		if r != nil && len(r.Legal) > 0 {
			return r.Focus()
		}
	}
	return ""
}

// Digit takes the row with a number. Instead it moves the focus to a row that cannot be taken, so that it says why, to one with several
// choices and, the first time, to one that spends something scarce. A row whose target has to be clicked is given to point, nil on a screen
// without a board.
func (n Numbered) Digit(sh *game.Shell, number int, take func(*game.Shell, string), point func(*game.Shell, *Row)) {
	if number < 1 || number > len(n) || n[number-1] == nil {
		return
	}
	r := n[number-1]
	d := r.Direct()
	onBoard := r.Place != Nowhere && len(r.Legal) > 0 && point != nil
	switch {
	case d == nil && !onBoard, r.Confirm && !sh.UI.Focus(r.Focus()):
		sh.UI.FocusOn(r.Focus())
	case d != nil:
		take(sh, d.Key)
	default:
		point(sh, r)
	}
}

// Numbers holds which number each row has, so that it keeps its number when others come and go.
type Numbers struct {
	of    any      // what the numbers were given for
	slots []string // in the order of the numbers
}

// Keep gives numbers to the rows that have none yet. For something else, compared by ==, it begins again at 1.
func (n *Numbers) Keep(of any, rows []*Row) {
	if n.of != of {
		*n = Numbers{of: of}
	}
	for _, r := range rows {
		if !slices.Contains(n.slots, r.Slot) {
			n.slots = append(n.slots, r.Slot)
		}
	}
}

// Among returns those of the rows that have a number, each at its number.
func (n *Numbers) Among(rows []*Row) Numbered {
	list := make([]*Row, len(n.slots))
	for i, slot := range n.slots {
		if at := slices.IndexFunc(rows, func(r *Row) bool { return r.Slot == slot }); at >= 0 {
			list[i] = rows[at]
		}
	}
	return Number(list)
}

// Answers returns the rows that a panel beside the board shows, the legal ones first and of the others at most so many, and the row that
// ends the question, nil for none. A row whose targets are all that can be clicked on the board is left out.
func (q *Question) Answers(refused int) (rows []*Row, end *Row) {
	var not []*Row
	rows = make([]*Row, 0, len(q.All()))
	for _, r := range q.All() {
		switch {
		case r.Ends:
			end = r
		case r.Place != Nowhere && q.OnlyOfItsKind(r):
		case len(r.Legal) > 0:
			rows = append(rows, r)
		case !r.Unsaid && len(not) < refused:
			not = append(not, r)
		}
	}
	return append(rows, not...), end
}

// Shown returns the rows without those that are not shown while they are refused.
func (q *Question) Shown() (rows []*Row) {
	for _, r := range q.All() {
		if !r.Unsaid || len(r.Legal) > 0 {
			rows = append(rows, r)
		}
	}
	return rows
}
