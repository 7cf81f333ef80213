package fortress

import (
	"flag"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"precipice/engine/playtest"
	"precipice/engine/script"
)

var update = flag.Bool("update", false, "write what really happens into the scenario scripts")

// TestScenarios plays every script of testdata. Its file name states the rule in a sentence.
func TestScenarios(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal("no scenario scripts in testdata", err)
	}
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".txt")
		t.Run(name, func(t *testing.T) {
			if err := playtest.Scenario(Vocabulary(rulesFor(t)), file, *update); err != nil {
				t.Fatal(err)
			}
		})
	}
}

// TestTheDocumentedExample plays the example in SCENARIOS.md.
func TestTheDocumentedExample(t *testing.T) {
	text, err := os.ReadFile("../SCENARIOS.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(text), "```\nproves")
	example, _, ok := strings.Cut("proves"+rest, "```\n")
	if !ok {
		t.Fatal("SCENARIOS.md shows no example")
	}
	sc, err := script.Parse(Vocabulary(rulesFor(t)), example)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := sc.Run(); err != nil || got != example {
		t.Errorf("%v\n%s", err, script.Difference(example, got))
	}
}

// SCENARIOS.md tells of every word that a scenario may use.
func TestEveryWordIsDocumented(t *testing.T) {
	text, err := os.ReadFile("../SCENARIOS.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, w := range scenarioWords {
		if !regexp.MustCompile("`" + w.Name + "[` ]").Match(text) {
			t.Errorf("SCENARIOS.md does not tell of %q", w.Name)
		}
	}
}
