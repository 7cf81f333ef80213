//go:build linux

package drive

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"precipice/engine/fortress"
)

// desk is the program in a real window, as a player has it, with what xdotool can do there.
type desk struct {
	t             *testing.T
	screen, probe string
}

// A game is written to a file by the system's file dialog and read back by it.
func TestTheFileDialogWritesAndReadsAGame(t *testing.T) {
	if !inWindow {
		t.Skip("the window is driven only under a display: make test does it")
	}
	data := t.TempDir()
	questOnDisk(t, data, 5, asked(fortress.AskPick))
	d := openDesk(t, data)
	d.click("title/load")
	d.click(d.until("a saved game", func(q Probe) bool { return len(q.Starting("load/write/")) == 1 }).Starting("load/write/")[0])
	file := filepath.Join(t.TempDir(), "kept.save")
	d.types(file, func() bool { _, err := os.Stat(file); return err == nil })

	d.click("load/read")
	d.types(file, func() bool { q := d.look(); return q.Scene != "load" || len(q.Starting("load/game/")) == 2 })
}

// openDesk starts the program on a display of its own.
func openDesk(t *testing.T, data string) *desk {
	t.Helper()
	name, _ := display(t)
	d := &desk{t, name, filepath.Join(t.TempDir(), "probe.json")}
	cmd := playersCommand(t, "-data", data, "-probe", d.probe)
	cmd.Env = append(os.Environ(), "DISPLAY="+name, "WAYLAND_DISPLAY=")
	var said bytes.Buffer
	cmd.Stderr = &said
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		cmd.Process.Kill()
		if cmd.Wait(); t.Failed() {
			t.Logf("the program printed:\n%s", &said)
		}
	})
	return d
}

func (d *desk) look() Probe {
	d.t.Helper()
	q, err := toldIn(d.probe)
	if err != nil {
		d.t.Fatal(err)
	}
	return q
}

func (d *desk) until(what string, holds func(Probe) bool) Probe {
	d.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(beat) {
		if q := d.look(); holds(q) {
			return q
		}
	}
	d.t.Fatalf("timed out waiting for %s; the program shows %s", what, describe(d.look()))
	return Probe{}
}

// click clicks the middle of an area once it is there.
func (d *desk) click(area string) {
	d.t.Helper()
	x, y := middle(d.until(area, func(q Probe) bool { return q.Has(area) && !q.Busy() }).Areas[area])
	d.xdotool("mousemove", strconv.Itoa(int(x)), strconv.Itoa(int(y)), "sleep", "0.5", "mousedown", "1", "sleep", "0.2", "mouseup", "1")
}

// types types a path and Enter into the dialog until it has been heard.
func (d *desk) types(path string, heard func() bool) {
	d.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); {
		time.Sleep(3 * time.Second) // the dialog opens, or does what it was told
		if heard() {
			return
		}
		windows := strings.Fields(d.xdotool("search", "--onlyvisible", "--name", ".*"))
		d.xdotool("windowfocus", windows[len(windows)-1], "sleep", "0.5", "key", "ctrl+a", "type", "--delay", "40", path)
		d.xdotool("sleep", "1", "key", "Return")
	}
	d.t.Fatalf("the dialog does not take %s; the program shows %s", path, describe(d.look()))
}

func (d *desk) xdotool(keys ...string) string {
	d.t.Helper()
	cmd := exec.Command("xdotool", keys...)
	cmd.Env = append(os.Environ(), "DISPLAY="+d.screen)
	out, err := cmd.CombinedOutput()
	if err != nil {
		d.t.Fatalf("xdotool %s: %v %s", strings.Join(keys, " "), err, out)
	}
	return string(out)
}
