package library

import (
	"fmt"
	"slices"

	"precipice/engine/content"
)

// Support is what a docked spacecraft does for the explorers, once in an expedition (BF-SHP-001).
type Support struct {
	By string `content:"by,optional,ref=explorer"` // the explorer who calls it; the leader if empty (BF-G-064)
	Use
	Modify []Modifier `content:"modify,optional"` // what changes for the whole table while it lasts
	Lasts  Span       `content:"lasts,optional,word=spans"`
}

// Exists reports whether there is a support.
func (c *Support) Exists() bool { return c.When != "" }

// OfGroup reports whether the caller picks a hostile group for the support.
func (c *Support) OfGroup() bool {
	return slices.ContainsFunc(c.Effect, func(op Op) bool { return op.To == "group" })
}

// supportMoments are when a support may be called (BF-G-064): after the destiny roll, in the gambit step, and as an
// action.
var supportMoments = []string{"destiny", "gambit", "activation"}

// support checks what the record types of a support cannot express.
func (l *loading) support(at content.At, ship string, c *Support) {
	spends := c.Die+c.Points > 0 || c.If != ""
	switch {
	case !c.Exists() && (c.By != "" || spends || c.Limit > Unlimited || len(c.Effect)+len(c.Modify)+len(c.Of) > 0 || c.Lasts > AtOnce):
		l.Report(at, fmt.Sprintf("the support of %q is never called", ship), "write when")
	case !c.Exists():
		return
	case !slices.Contains(supportMoments, c.When) || len(c.Of) > 0:
		l.Report(at, fmt.Sprintf("the support of %q is for the time of a card", ship), "write when: destiny, gambit or activation, and no of")
	case c.By == "" && (c.When == "activation" || spends):
		l.Report(at, fmt.Sprintf("the support of %q needs an explorer who calls it", ship), "write by")
	case c.Limit == OnceTurn || c.Limit == OnceExpedition:
		l.Report(at, fmt.Sprintf("the support of %q has the limit %v, but no support is called twice on an expedition", ship, c.Limit), "write limit: quest, or drop it")
	case len(c.Effect)+len(c.Modify) == 0:
		l.Report(at, fmt.Sprintf("the support of %q does nothing", ship), "give it an effect, or modify that lasts")
	case (len(c.Modify) > 0) != (c.Lasts > AtOnce):
		l.Report(at, fmt.Sprintf("the support of %q has one of modify and lasts", ship), "write both or neither")
	}
	l.modify(at, onSupport, c.Modify...)
	l.effect(at, stage{actor: c.By != "", picks: c.When == "activation", when: c.When, groups: true}, c.Effect)
}
