package protocol_test

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	rules "precipice/engine/city"
	"precipice/engine/city/bot"
	"precipice/game/city"
	citypack "precipice/game/city/pack"
	cityview "precipice/game/city/view"
	"precipice/game/protocol"
	"precipice/game/session"
	"precipice/saves"
)

func cityServer(t testing.TB) *cityview.Server {
	t.Helper()
	r, _, err := citypack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	return cityview.New(r)
}

// hallFor returns a hall of both games, which begins with the fortress.
func hallFor(t testing.TB) *protocol.Hall {
	t.Helper()
	h, err := protocol.NewHall("fortress", []string{"fortress", "city"}, func(name string) (protocol.Engine, error) {
		if name == "city" {
			return cityServer(t), nil
		}
		return serverFor(t), nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return h
}

// A request that names a game is about that game, and so are those that follow. One that names another gets one sentence.
func TestARequestNamesItsGame(t *testing.T) {
	h := hallFor(t)
	fails := func(s replier, line, want string) {
		t.Helper()
		v := said(t, s, line)
		e, _ := v["error"].(map[string]any)
		if e == nil || !strings.Contains(fmt.Sprint(e["text"]), want) || strings.Count(fmt.Sprint(e["text"]), "\n") > 0 {
			t.Errorf("%s is answered with %v, without %q", line, v, want)
		}
	}
	fails(h, `{"op":"new","game":"chess"}`, `there is no game "chess"; known: fortress, city`)
	fails(h, `{"op":"new","game":true}`, "bool")
	fails(h, `{"op":"pending","game":"city"}`, "there is no game: send")
	v := said(t, h, `{"id":3,"op":"new","game":"city","journey":"lantern-row","seed":3}`)
	if p, _ := v["pending"].(map[string]any); v["ok"] != true || v["id"] != 3.0 || p["rule"] != "CC-SET-021" {
		t.Fatal(v)
	}
	if v = said(t, h, `{"op":"state","parts":["game"]}`); !strings.Contains(fmt.Sprint(v["state"]), "lantern-row") {
		t.Errorf("the state is %v", v)
	}
	if v = said(t, h, `{"op":"new","game":"fortress","mode":"combat","seed":3}`); v["ok"] != true {
		t.Errorf("the fortress says %v", v)
	}
	if v = said(t, h, `{"op":"new","combat":"long-march","mode":"combat"}`); v["ok"] != true {
		t.Errorf("a request without a game goes on with the last one: %v", v)
	}
	if v = said(t, h, `{"op":"pending","game":"city"}`); !strings.Contains(fmt.Sprint(v["pending"]), "CC-SET-021") {
		t.Errorf("the journey is gone: %v", v)
	}
	both, ok := replied(t, h, `[{"op":"pending","game":"fortress"},{"op":"pending"},{"op":"pending","game":"city"}]`).([]any)
	if !ok || len(both) != 3 || !reflect.DeepEqual(both[0], both[1]) || reflect.DeepEqual(both[1], both[2]) {
		t.Errorf("three requests in a line: %v", both)
	}
	fails(cityServer(t), `{"op":"new","game":"fortress"}`, `this is a game of city and not of "fortress"`)
	save := said(t, h, `{"op":"save","game":"city"}`)["save"].(string)
	fails(h, fmt.Sprintf(`{"op":"load","game":"fortress","save":%q}`, save), "city")
	other := said(t, h, `{"op":"save","game":"fortress"}`)["save"].(string)
	stood := [2]any{said(t, h, `{"op":"pending","game":"fortress"}`), said(t, h, `{"op":"pending","game":"city"}`)}
	fails(h, fmt.Sprintf(`{"op":"load","game":"city","save":%q}`, other), `the save is of a game of "fortress" and not of "city": load it with "game":"fortress"`)
	fails(h, fmt.Sprintf(`{"op":"load","game":"fortress","save":%q}`, save), `the save is of a game of "city" and not of "fortress": load it with "game":"city"`)
	chess := base64.StdEncoding.EncodeToString(saves.Seal(saves.Header{Ruleset: "chess", Kind: "protocol"}, []byte("e4")))
	fails(h, fmt.Sprintf(`{"op":"load","save":%q}`, chess), `this game follows other rules ("chess")`)
	if now := [2]any{said(t, h, `{"op":"pending","game":"fortress"}`), said(t, h, `{"op":"pending","game":"city"}`)}; !reflect.DeepEqual(now, stood) {
		t.Errorf("what cannot be loaded has changed a game: %v", now)
	}
	for _, wrong := range []string{`{"op":"new","game":[]}`, `{"op":"new","game":"City"}`, `{"op":"pending","game":99}`} {
		fails(h, wrong, "")
	}
	if v = said(t, h, fmt.Sprintf(`{"op":"load","game":"city","save":%q}`, save)); v["ok"] != true {
		t.Errorf("the save: %v", v)
	}
}

// The operations that every ruleset has serve the city, and its reports are replayed.
func TestTheCityIsServed(t *testing.T) {
	s := cityServer(t)
	_, report := served(t, s, `{"op":"new","journey":"pawnbrokers-row","seed":4,"undo":"same-dice","players":2,"hostiles":"auto"}`)
	rec, err := session.ReadRecord(s.View(), []byte(report))
	if err != nil {
		t.Fatal(err)
	}
	if p, err := session.Replay(s.View(), rec); err != nil || p.First != nil || rec.Table.Setup.Journey != "pawnbrokers-row" {
		t.Errorf("the report is replayed differently: %v", err)
	}
}

// A program that knows only the protocol plays whole journeys of all types, at random and by the bot. Saving and loading on the way change
// nothing, and neither do illegal requests; whatever it asks about is answered.
func TestJourneysPlayedThroughTheProtocol(t *testing.T) {
	types, told := map[string]int{}, toldKinds(t, "Cursed City")
	for seed := range 9 {
		s, pick := cityServer(t), rand.New(rand.NewPCG(uint64(seed), 1))
		journey := []string{"lantern-row", "pawnbrokers-row", "the-drowned-parish"}[seed%3]
		hostiles := []string{"asked", "auto"}[seed%2]
		v := said(t, s, fmt.Sprintf(`{"op":"new","journey":%q,"seed":%d,"players":%d,"hostiles":%q}`, journey, seed, seed%4+1, hostiles))
		n := 0
		for ; v["over"] != true; n++ {
			told.fits(t, v)
			if v["ok"] != true || n > 20000 {
				t.Fatalf("seed %d, choice %d: %v", seed, n, v["error"])
			}
			key := chosen(s, v, pick, seed >= 6)
			if n%60 == 0 {
				asksAround(t, s, v, key)
			}
			v = said(t, s, fmt.Sprintf(`{"op":"choose","key":%q}`, key))
		}
		state := said(t, s, `{"op":"state","parts":["game"]}`)["state"].(map[string]any)
		if types[state["type"].(string)]++; state["result"] == "open" || n < 50 {
			t.Errorf("seed %d: %d choices, %v", seed, n, state)
		}
	}
	if len(types) != 3 {
		t.Errorf("only %v were played", types)
	}
}

// chosen picks an option, at random or as the bot does.
func chosen(s *cityview.Server, v map[string]any, pick *rand.Rand, byBot bool) string {
	options := v["pending"].(map[string]any)["options"].([]any)
	i := pick.IntN(len(options))
	if byBot {
		m := s.Game().Match
		d, _ := m.Pending()
		i = bot.Answer(m, d)
	} else if last := len(options) - 1; pick.IntN(3) == 0 {
		i = last // to end, to pass, to be done
	}
	return options[i].(map[string]any)["key"].(string)
}

// asksAround saves and loads, and asks whatever can be asked.
func asksAround(t *testing.T, s *cityview.Server, v map[string]any, key string) {
	t.Helper()
	before := s.Game().Match.State
	saved := said(t, s, `{"op":"save"}`)["save"].(string)
	said(t, s, `{"op":"choose","key":"nonsense"}`)
	if again := said(t, s, fmt.Sprintf(`{"op":"load","save":%q}`, saved)); !reflect.DeepEqual(again["pending"], v["pending"]) {
		t.Fatalf("a save came back with %v", again["pending"])
	}
	for _, line := range []string{`{"op":"state"}`, `{"op":"forecast"}`, `{"op":"places"}`, `{"op":"content"}`, `{"op":"report","text":"no problem"}`, fmt.Sprintf(`{"op":"why","key":%q}`, key)} {
		if a := said(t, s, line); a["ok"] != true {
			t.Fatalf("%s: %v", line, a["error"])
		}
	}
	kind := v["pending"].(map[string]any)["kind"].(string)
	unforeseen := kind == rules.AskPlace || kind == rules.AskOrder || kind == rules.AskWill
	if a := said(t, s, fmt.Sprintf(`{"op":"odds","option":%q}`, key)); a["ok"] == unforeseen {
		t.Fatalf("%s %s: %v", kind, key, a)
	}
	if !before.Equal(&s.Game().Match.State) {
		t.Fatal("asking changed the game")
	}
}

// The odds of the protocol are those of the rules.
func TestTheOddsOfThePositionOfTheCity(t *testing.T) {
	s := cityServer(t)
	begin, err := json.Marshal(map[string]string{"op": "scenario", "text": "tile drop-zone 0,0\ntile lamp-street 2,0\ngate 1,1 e 2 open\nhero jelsen-darrock 3,1 dice 2 3 6 6\nhostile bat-swarm-1 2,1 group 2\nstart activation jelsen-darrock"})
	if err != nil {
		t.Fatal(err)
	}
	if v := said(t, s, string(begin)); v["ok"] != true {
		t.Fatal(v)
	}
	option := said(t, s, `{"op":"odds","option":"attack long-sword bat-swarm-1"}`)
	aimed := said(t, s, `{"op":"odds","attacker":"jelsen-darrock","target":"bat-swarm-1","weapon":"long-sword"}`)
	rolls := func(v map[string]any) any { return v["odds"].(map[string]any)["rolls"] }
	if option["ok"] != true || !reflect.DeepEqual(rolls(option), rolls(aimed)) {
		t.Errorf("%v\n%v", option, aimed)
	}
	for line, want := range map[string]string{
		`{"op":"odds","option":"dance"}`: "no option here",
		`{"op":"odds","attacker":"jelsen-darrock","target":"bat-swarm-9","weapon":"long-sword"}`:               `no "bat-swarm-9"`,
		`{"op":"odds","attacker":"jelsen-darrock","target":"jelsen-darrock","weapon":"long-sword"}`:            "the same side",
		`{"op":"odds","attacker":"jelsen-darrock","target":"bat-swarm-1","weapon":"sword"}`:                    `no weapon "sword"`,
		`{"op":"odds","attacker":"jelsen-darrock","target":"bat-swarm-1","weapon":"long-sword","from":"99,9"}`: "99,9",
		`{"op":"odds","attacker":"jelsen-darrock","target":"bat-swarm-1","weapon":"long-sword","from":"0,0"}`:  "not allowed",
		`{"op":"odds","attacker":"jelsen-darrock","target":"bat-swarm-1","weapon":"long-sword","arrow":true}`:  "no oaken arrow",
		`{"op":"forecast","group":9}`:              "no group 9",
		`{"op":"forecast","heroes":["nobody"]}`:    `no hero "nobody"`,
		`{"op":"new","journey":"nowhere"}`:         `no journey "nowhere"`,
		`{"op":"new","players":7}`:                 "players cannot be 7",
		`{"op":"new","leader":2}`:                  "no player 2",
		`{"op":"new","seats":[1,2,3,4]}`:           "no player 2",
		`{"op":"new","hostiles":"never"}`:          "hostiles cannot be",
		`{"op":"new","heroes":["jelsen-darrock"]}`: "CC-SET-005",
		`{"op":"state","parts":["x"]}`:             `no part "x"`,
		`{"op":"new","mode":"quest"}`:              `no field "mode"`,
	} {
		v := said(t, s, line)
		if e, _ := v["error"].(map[string]any); e == nil || !strings.Contains(fmt.Sprint(e["text"]), want) {
			t.Errorf("%s is answered with %v, without %q", line, v, want)
		}
	}
	if v := said(t, s, `{"op":"content","cards":true}`); !strings.Contains(fmt.Sprint(v["content"]), "jelsen-darrock") {
		t.Errorf("the content is %v", v)
	}
}

var _ session.Ruleset[rules.State, city.Table] = cityview.View{}
