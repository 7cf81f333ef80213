package play

import "precipice/render"

// Label is what is written over a figure while an event is shown.
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
	Blow          // by it
	Rest          // counted, not named
)

// Deed is what stays of an event until the next choice.
type Deed struct {
	Weight Weight
	Text   string
	Sum    string // how it adds up, "" for nothing
	Ends   bool   // it says how the deed before it ended, and takes its place
}

// Deeds is what has happened since the last choice, in the order of time.
type Deeds []Deed

// Add adds a deed that is told.
func (l *Deeds) Add(d Deed) {
	if d.Weight == Untold {
		return
	}
	if n := len(*l); d.Ends && n > 0 {
		(*l)[n-1] = d
		return
	}
	*l = append(*l, d)
}

// Lines returns the deeds that are told in that many lines, and how many are not: hits first, then blows. All others are counted
// in the last line.
func (l Deeds) Lines(most int) (told []Deed, others int) {
	for w := Hit; w < Rest; w++ {
		for _, d := range l {
			if d.Weight == w {
				told = append(told, d)
			}
		}
	}
	if others = len(l) - len(told); others > 0 {
		most--
	} else if len(told) > most {
		most--
	}
	if cut := len(told) - max(0, most); cut > 0 {
		told, others = told[:len(told)-cut], others+cut
	}
	return told, others
}
