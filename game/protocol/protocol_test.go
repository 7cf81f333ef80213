package protocol_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"reflect"
	"strings"
	"testing"

	programs "precipice/build/told"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/blackstone/pack"
	"precipice/game/blackstone/view"
	"precipice/game/protocol"
	"precipice/game/session"
)

func serverFor(t testing.TB) *server {
	t.Helper()
	rules, _, err := pack.Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	return view.New(rules)
}

type (
	server = view.Server
	game   = protocol.Hosted[fortress.State, blackstone.Table, view.Fields]
)

// with returns a server like another that plays a game.
func with(s *server, g *game) *server {
	c := view.New(rulesOf(s))
	c.Play(g)
	return c
}

func rulesOf(s *server) fortress.Rules { return s.View().(view.View).Rules.Rules }

// ask sends a request and returns the response as plain JSON values.
func ask(t testing.TB, s *server, line string) map[string]any {
	t.Helper()
	v, ok := askAny(t, s, line).(map[string]any)
	if !ok {
		t.Fatalf("%s is answered with no object", line)
	}
	return v
}

// askAny sends any line and returns the response.
func askAny(t testing.TB, s *server, line string) (v any) {
	t.Helper()
	return replied(t, s, line)
}

// replied sends any line to whatever answers it.
func replied(t testing.TB, s replier, line string) (v any) {
	t.Helper()
	data, err := json.Marshal(s.Reply([]byte(line)))
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(data, &v); err != nil {
		t.Fatal(err)
	}
	return v
}

// within says where want is not part of got, "" if it is.
func within(at string, want, got any) string {
	switch w := want.(type) {
	case map[string]any:
		g, ok := got.(map[string]any)
		if !ok {
			return fmt.Sprintf("%s is %v", at, got)
		}
		for key, part := range w {
			if off := within(at+"."+key, part, g[key]); off != "" && (part != false || g[key] != nil) {
				return off
			}
		}
	case []any:
		g, ok := got.([]any)
		if !ok || len(g) < len(w) {
			return fmt.Sprintf("%s is %v", at, got)
		}
		for i := range w {
			if off := within(fmt.Sprintf("%s[%d]", at, i), w[i], g[i]); off != "" {
				return off
			}
		}
	default:
		if !reflect.DeepEqual(want, got) {
			return fmt.Sprintf("%s is %v, not %v", at, got, want)
		}
	}
	return ""
}

// The examples of PROTOCOL.md are played and give the responses shown.
func TestExamples(t *testing.T) {
	text, err := os.ReadFile("../../engine/PROTOCOL.md")
	if err != nil {
		t.Fatal(err)
	}
	s, played := hallFor(t), 0
	var answer any
	for _, line := range strings.Split(string(text), "\n") {
		if sent, ok := strings.CutPrefix(line, "> "); ok {
			answer = replied(t, s, sent)
			continue
		}
		told, ok := strings.CutPrefix(line, "< ")
		if !ok {
			continue
		}
		var want any
		if err := json.Unmarshal([]byte(told), &want); err != nil {
			t.Fatalf("%s: %v", told, err)
		}
		if off := within("answer", want, answer); off != "" {
			t.Errorf("%s\n  %s\n  the answer was %v", told, off, answer)
		}
		played++
	}
	if played < 15 {
		t.Errorf("only %d examples were found", played)
	}
}

// Every field and operation is described in PROTOCOL.md.
func TestEverythingIsDocumented(t *testing.T) {
	text, err := os.ReadFile("../../engine/PROTOCOL.md")
	if err != nil {
		t.Fatal(err)
	}
	names := map[string]bool{}
	for _, op := range serverFor(t).Operations() {
		names[op] = true
	}
	programs.Fields(reflect.TypeFor[protocol.Common](), names)
	programs.Fields(reflect.TypeFor[view.Fields](), names)
	programs.Fields(reflect.TypeFor[protocol.Response](), names)
	programs.Documented(t, string(text), names)
}

