//go:build unix

package saves_test

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"precipice/saves"
)

// A pipe or a device is not opened: neither where a file is named, nor among the saves of a folder.
func TestPipesAndDevicesAreNoSaves(t *testing.T) {
	dir := t.TempDir()
	store := saves.NewDisk(dir)
	if err := store.Put("game-1", saves.Seal(saves.Header{Title: "Far"}, []byte("x"))); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"game-2.save", "game-2.save.old", "game-3.save.tmp1", "precipice.count"} {
		if err := syscall.Mkfifo(filepath.Join(dir, name), 0o644); err != nil {
			t.Skip("this file system has no pipes:", err)
		}
	}
	for _, path := range []string{filepath.Join(dir, "game-2.save"), os.DevNull} {
		if f, err := saves.OpenRegular(path); !errors.Is(err, saves.ErrSpecial) {
			t.Errorf("%s is opened: %v, %v", path, f, err)
		}
	}
	slots, err := store.List()
	if err != nil || len(slots) == 0 {
		t.Errorf("beside a pipe the folder lists %v, %v", slots, err)
	}
	if data, err := store.Get("game-1"); err != nil || len(data) == 0 {
		t.Errorf("beside a pipe a save is read as %d bytes, %v", len(data), err)
	}
	if _, err := store.Get("game-2"); err == nil {
		t.Error("a pipe is read as a save")
	}
}
