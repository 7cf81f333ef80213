//go:build linux

package game

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// desktop makes scripts stand for the programs of the clipboard. Each notes the process that it is.
func desktop(t *testing.T, script string) (note string) {
	t.Helper()
	dir := t.TempDir()
	note = filepath.Join(dir, "pid")
	text := "#!/bin/sh\necho $$ >" + note + "\n" + script + "\n"
	if err := os.WriteFile(filepath.Join(dir, "xclip"), []byte(text), 0o755); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", dir+":"+os.Getenv("PATH"))
	t.Setenv("WAYLAND_DISPLAY", "")
	return note
}

// ended reports whether the process group of a script is gone.
func ended(t *testing.T, note string) bool {
	t.Helper()
	text, err := os.ReadFile(note)
	if err != nil {
		t.Fatal(err)
	}
	group := 0
	for _, r := range strings.TrimSpace(string(text)) {
		group = group*10 + int(r-'0')
	}
	for range 200 { // the system may take its time to bury it
		if errors.Is(syscall.Kill(-group, 0), syscall.ESRCH) && errors.Is(syscall.Kill(group, 0), syscall.ESRCH) {
			return true
		}
		time.Sleep(50 * time.Millisecond)
	}
	syscall.Kill(group, syscall.SIGKILL)
	return false
}

// A clipboard whose program never ends or never answers keeps neither the game nor a process longer than it may take.
func TestTheClipboardEndsInTime(t *testing.T) {
	for what, script := range map[string]string{
		"never ends":                         "exec yes abcdefgh",
		"hangs":                              "sleep 60",
		"hangs, and so does what it started": "sleep 60 &\nsleep 60",
	} {
		note := desktop(t, script)
		begun := time.Now()
		text, err := readClipboard()
		if took := time.Since(begun); took > answering+time.Second {
			t.Errorf("a clipboard that %s takes %v", what, took)
		}
		if endless := what == "never ends"; endless != (err == nil) || endless && (len(text) != longestPaste || !strings.HasPrefix(text, "abcdefgh\n")) {
			t.Errorf("a clipboard that %s answers %d bytes, %v", what, len(text), err)
		}
		if !ended(t, note) {
			t.Errorf("the program of a clipboard that %s goes on", what)
		}
	}
	note := desktop(t, "sleep 60")
	if Copy("a text") || !ended(t, note) {
		t.Error("a clipboard that takes nothing is not ended")
	}
}

func TestTheClipboardIsReadAndWritten(t *testing.T) {
	kept := filepath.Join(t.TempDir(), "kept")
	desktop(t, `case $1 in -in) cat >`+kept+`;; -out) cat `+kept+`;; esac`)
	if !Copy("Ägäis #game=1\n") {
		t.Fatal("nothing is copied")
	}
	if text, err := readClipboard(); err != nil || text != "Ägäis #game=1\n" {
		t.Errorf("%q is read: %v", text, err)
	}
	t.Setenv("PATH", t.TempDir())
	if _, err := readClipboard(); err == nil || Copy("a text") {
		t.Error("without a program there is a clipboard")
	}
}
