package protocol_test

import (
	"encoding/base64"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/blackstone/view"
	"precipice/game/protocol"
	"precipice/game/session"
)

// revealing begins a game and plays up to the choice after which a combat's deployment, destiny dice and
// activation dice are rolled. It returns that choice.
func revealing(t *testing.T, s *server, fields string) (choose string) {
	t.Helper()
	v := ask(t, s, fmt.Sprintf(`{"op":"new","mode":"combat","combat":"the-threshold","hostiles":"auto"%s}`, fields))
	for range 3 {
		v = ask(t, s, fmt.Sprintf(`{"op":"choose","key":%q}`, first(v)))
	}
	return fmt.Sprintf(`{"op":"choose","key":%q}`, first(v))
}

// first returns the key of the first option of a response.
func first(v map[string]any) string {
	return v["pending"].(map[string]any)["options"].([]any)[0].(map[string]any)["key"].(string)
}

// spied returns the game of a save as seen by somebody who decodes it.
func spied(t *testing.T, s *server, save any) *game {
	t.Helper()
	data, err := base64.StdEncoding.DecodeString(save.(string))
	if err != nil {
		t.Fatal(err)
	}
	v, err := s.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	m, err := engine.Resume[fortress.State](rulesOf(s), v.Snapshot)
	if err != nil {
		t.Fatal(err)
	}
	return protocol.NewHosted(s.View(), session.NewHistory(m), v.Policy, v.Undone, v.Auto)
}

// No save, report or copy reveals what the game will roll, even if a choice is undone in between; and a
// save rolls something else each time it is loaded.
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
			return events(with(s, spied(t, s, ask(t, s, `{"op":"save"}`)["save"])), choose)
		},
		"a report": func(s *server, choose string) any {
			return events(with(s, regained(t, s, ask(t, s, `{"op":"report"}`)["report"].(string))), choose)
		},
		"a copy": func(s *server, choose string) any {
			copied := ask(t, s, `{"op":"clone"}`)["clone"]
			return events(s, fmt.Sprintf(`%s,"game":%v}`, strings.TrimSuffix(choose, "}"), copied))
		},
		"a save, with an undo": func(s *server, choose string) any {
			spy := with(s, spied(t, s, ask(t, s, `{"op":"save"}`)["save"]))
			ask(t, s, `{"op":"undo"}`)
			again := fmt.Sprintf(`{"op":"choose","key":%q}`, first(ask(t, s, `{"op":"pending"}`)))
			if s.Game().Policy() == session.NewDice { // as reseeded by the undo that follows the save
				before := view.New(rulesOf(s))
				revealing(t, before, `,"seed":7,"undo":"new-dice"`)
				before.Game().SetUndone(spy.Game().Undone())
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

// A save rolls something else each time it is loaded, so repeated loading does not reveal the dice.
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

// A game without a given seed differs each time. The same seed gives the same game, until a reseed.
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
	if reflect.DeepEqual(again, begin(`,"seed":8`, `{"op":"reseed","seed":3}`)) || reflect.DeepEqual(again, begin(`,"seed":7`, `{"op":"reseed","seed":3}`, `{"op":"reseed","seed":3}`)) {
		t.Error("a reseed with a seed leads to the same dice from other dice")
	}
	if reflect.DeepEqual(begin("", `{"op":"reseed","seed":3}`), begin("", `{"op":"reseed","seed":3}`)) {
		t.Error("a reseed with a seed tells the dice of a game without one")
	}
}

// The number of copies is limited. They are independent of each other and end with their game.
func TestCopies(t *testing.T) {
	s := serverFor(t)
	v := ask(t, s, `{"op":"new","seed":4,"mode":"combat"}`)
	key := first(v)
	for n := 1; n <= protocol.MostCopies; n++ {
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

// regained returns the game of a report, replayed as anybody could.
func regained(t *testing.T, s *server, report string) *game {
	t.Helper()
	rec, err := session.ReadRecord(blackstone.With(rulesOf(s)), []byte(report))
	if err != nil {
		t.Fatal(err)
	}
	p, err := session.Replay(blackstone.With(rulesOf(s)), rec)
	if err != nil {
		t.Fatal(err)
	}
	return protocol.NewHosted(s.View(), session.NewHistory(p.Match), rec.Table.Undo, 0, true)
}
