package view

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write what programs are told into testdata")

// Programs read the same words in the same order as ever: the table, and what each of the first questions may lead to.
func TestWhatProgramsAreToldIsWrittenAsEver(t *testing.T) {
	server := newProgram(t).server
	var all strings.Builder
	ask := func(line string) string {
		t.Helper()
		var out strings.Builder
		if err := server.Serve(strings.NewReader(line+"\n"), &out); err != nil {
			t.Fatal(err)
		}
		return out.String()
	}
	ask(`{"op":"new","mode":"combat","combat":"long-march","hostiles":"auto","seed":7}`)
	for range 5 {
		for _, line := range []string{`{"op":"state"}`, `{"op":"forecast"}`} {
			all.WriteString(ask(line))
		}
		var asked struct {
			Pending struct{ Options []struct{ Key string } }
		}
		if err := json.Unmarshal([]byte(ask(`{"op":"pending"}`)), &asked); err != nil || len(asked.Pending.Options) == 0 {
			t.Fatal(err, asked)
		}
		key := asked.Pending.Options[0].Key
		all.WriteString(ask(fmt.Sprintf(`{"op":"odds","sequence":[%q]}`, key)))
		ask(fmt.Sprintf(`{"op":"choose","key":%q}`, key))
	}
	for _, line := range []string{`{"op":"state","parts":["x"]}`, `{"op":"state","parts":["track","track"]}`, `{"op":"state","parts":["a","b","c","d","e","f","g","h","i","j","k","l"]}`} {
		all.WriteString(ask(line))
	}
	const file = "testdata/told.jsonl"
	if *update {
		if err := os.WriteFile(file, []byte(all.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	had, now := strings.Split(string(want), "\n"), strings.Split(all.String(), "\n")
	for i := range min(len(had), len(now)) {
		if had[i] != now[i] {
			t.Fatalf("line %d was\n%s\nand is\n%s", i+1, had[i], now[i])
		}
	}
	if len(had) != len(now) {
		t.Errorf("%d lines, not %d", len(now), len(had))
	}
}
