package view

import (
	"fmt"
	"os"
	"reflect"
	"strings"
	"testing"

	rules "precipice/engine/city"
	"precipice/game/city/pack"
	"precipice/game/protocol"
)

// told is the part of PROTOCOL.md about this game.
func told(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../../../engine/PROTOCOL.md")
	if err != nil {
		t.Fatal(err)
	}
	_, own, ok := strings.Cut(string(text), "\n## Cursed City\n")
	if !ok {
		t.Fatal("PROTOCOL.md has no chapter of Cursed City")
	}
	return own
}

// Every operation and every field that requests and answers have is described in the chapter of the game.
func TestEverythingToldIsDocumented(t *testing.T) {
	text := told(t)
	seen := map[reflect.Type]bool{}
	var walk func(reflect.Type)
	walk = func(v reflect.Type) {
		if seen[v] {
			return
		}
		seen[v] = true
		switch v.Kind() {
		case reflect.Pointer, reflect.Slice:
			walk(v.Elem())
		case reflect.Struct:
			for i := range v.NumField() {
				name, _, _ := strings.Cut(v.Field(i).Tag.Get("json"), ",")
				if name != "" && name != "num" && name != "den" && !strings.Contains(text, "`"+name+"`") {
					t.Errorf("PROTOCOL.md does not tell of %q", name)
				}
				walk(v.Field(i).Type)
			}
		}
	}
	for _, one := range []any{Fields{}, stateView{}, oddsView{}, forecastView{}, contentView{}, placeView{}} {
		walk(reflect.TypeOf(one))
	}
	r, _, err := pack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	for _, op := range New(r).Operations() {
		if !strings.Contains(text, "`"+op+"`") {
			t.Errorf("PROTOCOL.md does not tell of %q", op)
		}
	}
	if len(seen) < 40 {
		t.Errorf("only %d types are told", len(seen))
	}
}

// The parts of a state add up to the whole and do not overlap.
func TestPartsOfTheState(t *testing.T) {
	r, _, err := pack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	s := New(r)
	ask := func(line string) string {
		t.Helper()
		var out strings.Builder
		if err := s.Serve(strings.NewReader(line+"\n"), &out); err != nil {
			t.Fatal(err)
		}
		return out.String()
	}
	ask(`{"op":"new","hostiles":"auto","seed":7}`)
	whole, sum := ask(`{"op":"state"}`), 0
	for part := range stateParts {
		one := ask(fmt.Sprintf(`{"op":"state","parts":[%q]}`, part))
		fields, _ := strings.CutPrefix(one, `{"ok":true,"state":{`)
		fields = strings.TrimSuffix(fields, "}}\n")
		if sum += len(fields); !strings.Contains(whole, fields) {
			t.Errorf("%s is not a part of the whole: %s", part, fields)
		}
	}
	if rest := len(whole) - sum; rest > 30 {
		t.Errorf("%d bytes of the whole are in no part:\n%s", rest, whole)
	}
	for _, line := range []string{`{"op":"state","parts":["x"]}`, `{"op":"state","parts":["track","track"]}`} {
		if v := ask(line); !strings.Contains(v, `"ok":false`) {
			t.Errorf("%s gives %s", line, v)
		}
	}
}

// Nobody attacks its own side, so there are no odds of that.
func TestNoOddsAgainstOnesOwnSide(t *testing.T) {
	r, _, err := pack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	m, _, err := rules.Position(r.Rules, "tile drop-zone 0,0\ntile lamp-street 2,0\ngate 1,1 e 2 open\nhero jelsen-darrock 3,1 dice 6\nhero emelda-braskov 3,0\nhostile wall-guard-1 4,1 group 1\nstart activation jelsen-darrock\n")
	if err != nil {
		t.Fatal(err)
	}
	weapon := m.State.Card(0).Weapons[0].ID
	for target, own := range map[string]bool{"wall-guard-1": false, "emelda-braskov": true, "jelsen-darrock": true} {
		err := odds(m, &Fields{Attacker: "jelsen-darrock", Target: target, Weapon: weapon}, &protocol.Answers{})
		if is := err != nil && strings.Contains(err.Error(), "on the same side"); is != own || !own && err != nil {
			t.Errorf("odds against %s: %v", target, err)
		}
	}
}
