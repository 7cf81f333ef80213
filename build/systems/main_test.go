package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A mistake in a file for another system is found, with its place, and what is right passes.
func TestMistakesForAnotherSystemAreFound(t *testing.T) {
	folder := t.TempDir()
	t.Chdir(folder)
	write := func(name, text string) {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write("go.mod", "module probe\n\ngo 1.24\n")
	write("here.go", "package probe\n\nfunc Where() int { return where }\n")
	write("here_linux.go", "package probe\n\nconst where = 1\n")
	write("here_windows.go", "package probe\n\nconst where = \"desk\"\n")
	if err := check("linux/amd64", "./..."); err != nil {
		t.Errorf("what is right is refused: %v", err)
	}
	for system, says := range map[string]string{"windows/amd64": "here.go:3", "darwin/arm64": "undefined: where", "nowhere": "is no system"} {
		if err := check(system, "./..."); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%s: %v", system, err)
		}
	}
}
