package console

import (
	"encoding/json"
	"fmt"
	"strings"
	"text/tabwriter"

	"precipice/assets"
	"precipice/game/pack"
	"precipice/game/rulebook"
	"precipice/game/rulebook/proofs"
)

// provedRule is a row of the list of rules: its position and its proofs.
type provedRule struct {
	ID      string   `json:"id"`
	Chapter string   `json:"chapter"`
	Proofs  []string `json:"proofs"`            // empty if the rule is open
	Missing string   `json:"missing,omitempty"` // what is not yet proved, if the rule is proved in part
	Awaited bool     `json:"awaited,omitempty"` // the chapter is not in the game yet
}

// rules lists the rules in the order of the rulebook, each with its proofs, or marked as open or proved in
// part.
func rules(s Streams, o options) error {
	language, err := pack.Language(o.language, "")
	if err != nil {
		return err
	}
	book, err := rulebook.Open(assets.Texts(), "fortress", language)
	if err != nil {
		return err
	}
	all := proofs.All()
	var rows []provedRule
	for _, c := range book.Chapters {
		for _, r := range c.Rules {
			if p := all[r.ID]; !o.open || len(p.By) == 0 || p.Missing != "" {
				rows = append(rows, provedRule{r.ID, c.Title, append([]string{}, p.By...), p.Missing, c.Awaited()})
			}
		}
	}
	if o.json {
		return writeRows(s, rows)
	}
	if len(rows) == 0 {
		fmt.Fprintln(s.Out, "every rule is proved in full")
	}
	w := tabwriter.NewWriter(s.Out, 0, 0, 2, ' ', 0)
	for _, r := range rows {
		by := strings.Join(r.Proofs, " ")
		switch {
		case r.Awaited:
			by = "open, chapter not in the game yet"
		case by == "":
			by = "open"
		case r.Missing != "":
			by = "part, missing: " + r.Missing + " | " + by
		}
		fmt.Fprintf(w, "%s\t%s\t%s\n", r.ID, r.Chapter, by)
	}
	return w.Flush()
}

// writeRows writes one JSON line for each rule.
func writeRows(s Streams, rows []provedRule) error {
	enc := json.NewEncoder(s.Out)
	for _, r := range rows {
		if err := enc.Encode(r); err != nil {
			return err
		}
	}
	return nil
}
