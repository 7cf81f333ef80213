package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// contents prints a digest of each module's memory after its instantiation.
const contents = `
const { readFileSync } = require("fs"), { createHash } = require("crypto");
const nothing = new Proxy({}, { get: () => () => {} });
Promise.all(process.argv.slice(1).map(async (file) => {
	const { instance } = await WebAssembly.instantiate(readFileSync(file), { gojs: nothing });
	console.log(createHash("sha256").update(new Uint8Array(instance.exports.mem.buffer)).digest("hex"));
}));`

// A program that fills its table of buckets itself begins with the same memory, in far fewer bytes.
func TestTheTableOfBucketsIsFilledAtTheStart(t *testing.T) {
	before := linked(t)
	sections, err := readSections(before)
	if err != nil {
		t.Fatal(err)
	}
	data := find(sections, dataSection)
	segments, err := joinSegments(data.body)
	if err != nil {
		t.Fatal(err)
	}
	if err := dropLines(segments); err != nil {
		t.Fatal(err)
	}
	data.body = writeSegments(segments)
	whole := writeSections(sections)
	lean, undone, err := shrink(before)
	if err != nil || undone != nil {
		t.Fatal(err, undone)
	}
	if len(lean)*10 > len(whole)*9 {
		t.Errorf("the program has %d bytes, and %d with the table", len(lean), len(whole))
	}
	dir := t.TempDir()
	files := []string{filepath.Join(dir, "whole.wasm"), filepath.Join(dir, "lean.wasm")}
	for i, module := range [][]byte{whole, lean} {
		if err := os.WriteFile(files[i], module, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	out, err := exec.Command("node", append([]string{"-e", contents}, files...)...).CombinedOutput()
	if digests := bytes.Fields(out); err != nil || len(digests) != 2 || !bytes.Equal(digests[0], digests[1]) {
		t.Errorf("the memories differ: %v\n%s", err, out)
	}
}

// A module that has a start function, or none to know a type from, gets no other.
func TestAStartFunctionNeedsRoom(t *testing.T) {
	parts := []section{{typeSection, []byte{1, 0x60, 0, 0}}, {importSection, []byte{0}}, {functionSection, []byte{0}}, {codeSection, []byte{0}}}
	if sections, err := addStart(parts, []byte{0, opEnd}); err != nil || find(sections, startSection) == nil {
		t.Fatalf("no start function was added: %v", err)
	}
	for name, sections := range map[string][]section{
		"has a start":   append(parts[:3:3], section{startSection, []byte{0}}, parts[3]),
		"no code":       parts[:3],
		"no plain type": append([]section{{typeSection, []byte{1, 0x60, 1, 0x7f, 0}}}, parts[1:]...),
		"imports more":  {parts[0], {importSection, []byte{1, 0, 0, 2, 0, 1}}, parts[2], parts[3]},
	} {
		if _, err := addStart(sections, []byte{0, opEnd}); err == nil {
			t.Errorf("%s: a start function was added", name)
		}
	}
}
