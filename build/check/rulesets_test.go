package check

import (
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	listed "precipice/build/rulesets"
)

// isRuleset marks the sources of a ruleset: one of the functions of engine.Ruleset.
var isRuleset = regexp.MustCompile(`(?m)^func \(.*\) TakeStanding\(`)

// rulesets returns the folders of the rulesets, such as engine/fortress.
func rulesets(t *testing.T) (folders []string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(root, "engine", "*", "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		folder := path.Join("engine", filepath.Base(filepath.Dir(file)))
		if !strings.HasSuffix(file, "_test.go") && isRuleset.Match(text) && !slices.Contains(folders, folder) {
			folders = append(folders, folder)
		}
	}
	if len(folders) == 0 {
		t.Fatal("no ruleset found; has engine.Ruleset changed?")
	}
	return folders
}

// The rulesets are found without a list of them.
func TestRulesetsAreFound(t *testing.T) {
	if found := rulesets(t); !slices.Contains(found, "engine/fortress") || slices.Contains(found, "engine/script") || slices.Contains(found, "engine/playtest") {
		t.Errorf("the rulesets are %v", found)
	}
}

// The list of rulesets, by which whatever is done for each goes, has those that there are, with every part of them.
func TestTheListOfRulesetsIsWhole(t *testing.T) {
	var rules []string
	for _, r := range listed.All() {
		rules = append(rules, r.Rules)
		for _, part := range []string{r.Rules, r.Host, r.Terminal, r.Screens, r.Content, r.Texts, r.Guide} {
			if _, err := os.Stat(filepath.Join(root, part)); err != nil {
				t.Errorf("%s: %v; see build/rulesets", r.Name, err)
			}
		}
	}
	found := rulesets(t)
	slices.Sort(rules)
	slices.Sort(found)
	if !slices.Equal(rules, found) {
		t.Errorf("build/rulesets lists %v, and there are %v", rules, found)
	}
}
