//go:build !js

package saves

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

func init() {
	reopened["*saves.Disk"] = func(s Store) Store { return NewDisk(s.(*Disk).path) }
	platformStores["disk"] = func(t *testing.T) Store { return NewDisk(filepath.Join(t.TempDir(), "new", "saves")) }
}

// stopping is a folder on which the n-th change fails. If dead is set, all later changes fail too, as
// if the program had been killed, and a failed write leaves half a file.
type stopping struct {
	folder
	path string
	left int
	err  error
	dead bool
}

func (f *stopping) step() error {
	f.left--
	if f.left == 0 || f.dead && f.left < 0 {
		return f.err
	}
	return nil
}

func (f *stopping) write(prefix string, data []byte) (string, error) {
	if err := f.step(); err != nil {
		if f.dead {
			os.WriteFile(filepath.Join(f.path, prefix+"half"), data[:len(data)/2], 0o644)
		}
		return "", err
	}
	return f.folder.write(prefix, data)
}

func (f *stopping) writeUnsynced(prefix string, data []byte) (string, error) {
	return f.write(prefix, data)
}

func (f *stopping) rename(from, to string) error {
	if err := f.step(); err != nil {
		return err
	}
	return f.folder.rename(from, to)
}

func (f *stopping) remove(name string) error {
	if f.dead && f.left <= 0 {
		return f.err
	}
	return f.folder.remove(name)
}

func (f *stopping) sync() error {
	if err := f.step(); err != nil {
		return err
	}
	return f.folder.sync()
}

func diskOn(path string, f folder) *Disk { return &Disk{folder: f, path: path} }

// steps is the number of changes in one Put on a full slot: a write, four renames and a sync.
const steps = 6

func TestKilledAtAnyStepTheNewestOrTheOneBeforeIsThere(t *testing.T) {
	for before := 1; before <= 6; before++ {
		for stop := 1; stop <= steps; stop++ {
			path := t.TempDir()
			for n := range before {
				put(t, NewDisk(path), "hall", n+1)
			}
			f := &stopping{folder: osFolder(path), path: path, left: stop, err: errors.New("killed"), dead: true}
			err := diskOn(path, f).Put("hall", save(before+1))
			data, _, problem := NewDisk(path).GetGood("hall", nil)
			got := 0
			if data != nil {
				got = number(t, data)
			}
			if got != before+1 && (err == nil || got != before) {
				t.Fatalf("%d saves, killed at step %d (%v): save %d, %v", before, stop, err, got, problem)
			}
			// A Put after repeated kills still keeps the same older saves.
			put(t, NewDisk(path), "hall", 50)
			if data, which, _ := NewDisk(path).GetGood("hall", refuse(50)); which < 1 || number(t, data) != got {
				t.Fatalf("%d saves, killed at step %d: the next Put lost save %d", before, stop, got)
			}
		}
	}
}

// unfinished is a folder in which the newest copy never gets into place.
type unfinished struct{ folder }

func (f unfinished) rename(from, to string) error {
	if to == "hall.save" {
		return errors.New("killed")
	}
	return f.folder.rename(from, to)
}

func TestInterruptedPutsPushNoGoodCopyOut(t *testing.T) {
	path := t.TempDir()
	put(t, NewDisk(path), "hall", 1, 2, 3)
	for range 10 {
		if err := diskOn(path, unfinished{osFolder(path)}).Put("hall", save(9)); err == nil {
			t.Fatal("the Put was not interrupted")
		}
	}
	for want := 3; want > 0; want-- {
		data, _, problem := NewDisk(path).GetGood("hall", func(data []byte) error {
			if number(t, data) > want {
				return ErrBroken
			}
			return nil
		})
		if data == nil || number(t, data) != want {
			t.Errorf("save %d is lost: %v", want, problem)
		}
	}
}

