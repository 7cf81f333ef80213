package protocol

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// Automatic hostiles ask nobody, and an undo takes back everything they did after the choice.
func TestAutomaticHostiles(t *testing.T) {
	for seed := range 4 {
		s, pick := serverFor(t), rand.New(rand.NewPCG(uint64(seed), 2))
		v := ask(t, s, fmt.Sprintf(`{"op":"new","mode":"combat","seed":%d,"hostiles":"auto","undo":"same-dice"}`, seed))
		chose := 0
		for n := 0; v["over"] != true; n++ {
			pending, _ := v["pending"].(map[string]any)
			if v["ok"] != true || pending["seat"] != "player-1" {
				t.Fatalf("seed %d, choice %d: %v", seed, n, v)
			}
			events, _ := v["events"].([]any)
			for _, e := range events {
				if e.(map[string]any)["kind"] == "automatic" {
					chose++
				}
			}
			options := pending["options"].([]any)
			key := options[pick.IntN(len(options))].(map[string]any)["key"]
			v = ask(t, s, fmt.Sprintf(`{"op":"choose","key":%q}`, key))
			if n%40 == 0 {
				if back := ask(t, s, `{"op":"undo"}`); !reflect.DeepEqual(back["pending"], any(pending)) {
					t.Fatalf("seed %d, choice %d is taken back to %v", seed, n, back["pending"])
				}
				v = ask(t, s, fmt.Sprintf(`{"op":"choose","key":%q}`, key))
			}
			if n%60 == 0 && v["over"] != true {
				text := ask(t, s, `{"op":"save"}`)["save"]
				ask(t, s, fmt.Sprintf(`{"op":"load","save":%q}`, text))
			}
		}
		if chose < 5 {
			t.Errorf("seed %d: the hostiles are told to have chosen %d times", seed, chose)
		}
	}
	for _, line := range []string{`{"op":"new","hostiles":"some"}`, `{"op":"new","players":5,"hostile_player":5,"hostiles":"auto"}`} {
		if v := ask(t, serverFor(t), line); v["ok"] != false {
			t.Errorf("%s gives %v", line, v)
		}
	}
}

// If a player plays the hostiles, their decisions belong to that player's seat.
func TestTheSeatOfTheHostilePlayer(t *testing.T) {
	seats := func(fields string) []string {
		s, pick, seen := serverFor(t), rand.New(rand.NewPCG(3, 2)), map[string]bool{}
		v := ask(t, s, `{"op":"new","mode":"combat","seed":2,`+fields+`}`)
		for range 150 {
			pending, ok := v["pending"].(map[string]any)
			if !ok {
				break
			}
			seen[pending["seat"].(string)] = true
			options := pending["options"].([]any)
			v = ask(t, s, fmt.Sprintf(`{"op":"choose","key":%q}`, options[pick.IntN(len(options))].(map[string]any)["key"]))
		}
		return slices.Sorted(maps.Keys(seen))
	}
	if got := seats(`"players":2,"hostile_player":2`); !slices.Equal(got, []string{"player-1", "player-2"}) {
		t.Errorf("the second plays the hostiles, and %v are asked", got)
	}
	if got := seats(`"players":1`); !slices.Equal(got, []string{"hostiles", "player-1"}) {
		t.Errorf("nobody plays the hostiles, and %v are asked", got)
	}
}

// A line may hold many requests, each of which gets a response; a malformed line gets one.
func TestManyRequestsInALine(t *testing.T) {
	s := serverFor(t)
	many := strings.Repeat(`,{"op":"pending"}`, mostRequests-2)
	all, ok := askAny(t, s, `[{"op":"new","id":"first"},{"op":"fly"}`+many+`]`).([]any)
	if !ok || len(all) != mostRequests {
		t.Fatalf("%d answers to %d requests", len(all), mostRequests)
	}
	if a, b, c := all[0].(map[string]any), all[1].(map[string]any), all[2].(map[string]any); a["id"] != "first" || b["ok"] != false || c["ok"] != true {
		t.Errorf("%v, %v, %v", a["id"], b, c["ok"])
	}
	for _, line := range []string{`[]`, `[`, `[{"op":"pending"}`, `[{"op":"pending"}] 1`, `[{"op":"pending"},]`, ` [{"op":"new"},{"op":"pending"},{"op":"pending"}` + many + `]`} {
		if v := ask(t, s, line); v["error"].(map[string]any)["code"] != "malformed" {
			t.Errorf("%.40s gives %v", line, v)
		}
	}
	for _, one := range askAny(t, s, `[1, [{"op":"pending"}], null, "x"]`).([]any) {
		if v := one.(map[string]any); v["error"].(map[string]any)["code"] != "malformed" {
			t.Errorf("an odd request gives %v", v)
		}
	}
}

