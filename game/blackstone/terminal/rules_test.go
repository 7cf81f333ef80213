package terminal

import (
	"encoding/json"
	"strings"
	"testing"

	"precipice/assets"
	"precipice/game/rulebook"
)

// Every rule has one row, with its proofs.
func TestRules(t *testing.T) {
	book, err := rulebook.Open(assets.Texts(), "fortress", "en")
	if err != nil {
		t.Fatal(err)
	}
	out, said, code := typed(t, "", "rules")
	if code != 0 {
		t.Fatalf("exit %d, %q", code, said)
	}
	rows := strings.Split(strings.TrimSpace(out), "\n")
	for _, c := range book.Chapters {
		for _, r := range c.Rules {
			if len(rows) == 0 || !strings.HasPrefix(strings.Join(strings.Fields(rows[0]), " "), r.ID+" "+c.Title+" ") {
				t.Fatalf("%s (%s) has no row in its place: %q", r.ID, c.Title, rows[:min(1, len(rows))])
			}
			rows = rows[1:]
		}
	}
	if len(rows) > 0 {
		t.Errorf("%d rows too many: %q", len(rows), rows[0])
	}
	const proof = "engine/fortress/testdata/a-move-halts-beside-a-hostile.txt"
	if !strings.Contains(out, proof) {
		t.Errorf("nothing is proved by %s", proof)
	}
}

// Every rule is proved in full, and the table, its filter and the JSON say so.
func TestOpenRules(t *testing.T) {
	out, _, code := typed(t, "", "rules", "--open")
	lines, _, code2 := typed(t, "", "rules", "--open", "--json")
	if code != 0 || code2 != 0 || out != "every rule is proved in full\n" || lines != "" {
		t.Errorf("exit %d and %d:\n%s%s", code, code2, out, lines)
	}
	all, _, _ := typed(t, "", "rules", "-json")
	for line := range strings.Lines(all) {
		var r struct {
			ID, Chapter, Missing string
			Proofs               []string
			Awaited              bool
		}
		if err := json.Unmarshal([]byte(line), &r); err != nil || r.ID == "" || r.Chapter == "" {
			t.Fatalf("%q: %v", line, err)
		}
		if len(r.Proofs) == 0 || r.Missing != "" || r.Awaited {
			t.Errorf("%s is not proved in full: %+v", r.ID, r)
		}
	}
	if table, _, _ := typed(t, "", "rules"); strings.Count(table, "\n") != strings.Count(all, "\n") || strings.Count(all, "\n") < 500 {
		t.Errorf("the table has %d rules, the JSON %d", strings.Count(table, "\n"), strings.Count(all, "\n"))
	}
}
