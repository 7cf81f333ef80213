package drive

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// told runs the program as a player gets it and returns its exit code and output.
func told(t *testing.T, env []string, args ...string) (code int, said string) {
	t.Helper()
	if !inWindow {
		t.Skip("the program is built for these tests by make test")
	}
	cmd := playersCommand(t, args...)
	cmd.Env = append(os.Environ(), env...)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	err := cmd.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	return cmd.ProcessState.ExitCode(), stderr.String()
}

// packWith returns a copy of the content with one text of a file replaced.
func packWith(t *testing.T, file, old, new string) string {
	t.Helper()
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS("../../assets/content/blackstone")); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, file)
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Contains(data, []byte(old)) {
		t.Fatalf("%s holds no %q", file, old)
	}
	if err := os.WriteFile(path, bytes.Replace(data, []byte(old), []byte(new), 1), 0o644); err != nil {
		t.Fatal(err)
	}
	return dir
}

func TestBadInputIsASentence(t *testing.T) {
	wrong := packWith(t, "explorers/ur-025.yaml", "vitality: 1d6", "vitality: 1d5")
	for _, c := range []struct {
		name string
		env  []string
		args []string
		code int
		says []string
	}{
		{"unknown flag", nil, []string{"-sped", "3"}, 2, []string{"-sped", "precipice -h"}},
		{"unknown command", nil, []string{"dance"}, 2, []string{"dance", "validate", "play"}},
		{"no size", nil, []string{"-size", "big"}, 2, []string{"big", "1280x720"}},
		{"no display", []string{"DISPLAY=", "WAYLAND_DISPLAY="}, nil, 1, []string{"display", "precipice play", "precipice help"}},
		{"a display that does not answer", []string{"DISPLAY=:4055", "WAYLAND_DISPLAY="}, nil, 1, []string{":4055", "does not answer", "precipice play"}},
		{"a size too small", nil, []string{"-size", "320x180"}, 2, []string{"320x180", "640x360"}},
		{"no content", nil, []string{"-content", "nowhere"}, 1, []string{"nowhere", "no such folder"}},
		{"wrong content", nil, []string{"-content", wrong}, 1, []string{"ur-025.yaml:10", "1d5"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			code, said := told(t, c.env, c.args...)
			if code != c.code || strings.Contains(said, "goroutine") {
				t.Errorf("exit %d, %q", code, said)
			}
			for _, want := range c.says {
				if !strings.Contains(said, want) {
					t.Errorf("%q does not mention %q", said, want)
				}
			}
		})
	}
}

// saved plays a little and leaves a save in data.
func saved(t *testing.T, data string) {
	t.Helper()
	p, v := windowed(t, "window-bad", data, 1280, 720, "-seed", "5")
	q := begin(p)
	p.Click(q.Starting("option/")[0])
	waiting(p)
	if err := v.guest.end(false); err != nil {
		t.Fatal(err)
	}
}

// Saves that are damaged or have other content are reported on the title and left unchanged. A new
// combat can be started.
func TestWindowWithBadSaves(t *testing.T) {
	other := packWith(t, "combats/cold-cistern.yaml", `["-12,1", "4,0"`, `["4,0"`)
	for _, c := range []struct {
		name  string
		flags []string
		spoil func([]byte) []byte
		says  string
	}{
		{"truncated", nil, func(b []byte) []byte { return b[:len(b)/2] }, "save"},
		{"overwritten", nil, func([]byte) []byte { return []byte("not a save") }, "save"},
		{"other content", []string{"-content", other}, func(b []byte) []byte { return b }, "content"},
	} {
		t.Run(c.name, func(t *testing.T) {
			data := t.TempDir()
			saved(t, data)
			files, err := filepath.Glob(filepath.Join(data, "game-*.save*"))
			if err != nil || len(files) == 0 {
				t.Fatalf("no saves in %s: %v", data, err)
			}
			before := map[string][]byte{}
			for _, f := range files {
				b, err := os.ReadFile(f)
				if err != nil {
					t.Fatal(err)
				}
				before[f] = c.spoil(b)
				if err := os.WriteFile(f, before[f], 0o644); err != nil {
					t.Fatal(err)
				}
			}
			p, _ := windowed(t, "window-bad", data, 1280, 720, c.flags...)
			q := p.Scene("title")
			if q.Has("title/continue") {
				p.Click("title/continue")
				q = p.Until("a sentence on the title", func(q Probe) bool { return q.Says["problem"] != "" })
			}
			if said := q.Says["problem"]; !strings.Contains(said, c.says) || strings.Contains(said, "goroutine") {
				t.Errorf("the title says %q", said)
			}
			p.Frame(strings.ReplaceAll(c.name, " ", "-"))
			for f, want := range before {
				if got, err := os.ReadFile(f); err != nil || !bytes.Equal(got, want) {
					t.Errorf("%s was changed (%v)", f, err)
				}
			}
		})
	}
}

// A save of content changed since then continues if all choices lead to the same results.
func TestWindowContinuesWithCorrectedContent(t *testing.T) {
	data := t.TempDir()
	saved(t, data)
	mended := packWith(t, "combats/cold-cistern.yaml", "count: 1", "count: 1 # of its kind")
	p, _ := windowed(t, "window-mended", data, 1280, 720, "-content", mended)
	p.Scene("title")
	p.Click("title/continue")
	if q := waiting(p); q.Scene != "combat" || q.Says["pending"] != "place" {
		t.Errorf("it continues at %v", q.Standing())
	}
}

// If the save folder cannot be written, the game says so and continues. It is saved once there is room
// again.
func TestWindowWithoutRoomToSave(t *testing.T) {
	place := filepath.Join(t.TempDir(), "place")
	if err := os.WriteFile(place, nil, 0o644); err != nil { // a file in place of the folder
		t.Fatal(err)
	}
	p, _ := windowed(t, "window-full", t.TempDir(), 1280, 720, "-seed", "5", "-data", place)
	begin(p)
	q := p.Until("a notice", func(q Probe) bool { return strings.Contains(q.Says["notice"], place) })
	p.Frame("notice")
	p.Click(q.Starting("option/")[0])
	q = waiting(p)
	if err := os.Remove(place); err != nil {
		t.Fatal(err)
	}
	p.Click(q.Starting("option/")[0])
	p.Until("no notice", func(q Probe) bool { return q.Says["notice"] == "" })
	q = waiting(p)
	p.Again(false)
	continues(t, p, q)
}
