package library

import (
	"errors"
	"fmt"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"precipice/engine/content"
)

// What the types of the rules cannot hold is refused when a pack is read, with the place and a remedy.
func TestWhatTheRulesCannotHoldIsRefused(t *testing.T) {
	many := func(text, part string, n int) string { return strings.Replace(text, part, strings.Repeat(part, n), 1) }
	for _, c := range []struct {
		name, file, want string
		change           func(text string) string
	}{
		{"attacks", "explorers/ur-025.yaml", `"5+ for 5" is not a cost`, func(text string) string { return strings.Replace(text, "5+ for 2", "5+ for 5", 1) }},
		{"operations", "challenges.yaml", "a list has 66 operations", func(text string) string {
			return many(text, "{do: wound, to: self}, ", MaxOps+1)
		}},
		{"challenges", "challenges.yaml", "kinds of challenges", func(text string) string {
			for i := range MaxKinds {
				text += fmt.Sprintf("- id: more-%d\n  count: 1\n  who: one\n  choices:\n    - id: choose-%d\n      effect: [{do: wound, to: self}]\n", i, i)
			}
			return text
		}},
		{"encounters", "encounters.yaml", "kinds of encounters", func(text string) string {
			card := regexp.MustCompile(`(?m)^.*id: ([a-z-]+),.*\n`).FindStringSubmatch(text)
			for i := range MaxKinds {
				text += strings.Replace(card[0], "id: "+card[1], fmt.Sprintf("id: more-%d", i), 1)
			}
			return text
		}},
	} {
		files := copied(t)
		before := string(files[c.file].Data)
		files[c.file] = &fstest.MapFile{Data: []byte(c.change(before))}
		if string(files[c.file].Data) == before {
			t.Fatalf("%s: nothing was changed", c.name)
		}
		_, err := Load(files)
		var all content.Problems
		found := false
		if errors.As(err, &all) {
			for _, p := range all {
				found = found || p.File == c.file && strings.Contains(p.What, c.want) && p.Remedy != ""
			}
		}
		if !found {
			t.Errorf("%s: %.600v", c.name, err)
		}
	}
}

// A miniature of the hostiles may not have the name of an explorer: keys name both.
func TestAnExplorerHasNoNameOfAHostile(t *testing.T) {
	files := copied(t)
	files["hostiles/ur-ghuls.yaml"] = &fstest.MapFile{Data: []byte(strings.Replace(string(files["hostiles/ur-ghuls.yaml"].Data), "model: ur-ghul\n", "model: ur\n", 1))}
	_, err := Load(files)
	if err == nil || !tells(err.Error(), "explorers/ur-025.yaml:1: ", `a miniature of the hostiles may be called "ur-025" too: give the explorer another id`) {
		t.Error(err)
	}
}

// A record that has lost its id is told with the file in which it stands.
func TestARecordWithoutAnIDIsToldWithItsFile(t *testing.T) {
	files := copied(t)
	id := regexp.MustCompile(`(?m)^id: .*\n`)
	tried := 0
	for name, file := range files {
		at := id.FindIndex(file.Data)
		if at == nil {
			continue
		}
		tried++
		whole := file.Data
		files[name] = &fstest.MapFile{Data: append(append([]byte(nil), whole[:at[0]]...), whole[at[1]:]...)}
		_, err := Load(files)
		files[name] = &fstest.MapFile{Data: whole}
		var all content.Problems
		if !errors.As(err, &all) || len(all) == 0 {
			t.Errorf("%s without its id is loaded: %v", name, err)
			continue
		}
		told := false
		for _, p := range all {
			if told = told || p.File == name; p.File == "" {
				t.Errorf("%s without its id: a problem without a file: %v", name, p)
			}
		}
		if !told {
			t.Errorf("%s without its id: no problem names it: %v", name, err)
		}
	}
	if tried < 10 {
		t.Errorf("only %d files were tried", tried)
	}
}