// The parts of a state add up to the whole and do not overlap.
func TestPartsOfTheState(t *testing.T) {
	s := serverFor(t)
	revealing(t, s, `,"seed":7`)
	ask(t, s, fmt.Sprintf(`{"op":"choose","key":%q}`, first(ask(t, s, `{"op":"pending"}`))))
	whole := ask(t, s, `{"op":"state"}`)["state"].(map[string]any)
	sum := map[string]any{}
	for part := range stateParts {
		for field, value := range ask(t, s, fmt.Sprintf(`{"op":"state","parts":[%q]}`, part))["state"].(map[string]any) {
			if _, twice := sum[field]; twice {
				t.Errorf("%s is in %s and another part", field, part)
			}
			sum[field] = value
		}
	}
	if !reflect.DeepEqual(whole, sum) {
		t.Errorf("the parts are %v and the whole %v", sum, whole)
	}
	some := ask(t, s, `{"op":"state","parts":["units","track"]}`)["state"].(map[string]any)
	if got := slices.Sorted(maps.Keys(some)); !slices.Equal(got, []string{"explorers", "groups", "hostiles", "track"}) {
		t.Errorf("units and track are %v", got)
	}
	for _, line := range []string{`{"op":"state","parts":["x"]}`, `{"op":"state","parts":["track","track"]}`} {
		if v := ask(t, s, line); v["ok"] != false {
			t.Errorf("%s gives %v", line, v)
		}
	}
}

// A wall or cover between two hexes is listed with both; the escape chamber is listed by its hexes.
func TestEverySideIsListedWithBothHexes(t *testing.T) {
	s := serverFor(t)
	for _, combat := range s.rules.Pack.IDs("combat") {
		ask(t, s, fmt.Sprintf(`{"op":"new","mode":"combat","combat":%q}`, combat))
		st := &s.game.Match.State
		v := &stateView{}
		v.viewBoard(st)
		told := map[string]hexView{}
		for _, h := range v.Board {
			told[h.Hex] = h
		}
		opposite := map[string]string{"e": "w", "ne": "sw", "nw": "se", "w": "e", "sw": "ne", "se": "nw"}
		for sp := range st.NumCells {
			c := &st.Cells[sp]
			for n, side := range []string{"e", "ne", "nw", "w", "sw", "se"} {
				beyond, ok := told[neighbour(c.Hex, n)]
				if !ok {
					continue
				}
				here := told[c.Hex.String()]
				if slices.Contains(here.Walls, side) != slices.Contains(beyond.Walls, opposite[side]) || slices.Contains(here.Covers, side) != slices.Contains(beyond.Covers, opposite[side]) {
					t.Errorf("%s: the side %s of %s is told otherwise from %s", combat, side, here.Hex, beyond.Hex)
				}
			}
		}
	}
	const position = `board\n~   .   .   .\nend\nexplorer janus-draik 1,0 dice 5,5\nhostile guardsman-1 3,0\nstart activation janus-draik`
	ask(t, s, `{"op":"scenario","text":"`+position+`"}`)
	if v := ask(t, s, `{"op":"state","parts":["board"]}`)["state"].(map[string]any); v["escape"] != nil {
		t.Errorf("before the summons: %v", v["escape"])
	}
	ask(t, s, `{"op":"choose","key":"summon 0,0"}`)
	v := ask(t, s, fmt.Sprintf(`{"op":"choose","key":%q}`, first(ask(t, s, `{"op":"pending"}`))))
	escape, _ := ask(t, s, `{"op":"state","parts":["board"]}`)["state"].(map[string]any)["escape"].([]any)
	if len(escape) == 0 || v["ok"] != true {
		t.Errorf("after the summons: %v, %v", escape, v)
	}
}

