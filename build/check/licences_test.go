package check

import (
	"os"
	"path/filepath"
	"testing"

	"precipice/game/licences"
)

// Everything linked on any platform is listed with its licence, the texts are those of the modules, and
// nothing else is listed.
func TestLicencesMatchTheLinkedModules(t *testing.T) {
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
			t.Fatalf("the licence of %s is missing or out of date: run go run ./build/licences", p.Name)
		}
	}
	if len(got) > len(want) {
		t.Errorf("%s is listed but not linked: run go run ./build/licences", got[len(want)].Name)
	}
	files, err := os.ReadDir(filepath.Join(root, Licences))
	if err != nil {
		t.Fatal(err)
	}
	if len(files) != len(want)+1 {
		t.Errorf("%s has %d files for %d parts and their list: run go run ./build/licences", Licences, len(files), len(want))
	}
}

// A module that nobody has checked, or one without a licence, is rejected.
func TestAModuleWithoutALicenceIsRefused(t *testing.T) {
	if _, err := module("example.org/new", t.TempDir()); err == nil {
		t.Error("an unknown module was accepted")
	}
	if _, err := module("golang.org/x/text", t.TempDir()); err == nil {
		t.Error("a module without a licence text was accepted")
	}
}
