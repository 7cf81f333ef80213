package terminal

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/blackstone/pack"
	"precipice/game/session"
	"precipice/game/terminal"
)

// nasty would clear the screen, ring the bell, set the title, set the colour by a C1 character and reverse
// the writing direction. It ends in a byte that is not UTF-8.
const nasty = "A\x1b[2J\x07\x1b]0;t\x07\u009b31m\u202eB\u2066\xff"

// harmless fails if a text contains anything that would act on a terminal.
func harmless(t *testing.T, what, text string) {
	t.Helper()
	if !utf8.ValidString(text) {
		t.Errorf("%s: there are bytes that are no UTF-8", what)
	}
	for _, r := range text {
		if r != '\n' && r != '\t' && (unicode.IsControl(r) || unicode.Is(unicode.Cf, r)) {
			t.Errorf("%s: %q reaches the terminal in %.300q", what, r, text)
			return
		}
	}
}

// No text controls the terminal, whatever it contains and wherever it comes in.
func TestNoTextControlsTheTerminal(t *testing.T) {
	folder := t.TempDir()
	bad := filepath.Join(folder, "f"+strings.ReplaceAll(nasty, "/", "")+".txt")
	if err := os.WriteFile(bad, []byte("precipice game 1\n"+nasty+"\n"), 0o644); err != nil {
		bad = filepath.Join(folder, "f.txt") // this system allows no such names
		if err := os.WriteFile(bad, []byte("precipice game 1\n"+nasty+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	rules, _, err := pack.Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	play, err := session.New(blackstone.With(rules), blackstone.Table{Setup: fortress.Setup{Players: 1, Fifth: -1, Combat: "long-march", Explorers: []string{"amallyn", "dahyak", "espern-locarno", "janus-draik"}}}, nil, terminal.Clock)
	if err != nil {
		t.Fatal(err)
	}
	report := filepath.Join(folder, "report.txt")
	if err := os.WriteFile(report, play.Report(nasty), 0o644); err != nil {
		t.Fatal(err)
	}
	data := filepath.Join(folder, "data")
	for what, c := range map[string]struct {
		in   string
		args []string
	}{
		"a name":             {"party\nquit\n", []string{"play", "-new", "-data", data, "-names", nasty}},
		"a typed line":       {nasty + "\nwhy " + nasty + "\nshow " + nasty + "\nrule " + nasty + "\nsave " + filepath.Join(folder, "s"+nasty) + "\nquit\n", []string{"play", "-new", "-data", data}},
		"a file to load":     {"", []string{"play", "-data", data, "-load", bad}},
		"a file to replay":   {"", []string{"replay", bad}},
		"a problem":          {"", []string{"replay", report}},
		"a folder":           {"", []string{"validate", nasty}},
		"a command":          {"", []string{nasty}},
		"a flag":             {"", []string{"play", "-" + nasty}},
		"content":            {"", []string{"validate", spoiltPack(t)}},
		"content to play":    {"", []string{"play", "-content", spoiltPack(t), "-data", data}},
		"a request":          {`{"op":"` + nasty + `"}` + "\n" + `{"id":"` + nasty + `","op":"pending"}` + "\n", []string{"engine"}},
		"an id, valid UTF-8": {`{"id":"` + "\u009b\u202e\u007f" + `","op":"pending"}` + "\n", []string{"engine"}},
	} {
		out, said, _ := typed(t, c.in, c.args...)
		if out+said == "" {
			t.Errorf("%s: nothing was written", what)
		}
		harmless(t, what, out)
		harmless(t, what, said)
	}
}

// A name that is read from right to left reaches the terminal in an isolate, in sentences and in lists, so that it turns no line.
func TestNamesTurnNoLineOfTheTerminal(t *testing.T) {
	data := t.TempDir()
	flags := []string{"play", "-new", "-data", data, "-seed", "5", "-quest", "דרך 2", "-players", "2", "-names", "שלום,Ann\u2069"}
	out, said, code := typed(t, "party\nquit\n", flags...)
	if code != 0 || !strings.Contains(out, "\u2068שלום\u2069") || strings.Contains(out, "Ann\u2069") {
		t.Errorf("exit %d, %s\n%s", code, said, out)
	}
	list, said, code := typed(t, "", "list", "-data", data)
	if code != 0 || !strings.Contains(list, "\u2068דרך 2\u2069") && !strings.Contains(list, "\u2068\u2068דרך 2\u2069") {
		t.Errorf("exit %d, %s\n%s", code, said, list)
	}
	for line := range strings.Lines(out + list) {
		if strings.Count(line, "\u2068") != strings.Count(line, "\u2069") {
			t.Errorf("an isolate does not end in its line: %q", line)
		}
	}
}

// An id with control characters keeps its value.
func TestAnIDKeepsItsValue(t *testing.T) {
	out, _, _ := typed(t, `{"id":"`+"\u009b\u202e\u007fé"+`","op":"pending"}`+"\n", "engine")
	var answer struct{ ID string }
	if err := json.Unmarshal([]byte(out), &answer); err != nil || answer.ID != "\u009b\u202e\u007fé" {
		t.Errorf("%v: %q in %q", err, answer.ID, out)
	}
}

// spoiltPack is a content pack with nasty texts, ids and file names.
func spoiltPack(t *testing.T) string {
	t.Helper()
	folder := t.TempDir()
	for name, text := range map[string]string{
		"pack.yaml": "name: \"" + `\e[2J\u202e` + "\"\n", "twists.yaml": "- id: " + `"\e[2J\a\u202e\u009b"` + "\n", "tiles.yaml": nasty,
		"x\x1b[2J\u202e.yaml": "- 1\n", "texts/en.yaml": "name.x: " + `"\e[2J"` + "\n",
	} {
		file := filepath.Join(folder, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return folder
}
