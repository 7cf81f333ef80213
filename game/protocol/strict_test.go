package protocol_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
)

// An invalid request gets a code and a helpful sentence.
func TestInvalidRequestsAreExplained(t *testing.T) {
	const stand = `{"op":"scenario","text":"board\n.   .   .   .\nend\nexplorer janus-draik 0,0 dice 5,3\nhostile guardsman-1 2,0\nstart activation janus-draik"}`
	for line, want := range map[string]string{
		`{"op":"pending","op":"undo"}`:                     `malformed: the line is not a request: the field "op" is there twice: send it once`,
		`{"op":"pending","Id":1}`:                          `malformed: the line is not a request: there is no field "Id": did you mean "id"?`,
		`{"op":"pending","ID":1}`:                          `malformed: the line is not a request: there is no field "ID": did you mean`,
		`{"OP":"pending"}`:                                 `malformed: the line is not a request: there is no field "OP"`,
		`{"op":"new","players":null}`:                      `malformed: the line is not a request: "players" is null: give it a value or leave it out`,
		`{"op":null}`:                                      `malformed: the line is not a request: "op" is null`,
		`{"op":"forecast","at":{"a":"0,0","a":"1,0"}}`:     `malformed: the line is not a request: at: the field "a" is there twice`,
		`{"op":"new","players":"two"}`:                     `malformed: the line is not a request: "players" cannot be a JSON string`,
		`{"op":"pending"`:                                  `malformed: the line is not a request: it is incomplete: close all brackets and braces`,
		`{"op":"pending"} {}`:                              `malformed: the line is not a request: something follows the object`,
		`[]`:                                               `malformed: the line is not an array of requests: it is empty`,
		`null`:                                             `malformed: the line is not a request: it is not an object`,
		`{op:1}`:                                           `malformed: the line is not a request: it is not JSON`,
		`{"op":"new","players":2,"leader":3}`:              `wrong: leader: there is no player 3: players are 1 to 2`,
		`{"op":"new","players":2,"leader":0}`:              `wrong: leader: there is no player 0: players are 1 to 2`,
		`{"op":"new","players":2,"seats":[1,2,0,1]}`:       `wrong: seats: there is no player 0: players are 1 to 2`,
		`{"op":"new","players":2,"hostile_player":3}`:      `wrong: hostile_player: there is no player 3: players are 1 to 2`,
		`{"op":"new","players":0}`:                         `wrong: players cannot be 0: write 1 to 5`,
		`{"op":"new","combat":"long-march"}`:               `wrong: an expedition draws its combat cards`,
		`{"op":"new","mode":"combat","combat":"nowhere"}`:  `wrong: there is no combat "nowhere": use one of closing-ring`,
		`{"op":"new","mode":"combat","difficulty":"hard"}`: `wrong: a single combat has no difficulty`,
		`{"op":"new","explorers":["janus-drak","dahyak","amallyn","ur-025"]}`:            `wrong: setup: there is no explorer "janus-drak": did you mean "janus-draik"?`,
		`{"op":"odds","attacker":"janus","target":"guardsman-1"}`:                        `wrong: there is no "janus" on the battlefield: use one of janus-draik, guardsman-1`,
		`{"op":"odds","attacker":"janus-draik","target":"guardsman-2"}`:                  `wrong: there is no "guardsman-2" on the battlefield: did you mean "guardsman-1"?`,
		`{"op":"odds","attacker":"janus-draik","target":"guardsman-1","weapon":"sword"}`: `wrong: janus-draik has no weapon "sword": use one of pistol-rapier`,
		`{"op":"load","save":"<https://example.org/#game=AgAB>"}`:                        `wrong: this is the link of a game and no save: open it with play -link`,
		`{"op":"odds","explorer":"dahyak","roll":"agility"}`:                             `wrong: there is no explorer "dahyak" in the party: use one of janus-draik`,
		`{"op":"forecast","target":"guardsman-9"}`:                                       `wrong: there is no "guardsman-9" on the battlefield`,
		`{"op":"forecast","target":"janus-draik"}`:                                       `wrong: there is no hostile "janus-draik"`,
	} {
		s := serverFor(t)
		if v := ask(t, s, stand); v["ok"] != true {
			t.Fatal(v)
		}
		e, _ := ask(t, s, line)["error"].(map[string]any)
		code, _ := e["code"].(string)
		text, _ := e["text"].(string)
		if got := code + ": " + text; !strings.HasPrefix(got, want) {
			t.Errorf("%s\n got  %s\n want %s", line, got, want)
		}
	}
}

// Players count from 1 in requests, as they do in responses.
func TestPlayersCountFromOne(t *testing.T) {
	s := serverFor(t)
	ask(t, s, `{"op":"new","mode":"combat","players":3,"leader":2,"hostile_player":3,"seats":[2,1,2,1]}`)
	state, _ := ask(t, s, `{"op":"state"}`)["state"].(map[string]any)
	var seats []string
	for _, x := range state["explorers"].([]any) {
		seats = append(seats, x.(map[string]any)["seat"].(string))
	}
	if state["leader"] != "player-2" || state["hostile_player"] != "player-3" || !slices.Equal(seats, []string{"player-2", "player-1", "player-2", "player-1"}) {
		t.Errorf("%v leads, %v plays the hostiles, explorers %v", state["leader"], state["hostile_player"], seats)
	}
}

// The content view lists every id of the content; an id may be null.
func TestContentListsEveryID(t *testing.T) {
	s := serverFor(t)
	told := ask(t, s, `{"id":null,"op":"content"}`)["content"].(map[string]any)
	for kind, id := range map[string]string{"explorers": "rein-raus", "combats": "split-seam", "challenges": "warm-room", "hostiles": "ur-ghuls",
		"miniatures": "guardsman", "weapons": "hooked-claws", "twists": "drifting-ash", "tiles": "lens-floor", "encounters": "ash-procession",
		"finds": "cold-lantern", "chambers": "maglev"} {
		data, _ := json.Marshal(told[kind])
		if !strings.Contains(string(data), `"`+id+`"`) {
			t.Errorf("%s: no %q in %s", kind, id, data)
		}
	}
}
