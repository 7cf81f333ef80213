package view

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"precipice/build/told"
	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game/blackstone/pack"
)

// program is a program that plays: it sends lines and reads the responses.
type program struct {
	*testing.T
	server *Server
	rules  fortress.Rules
}

func newProgram(t *testing.T) *program {
	t.Helper()
	rules, _, err := pack.Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	return &program{t, New(rules), rules}
}

// ask sends a request and returns the response as plain JSON values.
func (p *program) ask(line string) (v map[string]any) {
	p.Helper()
	if err := json.Unmarshal([]byte(told.To(p, p.server, line)), &v); err != nil {
		p.Fatal(err)
	}
	return v
}

// first answers the pending decision with its first option.
func (p *program) first() map[string]any {
	p.Helper()
	key := p.ask(`{"op":"pending"}`)["pending"].(map[string]any)["options"].([]any)[0].(map[string]any)["key"]
	return p.ask(fmt.Sprintf(`{"op":"choose","key":%q}`, key))
}

// Every field that requests and answers have is described in PROTOCOL.md.
func TestEverythingToldIsDocumented(t *testing.T) {
	text, err := os.ReadFile("../../../engine/PROTOCOL.md")
	if err != nil {
		t.Fatal(err)
	}
	names := map[string]bool{}
	for _, one := range []any{Fields{}, stateView{}, oddsView{}, planView{}, forecastView{}, contentView{}} {
		told.Fields(reflect.TypeOf(one), names)
	}
	told.Documented(t, string(text), names)
	if len(names) < 100 {
		t.Errorf("only %d names are told", len(names))
	}
}

// The parts of a state add up to the whole and do not overlap.
func TestPartsOfTheState(t *testing.T) {
	s := newProgram(t)
	s.ask(`{"op":"new","mode":"combat","combat":"the-threshold","hostiles":"auto","seed":7}`)
	for range 4 {
		s.first()
	}
	whole := s.ask(`{"op":"state"}`)["state"].(map[string]any)
	sum := map[string]any{}
	for part := range stateParts {
		for field, value := range s.ask(fmt.Sprintf(`{"op":"state","parts":[%q]}`, part))["state"].(map[string]any) {
			if _, twice := sum[field]; twice {
				t.Errorf("%s is in %s and another part", field, part)
			}
			sum[field] = value
		}
	}
	if !reflect.DeepEqual(whole, sum) {
		t.Errorf("the parts are %v and the whole %v", sum, whole)
	}
	some := s.ask(`{"op":"state","parts":["units","track"]}`)["state"].(map[string]any)
	if got := slices.Sorted(maps.Keys(some)); !slices.Equal(got, []string{"explorers", "groups", "hostiles", "track"}) {
		t.Errorf("units and track are %v", got)
	}
	for _, line := range []string{`{"op":"state","parts":["x"]}`, `{"op":"state","parts":["track","track"]}`} {
		if v := s.ask(line); v["ok"] != false {
			t.Errorf("%s gives %v", line, v)
		}
	}
}