// A program that knows only the protocol plays whole expeditions. Saving and loading on the way change
// nothing, and neither do illegal requests.
func TestPlayedThroughTheProtocol(t *testing.T) {
	told := toldKinds(t, "the fortress")
	for seed := range 12 {
		s, pick := serverFor(t), rand.New(rand.NewPCG(uint64(seed), 1))
		mode := []string{`"mode":"oneoff","difficulty":"hard"`, `"mode":"combat"`}[seed%2]
		v := ask(t, s, fmt.Sprintf(`{"op":"new",%s,"seed":%d,"players":%d}`, mode, seed, seed%4+1))
		for n := 0; v["over"] != true; n++ {
			if v["ok"] != true {
				t.Fatalf("seed %d, choice %d: %v", seed, n, v["error"])
			}
			told.fits(t, v)
			options := v["pending"].(map[string]any)["options"].([]any)
			key := options[pick.IntN(len(options))].(map[string]any)["key"].(string)
			if n%50 == 0 {
				saved := ask(t, s, `{"op":"save"}`)["save"].(string)
				ask(t, s, `{"op":"choose","key":"nonsense"}`)
				again := ask(t, s, fmt.Sprintf(`{"op":"load","save":%q}`, saved))
				if !reflect.DeepEqual(again["pending"], v["pending"]) {
					t.Fatalf("seed %d, choice %d: a save came back with %v", seed, n, again["pending"])
				}
				if st := ask(t, s, `{"op":"state"}`); st["ok"] != true {
					t.Fatal(st)
				}
			}
			v = ask(t, s, fmt.Sprintf(`{"op":"choose","key":%q}`, key))
		}
	}
}

// Under each policy a choice that rolls dice can be undone or not, and rolls the same again or not.
func TestUndoPolicies(t *testing.T) {
	for policy, c := range map[string]struct{ back, same bool }{"until-revealed": {}, "off": {}, "same-dice": {true, true}, "new-dice": {back: true}} {
		s := serverFor(t)
		v := ask(t, s, fmt.Sprintf(`{"op":"new","mode":"combat","combat":"long-march","seed":3,"undo":%q}`, policy))
		rolled := 0
		for range 40 {
			options := v["pending"].(map[string]any)["options"].([]any)
			key := options[0].(map[string]any)["key"].(string)
			before := s.Game().Match.Clone()
			choose := fmt.Sprintf(`{"op":"choose","key":%q}`, key)
			v = ask(t, s, choose)
			if s.Game().Match.Rolled() == before.Rolled() {
				continue
			}
			rolled++
			after := s.Game().Match.Hash()
			back := ask(t, s, `{"op":"undo"}`)
			if back["ok"] != c.back {
				t.Fatalf("%s: undo gives %v", policy, back)
			}
			if !c.back {
				continue
			}
			if !before.State.Equal(&s.Game().Match.State) {
				t.Fatalf("%s: undo leads elsewhere", policy)
			}
			saved := ask(t, s, `{"op":"save"}`)["save"].(string)
			ask(t, s, choose)
			if same := s.Game().Match.Hash() == after; same != c.same {
				t.Fatalf("%s: chosen again, the same dice: %v", policy, same)
			}
			ask(t, s, fmt.Sprintf(`{"op":"load","save":%q}`, saved))
			v = ask(t, s, choose)
			if s.Game().Policy().Word() != policy {
				t.Fatalf("%s: loaded as %s", policy, s.Game().Policy().Word())
			}
		}
		if rolled < 5 {
			t.Errorf("%s: only %d choices rolled", policy, rolled)
		}
	}
}

