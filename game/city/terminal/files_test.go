package terminal_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	rules "precipice/engine/city"
	"precipice/game/city"
	"precipice/saves"
)

// copied copies a content pack of the program into a folder.
func copied(t *testing.T, name string) string {
	t.Helper()
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS("../../../assets/content/"+name)); err != nil {
		t.Fatal(err)
	}
	return dir
}

// spoil replaces a part of a file.
func spoil(t *testing.T, file, was, is string) {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil || !bytes.Contains(data, []byte(was)) {
		t.Fatalf("%s: no %q (%v)", file, was, err)
	}
	if err := os.WriteFile(file, bytes.Replace(data, []byte(was), []byte(is), 1), 0o644); err != nil {
		t.Fatal(err)
	}
}

// A content pack is checked by the game that it is of, whether that is asked for or not; its problems are told with file, line and remedy.
func TestValidateKnowsWhosePackItIs(t *testing.T) {
	dir := copied(t, "city")
	for _, args := range [][]string{{"validate", "-game", "city"}, {"validate", dir}, {"validate", dir, "-game", "city"}, {"validate", "-game=city", dir}} {
		if out, said, code := tried(args...); code != 0 || !strings.Contains(out, "The content is valid: 8 heroes") {
			t.Errorf("%v: exit %d, %q, %q", args, code, out, said)
		}
	}
	for _, args := range [][]string{{"validate"}, {"validate", copied(t, "blackstone")}} {
		if out, said, code := tried(args...); code != 0 || !strings.Contains(out, "6 explorers") {
			t.Errorf("%v: exit %d, %q, %q", args, code, out, said)
		}
	}
	for _, args := range [][]string{{"validate", "-game", "fortress", dir}, {"play", "-game", "fortress", "-content", dir, "-data", t.TempDir()}, {"simulate", "-game=fortress", "-content", dir}} {
		if out, said, code := tried(args...); code != 2 || out != "" || strings.Count(said, "\n") != 1 || !strings.Contains(said, "is a content pack of city, not of fortress") {
			t.Errorf("%v: exit %d, %q, %q", args, code, out, said)
		}
	}
	spoil(t, filepath.Join(dir, "heroes", "jelsen-darrock.yaml"), "vitality: 1d6", "vitalty: 1d6")
	spoil(t, filepath.Join(dir, "texts", "en.yaml"), "name.jelsen-darrock: ", "name.jelsen-darrock: Unit {0 ")
	out, said, code := tried("validate", dir)
	if code != 1 || !strings.Contains(said, "problems: ") {
		t.Errorf("exit %d, %q", code, said)
	}
	for _, want := range []string{`jelsen-darrock.yaml:9: there is no field "vitalty": did you mean "vitality"?`, "has a brace that is not a slot"} {
		if strings.Count(out, want) != 1 {
			t.Errorf("%q is told %d times in\n%s", want, strings.Count(out, want), out)
		}
	}
}

// A content pack plays the game that it is of; the other game has its own, in one program.
func TestAContentPackAsksForItsGame(t *testing.T) {
	for pack, want := range map[string]string{"city": "A hunt begins: ", "blackstone": "expedition"} {
		out, said, code := tried("play", "-content", copied(t, pack), "-data", t.TempDir())
		if code != 0 || !strings.Contains(out, want) {
			t.Errorf("%s: exit %d, %q, without %q: %.200s", pack, code, said, want, out)
		}
	}
	out, said, code := tried("simulate", "-json", "-seeds", "1", "-journey", "lantern-row", "-content", copied(t, "city"))
	if code != 0 || !strings.HasPrefix(out, `{"game":"lantern-row"`) {
		t.Errorf("exit %d, %q: %s", code, said, out)
	}
}

