package check

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"precipice/engine/city"
	citycards "precipice/engine/city/library"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/engine/script"
)

// untold plays a scenario and lists the rules that it proves by its own word alone.
type untold func(text string) ([]string, error)

// tellers plays the scenarios of each ruleset, by the name of its folder.
func tellers(t *testing.T) map[string]untold {
	t.Helper()
	blackstone, err := library.Load(os.DirFS(filepath.Join(root, "assets/content/blackstone")))
	if err != nil {
		t.Fatal(err)
	}
	cursed, err := citycards.Load(os.DirFS(filepath.Join(root, "assets/content/city")))
	if err != nil {
		t.Fatal(err)
	}
	first, second := fortress.Rules{Pack: fortress.NewPack(blackstone)}, city.Rules{Pack: city.NewPack(cursed)}
	return map[string]untold{
		"fortress": func(text string) ([]string, error) { return told(fortress.Vocabulary(first), text) },
		"city":     func(text string) ([]string, error) { return told(city.Vocabulary(second), text) },
	}
}

func told[S any](v *script.Vocabulary[S], text string) ([]string, error) {
	sc, err := script.Parse(v, text)
	if err == nil {
		_, err = sc.Run()
	}
	if err != nil {
		return nil, err
	}
	return sc.Untold(), nil
}

// Each rule that a scenario proves is that of an event, a question or a refusal in it, or a line "left" ties
// it to what it has left.
func TestScenariosTellWhatTheyProve(t *testing.T) {
	all := tellers(t)
	for _, folder := range rulesets(t) {
		name := filepath.Base(folder)
		files, err := filepath.Glob(filepath.Join(root, folder, "testdata/*.txt"))
		if err != nil {
			t.Fatal(err)
		}
		play, known := all[name]
		if !known && len(files) > 0 {
			t.Errorf("%s has scenarios that tellers does not play: add it there", folder)
			continue
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			scenario := strings.TrimSuffix(filepath.Base(file), ".txt")
			ids, err := play(string(text))
			if err != nil {
				t.Errorf("%s: %v", file, err)
			}
			if len(ids) > 0 {
				t.Errorf("%s %s", scenario, strings.Join(ids, " "))
			}
		}
	}
	_ = slices.Contains[[]string]
}
