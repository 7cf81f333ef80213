package check

import (
	"os"
	"path/filepath"
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
		files, err := filepath.Glob(filepath.Join(root, folder, "testdata/*.txt"))
		if err != nil {
			t.Fatal(err)
		}
		play, known := all[filepath.Base(folder)]
		if !known && len(files) > 0 {
			t.Errorf("%s has scenarios, and tellers does not play them: add it there", folder)
			continue
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			ids, err := play(string(text))
			if err != nil {
				t.Errorf("%s: %v", file, err)
			}
			for _, id := range ids {
				t.Errorf("%s: nothing in it follows %s: show what the rule has left with a line \"left\" (see engine/SCENARIOS.md), or take it off its \"proves\"", file, id)
			}
		}
	}
}

// A scenario that names a rule without showing anything of it is found.
func TestARuleThatIsOnlyNamedIsFound(t *testing.T) {
	const walk = "proves BF-MOV-001 BF-WND-003 BF-ACT-003\nboard\n.   .   .\nend\nexplorer janus-draik 0,0 dice 3\nstart activation janus-draik\nchoose move 1,0\n"
	const strike = "proves CC-HAT-003 CC-ACT-001\ntile lamp-street 0,0\nhero jelsen-darrock 0,0 dice 1 1 1 1\nstart activation jelsen-darrock\n"
	for _, c := range []struct{ game, text, want string }{
		{"fortress", walk, "BF-WND-003"},
		{"fortress", walk + "left BF-WND-003 show janus-draik\n", ""},
		{"city", strike, "CC-HAT-003"},
		{"city", strike + "left CC-HAT-003 options move\n", ""},
	} {
		ids, err := tellers(t)[c.game](c.text)
		if err != nil || strings.Join(ids, " ") != c.want {
			t.Errorf("%s: %v, %v; want %q", c.game, ids, err, c.want)
		}
	}
}
