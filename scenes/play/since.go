package play

import (
	"slices"

	"precipice/render"
)

// Label is written over a figure while an event is shown.
type Label struct {
	Over  int // the figure, by the number that its ruleset gives it
	Text  string
	Under string // how it adds up, "" for nothing
	Rises bool   // as damage does; otherwise it names the deed of the figure
	Ink   render.Ink
}

// Weight says where a deed stands among what has happened since the last choice.
type Weight uint8

// Weights of deeds, the first to be told first.
const (
	Untold Weight = iota
	Hit           // on the players' side
	Blow          // by it, and what it gains
	Rest          // counted where not all have room
)

// Deed is the part of an event that stays on the screen until the next choice.
type Deed struct {
	Weight Weight
	Text   string // "" for one that is only counted
	Sum    string // how it adds up, "" for nothing
	Of     int    // the cause: a later deed of the same cause replaces the earlier one; 0 for a deed of its own
	Act    int    // the turn of a figure or group that it belongs to
}

// Deeds holds what has happened since the last choice, the earliest first.
type Deeds []Deed

// Add adds a deed that is told.
func (l *Deeds) Add(d Deed) {
	if d.Weight == Untold {
		return
	}
	if at := slices.IndexFunc(*l, func(o Deed) bool { return o.Of == d.Of }); at >= 0 && d.Of != 0 {
		(*l)[at] = d
		return
	}
	*l = append(*l, d)
}

// Lines returns the deeds that are told in that many lines, and how many are not. Where not all have room, hits go before blows, and all
// others are counted in the last line. What belongs to one turn stands together.
func (l Deeds) Lines(most int) (told []Deed, others int) {
	for w := Hit; w <= Rest; w++ {
		for _, d := range l {
			if d.Weight == w && d.Text != "" {
				told = append(told, d)
			}
		}
	}
	if others = len(l) - len(told); len(told) > most || others > 0 && len(told) >= most {
		told = slices.DeleteFunc(told, func(d Deed) bool { return d.Weight == Rest })
		if others = len(l) - len(told); others > 0 || len(told) > most {
			most--
		}
	}
	if cut := len(told) - max(0, most); cut > 0 {
		told, others = told[:len(told)-cut], others+cut
	}
	slices.SortStableFunc(told, func(a, b Deed) int { return a.Act - b.Act })
	return told, others
}
