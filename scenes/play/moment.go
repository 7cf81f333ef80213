package play

import (
	"reflect"
	"slices"
	"time"

	"precipice/game/sound"
	"precipice/render"
	"precipice/scenes"
)

// Moment is how an event is shown. N is what the screen of a ruleset hands to its moments: the state before the event, the words, what
// is under way. A part that is nil is left out.
type Moment[N any] struct {
	Length time.Duration                               // at normal speed; 0 shows the event at once
	Sound  func(N) []scenes.Cue                        // the dice in the tray sound by themselves
	Dice   func(N) (list []scenes.Die, caption string) // for the tray
	Rolls  func(N) string                              // who rolls for what, told while the dice fall
	Banner func(N) Banner                              // without a title: none
	Where  func(N) []render.Rect                       // in the plane of the board, the most important first
	Label  func(N) Label                               // without a text: none
	Since  func(N) Deed                                // what stays of it until the next choice
}

// Sounds is the sound of an event that always sounds alike.
func Sounds[N any](c sound.Cue) func(N) []scenes.Cue {
	return func(N) []scenes.Cue { return []scenes.Cue{{Request: sound.Request{Cue: c}}} }
}

// Row says how the events of one type are shown.
type Row[N any] struct {
	event  reflect.Type
	moment func(change any) Moment[N]
}

// Show is the row of events that are shown.
func Show[C, N any](moment func(C) Moment[N]) Row[N] {
	return Row[N]{event: reflect.TypeFor[C](), moment: func(change any) Moment[N] { return moment(change.(C)) }}
}

// Always is the row of a kind of event that is always shown in the same way.
func Always[N any](event any, m Moment[N]) Row[N] {
	return Row[N]{event: reflect.TypeOf(event), moment: func(any) Moment[N] { return m }}
}

// Unseen is the row of events like one that only the log tells, or what follows from them.
func Unseen[N any](event any) Row[N] { return Always(event, Moment[N]{}) }

// Moments holds the moment of each event of a ruleset.
type Moments[N any] map[reflect.Type]func(change any) Moment[N]

// NewMoments makes a table. It panics if an event has two rows.
func NewMoments[N any](lists ...[]Row[N]) Moments[N] {
	table := Moments[N]{}
	for _, r := range slices.Concat(lists...) {
		if _, twice := table[r.event]; twice {
			panic("play: two moments for " + r.event.String())
		}
		table[r.event] = r.moment
	}
	return table
}

// Of returns the moment of an event. One without a row is not shown.
func (m Moments[N]) Of(change any) Moment[N] {
	if moment := m[reflect.TypeOf(change)]; moment != nil {
		return moment(change)
	}
	return Moment[N]{}
}

// Events returns the names of the events that have a row.
func (m Moments[N]) Events() (names []string) {
	for event := range m {
		names = append(names, event.Name())
	}
	slices.Sort(names)
	return names
}
