package city

import (
	"flag"
	"path/filepath"
	"strings"
	"testing"

	"precipice/engine/playtest"
)

var update = flag.Bool("update", false, "write what really happens into the scenarios")

// TestScenarios plays every script of testdata. Its file name states the rule in a sentence.
func TestScenarios(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal("no scenarios", err)
	}
	r := rules(t)
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			if err := playtest.Scenario(Vocabulary(r), file, *update); err != nil {
				t.Error(err)
			}
		})
	}
}
