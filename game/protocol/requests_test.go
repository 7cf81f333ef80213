package protocol_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"precipice/game/protocol"
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
	many := strings.Repeat(`,{"op":"pending"}`, protocol.MostRequests-2)
	all, ok := askAny(t, s, `[{"op":"new","id":"first"},{"op":"fly"}`+many+`]`).([]any)
	if !ok || len(all) != protocol.MostRequests {
		t.Fatalf("%d answers to %d requests", len(all), protocol.MostRequests)
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

// Options include their costs.
func TestCostsArePending(t *testing.T) {
	costs := func(s *server) map[string][2]int {
		all := map[string][2]int{}
		for _, o := range s.Game().Pending().Options {
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
