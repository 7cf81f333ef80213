package fortress

import (
	"time"

	"precipice/engine/fortress"
	"precipice/scenes/play"
)

// now is what the moments of the fortress are told by: the table before the event.
type now struct{ s *fortress.State }

// moment is how an event of the fortress is shown.
type moment = play.Moment[now]

// Moments says how each event of the fortress is shown.
var Moments = play.NewMoments(boardMoments, turnMoments, expeditionMoments, questMoments)

// boonTime is how long a word over an explorer says what it has gained.
const boonTime = 350 * time.Millisecond

// length returns the duration of an event's animation at normal speed, 0 for none.
func length(e fortress.Event) time.Duration { return Moments.Of(e.Change).Length }
