package fortress

import (
	"precipice/engine/fortress"
	"precipice/scenes/fortress/table"
)

// foresight holds how the answers to the pending question would turn out, as the rules work it out. Each is worked out once for a question.
type foresight struct {
	on        *table.Stage
	forecasts map[fortress.Aim]fortress.Forecast
	foretold  map[fortress.Placement][]fortress.Outlook
	futile    map[string]bool                  // by row, see futileRow
	returns   map[int]fortress.Returns         // by group
	leads     map[string]*fortress.Consequence // by option of the hostile seat
}

// foreseeing returns what is foreseen of the question that is pending on a stage: nothing yet.
func foreseeing(on *table.Stage) foresight {
	return foresight{on, map[fortress.Aim]fortress.Forecast{}, map[fortress.Placement][]fortress.Outlook{}, map[string]bool{},
		map[int]fortress.Returns{}, map[string]*fortress.Consequence{}}
}
