package terminal

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A wrong command line gets one line with a remedy, without the wording of libraries.
func TestMisuse(t *testing.T) {
	dir := t.TempDir()
	for line, want := range map[string]string{
		"engine -x":                       "precipice engine: there is no flag -x; it takes -content DIR",
		"rules -opn":                      "precipice rules: there is no flag -opn: did you mean -open; it takes -json, -lang LANGUAGE, -open",
		"simulate -seeds":                 "precipice simulate: -seeds needs a value: write -seeds A..B; precipice help simulate lists what it takes",
		"simulate -json=maybe":            "precipice simulate: -json takes no value: write only the flag;",
		"play -players x":                 `precipice play: -players cannot be "x": write a whole number;`,
		"play -seed -1":                   `precipice play: -seed cannot be "-1": write a whole number, 0 or more;`,
		"play -seed 99999999999999999999": `precipice play: -seed cannot be "99999999999999999999": write a whole number, 0 or more;`,
		"play -undo maybe":                `precipice play: -undo cannot be "maybe": it is one of until-revealed, same-dice, new-dice, off;`,
		"rules ---open":                   `precipice rules: "---open" is not a flag;`,
		"rules open":                      `precipice rules: "open" is an unexpected word; it takes -json, -lang LANGUAGE, -open`,
		"validate a b":                    `precipice validate: "b" is an unexpected word; it takes DIR`,
		"version now":                     `precipice version: "now" is an unexpected word; it takes nothing`,
		"replay nowhere":                  "precipice replay: nowhere: there is no such file",
		"replay " + dir:                   "precipice replay: " + dir + ": this is a folder: name a file",
		"play -load nowhere":              "precipice play: -load nowhere: there is no such file",
		"simulate -merge nowhere":         "precipice simulate: -merge: nowhere: there is no such file",
		"simulate -merge=":                "precipice simulate: -merge is empty: write -merge FILE,FILE...; precipice help simulate lists what it takes",
		"play -load=":                     "precipice play: -load is empty: write -load FILE;",
		"list -data=":                     "precipice list: -data is empty: write -data DIR; precipice help list lists what it takes",
	} {
		out, said, code := typed(t, "", strings.Fields(line)...)
		if code == 0 || out != "" || !strings.HasPrefix(said, want) || strings.Count(said, "\n") != 1 {
			t.Errorf("%s: exit %d, %q, %q\nwant %s", line, code, out, said, want)
		}
	}
}

// A game file edited by hand is refused with the line, or with what may have been changed.
func TestAnEditedGameFileIsRefused(t *testing.T) {
	data, err := os.ReadFile("../../session/testdata/closing-ring.game")
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "changed.game")
	for word, c := range map[string]struct{ value, want string }{
		"seed":         {"12345", "the seed or the party was changed by hand"},
		"seed ":        {"x1", `line 5: seed "x1": the seed must be a whole number from 0 to`},
		"players":      {"many", `players "many": write a whole number`},
		"leader":       {"x", `leader "x": write a whole number`},
		"strike-force": {"yes", `strike-force "yes": write true or false`},
		"explorers":    {"amalyn dahyak", `there is no explorer "amalyn": did you mean "amallyn"?`},
		"undo":         {"maybe", "there is no undo policy"},
	} {
		lines := strings.Split(string(data), "\n")
		for i, line := range lines {
			if key := strings.TrimSpace(word); strings.HasPrefix(line, key+" ") {
				lines[i] = key + " " + c.value
				break
			}
		}
		if err := os.WriteFile(file, []byte(strings.Join(lines, "\n")), 0o644); err != nil {
			t.Fatal(err)
		}
		out, said, code := typed(t, "", "replay", file)
		if code != 1 || !strings.Contains(out+said, c.want) || strings.Contains(out+said, "strconv") {
			t.Errorf("%s %s: exit %d, %q, %q", word, c.value, code, out, said)
		}
	}
	if err := os.WriteFile(file, []byte("hello"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, said, code := typed(t, "", "replay", file); code != 1 || !strings.Contains(said, "neither a complete save nor the text of a game") {
		t.Errorf("no game: exit %d, %q", code, said)
	}
}
