package fortress

import (
	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/scenes/fortress/table"
)

// tidings reads from the log of a game what has happened to whom.
type tidings struct{ on *table.Stage }

// woundedBy returns whose attack the wound comes from that a question is about, NoUnit if there is no such wound, or if it comes
// from no attack.
func (y *tidings) woundedBy(d *engine.Decision) fortress.UnitID {
	if d.Kind != fortress.AskCover {
		return fortress.NoUnit
	}
	return fortress.WoundedBy(y.on.Play.Match)
}
