package text_test

import (
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"testing"

	"go.yaml.in/yaml/v3"
)

// ofFortress finds the sources that belong to Blackstone Fortress.
var ofFortress = regexp.MustCompile(`/(scenes/fortress|game/blackstone)/`)

// anyones are the texts of flags, commands and words of the terminal. The program asks for them, and rulesets have their own among them.
var anyones = map[string]bool{"usage.flag.*": true, "usage.*": true, "console.help.*": true}

// A text lies where those who ask for it can find it: with the program if anything of the program asks for it, with the ruleset
// if only its own sources do. So another ruleset may have another text under the same key.
func TestTextsLieWithWhoAsksForThem(t *testing.T) {
	own, _ := screenTexts(t)
	a := readScreens(t)
	endings := opened(t, a)
	homes := map[string][2]bool{} // of each key: whether the program asks for it, and whether the ruleset does
	for pattern, requests := range a.keys {
		if anyones[pattern] {
			continue
		}
		for key := range own {
			if asked := plainKey(own, key); asked != pattern && !endings[pattern].means(pattern, asked) {
				continue
			}
			home := homes[key]
			for _, r := range requests {
				if ofFortress.MatchString(r.at) {
					home[1] = true
				} else {
					home[0] = true
				}
			}
			homes[key] = home
		}
	}
	program := keysIn(t, "en/*.yaml")
	for _, key := range slices.Sorted(maps.Keys(homes)) {
		switch home := homes[key]; {
		case home[0] && !program[key]:
			t.Errorf("the program asks for %s, which is a text of the ruleset only: write it in screens.yaml", key)
		case home[1] && !home[0] && program[key]:
			t.Errorf("only the fortress asks for %s, which is a text of the program: write it in fortress/screens.yaml", key)
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
