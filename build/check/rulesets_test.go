package check

import (
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
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
