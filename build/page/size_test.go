package main

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
)

// A program that is too large is refused, but not if another version of Go made it so.
func TestTheProgramMayNotBeLarger(t *testing.T) {
	noise := make([]byte, mostPacked+1000)
	rand.NewChaCha8([32]byte{}).Read(noise)
	for _, c := range []struct {
		size    int
		version string
		refused bool
	}{{len(noise), measuredWith + ".7", true}, {len(noise), "go1.99", false}, {mostPacked - 10000, measuredWith, false}} {
		folder := t.TempDir()
		if err := os.WriteFile(filepath.Join(folder, "precipice-0123456789ab.wasm"), noise[:c.size], 0o644); err != nil {
			t.Fatal(err)
		}
		if err := sized(folder, c.version); (err != nil) != c.refused {
			t.Errorf("%d bytes by %s: %v", c.size, c.version, err)
		}
	}
	if sized(t.TempDir(), measuredWith) == nil {
		t.Error("a page without a program has the right size")
	}
}
