package library

import (
	"fmt"
	"slices"

	"precipice/engine/content"
)

// Facility is what a visitor may use on board a docked spacecraft before trading, once a visit (BF-PRE-009,
// BF-G-041, BF-G-046).
type Facility struct {
	ID     string `content:"id,declares=facility"`
	Gives  string `content:"gives,optional,word=gifts"`  // the kind of discovery card that the visitor gives up for it
	Limit  Limit  `content:"limit,optional,word=limits"` // how often it can be used by all visitors together
	Effect []Op   `content:"effect"`
}

// Exists reports whether there is a facility.
func (c *Facility) Exists() bool { return c.ID != "" }

// Takes reports whether a visitor can give up a discovery card for the facility.
func (c *Facility) Takes(d *Discovery) bool {
	return c.Gives == "clue" && d.Clue || c.Gives == "archeotech" && !d.Clue
}

// Visit is the moment of the operations that only facilities have.
const Visit = "visit"

// ashore are the operations that any effect may have and that mean something at Precipice.
var ashore = []string{"roll", "discover", "forfeit"}

// facility checks what the record types of a facility cannot express.
func (l *loading) facility(at content.At, c *Facility) {
	if !c.Exists() {
		return
	}
	if c.Limit == OnceTurn {
		l.Report(at, fmt.Sprintf("the facility %q has the limit turn, but no turns pass at Precipice", c.ID), "write limit: expedition or quest, or drop it")
	}
	if len(c.Effect) == 0 {
		l.Report(at, fmt.Sprintf("the facility %q does nothing", c.ID), "give it an effect")
	}
	l.effect(at, stage{actor: true, when: Visit}, c.Effect)
	l.atPrecipice(at, c.Effect)
}

// atPrecipice reports operations that change nothing at Precipice, where everybody has been healed and there is no
// battlefield.
func (l *loading) atPrecipice(at content.At, ops []Op) {
	for _, op := range ops {
		switch {
		case operationOf(op.Do).when != Visit && !slices.Contains(ashore, op.Do):
			l.Report(at, fmt.Sprintf("the operation %q changes nothing at Precipice", op.Do), "see the facilities of the other ships")
		case op.Range > 0 || slices.Contains([]string{"hostile", "each-hostile", "explorer"}, op.To):
			l.Report(at, fmt.Sprintf("the operation %q to %s needs a battlefield", op.Do, op.To), "write to: self, others or each-explorer, without a range")
		}
		for _, branch := range [][]Op{op.Failure, op.Success, op.Critical} {
			l.atPrecipice(at, branch)
		}
	}
}
