package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// linked returns a small program as the linker leaves it.
func linked(t *testing.T) []byte {
	t.Helper()
	program, err := linkedOnce()
	if err != nil {
		t.Fatal(err)
	}
	return bytes.Clone(program)
}

var linkedOnce = sync.OnceValues(func() ([]byte, error) {
	dir, err := os.MkdirTemp("", "precipice-page")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	built := filepath.Join(dir, "fails.wasm")
	build := exec.Command("go", "build", "-o", built, "./testdata/fails")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("%w\n%s", err, out)
	}
	return os.ReadFile(built)
})

// A program without its lines runs as before, and its traces still name the functions.
func TestAProgramRunsWithoutItsLines(t *testing.T) {
	before := linked(t)
	after, undone, err := shrink(before)
	if err != nil || undone != nil {
		t.Fatal(err, undone)
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
		if err == nil || !bytes.Contains(out, []byte("a map of 3")) || !bytes.Contains(out, []byte("main.deep[...](")) {
			t.Errorf("%s: %v, %s", filepath.Base(name), err, out)
		}
		if strings.Contains(string(out), "main.go:") != lines {
			t.Errorf("%s tells lines: %v\n%s", filepath.Base(name), !lines, out)
		}
	}
}

// Of a program whose tables are not as they are known here, all that can be done is done: its segments are joined, and it begins with the
// same memory and the same code, shortened.
func TestUnknownTablesStayAsTheyAre(t *testing.T) {
	before := linked(t)
	for name, spoil := range map[string]func(segments []segment) []segment{
		"another table of functions": func(segments []segment) []segment { return replaced(t, segments, tableMagic, []byte{0xf0}) },
		"another head": func(segments []segment) []segment {
			return replaced(t, segments, tableMagic, append(bytes.Clone(tableMagic), bytes.Repeat([]byte{0xff}, 40)...))
		},
		"other buckets": func(segments []segment) []segment {
			return replaced(t, segments, append(bucket(1), bucket(1)...), []byte{9})
		},
		"no table at all":  func([]segment) []segment { return []segment{{8, []byte("stasis")}} },
		"a table cut off":  func([]segment) []segment { return []segment{{8, tableMagic}} },
		"a table of zeros": func([]segment) []segment { return []segment{{8, append(bytes.Clone(tableMagic), make([]byte, 63)...)}} },
	} {
		t.Run(name, func(t *testing.T) {
			sections, err := readSections(before)
			if err != nil {
				t.Fatal(err)
			}
			data := find(sections, dataSection)
			segments, err := joinSegments(data.body)
			if err != nil {
				t.Fatal(err)
			}
			segments = spoil(segments)
			data.body = writeSegments(segments)
			other := writeSections(sections)
			after, undone, err := shrink(other)
			if err != nil || undone == nil {
				t.Fatalf("nothing is left undone: %v", err)
			}
			if dropLines(segments) == nil { // the lines go where they are known
				data.body = writeSegments(segments)
				other = writeSections(sections)
			}
			const size = 1 << 23
			if !bytes.Equal(memory(t, other, size), memory(t, after, size)) {
				t.Error("the memory is another")
			}
			if err := shorten(sections); err != nil {
				t.Fatal(err)
			}
			again, err := readSections(after)
			if err != nil || !bytes.Equal(find(sections, codeSection).body, find(again, codeSection).body) || find(again, startSection) != nil {
				t.Errorf("the code is another: %v", err)
			}
		})
	}
}

// replaced writes over the beginning of something in the segments.
func replaced(t *testing.T, segments []segment, what, by []byte) []segment {
	t.Helper()
	for _, s := range segments {
		if at := bytes.Index(s.data, what); at >= 0 {
			copy(s.data[at:], by)
			return segments
		}
	}
	t.Fatalf("there is no %x", what)
	return nil
}
