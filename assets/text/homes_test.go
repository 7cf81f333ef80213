package text_test

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"

	"precipice/build/carried"
)

// anyones are the texts of flags, commands and words of the terminal. The program asks for them, and rulesets have their own among them.
var anyones = map[string]bool{"usage.flag.*": true, "usage.*": true, "console.help.*": true}

// A text lies where those who ask for it can find it: with the program if anything of the program asks for it, with a ruleset if only its
// own sources do. So another ruleset may have another text under the same key.
func TestTextsLieWithWhoAsksForThem(t *testing.T) {
	own, _ := screenTexts(t)
	a := readProgram(t, carried.Computer)
	endings := opened(t, readScreens(t))
	homes := map[string]map[string]bool{} // of each key: the games whose sources ask for it, "" for the program
	for pattern, requests := range a.keys {
		if anyones[pattern] || strings.HasPrefix(pattern, "*") { // a whole key that is handed on, such as that of a step of the guide
			continue
		}
		for key := range own {
			if asked := plainKey(own, key); asked != pattern && !endings[pattern].means(pattern, asked) {
				continue
			}
			if homes[key] == nil {
				homes[key] = map[string]bool{}
			}
			for _, r := range requests {
				homes[key][gameOf(r.at)] = true
			}
		}
	}
	program := keysIn(t, "en/*.yaml")
	for _, key := range slices.Sorted(maps.Keys(homes)) {
		switch home := homes[key]; {
		case home[""] && !program[key]:
			t.Errorf("the program asks for %s, which is a text of the ruleset only: write it in screens.yaml", key)
		case !home[""] && len(home) == 1 && program[key]:
			t.Errorf("only the %v asks for %s, which is a text of the program: write it in screens.yaml there", slices.Collect(maps.Keys(home)), key)
		}
	}
	if len(homes) < 1000 {
		t.Errorf("only %d texts have somebody who asks for them", len(homes))
	}
}

// keysIn returns the keys of some files of texts.
func keysIn(t *testing.T, pattern string) map[string]bool {
	t.Helper()
	names, err := filepath.Glob(pattern)
	if err != nil || len(names) == 0 {
		t.Fatalf("%s: %v", pattern, err)
	}
	keys := map[string]bool{}
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		var file map[string]any
		if err := yaml.Unmarshal(data, &file); err != nil {
			t.Fatal(err)
		}
		for key := range file {
			keys[key] = true
		}
	}
	return keys
}
