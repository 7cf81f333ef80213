//go:build unix

package pack

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"

	"precipice/game/pack"
)

// copied returns a folder with a copy of the embedded pack.
func copied(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	from, err := pack.Open(Name, "")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.CopyFS(folder, from); err != nil {
		t.Fatal(err)
	}
	return folder
}

func write(t *testing.T, name string, data []byte) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, data, 0o644); err != nil {
		t.Fatal(err)
	}
}

// An invalid pack folder is refused with one sentence and little memory.
func TestInvalidPackFoldersAreRefused(t *testing.T) {
	for name, spoil := range map[string]func(folder string){
		"a pipe": func(folder string) {
			if err := syscall.Mkfifo(filepath.Join(folder, "hostiles", "pipe.yaml"), 0o644); err != nil {
				t.Fatal(err)
			}
		},
		"an endless device": func(folder string) {
			if err := os.Symlink("/dev/zero", filepath.Join(folder, "zero.yaml")); err != nil {
				t.Fatal(err)
			}
		},
		"a large file": func(folder string) {
			name := filepath.Join(folder, "large.yaml")
			write(t, name, nil)
			if err := os.Truncate(name, 300<<20); err != nil {
				t.Fatal(err)
			}
		},
		"many files": func(folder string) {
			for i := range pack.MaxEntries + 1 {
				write(t, filepath.Join(folder, "many", fmt.Sprint(i)), nil)
			}
		},
		"many folders": func(folder string) {
			for i := range pack.MaxListed {
				write(t, filepath.Join(folder, "many", fmt.Sprint(i/1000), fmt.Sprint(i%1000)), nil)
			}
		},
		"much in all": func(folder string) {
			for i := range pack.MaxRead/pack.MaxFile + 1 {
				write(t, filepath.Join(folder, fmt.Sprint(i)), make([]byte, pack.MaxFile))
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			folder := copied(t)
			if _, _, err := Load(folder, "en"); err != nil {
				t.Fatalf("the pack as it is: %v", err)
			}
			spoil(folder)
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			_, _, err := Validate(folder)
			runtime.ReadMemStats(&after)
			if err == nil || strings.Count(err.Error(), "\n") > 0 || len(err.Error()) > 400 {
				t.Errorf("it is told as %v", err)
			}
			if used := (after.TotalAlloc - before.TotalAlloc) >> 20; used > 100 {
				t.Errorf("%d MB were used", used)
			}
			if _, _, err := Load(folder, "en"); err == nil {
				t.Error("it can be played with")
			}
		})
	}
}
