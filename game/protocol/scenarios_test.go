package protocol_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// opening is what a scenario writes under its last choice: the events, and the question or the end that follows.
type opening struct {
	events []string
	asks   string // "" if the match is over
}

// openingOf reads a scenario. Lines under options, why and show are no events; whatever is saved and read again has none.
func openingOf(text string) (o opening) {
	told := false
	lines := strings.SplitAfter(text, "\n")
	for i, line := range lines {
		said, under := strings.CutPrefix(strings.TrimRight(line, "\n"), "  ")
		words := strings.Fields(line)
		switch {
		case len(words) == 0:
		case !under && words[0] == "save":
			o.events, told = nil, false
		case !under && i+1 < len(lines) && lines[i+1] == "  illegal\n":
			told = false
		case !under:
			told = slices.Contains([]string{"start", "choose", "auto"}, words[0])
			if words[0] == "start" || words[0] == "choose" {
				o = opening{}
			}
		case !told:
		case words[0] == ">":
			o = opening{}
		case words[0] == "?":
			o.asks = strings.Join(words[2:], " ")
		case said != "over":
			o.events = append(o.events, strings.Join(words, " "))
		}
	}
	return o
}

// Each scenario of either game is a position for programs. The events are those that it writes under its last choice, told on the table
// that they have reached, and the question is the last that it asks; all are written as PROTOCOL.md says. Its state is told as well.
func TestEveryScenarioIsAPosition(t *testing.T) {
	for name, s := range map[string]replier{"fortress": serverFor(t), "city": cityServer(t)} {
		files, err := filepath.Glob("../../engine/" + name + "/testdata/*.txt")
		if err != nil || len(files) < 100 {
			t.Fatalf("%d scenarios of %s, %v", len(files), name, err)
		}
		told := toldKinds(t, map[string]string{"fortress": "the fortress", "city": "Cursed City"}[name])
		for _, file := range files {
			t.Run(name+"/"+filepath.Base(file), func(t *testing.T) {
				text, err := os.ReadFile(file)
				if err != nil {
					t.Fatal(err)
				}
				line, err := json.Marshal(map[string]any{"op": "scenario", "text": string(text)})
				if err != nil {
					t.Fatal(err)
				}
				v := said(t, s, string(line))
				if v["ok"] != true {
					t.Fatal(v["error"])
				}
				opens(t, v, openingOf(string(text)))
				told.fits(t, v)
				if v := said(t, s, `{"op":"state"}`); v["ok"] != true {
					t.Error(v["error"])
				}
			})
		}
	}
}

// opens compares the answer to a position with what its scenario writes.
func opens(t *testing.T, v map[string]any, want opening) {
	t.Helper()
	var events []string
	list, _ := v["events"].([]any)
	for _, one := range list {
		e := one.(map[string]any)
		words := []string{e["rule"].(string), e["kind"].(string)}
		args, _ := e["args"].([]any)
		for _, arg := range args {
			words = append(words, arg.(string))
		}
		events = append(events, strings.Join(strings.Fields(strings.Join(words, " ")), " "))
	}
	if !slices.Equal(events, want.events) {
		t.Errorf("it tells\n%s\nwhere the scenario says\n%s", strings.Join(events, "\n"), strings.Join(want.events, "\n"))
	}
	asks := ""
	if p, ok := v["pending"].(map[string]any); ok {
		asks = p["kind"].(string)
		about, _ := p["about"].([]any)
		for _, one := range about {
			asks += " " + one.(string)
		}
	}
	if asks = strings.Join(strings.Fields(asks), " "); asks != want.asks || (v["over"] == true) != (want.asks == "") {
		t.Errorf("it asks %q, and the scenario %q", asks, want.asks)
	}
}
