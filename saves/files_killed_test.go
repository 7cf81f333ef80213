//go:build !js

package saves

import (
	"errors"
	"testing"
)

// killedRemoving is a folder on which the program is killed after some files have been deleted.
type killedRemoving struct {
	folder
	left int
}

func (f *killedRemoving) remove(name string) error {
	if f.left == 0 {
		return errors.New("killed")
	}
	if err := f.folder.remove(name); err != nil { // there was none
		return err
	}
	f.left--
	return nil
}

// Whoever is killed while a game is removed finds its newest save or none, never an older one.
func TestKilledWhileRemovingNoOlderSaveComesBack(t *testing.T) {
	for left := range diskCopies {
		path := t.TempDir()
		for n := range diskCopies {
			put(t, NewDisk(path), "hall", n+1)
		}
		if err := diskOn(path, &killedRemoving{osFolder(path), left}).Remove("hall"); err == nil {
			t.Fatalf("%d files: nothing was left to remove", left)
		}
		data, which, problem := NewDisk(path).GetGood("hall", nil)
		if data == nil || number(t, data) != diskCopies || which != 0 {
			t.Errorf("killed after %d files: copy %d comes back, %v", left, which, problem)
		}
	}
}
