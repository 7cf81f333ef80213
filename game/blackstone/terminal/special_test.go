//go:build linux || darwin

package terminal

import (
	"errors"
	"net"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// specials make what has a name like a file and is none.
var specials = map[string]func(name string) error{
	"a pipe":     func(name string) error { return syscall.Mkfifo(name, 0o644) },
	"a device":   func(name string) error { return os.Symlink("/dev/zero", name) },
	"a terminal": func(name string) error { return os.Symlink("/dev/tty", name) },
	"a folder":   func(name string) error { return os.Mkdir(name, 0o755) },
	"a socket": func(name string) error {
		l, err := net.ListenUnix("unix", &net.UnixAddr{Name: name})
		if err == nil {
			l.SetUnlinkOnClose(false)
			err = l.Close()
		}
		return err
	},
	"a link to itself": func(name string) error { return os.Symlink(filepath.Base(name), name) },
}

// inTime runs a command that must not wait for what will never come.
func inTime(t *testing.T, in string, args ...string) (out, said string, code int) {
	t.Helper()
	done := make(chan struct{})
	go func() {
		out, said, code = typed(t, in, args...)
		close(done)
	}()
	select {
	case <-done:
	case <-time.After(30 * time.Second):
		t.Fatalf("%q waits for ever", args)
	}
	return out, said, code
}

// Wherever a file or folder is named, what is neither is told in one sentence, at once.
func TestSpecialFilesAreNoFiles(t *testing.T) {
	data := t.TempDir()
	if _, said, code := typed(t, "quit\n", "play", "-data", data, "-quest", "Two Moons", "-seed", "3"); code != 0 {
		t.Fatal(said)
	}
	t.Chdir(t.TempDir()) // a socket has a short name
	for kind, make := range specials {
		if err := os.RemoveAll("it"); err != nil {
			t.Fatal(err)
		}
		if err := make("it"); err != nil {
			t.Fatalf("%s: %v", kind, err)
		}
		for _, args := range [][]string{
			{"replay", "it"}, {"play", "-data", data, "-load", "it"}, {"simulate", "-merge", "it"},
			{"validate", "it"}, {"play", "-data", data, "-content", "it"}, {"list", "-data", "it"}, {"link", "-data", "it"},
			{"journal", "Two Moons", "-data", data, "-o", "it"},
		} {
			if kind == "a folder" && args[len(args)-1] == "it" && args[len(args)-2] != "-load" && args[len(args)-2] != "-merge" && args[len(args)-2] != "-o" && args[0] != "replay" {
				continue // where a folder is asked for
			}
			_, said, code := inTime(t, "quit\n", args...)
			if lines := strings.Count(said, "\n"); code == 0 || !strings.HasPrefix(said, "precipice "+args[0]) || lines != 1 && args[0] != "validate" || args[0] == "list" && !strings.Contains(said, "name a folder elsewhere with -data") {
				t.Errorf("%s: %q: %d, %q", kind, args, code, said)
			}
		}
		for _, line := range []string{"chamber bring it", "chamber keep amallyn it", "save it"} {
			_, said, code := inTime(t, line+"\nquit\n", "play", "-data", data)
			if code != 0 || strings.Count(said, "\n") != 1 || !strings.Contains(said, "it") {
				t.Errorf("%s: %s: %d, %q", kind, line, code, said)
			}
		}
	}
}

// Among the saves, what is no file hides no game and stops no program.
func TestSpecialFilesAmongSaves(t *testing.T) {
	for kind, make := range specials {
		data := t.TempDir()
		t.Chdir(data)
		if _, said, code := typed(t, "quit\n", "play", "-data", data, "-quest", "Two Moons", "-seed", "3"); code != 0 {
			t.Fatal(said)
		}
		game, err := filepath.Glob("game-*.save")
		if err != nil || len(game) != 1 {
			t.Fatal(game, err)
		}
		for _, name := range []string{"game-2.save", game[0] + ".1", game[0] + ".2", game[0] + ".tmp-7", game[0] + ".broken", "precipice.lock", "precipice.count", "settings.save", "console.save", "table.save", "notes"} {
			if kind == "a folder" && strings.HasPrefix(name, game[0]+".") {
				continue // no copy can be moved there, which is told
			}
			os.Remove(name)
			if err := make(name); err != nil && !errors.Is(err, os.ErrExist) {
				t.Fatalf("%s: %v", kind, err)
			}
		}
		for _, c := range []struct {
			in   string
			args []string
			want string
		}{
			{"", []string{"list"}, "Two Moons"},
			{"", []string{"list"}, "game-2: an unreadable game\n     "},
			{"", []string{"link"}, "game="},
			{"", []string{"journal", "Two Moons"}, "Two Moons"},
			{"1\n1\nset rules on\nsave out.save\nquit\n", []string{"play"}, "Written to out.save"},
			{"quit\n", []string{"play"}, "Continuing"},
		} {
			out, said, code := inTime(t, c.in, append(c.args, "-data", data)...)
			if code != 0 || !strings.Contains(out, c.want) {
				t.Errorf("%s: %q: %d, %.300q, %q", kind, c.args, code, out, said)
			}
		}
	}
}
