package pack_test

import (
	"os"
	"path/filepath"
	"testing"

	"precipice/game/pack"
)

// A folder is a pack of the ruleset whose own pack it is most like, also while much of it is missing.
func TestTheOwnerOfAPack(t *testing.T) {
	part := t.TempDir()
	for _, name := range []string{"journeys", "texts"} {
		if err := os.Mkdir(filepath.Join(part, name), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	for folder, want := range map[string]int{
		"../../assets/content/blackstone": 0, "../../assets/content/city": 1, part: 1, t.TempDir(): -1, filepath.Join(part, "nowhere"): -1, "": -1, "owner.go": -1,
	} {
		if got := pack.Owner(folder, "blackstone", "city", ""); got != want {
			t.Errorf("%q is a pack of %d, not %d", folder, got, want)
		}
	}
}
