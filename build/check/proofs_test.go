package check

import (
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"precipice/assets"
	"precipice/game/rulebook"
)

// awaited lists the rules that have no proof because the program does not play by them yet, or shows no scenario of them. A group
// stands for all its rules.
var awaited = map[string][]string{
	"the city: what only a quest has: decapitations, experience, realmstone that is spent, death and defeat from journey to journey": {
		"CC-JEN-007", "CC-JEN-010", "CC-XPL-001", "CC-XPL-002", "CC-XPL-003", "CC-XPL-004", "CC-RLM-002", "CC-RLM-003", "CC-RLM-004", "CC-RLM-005",
		"CC-RLM-006", "CC-JTY-004", "CC-PAU", "CC-G-003", "CC-G-007", "CC-G-032",
		"CC-G-081", "CC-G-082", "CC-G-083", "CC-G-084", "CC-G-086", "CC-G-089", "CC-G-107",
	},
}

// mayBeOpen reports whether a rule may lack a proof.
func mayBeOpen(id string) bool {
	group := id[:strings.LastIndex(id, "-")]
	for _, ids := range awaited {
		if slices.Contains(ids, id) || slices.Contains(ids, group) {
			return true
		}
	}
	return false
}

// books are the rulebooks of all rulesets.
type books []*rulebook.Book

// Rule finds a rule in any of them.
func (all books) Rule(id string) (*rulebook.Rule, bool) {
	for _, book := range all {
		if r, ok := book.Rule(id); ok {
			return r, true
		}
	}
	return nil, false
}

func gathered(t *testing.T) (Proofs, books) {
	t.Helper()
	found, err := Collect(root)
	if err != nil {
		t.Fatal(err)
	}
	var all books
	for _, folder := range rulesets(t) {
		book, err := rulebook.Open(assets.Texts(), filepath.Base(folder), "en")
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, book)
	}
	return found, all
}

// TestEveryRuleIsProved demands a scenario or a test for every rule that the program plays by, and
// rejects proofs of rules that do not exist.
func TestEveryRuleIsProved(t *testing.T) {
	found, all := gathered(t)
	for id, by := range found.By {
		if _, ok := all.Rule(id); !ok {
			t.Errorf("%v proves %s, which the rulebook does not have: correct the id", by, id)
		}
	}
	for _, book := range all {
		for _, c := range book.Chapters {
			for _, r := range c.Rules {
				if len(found.By[r.ID]) == 0 && !mayBeOpen(r.ID) {
					t.Errorf("nothing proves %s (%s): write a scenario, see engine/SCENARIOS.md", r.ID, c.Title)
				}
				if len(found.By[r.ID]) > 0 && mayBeOpen(r.ID) {
					t.Errorf("%s is proved by %v: remove it from awaited", r.ID, found.By[r.ID])
				}
			}
		}
	}
}

// A rule that the program applies is not awaited.
func TestNothingActsByAnUnprovedRule(t *testing.T) {
	var files []string
	for _, folder := range rulesets(t) {
		found, err := filepath.Glob(filepath.Join(root, folder, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, found...)
	}
	if len(files) < 20 {
		t.Fatal("no sources of the rules")
	}
	quoted := regexp.MustCompile(`"[A-Z]{2}-[A-Z]+-[0-9]{3}"`)
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, id := range quoted.FindAllString(string(text), -1) {
			if id = strings.Trim(id, `"`); mayBeOpen(id) && !strings.HasSuffix(file, "_test.go") {
				t.Errorf("%s applies %s, which is in awaited: prove it", file, id)
			}
		}
	}
}

func TestIndexIsUpToDate(t *testing.T) {
	found, _ := gathered(t)
	text, err := os.ReadFile(filepath.Join(root, Index))
	if err != nil {
		t.Fatal(err)
	}
	ids, err := os.ReadFile(filepath.Join(root, Proved))
	if err != nil {
		t.Fatal(err)
	}
	if string(text) != found.Text() || string(ids) != found.IDs() {
		t.Errorf("%s is out of date: run go generate ./game/rulebook/proofs", Index)
	}
}

func TestCollect(t *testing.T) {
	const scenario, test = "engine/fortress/testdata/a.txt", "game/b_test.go"
	for _, c := range []struct{ name, file, text, want string }{
		{"a scenario", scenario, "proves BF-A-001 BF-A-002\nboard\n", "BF-A-001 " + scenario + "\nBF-A-002 " + scenario + "\n"},
		{"a remark", scenario, "# proves BF-A-001\n", ""},
		{"a test", test, "package b\n\n// X.\n// proves: BF-A-001\nfunc TestX() {}\n", "BF-A-001 game.TestX\n"},
		{"a mere mention", test, "package b\n\n// BF-A-001 proves: BF-A-002.\nfunc TestX() {}\n", ""},
		{"a part", scenario, "proves BF-A-001\npart BF-A-001  the  vault\n", "BF-A-001 " + scenario + " | the vault\n"},
		{"a part of a test", test, "package b\n\n// proves: BF-A-001\n// part: BF-A-001 the vault\nfunc TestX() {}\n", "BF-A-001 game.TestX | the vault\n"},
		{"a part of what is not proved", scenario, "proves BF-A-001\npart BF-A-002 the vault\n", "BF-A-002 without proving it"},
		{"a part without words", scenario, "proves BF-A-001\npart BF-A-001\n", "does not say what is missing"},
		{"a part twice", scenario, "proves BF-A-001\npart BF-A-001 x\npart BF-A-001 y\n", "say it once"},
		{"a part above no test", test, "package b\n\n// part: BF-A-001 x\nfunc x() {}\n", "b_test.go:3:1: rules are named, but not above a test"},
		{"no id", scenario, "proves\n", "without a rule"},
		{"a bad id", scenario, "proves BF-A-1\n", `"BF-A-1", which is not a rule id`},
		{"an id twice", test, "package b\n\n// proves: BF-A-001 BF-A-001\nfunc TestX() {}\n", "twice"},
		{"no test below", test, "package b\n\n// proves: BF-A-001\nfunc x() {}\n", "b_test.go:3:1: rules are named, but not above a test"},
		{"inside a test", test, "package b\n\nfunc TestX() {\n\t// proves: BF-A-001\n}\n", "not above a test"},
	} {
		dir := t.TempDir()
		file := filepath.Join(dir, c.file)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(c.text), 0o644); err != nil {
			t.Fatal(err)
		}
		found, err := Collect(dir)
		switch {
		case err == nil && found.Text() != c.want:
			t.Errorf("%s: %q, want %q", c.name, found.Text(), c.want)
		case err != nil && (c.want == "" || !strings.Contains(err.Error(), c.want)):
			t.Errorf("%s: %v, want %q", c.name, err, c.want)
		}
	}
}

// Every awaited rule is in the rulebook.
func TestAwaitedRulesExist(t *testing.T) {
	_, book := gathered(t)
	for _, ids := range maps.All(awaited) {
		for _, id := range ids {
			_, rule := book.Rule(id)
			_, group := book.Rule(id + "-001")
			if !rule && !group {
				t.Errorf("%s is in awaited but not in the rulebook", id)
			}
		}
	}
}
