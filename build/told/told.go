// Package told holds what programs are told against what is written of it, for the tests of each ruleset.
package told

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"reflect"
	"strings"
	"testing"
)

// Server answers programs.
type Server interface {
	Serve(in io.Reader, out io.Writer) error
}

// To returns the answer to a request.
func To(t testing.TB, s Server, request string) string {
	t.Helper()
	var out strings.Builder
	if err := s.Serve(strings.NewReader(request+"\n"), &out); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// AsEver compares what a program is told of a game that a request begins with testdata/told.jsonl: the table, and what each of the first
// questions may lead to, asked for by odds. With update it writes that file.
func AsEver(t *testing.T, s Server, update bool, begin, odds string) {
	t.Helper()
	var all strings.Builder
	To(t, s, begin)
	for range 5 {
		for _, line := range []string{`{"op":"state"}`, `{"op":"forecast"}`} {
			all.WriteString(To(t, s, line))
		}
		var asked struct {
			Pending struct{ Options []struct{ Key string } }
		}
		if err := json.Unmarshal([]byte(To(t, s, `{"op":"pending"}`)), &asked); err != nil || len(asked.Pending.Options) == 0 {
			t.Fatal(err, asked)
		}
		key := asked.Pending.Options[0].Key
		all.WriteString(To(t, s, fmt.Sprintf(odds, key)))
		To(t, s, fmt.Sprintf(`{"op":"choose","key":%q}`, key))
	}
	for _, line := range []string{`{"op":"state","parts":["x"]}`, `{"op":"state","parts":["track","track"]}`, `{"op":"state","parts":["a","b","c","d","e","f","g","h","i","j","k","l"]}`} {
		all.WriteString(To(t, s, line))
	}
	const file = "testdata/told.jsonl"
	if update {
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

// Fields adds the names that a type, and what it holds, has in JSON.
func Fields(v reflect.Type, names map[string]bool) {
	seen := map[reflect.Type]bool{}
	var walk func(reflect.Type)
	walk = func(v reflect.Type) {
		switch v.Kind() {
		case reflect.Pointer, reflect.Slice:
			walk(v.Elem())
		case reflect.Struct:
			if seen[v] {
				return
			}
			seen[v] = true
			for i := range v.NumField() {
				name, _, _ := strings.Cut(v.Field(i).Tag.Get("json"), ",")
				names[name] = true
				walk(v.Field(i).Type)
			}
		}
	}
	walk(v)
}

// Documented fails for each of the names that a text does not tell of.
func Documented(t testing.TB, text string, names map[string]bool) {
	t.Helper()
	for name := range names {
		if name != "" && !strings.Contains(text, "`"+name+"`") {
			t.Errorf("PROTOCOL.md does not tell of %q", name)
		}
	}
}
