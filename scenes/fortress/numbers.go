package fortress

import (
	"precipice/engine/fortress"
	"precipice/scenes/asking"
)

// numbered returns the rows with numbers; nil stands for a row of this activation that is not there now.
func (y *cardPane) numbered() asking.Numbered {
	switch {
	case y.d.Choices == nil:
		return nil
	case y.d.Activating():
		return y.numbers.Among(y.actionRows())
	}
	rows, _ := y.d.answers()
	return asking.Number(rows)
}

// keepNumbers gives numbers to the actions of an activation that have none yet.
func (y *cardPane) keepNumbers() {
	if y.d.Activating() {
		y.numbers.Keep(activation{y.d.Play.Shown.Turn, y.d.Actor()}, y.actionRows())
	}
}

// activation is an activation of a turn, in which each action keeps its number.
type activation struct {
	turn uint8
	by   fortress.UnitID
}