// A scenario is played by the game whose rules it cites. Where it differs, the first such line is told.
func TestScenariosFromTheCommandLine(t *testing.T) {
	own, others := "../../../engine/city/testdata/hostiles-reduce-and-ignore-damage.txt", "../../../engine/fortress/testdata/a-band-marked-na-cannot-be-attacked.txt"
	for _, args := range [][]string{{own}, {own, "-game", "city"}, {others}, {"-game=fortress", others}} {
		if out, said, code := tried(append([]string{"scenario"}, args...)...); code != 0 || !strings.Contains(out, "lines are as it says") {
			t.Errorf("%v: exit %d, %q, %q", args, code, out, said)
		}
	}
	data, err := os.ReadFile(own)
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "scenario.txt")
	for _, c := range []struct{ was, is, out, said string }{
		{"8 critical", "7 critical", "want   CC-WPN-006 rolled jelsen-darrock attack d8 7 critical\ngot    CC-WPN-006 rolled jelsen-darrock attack d8 8 critical", "does not go as it says"},
		{"\nhero ", "\nher0 ", "", `"her0 jelsen-darrock`},
		{"proves ", "", "", "proves ID"},
	} {
		if err := os.WriteFile(file, bytes.Replace(data, []byte(c.was), []byte(c.is), 1), 0o644); err != nil {
			t.Fatal(err)
		}
		if out, said, code := tried("scenario", file); code != 1 || !strings.Contains(out, c.out) || !strings.Contains(said, c.said) || strings.Count(said, "\n") != 1 {
			t.Errorf("%q: exit %d, %q, %q", c.is, code, out, said)
		}
	}
	if _, said, code := tried("scenario", file+"x"); code != 1 || !strings.Contains(said, "no such file") {
		t.Errorf("exit %d, %q", code, said)
	}
	if _, said, code := tried("scenario"); code != 2 || !strings.Contains(said, "FILE") {
		t.Errorf("exit %d, %q", code, said)
	}
}

// A save and a report of a journey are replayed and continued by what they are. Under the name of the other game each gets one sentence.
func TestSavesReportsAndLinksOfTheOtherGame(t *testing.T) {
	keys := answers(t, city.Table{Setup: rules.Table{Players: 1, Heroes: party, Journey: "lantern-row"}, Seed: 4})
	dir := t.TempDir()
	save, report := filepath.Join(dir, "a.save"), filepath.Join(dir, "report.txt")
	t.Chdir(dir)
	typed(t, append(append([]string{}, keys[:20]...), "save "+save, "report It is dark.", "quit"), "play", "-game", "city", "-data", dir, "-seed", "4", "-journey", "lantern-row", "-heroes", strings.Join(party, ","))
	if err := os.Rename("precipice-report.txt", report); err != nil {
		t.Fatal(err)
	}
	link := strings.TrimSpace(typed(t, nil, "link", "-data", dir))
	for _, file := range []string{save, report, link} {
		if out, said, code := tried("replay", file); code != 0 || !strings.Contains(out, "The game: The journey to Lantern Row, seed 4, ") || !strings.Contains(out, " are the same") {
			t.Errorf("%s: exit %d, %q, %q", file, code, out, said)
		}
		if out, said, code := tried("play", "-load", file, "-data", t.TempDir()); code != 0 || !strings.Contains(out, "Continuing the saved game: Lantern Row, turn ") {
			t.Errorf("%s: exit %d, %q, %q", file, code, said, out)
		}
		if out, said, code := tried("play", "-game", "fortress", "-load", file, "-data", t.TempDir()); code != 2 || out != "" || strings.Count(said, "\n") != 1 {
			t.Errorf("%s: exit %d, %q, %q", file, code, said, out)
		}
	}
	spoil(t, report, "ruleset city", "ruleset fortress")
	for _, args := range [][]string{{"replay", report}, {"play", "-load", report, "-data", t.TempDir()}} {
		if out, said, code := tried(args...); code != 1 || out != "" || strings.Count(said, "\n") != 1 {
			t.Errorf("%v: exit %d, %q, %q", args, code, said, out)
		}
	}
}

// A report from before a change of the rules is told so, before where it goes differently.
func TestAReplayFromBeforeAChangeOfTheRulesSaysSo(t *testing.T) {
	out, _, code := tried("replay", filepath.Join("..", "testdata", "before", "journey.game"))
	if changed, at := strings.Index(out, "The rules have changed since it was played"), strings.Index(out, "It differs from the start"); code != 1 || changed < 0 || at < changed {
		t.Errorf("exit %d, %q", code, out)
	}
}

// relabelled returns a save with another header.
func relabelled(t *testing.T, data []byte, change func(*saves.Header)) []byte {
	t.Helper()
	h, payload, err := saves.Open(data, digestOf(t, data))
	if err != nil {
		t.Fatal(err)
	}
	change(&h)
	return saves.Seal(h, payload)
}

