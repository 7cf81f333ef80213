package main

import (
	"bytes"
	"encoding/binary"
	"strings"
	"testing"
)

// module returns a WebAssembly module with a custom section and these data segments.
func module(segments ...segment) []byte {
	out := []byte("\x00asm\x01\x00\x00\x00\x00\x05\x04name")
	body := writeSegments(segments)
	return append(binary.AppendUvarint(append(out, dataSection), uint64(len(body))), body...)
}

// memory returns the first contents of a module's memory.
func memory(t *testing.T, module []byte, size int) []byte {
	t.Helper()
	in := &reader{data: module, at: 8}
	out := make([]byte, size)
	for in.at < len(module) {
		id := in.byte()
		body := in.bytes(in.unsigned())
		if id != dataSection {
			continue
		}
		segments, err := readSegments(body)
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range segments {
			copy(out[s.offset:], s.data)
		}
	}
	return out
}

func TestJoinedSegmentsFillTheSameMemory(t *testing.T) {
	before := module(
		segment{100, []byte("explorer")}, segment{108, []byte("hostile")}, segment{130, []byte("gambit")},
		segment{8, []byte("stasis")}, segment{5000, []byte("vault")}, segment{70000, nil})
	after, _, err := shrink(before)
	if err != nil {
		t.Fatal(err)
	}
	const size = 80000
	if !bytes.Equal(memory(t, before, size), memory(t, after, size)) {
		t.Error("the joined segments fill another memory")
	}
	if again, _, err := shrink(after); err != nil || !bytes.Equal(again, after) {
		t.Errorf("joining once more changes the module: %v", err)
	}
	if want := module(
		segment{8, []byte("stasis")}, segment{100, []byte("explorerhostile" + strings.Repeat("\x00", 15) + "gambit")},
		segment{5000, []byte("vault")}, segment{70000, nil}); !bytes.Equal(after, want) {
		t.Errorf("joined %q, not %q", after, want)
	}
}

func TestBadModulesAreRefused(t *testing.T) {
	good := module(segment{8, []byte("stasis")})
	for name, c := range map[string]struct {
		module []byte
		says   string
	}{
		"no module":    {[]byte("<html>"), "not a WebAssembly module"},
		"cut off":      {good[:len(good)-1], "cut off"},
		"overlap":      {module(segment{8, []byte("stasis")}, segment{10, []byte("vault")}), "overlap"},
		"trailing":     {append([]byte("\x00asm\x01\x00\x00\x00\x0b\x02\x00"), 9), "does not end"},
		"passive":      {[]byte("\x00asm\x01\x00\x00\x00\x0b\x04\x01\x01\x01a"), "no fixed place"},
		"too long":     {[]byte("\x00asm\x01\x00\x00\x00\x0b\x06\x01\x00\x41\x00\x0b\x7f"), "does not end"},
		"endless size": {[]byte("\x00asm\x01\x00\x00\x00\x0b\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff"), "cut off"},
	} {
		t.Run(name, func(t *testing.T) {
			if _, _, err := shrink(c.module); err == nil || !strings.Contains(err.Error(), c.says) {
				t.Errorf("the error is %v, which does not say %q", err, c.says)
			}
		})
	}
}
