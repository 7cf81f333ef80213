package fortress

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
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
		t.Run(name, func(t *testing.T) { playScenario(t, file) })
	}
}

func playScenario(t *testing.T, file string) {
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	sc, err := ParseScenario(rulesFor(t), string(text))
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	got, err := sc.Run()
	if err != nil {
		t.Fatalf("%s: %v\n%s", file, err, got)
	}
	if got == string(text) {
		return
	}
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	t.Errorf("%s does not match (run with -update if the change is right):\n%s", file, firstDifference(string(text), got))
}

func firstDifference(want, got string) string {
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range max(len(w), len(g)) {
		a, b := "(end)", "(end)"
		if i < len(w) {
			a = w[i]
		}
		if i < len(g) {
			b = g[i]
		}
		if a != b {
			return "want " + a + "\ngot  " + b
		}
	}
	return ""
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
	sc, err := ParseScenario(rulesFor(t), example)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := sc.Run(); err != nil || got != example {
		t.Errorf("%v\n%s", err, firstDifference(example, got))
	}
}