// Options include their costs.
func TestCostsArePending(t *testing.T) {
	costs := func(s *server) map[string][2]int {
		all := map[string][2]int{}
		for _, o := range viewPending(s.game.Match).Options {
			all[o.Key] = [2]int{o.Cost, o.Price}
		}
		return all
	}
	s := serverFor(t)
	check := func(position string, want map[string][2]int) {
		t.Helper()
		line, err := json.Marshal(map[string]any{"op": "scenario", "text": position})
		if err != nil {
			t.Fatal(err)
		}
		if v := ask(t, s, string(line)); v["ok"] != true {
			t.Fatal(v)
		}
		got := costs(s)
		for key, cost := range want {
			if c, ok := got[key]; !ok || c != cost {
				t.Errorf("%s costs %v, not %v (%t, of %v)", key, c, cost, ok, got)
			}
		}
	}
	check("board\n.   .   .   .\nend\nexplorer janus-draik 0,0 dice 6,6,6,6 inspiration 4\nhostile guardsman-1 1,0\nstart activation janus-draik",
		map[string][2]int{"fire pistol-rapier guardsman-1": {1, 0}, "fire flurry guardsman-1 x2": {4, 0}, "fire flurry guardsman-1 x3": {6, 0}, "inspire janus-draik": {0, 3}, "end": {}})
	check("board\n.   .   .   .\nend\nfinds blackstone-sliver\nexplorer janus-draik 0,0 dice 6,6 inspiration 4\nhostile guardsman-1 3,0\nstart activation janus-draik",
		map[string][2]int{"search inspired": {4, 3}, "move 1,0": {1, 0}})
	check("board\n.   .   .   .\nend\nturn 2\nexplorer janus-draik 0,0 dice 6 inspiration 2\nhostile guardsman-1 3,0\ntrack group-1 janus-draik\nstart gambits",
		map[string][2]int{"gambit janus-draik inspiration": {0, 2}, "gambit janus-draik 6": {}})
}

// The cards view has what is printed on the cards.
func TestCardsOfTheContent(t *testing.T) {
	s := serverFor(t)
	if v := ask(t, s, `{"op":"content"}`)["content"].(map[string]any); v["cards"] != nil {
		t.Error("cards are told unasked")
	}
	text, err := json.Marshal(s.answer([]byte(`{"op":"content","cards":true}`)).Content.Cards)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		`{"id":"flurry","costs":[{"die":4,"attacks":2},{"die":6,"attacks":3}],"ranges":[{"from":1,"to":1,"dice":"1d8"}],"follow":true}`,
		`{"id":"pistol-rapier","costs":[{"die":1,"attacks":1}],"ranges":[{"from":1,"to":1,"dice":"1d12"},{"from":2,"to":3,"dice":"1d8"},{"from":4,"dice":"1d8"}]}`,
		`"agenda":{"hold":"empyrean-chronometer"}`, `"move":2,"defence":"1d8","agility":"1d8","vitality":"1d8"`,
		`"id":"close","when":"close","from":2,"to":3,"table":[{"from":1,"to":3,"action":"fall-back"}`,
		`"miniature":"guardsman","size":"small","move":2,"wounds":2`, `{"id":"flame-bearer","weapons":["flamer"],"count":2}`,
		`{"id":"empyrean-chronometer","copies":`,
	} {
		if !strings.Contains(string(text), want) {
			t.Errorf("the cards do not tell %s", want)
		}
	}
	cards := s.answer([]byte(`{"op":"content","cards":true}`)).Content.Cards
	for name, n := range map[string][2]int{"explorer": {len(cards.Explorers)}, "hostile": {len(cards.Hostiles)}, "challenge": {len(cards.Challenges)}, "find": {len(cards.Finds)},
		"encounter": {len(cards.Encounters)}, "combat": {len(cards.Combats)}, "twist": {len(cards.Twists)}, "tile": {len(cards.Tiles)}} {
		if want := len(s.rules.Pack.IDs(name)); n[0] != want {
			t.Errorf("%d cards of the sort %s, and there are %d", n[0], name, want)
		}
	}
}
