package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// assembled makes a page around a program and returns its folder.
func assembled(t *testing.T, folder, program string) {
	t.Helper()
	linked := filepath.Join(t.TempDir(), "linked.wasm")
	for path, text := range map[string]string{linked: string(module(segment{8, []byte(program)})),
		filepath.Join(folder, "wasm_exec.js"): "", filepath.Join(folder, "licences.txt"): ""} {
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := assemble(linked, sources, folder); err != nil {
		t.Fatal(err)
	}
}

func text(t *testing.T, folder, name string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(folder, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// Every address in the page is that of a file beside it, so that it runs in any folder.
func TestPageIsComplete(t *testing.T) {
	t.Chdir("../..")
	folder := t.TempDir()
	assembled(t, folder, "stasis")
	index := text(t, folder, "index.html")
	for _, found := range regexp.MustCompile(`(?:href|src|data-program|content)="([^"]*\.[a-z0-9]+)"`).FindAllStringSubmatch(index, -1) {
		if _, err := os.Stat(filepath.Join(folder, found[1])); err != nil {
			t.Errorf("index.html names %q: %v", found[1], err)
		}
	}
	var manifest struct {
		Icons []struct{ Src string }
	}
	if err := json.Unmarshal([]byte(text(t, folder, "manifest.webmanifest")), &manifest); err != nil || len(manifest.Icons) == 0 {
		t.Errorf("the manifest has %d icons, %v", len(manifest.Icons), err)
	}
	for _, icon := range manifest.Icons {
		if _, err := os.Stat(filepath.Join(folder, icon.Src)); err != nil {
			t.Errorf("the manifest names %q: %v", icon.Src, err)
		}
	}
	for _, name := range []string{"index.html", "page.css", "manifest.webmanifest"} {
		if strings.Contains(strings.ReplaceAll(text(t, folder, name), "http://localhost:", ""), "://") {
			t.Errorf("%s has an address of another place", name)
		}
	}
}

// The worker of another program is another one, and the older program is gone.
func TestVersionsAreToldApart(t *testing.T) {
	t.Chdir("../..")
	folder := t.TempDir()
	assembled(t, folder, "stasis")
	first := text(t, folder, "worker.js")
	assembled(t, folder, "vault")
	programs, err := filepath.Glob(filepath.Join(folder, "*.wasm"))
	if err != nil || len(programs) != 1 {
		t.Fatalf("the programs are %v, %v", programs, err)
	}
	second := text(t, folder, "worker.js")
	if first == second || !strings.Contains(second, filepath.Base(programs[0])) || !strings.Contains(text(t, folder, "index.html"), filepath.Base(programs[0])) {
		t.Errorf("the worker was %s and is %s, with the program %s", first, second, programs[0])
	}
}
