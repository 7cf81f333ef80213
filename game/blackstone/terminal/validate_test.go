package terminal

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Problems of every kind are reported together, each once, with place and remedy, and without consequential
// errors.
func TestValidateReportsEveryProblem(t *testing.T) {
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS("../../../assets/content/blackstone")); err != nil {
		t.Fatal(err)
	}
	if out, said, code := typed(t, "", "validate", dir); code != 0 || !strings.Contains(out, "valid") {
		t.Fatalf("sound content: exit %d, %q, %q", code, out, said)
	}
	for _, c := range []struct{ file, was, is string }{
		{"explorers/ur-025.yaml", "vitality: 1d6", "vitalty: 1d6"},                                       // an unknown field and a missing one
		{"explorers/amallyn.yaml", "agility: 1d12", "agility: 1d10"},                                     // not a die of the game
		{"hostiles/ur-ghuls.yaml", "when: other", "when: engaged"},                                       // a table without an end
		{"combats/long-march.yaml", "chamber: niche-hall", "chamber: nich-hall"},                         // a dangling id
		{"combats/closing-ring.yaml", `ambush: ["2,2"`, `ambush: ["22,2"`},                               // a problem that only the whole pack shows
		{"discoveries.yaml", "carved-route, clue: true, count: 3", "carved-route, clue: true, count: 2"}, // a deck too small
		{"pack.yaml", "d8: [4, 2, 2]", "d8: [4, 2, 1]"},                                                  // faces that do not add up
		{"texts/en.yaml", "name.ur-025: ", "name.ur-025: Unit {0 "},                                      // a slot left open
		{"texts/en.yaml", "name.amallyn: ", "name.amalyn: "},                                             // a missing text
	} {
		file := filepath.Join(dir, filepath.FromSlash(c.file))
		data, err := os.ReadFile(file)
		if err != nil || !bytes.Contains(data, []byte(c.was)) {
			t.Fatalf("%s: no %q (%v)", c.file, c.was, err)
		}
		if err := os.WriteFile(file, bytes.Replace(data, []byte(c.was), []byte(c.is), 1), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(dir, "texts", "fr.yaml"), []byte("name.ur-025: {x}\nname.ur-025:\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "notes.yaml"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	out, said, code := typed(t, "", "validate", dir)
	if code != 1 || !strings.Contains(said, "problems: 14, files: 10") {
		t.Errorf("exit %d, %q", code, said)
	}
	for _, want := range []string{
		`ur-025.yaml:10: there is no field "vitalty": did you mean "vitality"?`, `the field "vitality" is missing`, `"1d10" is not a roll`, "the last column is not other",
		`there is no chamber "nich-hall": did you mean "niche-hall"?`, "hex 22,2 is not on the battlefield", "the discovery deck has 29 cards: make it 30",
		`nothing in the pack asks for the text "name.amalyn": did you mean "name.amallyn"?`, "the faces of the d8 sum to 7", "has a brace that is not a slot: write {0}", `there is no text "name.amallyn": write it in texts/en.yaml`,
		"fr.yaml:1: ", "fr.yaml:2: ", "notes.yaml: a pack has no such file: rename it",
	} {
		if strings.Count(out, want) != 1 {
			t.Errorf("%q is told %d times in\n%s", want, strings.Count(out, want), out)
		}
	}
	for line := range strings.Lines(out) {
		if !strings.HasPrefix(line, dir) || strings.Count(line, ": ") < 2 {
			t.Errorf("no place or no remedy: %q", line)
		}
	}
	if _, said, code := typed(t, "", "validate", filepath.Join(dir, "nowhere")); code != 1 || !strings.Contains(said, "no such folder") {
		t.Errorf("not there: exit %d, %q", code, said)
	}
}
