package pack

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestLoad(t *testing.T) {
	rules, book, err := Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	for i := range rules.Pack.Explorers {
		if id := rules.Pack.Explorers[i].ID; book.Name(id) == id {
			t.Errorf("%s has no name", id)
		}
	}
	copied, _, err := Load("../../../assets/content/blackstone", "en")
	if err != nil || copied.Pack.Digest != rules.Pack.Digest {
		t.Errorf("the same content from a folder differs: %v", err)
	}
}

// Problems in content and texts are reported together.
func TestLoadReportsEveryProblem(t *testing.T) {
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS("../../../assets/content/blackstone")); err != nil {
		t.Fatal(err)
	}
	spoil(t, filepath.Join(dir, "explorers", "ur-025.yaml"), "vitality: 1d6", "vitalty: 1d6")
	spoil(t, filepath.Join(dir, "texts", "en.yaml"), "name.ur-025: ", "name.ur-025: {0} ")
	_, _, err := Load(dir, "en")
	if err == nil {
		t.Fatal("nothing is wrong with spoilt content")
	}
	for _, want := range []string{"explorers/ur-025.yaml:", "vitalty", "texts/en.yaml:"} {
		if !strings.Contains(err.Error(), want) {
			t.Errorf("nothing of %q in %v", want, err)
		}
	}
	if _, _, err := Load(filepath.Join(dir, "pack.yaml"), "en"); err == nil || !strings.Contains(err.Error(), "this is not a folder") {
		t.Errorf("a file in place of a folder: %v", err)
	}
}

func spoil(t *testing.T, file, was, is string) {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil || !bytes.Contains(data, []byte(was)) {
		t.Fatalf("%s: no %q (%v)", file, was, err)
	}
	if err := os.WriteFile(file, bytes.Replace(data, []byte(was), []byte(is), 1), 0o644); err != nil {
		t.Fatal(err)
	}
}