// A wall or cover between two hexes is listed with both; the escape chamber is listed by its hexes.
func TestEverySideIsListedWithBothHexes(t *testing.T) {
	s := newProgram(t)
	for _, combat := range s.rules.Pack.IDs("combat") {
		m, err := fortress.NewGame(s.rules, fortress.Setup{Players: 1, Fifth: -1, Combat: combat, Explorers: s.rules.Pack.IDs("explorer")[:fortress.MaxParty]}, 1)
		if err != nil {
			t.Fatal(err)
		}
		st := &m.State
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
				beyond, ok := told[c.Hex.Step(board.Side(n)).String()]
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
	s.ask(`{"op":"scenario","text":"` + position + `"}`)
	if v := s.ask(`{"op":"state","parts":["board"]}`)["state"].(map[string]any); v["escape"] != nil {
		t.Errorf("before the summons: %v", v["escape"])
	}
	s.ask(`{"op":"choose","key":"summon 0,0"}`)
	v := s.first()
	escape, _ := s.ask(`{"op":"state","parts":["board"]}`)["state"].(map[string]any)["escape"].([]any)
	if len(escape) == 0 || v["ok"] != true {
		t.Errorf("after the summons: %v, %v", escape, v)
	}
}

// The cards view has what is printed on the cards.
func TestCardsOfTheContent(t *testing.T) {
	s := newProgram(t)
	if v := s.ask(`{"op":"content"}`)["content"].(map[string]any); v["cards"] != nil {
		t.Error("cards are told unasked")
	}
	cards := viewCards(s.rules.Pack)
	text, err := json.Marshal(cards)
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
		`{"id":"ablative-plate","ship":"long-courrier","copies":1,"price":5,"kind":"exhausted","when":"hit","of":["grievous"],"effect":[{"do":"lessen","to":"self"}]}`,
		`{"id":"steed-mathurir","support":{"by":"amallyn","when":"gambit","die":1,"effect":[{"do":"send-last","to":"group"}]},"facility":{"id":"quiet-grove","effect":[{"do":"inspire-later","to":"self","amount":1}]}}`,
		`{"id":"traveller","support":{"by":"espern-locarno","when":"activation","die":1,"changes":[{"what":"unseen-from-afar"}],"lasts":"turn"},"facility":{"id":"orrery","limit":"expedition","effect":[{"do":"read-legacy","to":"self"}]}}`,
		`{"when":"activation","die":1,"changes":[{"what":"unseen-from-afar"}],"lasts":"turn"}`[1:],
		`{"id":"furnace-wakes","copies":1,"adds":["walking-furnace","stoker-gang","hounds-and-masters","uncertain-prey"]}`,
		`"when":"attack","changes":[{"what":"attack-die","by":1}],"lasts":"roll"}`,
	} {
		if !strings.Contains(string(text), want) {
			t.Errorf("the cards do not tell %s", want)
		}
	}
	if told, err := json.Marshal(s.ask(`{"op":"content","cards":true}`)["content"].(map[string]any)["cards"]); err != nil || len(told) < len(text)/2 {
		t.Errorf("%d bytes of cards are told, %v", len(told), err)
	}
	for name, n := range map[string][2]int{"explorer": {len(cards.Explorers)}, "hostile": {len(cards.Hostiles)}, "challenge": {len(cards.Challenges)}, "find": {len(cards.Finds)}, "resource": {len(cards.Resources)},
		"encounter": {len(cards.Encounters)}, "combat": {len(cards.Combats)}, "twist": {len(cards.Twists)}, "tile": {len(cards.Tiles)}, "legacy card": {len(cards.Legacy)}} {
		if want := len(s.rules.Pack.IDs(name)); n[0] != want {
			t.Errorf("%d cards of the sort %s, and there are %d", n[0], name, want)
		}
	}
}

// Whatever a weapon does besides its dice is told.
func TestEveryTraitOfAWeaponIsTold(t *testing.T) {
	plain, _ := json.Marshal(viewWeapons([]library.Weapon{{}}))
	for trait := range reflect.TypeFor[library.Weapon]().Fields() {
		var w library.Weapon
		switch v := reflect.ValueOf(&w).Elem().FieldByIndex(trait.Index); v.Kind() {
		case reflect.Bool:
			v.SetBool(true)
		case reflect.Uint8:
			v.SetUint(1)
		case reflect.String:
			v.SetString("rein")
		}
		told, _ := json.Marshal(viewWeapons([]library.Weapon{w}))
		if listed := trait.Type.Kind() == reflect.Slice; !listed && string(told) == string(plain) {
			t.Errorf("programs do not learn of %s", trait.Name)
		}
	}
}

// What PROTOCOL.md tells of the state is there: each of its words is a part, a field or a value.
func TestTheStateIsToldAsItIs(t *testing.T) {
	text, err := os.ReadFile("../../../engine/PROTOCOL.md")
	if err != nil {
		t.Fatal(err)
	}
	_, own, ok := strings.Cut(string(text), "\n## The table\n")
	own, _, more := strings.Cut(strings.TrimSpace(own), "\n")
	if !ok || !more {
		t.Fatal("PROTOCOL.md does not tell of the state")
	}
	known := map[string]bool{"state": true, "none": true, "oneoff": true, "wound": true, "grievous": true, "-": true}
	for part := range stateParts {
		known[part] = true
	}
	told.Fields(reflect.TypeFor[stateView](), known)
	for i, word := range strings.Split(own, "`") {
		if i%2 == 1 && !known[word] {
			t.Errorf("PROTOCOL.md tells of %q in the state, which is not there", word)
		}
	}
}
