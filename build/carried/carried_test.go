package carried

import (
	"io/fs"
	"slices"
	"testing"
)

// The page has the screens of both games and no terminal, and carries no text of one; a computer has both.
func TestThePageGoesWithoutTheTerminal(t *testing.T) {
	for program, terminal := range map[string]bool{Computer: true, Page: false} {
		sources, err := Sources(program)
		if err != nil {
			t.Fatal(err)
		}
		for name, want := range map[string]bool{"main.go": true, "scenes/city/journey.go": true, "scenes/fortress/combat.go": true, "engine/match.go": true,
			"game/terminal/run.go": terminal, "game/city/terminal/voice.go": terminal, "command_js.go": !terminal, "build/carried/carried.go": false, "main_test.go": false} {
			if slices.Contains(sources, name) != want {
				t.Errorf("%s: %s is one of the sources: %v", program, name, !want)
			}
		}
		texts, err := Texts(program)
		if err != nil {
			t.Fatal(err)
		}
		for name, want := range map[string]bool{"en/screens.yaml": true, "en/city/screens.yaml": true, "en/fortress/journal.yaml": true, "en/city/console.yaml": terminal, "en/console.yaml": terminal} {
			data, err := fs.ReadFile(texts, name)
			if is := err == nil && len(data) > 0; is != want {
				t.Errorf("%s: %s is carried: %v", program, name, is)
			}
		}
	}
}
