package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// linked returns a small program as the linker leaves it.
func linked(t *testing.T) []byte {
	t.Helper()
	built := filepath.Join(t.TempDir(), "fails.wasm")
	build := exec.Command("go", "build", "-o", built, "./testdata/fails")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	program, err := os.ReadFile(built)
	if err != nil {
		t.Fatal(err)
	}
	return program
}

// A program without its lines runs as before, and its traces still name the functions.
func TestAProgramRunsWithoutItsLines(t *testing.T) {
	before := linked(t)
	after, err := shrink(before)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	built, lean := filepath.Join(dir, "fails.wasm"), filepath.Join(dir, "lean.wasm")
	for file, program := range map[string][]byte{built: before, lean: after} {
		if err := os.WriteFile(file, program, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	runner := filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "go_js_wasm_exec")
	for name, lines := range map[string]bool{built: true, lean: false} {
		out, err := exec.Command(runner, name).CombinedOutput()
		if err == nil || !bytes.Contains(out, []byte("a map of 3")) || !bytes.Contains(out, []byte("main.deep(")) {
			t.Errorf("%s: %v, %s", filepath.Base(name), err, out)
		}
		if strings.Contains(string(out), "main.go:") != lines {
			t.Errorf("%s tells lines: %v\n%s", filepath.Base(name), !lines, out)
		}
	}
}

func TestAnUnknownTableOfFunctionsIsRefused(t *testing.T) {
	for _, rest := range []string{"", strings.Repeat("\x00", 63), strings.Repeat("\xff", 64), "\x01" + strings.Repeat("\x00", 63)} {
		if _, err := shrink(module(segment{8, append(bytes.Clone(tableMagic), rest...)})); err == nil {
			t.Errorf("a table that goes on with %d bytes is accepted", len(rest))
		}
	}
}
