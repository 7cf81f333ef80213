package protocol

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
)

// What is no request, or asks for what cannot be, is answered with a code and a sentence that helps.
func TestWhatIsWrongIsTold(t *testing.T) {
	const stand = `{"op":"scenario","text":"board\n.   .   .   .\nend\nexplorer janus-draik 0,0 dice 5,3\nhostile guardsman-1 2,0\nstart activation janus-draik"}`
	for line, want := range map[string]string{
		`{"op":"pending","op":"undo"}`:                     `malformed: the line is no request: the field "op" comes twice: send it once`,
		`{"op":"pending","Id":1}`:                          `malformed: the line is no request: there is no field "Id": did you mean "id"?`,
		`{"op":"pending","ID":1}`:                          `malformed: the line is no request: there is no field "ID": did you mean`,
		`{"OP":"pending"}`:                                 `malformed: the line is no request: there is no field "OP"`,
		`{"op":"new","players":null}`:                      `malformed: the line is no request: "players" is null: give it a value or leave it out`,
		`{"op":null}`:                                      `malformed: the line is no request: "op" is null`,
		`{"op":"forecast","at":{"a":"0,0","a":"1,0"}}`:     `malformed: the line is no request: at: the field "a" comes twice`,
		`{"op":"new","players":"two"}`:                     `malformed: the line is no request: "players" cannot be a JSON string`,
		`{"op":"pending"`:                                  `malformed: the line is no request: it ends before its last brace`,
		`{"op":"pending"} {}`:                              `malformed: the line is no request: something follows the object`,
		`[]`:                                               `malformed: the line is no array of requests: it is empty`,
		`null`:                                             `malformed: the line is no request: it is no object`,
		`{op:1}`:                                           `malformed: the line is no request: it is not JSON`,
		`{"op":"new","players":2,"leader":3}`:              `wrong: leader names the player 3: they are 1 to 2`,
		`{"op":"new","players":2,"leader":0}`:              `wrong: leader names the player 0: they are 1 to 2`,
		`{"op":"new","players":2,"seats":[1,2,0,1]}`:       `wrong: seats names the player 0: they are 1 to 2`,
		`{"op":"new","players":2,"hostile_player":3}`:      `wrong: hostile_player names the player 3: they are 1 to 2`,
		`{"op":"new","players":0}`:                         `wrong: players is 0: write 1 to 5`,
		`{"op":"new","combat":"long-march"}`:               `wrong: "combat" is for the mode "combat"`,
		`{"op":"new","mode":"combat","combat":"nowhere"}`:  `wrong: there is no combat "nowhere": use one of closing-ring`,
		`{"op":"new","mode":"combat","difficulty":"hard"}`: `wrong: "difficulty" is for an expedition`,
		`{"op":"new","explorers":["janus-drak","dahyak","amallyn","ur-025"]}`:            `wrong: setup: there is no explorer "janus-drak": did you mean "janus-draik"?`,
		`{"op":"odds","attacker":"janus","target":"guardsman-1"}`:                        `wrong: "janus" does not stand on the battlefield: use one of janus-draik, guardsman-1`,
		`{"op":"odds","attacker":"janus-draik","target":"guardsman-2"}`:                  `wrong: "guardsman-2" does not stand on the battlefield: did you mean "guardsman-1"?`,
		`{"op":"odds","attacker":"janus-draik","target":"guardsman-1","weapon":"sword"}`: `wrong: janus-draik has no weapon "sword": use one of pistol-rapier`,
		`{"op":"odds","explorer":"dahyak","roll":"agility"}`:                             `wrong: there is no explorer "dahyak" in the party: use one of janus-draik`,
		`{"op":"forecast","target":"guardsman-9"}`:                                       `wrong: "guardsman-9" does not stand on the battlefield`,
		`{"op":"forecast","target":"janus-draik"}`:                                       `wrong: "janus-draik" is no hostile`,
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

// Players count from 1, as they are told.
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

// Every id that the content has is told, and an id may be null.
func TestContentTellsEveryID(t *testing.T) {
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
