package protocol

import (
	"encoding/base64"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game/session"
	"precipice/saves"
)

// revealing begins a game and plays it to the choice after which the deploying, the destiny dice and the
// activation dice of a combat fall; it returns that choice.
func revealing(t *testing.T, s *server, fields string) (choose string) {
	t.Helper()
	v := ask(t, s, fmt.Sprintf(`{"op":"new","mode":"combat","combat":"the-threshold","hostiles":"auto"%s}`, fields))
	for range 3 {
		v = ask(t, s, fmt.Sprintf(`{"op":"choose","key":%q}`, first(v)))
	}
	return fmt.Sprintf(`{"op":"choose","key":%q}`, first(v))
}

// first is the key of the first option of an answer.
func first(v map[string]any) string {
	return v["pending"].(map[string]any)["options"].([]any)[0].(map[string]any)["key"].(string)
}

// spied is the game of a save as somebody has it who reads what is in it.
func spied(t *testing.T, s *server, save any) *game {
	t.Helper()
	data, err := base64.StdEncoding.DecodeString(save.(string))
	if err != nil {
		t.Fatal(err)
	}
	_, payload, err := saves.Open(data, s.rules.Pack.Digest)
	if err != nil {
		t.Fatal(err)
	}
	v, err := saves.Decode[saved](payload)
	if err != nil {
		t.Fatal(err)
	}
	m, err := engine.Resume[fortress.State](s.rules, v.Snapshot)
	if err != nil {
		t.Fatal(err)
	}
	return &game{match: m, policy: v.Policy, undone: v.Undone, auto: v.Auto}
}

// Whatever a save, a report or a copy shows of the dice is not what the game then rolls, also where a choice is
// taken back in between; and a save that is loaded rolls something else each time.
func TestDiceCannotBeForeseen(t *testing.T) {
	events := func(s *server, choose string) any {
		v := ask(t, s, choose)
		if list, _ := v["events"].([]any); v["ok"] != true || len(list) < 10 {
			t.Fatalf("%s: %v", choose, v)
		}
		return v["events"]
	}
	ways := map[string]func(s *server, choose string) any{
		"a save": func(s *server, choose string) any {
			return events(&server{rules: s.rules, game: spied(t, s, ask(t, s, `{"op":"save"}`)["save"])}, choose)
		},
		"a report": func(s *server, choose string) any {
			return events(&server{rules: s.rules, game: regained(t, s, ask(t, s, `{"op":"report"}`)["report"].(string))}, choose)
		},
		"a copy": func(s *server, choose string) any {
			copied := ask(t, s, `{"op":"clone"}`)["clone"]
			return events(s, fmt.Sprintf(`%s,"game":%v}`, strings.TrimSuffix(choose, "}"), copied))
		},
		"a save, with an undo": func(s *server, choose string) any {
			spy := &server{rules: s.rules, game: spied(t, s, ask(t, s, `{"op":"save"}`)["save"])}
			ask(t, s, `{"op":"undo"}`)
			again := fmt.Sprintf(`{"op":"choose","key":%q}`, first(ask(t, s, `{"op":"pending"}`)))
			if s.game.policy == session.NewDice { // as the undo leads them that follows the save
				before := &server{rules: s.rules}
				revealing(t, before, `,"seed":7,"undo":"new-dice"`)
				before.game.undone = spy.game.undone
				ask(t, before, `{"op":"undo"}`)
				ask(t, before, again)
				spy = before
			}
			ask(t, s, again)
			return events(spy, choose)
		},
	}
	for _, policy := range []string{"until-revealed", "new-dice", "off"} {
		for way, look := range ways {
			s := serverFor(t)
			choose := revealing(t, s, `,"seed":7,"undo":"`+policy+`"`)
			if policy == "off" && strings.Contains(way, "undo") {
				continue
			}
			if seen := look(s, choose); reflect.DeepEqual(seen, events(s, choose)) {
				t.Errorf("%s: %s shows how the dice will fall", policy, way)
			}
		}
	}
}

// A save rolls something else each time it is loaded, so that trying does not show how the dice fall.
func TestALoadedGameRollsAnew(t *testing.T) {
	s := serverFor(t)
	choose := revealing(t, s, `,"seed":7`)
	load := fmt.Sprintf(`{"op":"load","save":%q}`, ask(t, s, `{"op":"save"}`)["save"])
	var rolled [2]any
	for i := range rolled {
		ask(t, s, load)
		rolled[i] = ask(t, s, choose)["events"]
	}
	if reflect.DeepEqual(rolled[0], rolled[1]) {
		t.Error("a save rolls the same twice")
	}
}

