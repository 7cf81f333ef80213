package check

import (
	"os"
	"path/filepath"
	"testing"

	"precipice/game/licences"
)

// What is linked on any platform is listed with its licence, the texts are those of the modules, and nothing
// else is listed.
func TestLicencesAreThoseOfWhatIsLinked(t *testing.T) {
	want, err := Licensed(root)
	if err != nil {
		t.Fatal(err)
	}
	if len(want) < 10 {
		t.Errorf("only %d parts are linked", len(want))
	}
	got, err := licences.All()
	if err != nil {
		t.Fatal(err)
	}
	for i, p := range want {
		if i >= len(got) || got[i] != p {
			t.Fatalf("the licence of %s is missing or not as it is: run go run ./build/licences", p.Name)
		}
	}
	if len(got) > len(want) {
		t.Errorf("%s is listed and not linked: run go run ./build/licences", got[len(want)].Name)
	}
	files, err := os.ReadDir(filepath.Join(root, Licences))
	if err != nil {
		t.Fatal(err)
	}
	if len(files) != len(want)+1 {
		t.Errorf("%s has %d files for %d parts and their list: run go run ./build/licences", Licences, len(files), len(want))
	}
}

// A module that nobody has looked at, and one without a licence, cannot slip in.
func TestAModuleWithoutALicenceIsRefused(t *testing.T) {
	if _, err := module("example.org/new", t.TempDir()); err == nil {
		t.Error("a module that is not known was let in")
	}
	if _, err := module("golang.org/x/text", t.TempDir()); err == nil {
		t.Error("a module without a text of its licence was let in")
	}
}
