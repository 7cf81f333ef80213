//go:build linux || darwin

package terminal

import (
	"errors"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// writers are the commands that write a file of a name, with what is typed into a game for them.
var writers = map[string]struct {
	typed string
	args  []string
}{
	"save":    {typed: "save FILE\nquit\n"},
	"chamber": {typed: "chamber keep amallyn FILE\nquit\n"},
	"report":  {typed: "report the dice were odd\nquit\n"},
	"journal": {args: []string{"journal", "Two Moons", "-o", "FILE"}},
}

// written runs a command that writes a file in the current folder.
func written(t *testing.T, name, data, file string) (said string, files []os.DirEntry) {
	t.Helper()
	w := writers[name]
	args := []string{"play"}
	if w.args != nil {
		args = strings.Split(strings.ReplaceAll(strings.Join(w.args, "\n"), "FILE", file), "\n")
	}
	out, said, _ := typed(t, strings.ReplaceAll(w.typed, "FILE", file), append(args, "-data", data)...)
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	return out + said, files
}

// No command leaves a part of a file on a full disk, and each writes the file once there is room. A limit of the size of
// files stands for the disk, in a process of its own.
func TestAFullDiskLeavesNoPartOfAFile(t *testing.T) {
	if os.Getenv("CONSOLE_TEST_FULL") == "" {
		cmd := exec.Command(os.Args[0], "-test.run=^"+t.Name()+"$")
		cmd.Env = append(os.Environ(), "CONSOLE_TEST_FULL=1")
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		return
	}
	signal.Ignore(syscall.SIGXFSZ)
	data := t.TempDir()
	if _, said, code := typed(t, "quit\n", "play", "-data", data, "-quest", "Two Moons", "-seed", "3"); code != 0 {
		t.Fatal(said)
	}
	var room syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &room); err != nil {
		t.Skip(err)
	}
	for name := range writers {
		t.Chdir(t.TempDir())
		limit := syscall.Rlimit{Cur: 64, Max: room.Max}
		if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
			t.Skip(err)
		}
		said, files := written(t, name, data, "out")
		if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &room); err != nil {
			t.Fatal(err)
		}
		if len(files) > 0 || !strings.Contains(said, "is full: free some space on it and write the file again") {
			t.Errorf("%s leaves %v on a full disk and says %q", name, files, said)
		}
		said, files = written(t, name, data, "out")
		if len(files) != 1 || !strings.Contains(said, "Written to") {
			t.Fatalf("%s leaves %v once there is room and says %q", name, files, said)
		}
		if info, err := files[0].Info(); err != nil || info.Size() <= 64 {
			t.Errorf("%s leaves %v once there is room: %v", name, info, err)
		}
	}
}

// What cannot be written is told with the file and what to do.
func TestWhatCannotBeWrittenIsTold(t *testing.T) {
	data := t.TempDir()
	if _, said, code := typed(t, "quit\n", "play", "-data", data, "-quest", "Two Moons", "-seed", "3"); code != 0 {
		t.Fatal(said)
	}
	for name := range writers {
		if name == "report" { // it finds a name by itself
			continue
		}
		t.Chdir(t.TempDir())
		if err := os.WriteFile("there", nil, 0o644); err != nil {
			t.Fatal(err)
		}
		if err := syscall.Mkfifo("pipe", 0o644); err != nil {
			t.Fatal(err)
		}
		for file, want := range map[string]string{
			"there": "there exists already: give another name", "pipe": "pipe exists already", "/dev/full": "/dev/full exists already",
			filepath.Join("nowhere", "out"): "there is no folder for nowhere/out: make it, or give another name",
			filepath.Join("there", "out"):   "there is no folder for there/out",
			strings.Repeat("n", 300):        "give another name",
		} {
			if said, _ := written(t, name, data, file); !strings.Contains(said, want) {
				t.Errorf("%s to %s: %q", name, file, said)
			}
		}
	}
}

// All files are written by saves.Create, so that the tests above hold for them.
func TestFilesAreWrittenInOnePlace(t *testing.T) {
	sources, err := filepath.Glob("*.go")
	shared, wrong := filepath.Glob("../../terminal/*.go")
	if err = errors.Join(err, wrong); err != nil || len(sources) == 0 || len(shared) == 0 {
		t.Fatal("no sources", err)
	}
	creates := 0
	for _, file := range append(sources, shared...) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		creates += strings.Count(string(text), "saves.Create(")
		for _, way := range []string{"os.Create", "os.OpenFile", "os.WriteFile", "os.Open("} {
			if strings.Contains(string(text), way) {
				t.Errorf("%s uses %s", file, way)
			}
		}
	}
	if creates != len(writers)+1 { // report has two, for the first name and for later ones
		t.Errorf("%d places write a file, but %d commands are tested", creates, len(writers))
	}
}
