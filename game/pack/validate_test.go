package pack_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"precipice/engine/content"
	"precipice/game/pack"
)

// What plays a pack does so only once its content and texts are sound; whatever is found is returned by file, without the content.
func TestAPackIsPlayedOnlyOnceItIsSound(t *testing.T) {
	sound := t.TempDir()
	if err := os.Mkdir(filepath.Join(sound, "texts"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(sound, "texts", "en.yaml"), []byte("name.a: A\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	flaw, stuck := content.Problem{File: "b.yaml", What: "flawed"}, content.Problem{File: "a.yaml", What: "nobody can move"}
	for name, c := range map[string]struct {
		load, play content.Problems
		played     bool
	}{
		"sound": {nil, nil, true}, "flawed": {content.Problems{flaw, stuck}, nil, false}, "stuck": {nil, content.Problems{flaw, stuck}, true},
	} {
		played := false
		load := func(fs.FS) (*int, error) {
			if c.load != nil {
				return nil, c.load
			}
			return new(int), nil
		}
		lib, problems, err := pack.Validate("", sound, load, func(*int) content.Problems { played = true; return c.play })
		if err != nil {
			t.Fatal(err)
		}
		if found := len(c.load) + len(c.play); played != c.played || len(problems) != found || (lib == nil) != (found > 0) {
			t.Errorf("%s: played %v, with %v", name, played, problems)
		}
		if len(problems) > 0 && problems[0] != stuck {
			t.Errorf("%s: the first problem is %v", name, problems[0])
		}
	}
	torn := errors.New("torn")
	if _, _, err := pack.Validate("", sound, func(fs.FS) (*int, error) { return nil, torn }, nil); !errors.Is(err, torn) {
		t.Errorf("a folder that cannot be read: %v", err)
	}
}