// The report of any game can be replayed: begun from a seed or a position, with loaded dice, undone
// choices, or loaded on the way.
func TestReports(t *testing.T) {
	for _, begin := range []string{`{"op":"new","mode":"combat","seed":3,"undo":"new-dice"}`, `{"op":"new","difficulty":"hard","seed":4,"players":3}`,
		`{"op":"scenario","undo":"same-dice","text":"board\n.   .   .   .\nend\nexplorer janus-draik 0,0 dice 5,3\nhostile guardsman-1 2,0\nstart activation janus-draik\nroll 1\nchoose fire pistol-rapier guardsman-1\nchoose pay 3"}`} {
		s, pick := serverFor(t), rand.New(rand.NewPCG(5, 1))
		v := ask(t, s, begin)
		for n := 0; n < 60 && v["over"] != true; n++ {
			if v["ok"] != true {
				t.Fatalf("%s: %v", begin, v["error"])
			}
			options := v["pending"].(map[string]any)["options"].([]any)
			v = ask(t, s, fmt.Sprintf(`{"op":"choose","key":%q}`, options[pick.IntN(len(options))].(map[string]any)["key"]))
			switch n % 20 {
			case 5:
				v = ask(t, s, `{"op":"dice","faces":[3,1]}`)
			case 11:
				if back := ask(t, s, `{"op":"undo"}`); back["ok"] == true {
					v = back
				}
			case 15:
				v = ask(t, s, fmt.Sprintf(`{"op":"load","save":%q}`, ask(t, s, `{"op":"save"}`)["save"]))
			}
		}
		stood := s.Game().Match.Hash()
		text, _ := ask(t, s, `{"op":"report","text":"It looks wrong."}`)["report"].(string)
		rec, err := session.ReadRecord(blackstone.With(rulesOf(s)), []byte(text))
		if err != nil {
			t.Fatalf("%s: %v\n%s", begin, err, text)
		}
		p, err := session.Replay(blackstone.With(rulesOf(s)), rec)
		if err != nil || p.First != nil || p.Verified != len(rec.Marks) || p.Match.Hash() != stood || rec.Problem != "It looks wrong." {
			t.Errorf("%s: %+v, %v\n%s", begin, p, err, text)
		}
	}
	if v := ask(t, serverFor(t), `{"op":"report"}`); v["ok"] != false {
		t.Error("a report of no game")
	}
}

// When the rules break the game stays, and the report names the choice.
func TestReportOfBrokenRules(t *testing.T) {
	s := serverFor(t)
	v := ask(t, s, `{"op":"new","mode":"combat","seed":3}`)
	encounters := rulesOf(s).Pack.Encounters
	defer func() { rulesOf(s).Pack.Encounters = encounters }()
	for v["ok"] == true {
		key := v["pending"].(map[string]any)["options"].([]any)[0].(map[string]any)["key"]
		rulesOf(s).Pack.Encounters = nil
		v = ask(t, s, fmt.Sprintf(`{"op":"choose","key":%q}`, key))
		rulesOf(s).Pack.Encounters = encounters
	}
	text, _ := ask(t, s, `{"op":"report"}`)["report"].(string)
	rec, err := session.ReadRecord(blackstone.With(rulesOf(s)), []byte(text))
	if v["error"].(map[string]any)["code"] != "broken" || err != nil || rec.Broke == "" {
		t.Errorf("%v, %v\n%s", v, err, text)
	}
}

// An invalid save and one of other content are refused.
func TestBadSaves(t *testing.T) {
	s := serverFor(t)
	for _, save := range []string{"", "%%%", "aGVsbG8=", strings.Repeat("A", 5000)} {
		if v := ask(t, s, fmt.Sprintf(`{"op":"load","save":%q}`, save)); v["ok"] != false || s.Game() != nil {
			t.Errorf("the save %.20q gives %v", save, v)
		}
	}
}

// Serve answers every line except blank ones.
func TestServe(t *testing.T) {
	var out strings.Builder
	if err := serverFor(t).Serve(strings.NewReader("{\"op\":\"pending\"}\n\n{\"id\":\"x\",\"op\":\"new\"}\n"), &out); err != nil {
		t.Fatal(err)
	}
	if lines := strings.Split(strings.TrimSpace(out.String()), "\n"); len(lines) != 2 || !strings.HasPrefix(lines[1], `{"id":"x","ok":true`) {
		t.Errorf("%d lines: %.200s", len(lines), out.String())
	}
}
