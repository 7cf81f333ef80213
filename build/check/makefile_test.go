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
		"the soak of packs":     `(?s)\nsoak:\n.*for r in \$\(RULESETS\).*\./engine/\$\$r -run Mutants.* -mutants-from`,
	} {
		if !regexp.MustCompile(line).Match(text) {
			t.Errorf("%s does not go by the list of rulesets", what)
		}
	}
	for _, folder := range rulesets(t) { // the flags that the soak gives
		source, err := os.ReadFile(filepath.Join(root, folder, "mutants_test.go"))
		if err != nil || !strings.Contains(string(source), `"mutants-from"`) {
			t.Errorf("the mutants of %s have no first one: %v", folder, err)
		}
	}
}
