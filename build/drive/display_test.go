//go:build linux

package drive

import (
	"bufio"
	"bytes"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// display starts an X server and returns its name.
func display(t *testing.T) (name string, server *os.Process) {
	t.Helper()
	told, number, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer told.Close()
	cmd := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "1280x720x24")
	cmd.ExtraFiles = []*os.File{number}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	number.Close()
	t.Cleanup(func() {
		cmd.Process.Kill()
		cmd.Wait()
	})
	line, err := bufio.NewReader(told).ReadString('\n')
	if err != nil && err != io.EOF || line == "" {
		t.Fatalf("the X server reported no display: %q, %v", line, err)
	}
	return ":" + strings.TrimSpace(line), cmd.Process
}

// If the display dies while the program runs, the program ends with a sentence and an exit code, and
// the saved game is intact.
func TestTheDisplayDiesWhilePlaying(t *testing.T) {
	data := t.TempDir()
	p, _ := windowed(t, "display", data, 1280, 720, "-seed", "6")
	before := begin(p)
	p.Click(before.Starting("option/")[0])
	before = followed(p, before, "the first option")

	name, server := display(t)
	probe := filepath.Join(t.TempDir(), "probe.json")
	cmd := playersCommand(t, "-data", data, "-probe", probe)
	cmd.Env = append(os.Environ(), "DISPLAY="+name, "WAYLAND_DISPLAY=")
	var said bytes.Buffer
	cmd.Stderr = &said
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	for end := time.Now().Add(patience); ; time.Sleep(beat) {
		if _, err := os.Stat(probe); err == nil {
			break
		}
		if time.Now().After(end) {
			cmd.Process.Kill()
			cmd.Wait()
			t.Fatalf("the program opens no window on %s: %s", name, &said)
		}
	}
	server.Kill()
	cmd.Wait()
	if code := cmd.ProcessState.ExitCode(); code <= 0 || said.Len() == 0 || strings.Contains(said.String(), "goroutine") {
		t.Errorf("exit %d, %q", code, &said)
	}
	p.Again(true)
	continues(t, p, before)
}