func TestFailingDiskIsOneSentenceAndTouchesNoOlderCopy(t *testing.T) {
	causes := map[error]string{
		fullDisk[0]:    "free some space",
		syscall.EACCES: "make this folder writable",
		syscall.EROFS:  "make this folder writable",
		syscall.EIO:    "check this folder",
	}
	for cause, remedy := range causes {
		for stop := 1; stop <= steps; stop++ {
			path := t.TempDir()
			put(t, NewDisk(path), "hall", 1, 2, 3, 4)
			wrapped := &os.LinkError{Op: "rename", Old: "hall.tmp-77", New: "x", Err: cause}
			f := &stopping{folder: osFolder(path), path: path, left: stop, err: wrapped}
			err := diskOn(path, f).Put("hall", save(5))
			if !errors.Is(err, cause) || !strings.Contains(err.Error(), remedy) ||
				!strings.HasPrefix(err.Error(), filepath.Join(path, "hall.save")+": ") || strings.Contains(err.Error(), "tmp-") {
				t.Fatalf("step %d: %v", stop, err)
			}
			if data, _ := NewDisk(path).Get("hall"); stop < steps && number(t, data) != 4 {
				t.Fatalf("%v at step %d: save 4 is not the newest", cause, stop)
			}
			if left, _ := filepath.Glob(filepath.Join(path, "*"+tempMark+"*")); len(left) > 0 {
				t.Fatalf("%v at step %d left %v", cause, stop, left)
			}
		}
	}
}

func TestDiskKeepsThreeCopiesBehindTheNewest(t *testing.T) {
	path := t.TempDir()
	put(t, NewDisk(path), "hall", 1, 2, 3, 4, 5, 6)
	for age, want := range []int{6, 5, 4, 3} {
		data, err := os.ReadFile(filepath.Join(path, fileName("hall", age)))
		if err != nil || number(t, data) != want {
			t.Errorf("%s: %v", fileName("hall", age), err)
		}
	}
	if files, _ := os.ReadDir(path); len(files) != 4 {
		t.Errorf("left %v", files)
	}
}

func TestBrokenFilePushesNoGoodCopyOut(t *testing.T) {
	path := t.TempDir()
	put(t, NewDisk(path), "hall", 1, 2)
	newest := filepath.Join(path, "hall.save")
	for range 5 {
		if err := os.Truncate(newest, 100); err != nil {
			t.Fatal(err)
		}
		put(t, NewDisk(path), "hall", 3)
	}
	data, which, problem := NewDisk(path).GetGood("hall", refuse(3))
	if which != 1 || number(t, data) != 1 {
		t.Errorf("took %d, %v", which, problem)
	}
}

func TestHugeFileIsNotRead(t *testing.T) {
	path := t.TempDir()
	put(t, NewDisk(path), "hall", 1, 2)
	if err := os.Truncate(filepath.Join(path, "hall.save"), 1<<36); err != nil {
		t.Skip(err)
	}
	data, which, problem := NewDisk(path).GetGood("hall", nil)
	if which != 1 || number(t, data) != 1 || !errors.Is(problem, ErrTooLarge) {
		t.Errorf("took %d, %v", which, problem)
	}
	put(t, NewDisk(path), "hall", 3)
}

func TestUnusableFolder(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PRECIPICE_DATA", file)
	for d, remedy := range map[*Disk]string{NewDisk(filepath.Join(file, "saves")): "name a folder elsewhere with -data", NewDisk(""): "set PRECIPICE_DATA to a folder elsewhere"} {
		if err := d.Put("hall", save(1)); err == nil || !strings.Contains(err.Error(), remedy) {
			t.Errorf("Put: %v", err)
		}
		for _, cause := range []error{syscall.ENOSPC, fs.ErrPermission, io.ErrUnexpectedEOF} {
			said := d.writeError("hall", cause).Error()
			if !strings.Contains(said, remedy) || strings.Contains(said, "PRECIPICE_DATA") == d.given {
				t.Errorf("%v is told as %s", cause, said)
			}
		}
	}
	if slots, err := NewDisk(filepath.Join(file+"-absent", "saves")).List(); err != nil || len(slots) > 0 {
		t.Errorf("List of no folder: %v, %v", slots, err)
	}
}

func TestDataFolderFromTheEnvironment(t *testing.T) {
	data := t.TempDir()
	t.Setenv("PRECIPICE_DATA", data)
	s, err := Default()
	if err != nil {
		t.Fatal(err)
	}
	put(t, s, "hall", 1)
	if _, err := os.Stat(filepath.Join(data, "saves", "hall.save")); err != nil {
		t.Error(err)
	}
}