// A game whose seed was not sent is another each time; the same seed is the same game, and is led elsewhere
// by a reseed.
func TestSeeds(t *testing.T) {
	begin := func(fields string, more ...string) any {
		s := serverFor(t)
		choose := revealing(t, s, fields)
		for _, line := range more {
			ask(t, s, line)
		}
		return ask(t, s, choose)["events"]
	}
	if reflect.DeepEqual(begin(""), begin("")) {
		t.Error("two games without a seed are the same")
	}
	if !reflect.DeepEqual(begin(`,"seed":7`), begin(`,"seed":7`)) || !reflect.DeepEqual(begin(`,"seed":7`), begin(`,"seed":7`, `{"op":"clone"}`, `{"op":"state"}`)) {
		t.Error("two games with one seed differ")
	}
	if reflect.DeepEqual(begin(`,"seed":7`), begin(`,"seed":7`, `{"op":"reseed"}`)) {
		t.Error("a reseed changes nothing")
	}
	again := begin(`,"seed":7`, `{"op":"reseed","seed":3}`)
	if !reflect.DeepEqual(again, begin(`,"seed":7`, `{"op":"reseed","seed":3}`)) || reflect.DeepEqual(again, begin(`,"seed":7`)) {
		t.Error("a reseed with a seed leads nowhere or not always to the same place")
	}
}

// There are copies up to a number; they know nothing of each other, and go with their game.
func TestCopies(t *testing.T) {
	s := serverFor(t)
	v := ask(t, s, `{"op":"new","seed":4,"mode":"combat"}`)
	key := first(v)
	for n := 1; n <= mostCopies; n++ {
		if c := ask(t, s, `{"op":"clone"}`); c["clone"] != float64(n) || !reflect.DeepEqual(c["pending"], v["pending"]) {
			t.Fatalf("copy %d: %v", n, c)
		}
	}
	if c := ask(t, s, `{"op":"clone"}`); c["ok"] != false {
		t.Error("there is one copy too many")
	}
	ask(t, s, fmt.Sprintf(`{"op":"choose","game":5,"key":%q}`, key))
	for _, line := range []string{`{"op":"pending"}`, `{"op":"pending","game":6}`} {
		if other := ask(t, s, line); !reflect.DeepEqual(other["pending"], v["pending"]) {
			t.Errorf("%s has changed with copy 5", line)
		}
	}
	if back := ask(t, s, `{"op":"undo","game":5}`); back["ok"] != true || !reflect.DeepEqual(back["pending"], v["pending"]) {
		t.Errorf("undo in a copy: %v", back)
	}
	for _, line := range []string{`{"op":"undo","game":5}`, `{"op":"save","game":5}`, `{"op":"report","game":5}`, `{"op":"new","game":5}`, `{"op":"pending","game":65}`,
		`{"op":"pending","game":-1}`, `{"op":"drop"}`, `{"op":"load","game":5,"save":""}`} {
		if v := ask(t, s, line); v["ok"] != false {
			t.Errorf("%s gives %v", line, v)
		}
	}
	ask(t, s, `{"op":"drop","game":7}`)
	if c := ask(t, s, `{"op":"clone","game":5}`); c["clone"] != 7.0 {
		t.Errorf("after a drop the copy of a copy is %v", c)
	}
	ask(t, s, `{"op":"new"}`)
	if v := ask(t, s, `{"op":"pending","game":1}`); v["ok"] != false {
		t.Error("a copy outlives its game")
	}
}

// regained is the game of a report, played again as anybody can.
func regained(t *testing.T, s *server, report string) *game {
	t.Helper()
	rec, err := session.ReadRecord(s.rules, []byte(report))
	if err != nil {
		t.Fatal(err)
	}
	p, err := session.Replay(s.rules, rec)
	if err != nil {
		t.Fatal(err)
	}
	return &game{match: p.Match, policy: rec.Undo, auto: true}
}

// neighbour is the name of the hex beyond a side.
func neighbour(h board.Hex, side int) string { return h.Step(board.Side(side)).String() }
