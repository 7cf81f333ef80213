package main

import (
	"os"
	"strings"
	"testing"

	"precipice/build/rulesets"
)

// The rules, in wasm too, the odds and the bot of every ruleset are measured.
func TestEveryRulesetIsMeasured(t *testing.T) {
	source, err := os.ReadFile("groups.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range rulesets.All() {
		for _, measured := range []string{`/` + r.Name + `", "RandomPlay", nil)`, `/` + r.Name + `", "RandomPlay", wasm)`, `/` + r.Name + `", "Foresee`, `/` + r.Name + `/bot", "`} {
			if !strings.Contains(string(source), `goTest("./engine`+measured) {
				t.Errorf("nothing measures ./engine%s", measured)
			}
		}
	}
}