func TestOnlyOwnOldTemporaryFilesAreSwept(t *testing.T) {
	path := t.TempDir()
	put(t, NewDisk(path), "hall", 1)
	long := time.Now().Add(-2 * staleAfter)
	files := map[string]string{ // file contents by name
		"hall.save.tmp-1":         string(save(2)),
		"hall.save.tmp-12":        string(save(2)[:3]),
		"hall.save.tmp-13":        "",
		"hall.save.tmp-2":         string(save(2)), // young
		"hall.save.tmp-3":         "Dear diary",
		"hall.save.tmp-3.txt":     "",
		"hall.save.tmp-":          "",
		"Hall.save.tmp-4":         "",
		"my.hall.save.tmp-4":      "",
		"thesis.tmp-5":            "",
		".tmp-6":                  "",
		"notes.tmp-7.odt":         "",
		"hall.save.tmp-8/letters": "", // in a folder
	}
	for name, text := range files {
		name = filepath.Join(path, name)
		err := errors.Join(os.MkdirAll(filepath.Dir(name), 0o755), os.WriteFile(name, []byte(text), 0o644), os.Chtimes(name, long, long))
		if err != nil {
			t.Fatal(err)
		}
	}
	empty, young := filepath.Join(path, "hall.save.tmp-9"), filepath.Join(path, "hall.save.tmp-2")
	if err := errors.Join(os.Mkdir(empty, 0o755), os.Chtimes(empty, long, long), os.Chtimes(young, time.Now(), time.Now()),
		os.Chtimes(filepath.Join(path, "hall.save"), long, long)); err != nil {
		t.Fatal(err)
	}
	NewDisk(path)
	for _, name := range []string{"hall.save.tmp-1", "hall.save.tmp-12", "hall.save.tmp-13"} {
		delete(files, name)
		if osFolder(path).has(name) {
			t.Errorf("%s was left behind and not removed", name)
		}
	}
	for name := range files {
		if !osFolder(path).has(name) {
			t.Errorf("%s was removed", name)
		}
	}
	if !osFolder(path).has("hall.save") || !osFolder(path).has("hall.save.tmp-9") {
		t.Error("a save or an empty folder was removed")
	}
}

// TestReallyKilled runs this test binary as a program that saves endlessly, kills it, and looks for the
// last save it reported.
func TestReallyKilled(t *testing.T) {
	if path := os.Getenv("SAVES_TEST_FOLDER"); path != "" {
		for n := 1; ; n++ {
			put(t, NewDisk(path), "hall", n)
			fmt.Println("saved", n)
		}
	}
	for reports := 1; reports <= 8; reports++ {
		path := t.TempDir()
		cmd := exec.Command(os.Args[0], "-test.run=^TestReallyKilled$")
		cmd.Env = append(os.Environ(), "SAVES_TEST_FOLDER="+path)
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		last := 0
		for lines := bufio.NewScanner(out); last < reports && lines.Scan(); {
			fmt.Sscanf(lines.Text(), "saved %d", &last)
		}
		cmd.Process.Kill()
		cmd.Wait()
		data, which, problem := NewDisk(path).GetGood("hall", nil)
		if last < reports || which < 0 || number(t, data) < last {
			t.Fatalf("reported save %d, found copy %d, %v", last, which, problem)
		}
	}
}

func TestExportWritesTheWholeFileOrNone(t *testing.T) {
	path := filepath.Join(t.TempDir(), "hall.save")
	if err := export(path, save(1)); err != nil {
		t.Fatal(err)
	}
	if data, err := os.ReadFile(path); err != nil || number(t, data) != 1 {
		t.Errorf("got %v", err)
	}
	err := export(filepath.Join(path, "below.save"), save(1))
	if err == nil || !strings.Contains(err.Error(), "choose another folder") {
		t.Errorf("below a file: %v", err)
	}
}

// If the count is missing or unreadable, a folder continues from the counts of its saves.
func TestALostCountIsFoundInTheSaves(t *testing.T) {
	for _, text := range []string{"", "no number", "99999999999999999999999"} {
		path := t.TempDir()
		if err := NewDisk(path).Put("hall", Seal(Header{Stamp: Stamp{Count: 41}}, nil)); err != nil {
			t.Fatal(err)
		}
		if text != "" {
			if err := os.WriteFile(filepath.Join(path, countName), []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		err := NewDisk(path).Alone(func(count uint64) error {
			if count != 42 {
				return fmt.Errorf("the count after 41 is %d", count)
			}
			return nil
		})
		if err != nil {
			t.Errorf("%q: %v", text, err)
		}
	}
}

func BenchmarkPutDisk(b *testing.B) { benchmarkPut(b, NewDisk(b.TempDir())) }

func TestSavesGoIntoTheFolderThatIsGiven(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "saves")
	store, err := In(dir)
	if err == nil {
		err = store.Put("combat", Seal(Header{}, nil))
	}
	if err != nil {
		t.Fatal(err)
	}
	if found, err := os.ReadDir(dir); err != nil || len(found) == 0 {
		t.Errorf("nothing was saved in %s: %v", dir, err)
	}
}
