package check

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// The Makefile takes the rulesets from their list, so that a soak plays all, and the page inlines the rules of all.
func TestTheMakefileGoesByTheListOfRulesets(t *testing.T) {
	text, err := os.ReadFile(filepath.Join(root, "Makefile"))
	if err != nil {
		t.Fatal(err)
	}
	for what, line := range map[string]string{
		"the list":              `(?m)^RULESETS := .*build/rulesets/list\.txt`,
		"what the page inlines": `(?m)^HOT := .*\$\(addprefix precipice/engine/,\$\(RULESETS\)\)`,
		"the soak of packs":     `(?s)\nsoak:\n.*for r in \$\(RULESETS\).* engine/\$\$r.* -run Mutants.* -mutants-from`,
	} {
		if !regexp.MustCompile(line).Match(text) {
			t.Errorf("%s does not go by the list of rulesets", what)
		}
	}
	for _, folder := range rulesets(t) { // the one test of mutants that the soak finds
		found := 0
		err := filepath.WalkDir(filepath.Join(root, folder), func(path string, _ os.DirEntry, err error) error {
			if err == nil && strings.HasSuffix(path, "_test.go") {
				source, unread := os.ReadFile(path)
				if err = unread; strings.Contains(string(source), `"mutants-from"`) {
					found++
				}
			}
			return err
		})
		if err != nil || found != 1 {
			t.Errorf("%s has %d tests of mutants with a first one: %v", folder, found, err)
		}
	}
}
