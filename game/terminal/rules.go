package terminal

import (
	"encoding/json"
	"flag"
	"fmt"
	"strings"
	"text/tabwriter"

	"precipice/assets"
	"precipice/game/pack"
	"precipice/game/rulebook"
	"precipice/game/rulebook/proofs"
)

// Rules lists the rules of a ruleset with what proves each: the command rules, for a ruleset that has a rulebook.
type Rules struct{ open, json bool }

// Flags defines the flags of the command.
func (r *Rules) Flags(o *Options, f *flag.FlagSet) {
	o.Flags(f, "lang")
	f.BoolVar(&r.open, "open", false, "")
	f.BoolVar(&r.json, "json", false, "")
}

// provedRule is a row of the list of rules: its position and its proofs.
type provedRule struct {
	ID      string   `json:"id"`
	Chapter string   `json:"chapter"`
	Proofs  []string `json:"proofs"`            // empty if the rule is open
	Missing string   `json:"missing,omitempty"` // what is not yet proved, if the rule is proved in part
	Awaited bool     `json:"awaited,omitempty"` // the chapter is not in the game yet
}

// List lists the rules of a ruleset in the order of the rulebook, each with its proofs, or marked as open or proved in
// part.
func (r *Rules) List(s Streams, ruleset string, o *Options) error {
	language, err := pack.Language(o.Language, "")
	if err != nil {
		return err
	}
	book, err := rulebook.Open(assets.Texts(), ruleset, language)
	if err != nil {
		return err
	}
	all := proofs.All()
	var rows []provedRule
	for _, c := range book.Chapters {
		for _, one := range c.Rules {
			if p := all[one.ID]; !r.open || len(p.By) == 0 || p.Missing != "" {
				rows = append(rows, provedRule{one.ID, c.Title, append([]string{}, p.By...), p.Missing, c.Awaited()})
			}
		}
	}
	if r.json {
		return writeRows(s, rows)
	}
	if len(rows) == 0 {
		fmt.Fprintln(s.Out, "every rule is proved in full")
	}
	w := tabwriter.NewWriter(s.Out, 0, 0, 2, ' ', 0)
	for _, row := range rows {
		by := strings.Join(row.Proofs, " ")
		switch {
		case row.Awaited:
			by = "open, chapter not in the game yet"
		case by == "":
			by = "open"
		case row.Missing != "":
			by = "part, missing: " + row.Missing + " | " + by
		}
		fmt.Fprintf(w, "%s\t%s\t%s\n", row.ID, row.Chapter, by)
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
