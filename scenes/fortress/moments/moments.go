// Package moments says how each event of Blackstone Fortress is shown: how long, and with which sound. It knows no screen.
package moments

import (
	"math"
	"time"

	"precipice/engine/fortress"
	"precipice/game/sound"
	"precipice/scenes"
	"precipice/scenes/play"
)

// Now is what the moments of the fortress are told by: the table before the event.
type Now struct{ State *fortress.State }

// moment is how an event of the fortress is shown.
type moment = play.Moment[Now]

// Table says how each event of the fortress is shown.
var Table = play.NewMoments(boardMoments, turnMoments, expeditionMoments, questMoments)

// BoonTime is how long a word over an explorer says what it has gained, OmenTime how long an event can be read before its effects follow,
// at normal speed.
const (
	BoonTime = 350 * time.Millisecond
	OmenTime = 2 * time.Second
)

func woundOf(grievous bool) sound.Cue {
	if grievous {
		return sound.Maim
	}
	return sound.Hurt
}

// stepsOf returns the sound of a miniature on its way. Those that hover make one sound.
func stepsOf(s *fortress.State, m *fortress.Moved) []scenes.Cue {
	r := StepSound(s, m.Unit)
	if r.Cue == sound.Hover {
		return []scenes.Cue{{Request: r}}
	}
	return steps(r, int(m.Path.N))
}

// steps returns the steps of a figure, one when it comes to each hex of its way.
func steps(r sound.Request, n int) (list []scenes.Cue) {
	for i := range n {
		list = append(list, scenes.Cue{Request: r, At: uneased(float32(i+1) / float32(n))})
	}
	return list
}

// uneased returns when the eased part of a movement has passed: the inverse of ease.
func uneased(part float32) float32 {
	return float32(0.5 - math.Sin(math.Asin(1-2*float64(part))/3))
}