// slotIn returns the file of the only save in a folder.
func slotIn(t *testing.T, dir string) string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*.save"))
	if err != nil || len(files) != 1 {
		t.Fatalf("%d saves in %s: %v", len(files), dir, err)
	}
	return files[0]
}

// A save of one game under the name of the other, of a mode that is not its own, or of a game that nobody knows is told in a sentence
// wherever it is met, with what to do, and stays as it is. One that is only in the other's slot is what it is.
func TestASaveUnderTheNameOfTheOtherGame(t *testing.T) {
	cityDir, fortressDir := t.TempDir(), t.TempDir()
	typed(t, []string{"quit"}, "play", "-game", "city", "-data", cityDir, "-seed", "4", "-journey", "lantern-row")
	typed(t, []string{"quit"}, "play", "-game", "fortress", "-data", fortressDir, "-seed", "4", "-combat", "long-march")
	cityFile, fortressFile := slotIn(t, cityDir), slotIn(t, fortressDir)
	read := func(file string) []byte {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	cityContent, fortressContent := digestOf(t, read(cityFile)), digestOf(t, read(fortressFile))
	for _, c := range []struct {
		name   string
		file   string
		change func(*saves.Header)
	}{
		{"a journey named fortress", cityFile, func(h *saves.Header) { h.Ruleset = "fortress" }},
		{"a journey named a combat", cityFile, func(h *saves.Header) { h.Ruleset, h.Mode, h.Content = "fortress", "combat", fortressContent }},
		{"a journey of a mode of the fortress", cityFile, func(h *saves.Header) { h.Mode = "combat" }},
		{"a journey of no mode", cityFile, func(h *saves.Header) { h.Mode = "decapitation" }},
		{"a journey of no game", cityFile, func(h *saves.Header) { h.Ruleset = "chess" }},
		{"a combat named city", fortressFile, func(h *saves.Header) { h.Ruleset = "city" }},
		{"a combat named a hunt", fortressFile, func(h *saves.Header) { h.Ruleset, h.Mode, h.Content = "city", "hunt", cityContent }},
		{"a combat of a mode of the city", fortressFile, func(h *saves.Header) { h.Mode = "hunt" }},
	} {
		t.Run(c.name, func(t *testing.T) {
			dir := t.TempDir()
			in := filepath.Join(dir, filepath.Base(c.file))
			bad := relabelled(t, read(c.file), c.change)
			if err := os.WriteFile(in, bad, 0o644); err != nil {
				t.Fatal(err)
			}
			for _, args := range [][]string{{"play", "-load", in, "-data", t.TempDir()}, {"replay", in}, {"play", "-game", "city", "-load", in, "-data", t.TempDir()}, {"play", "-game", "fortress", "-load", in, "-data", t.TempDir()}} {
				out, said, code := tried(args...)
				if code == 0 || out != "" || strings.Count(said, "\n") != 1 || !strings.Contains(said, ";") && !strings.Contains(said, ":") {
					t.Errorf("%v: exit %d, %q, %q", args, code, said, out)
				}
			}
			out, said, code := tried("list", "-data", dir)
			if code != 0 || said != "" || strings.Count(out, "\n") < 1 || strings.Contains(out, "goroutine") {
				t.Errorf("the list: exit %d, %q, %q", code, said, out)
			}
			if out, said, code := tried("play", "-data", dir); code != 1 || out != "" || strings.Count(said, "\n") != 1 || !strings.Contains(said, "-new begins another game") {
				t.Errorf("play: exit %d, %q, %q", code, said, out)
			}
			if !bytes.Equal(read(in), bad) {
				t.Error("the save was changed")
			}
		})
	}
	if err := os.WriteFile(cityFile, read(fortressFile), 0o644); err != nil { // whole, in the other's slot
		t.Fatal(err)
	}
	if out := typed(t, []string{"quit"}, "play", "-data", cityDir); !strings.Contains(out, "Continuing the saved game: ") {
		t.Errorf("a combat in the slot of a journey does not continue: %s", out)
	}
}

// digestOf returns the digest of the content of a save.
func digestOf(t *testing.T, data []byte) saves.Digest {
	t.Helper()
	h, err := saves.Inspect(data)
	if err != nil {
		t.Fatal(err)
	}
	return h.Content
}
