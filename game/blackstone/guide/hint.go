package guide

import (
	"fmt"
	"slices"

	"precipice/engine"
	"precipice/engine/content"
	"precipice/engine/fortress"
	"precipice/game/words"
)

// Hint is what the guide says in a quest, once, when its moment comes for the first time. It suggests no answer.
type Hint struct {
	At   content.At
	ID   string `content:"id,id=step"`
	Rule string `content:"rule"`                    // shown to players who want to know more
	Ask  string `content:"ask,optional"`            // the kind of the pending decision
	Can  string `content:"can,optional"`            // a verb among the options
	In   string `content:"in,optional,word=places"` // where the party is
	Row  bool   `content:"row,optional"`            // a legacy card lies in the row
}

// Where a party may be.
const (
	inCombat     = "combat"
	inStronghold = "stronghold"
)

// Hint returns what there is to say about a decision of a quest and has not been said before, or nil.
func (c *Course) Hint(s *fortress.State, d *engine.Decision, said []string) *Hint {
	if c == nil || s.Mode() != fortress.Campaign {
		return nil
	}
	for i := range c.Quest {
		if h := &c.Quest[i]; h.fits(s, d) && !slices.Contains(said, h.ID) {
			return h
		}
	}
	return nil
}

// fits reports whether the moment of a hint has come.
func (h *Hint) fits(s *fortress.State, d *engine.Decision) bool {
	switch {
	case h.Ask != "" && h.Ask != d.Kind,
		h.Can != "" && !slices.ContainsFunc(d.Options, func(o engine.Option) bool { return o.Verb == h.Can }),
		h.Row && s.Quest.Row[0] == 0,
		h.In != "" && !s.Fighting(),
		h.In == inStronghold && s.Assault() == nil:
		return false
	}
	return true
}

// checkHints reports hints without a text or with a question that nobody is asked.
func (c *Course) checkHints(r *content.Reader, book *words.Book) {
	for i := range c.Quest {
		h := &c.Quest[i]
		for _, key := range []string{"hint.title." + h.ID, "hint.text." + h.ID} {
			if !book.Has(key) {
				r.Report(h.At, fmt.Sprintf("there is no text %q", key), "write it in text/en/fortress/guide.yaml")
			}
		}
		if h.Ask != "" && fortress.QuestionOf(h.Ask) == nil {
			r.Report(h.At.Of("ask"), fmt.Sprintf("nothing asks %q", h.Ask), "write the kind of a decision")
		}
		if h.Ask == "" && h.Can == "" && h.In == "" && !h.Row {
			r.Report(h.At, "it fits every moment", "write ask, can, in or row")
		}
	}
}
