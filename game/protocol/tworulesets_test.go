package protocol_test

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"precipice/build/coins"
	"precipice/game/protocol"
	"precipice/game/session"
)

// replier is a server of any ruleset.
type replier interface{ Reply(line []byte) any }

// said sends a request and returns the response as plain JSON values.
func said(t *testing.T, s replier, line string) (v map[string]any) {
	t.Helper()
	data, err := json.Marshal(s.Reply([]byte(line)))
	if err == nil {
		err = json.Unmarshal(data, &v)
	}
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// served plays a game of a ruleset with all operations that every ruleset has. It returns a save and a
// report.
func served(t *testing.T, s replier, begin string) (save, report string) {
	t.Helper()
	do := func(line string) map[string]any {
		t.Helper()
		v := said(t, s, line)
		if v["ok"] != true {
			t.Fatalf("%s: %v", line, v["error"])
		}
		return v
	}
	choose := func(v map[string]any, copied int) map[string]any {
		t.Helper()
		return do(fmt.Sprintf(`{"op":"choose","game":%d,"key":%q}`, copied, first(v)))
	}
	v := do(begin)
	for range 5 {
		v = choose(v, 0)
	}
	events := v["events"]
	if back := do(`{"op":"undo"}`); back["undo"] != 4.0 {
		t.Errorf("after an undo: %v", back["undo"])
	}
	if again := choose(do(`{"op":"pending"}`), 0); !reflect.DeepEqual(again["events"], events) {
		t.Errorf("the same dice bring %v, and brought %v", again["events"], events)
	}
	state := do(`{"op":"state"}`)["state"]
	copied := do(`{"op":"clone"}`)
	for range 3 {
		copied = choose(copied, 1)
	}
	do(`{"op":"reseed","game":1}`)
	if !reflect.DeepEqual(do(`{"op":"state"}`)["state"], state) || reflect.DeepEqual(do(`{"op":"state","game":1}`)["state"], state) {
		t.Error("a copy is not played by itself")
	}
	do(`{"op":"drop","game":1}`)
	do(`{"op":"content"}`)
	save = do(`{"op":"save"}`)["save"].(string)
	choose(do(`{"op":"pending"}`), 0)
	do(fmt.Sprintf(`{"op":"load","save":%q}`, save))
	if !reflect.DeepEqual(do(`{"op":"state"}`)["state"], state) {
		t.Error("a save leads elsewhere")
	}
	return save, do(`{"op":"report","text":"It is a game."}`)["report"].(string)
}

// The protocol serves two rulesets side by side, each with its own fields and answers.
func TestTwoRulesetsAreServed(t *testing.T) {
	one := serverFor(t)
	two := protocol.New[coins.State, coins.Table, coins.Fields](coins.View{})
	save1, report1 := served(t, one, `{"op":"new","mode":"combat","seed":4,"undo":"same-dice"}`)
	save2, report2 := served(t, two, `{"op":"new","goal":40,"seed":4,"undo":"same-dice"}`)

	rec1, err := session.ReadRecord(one.View(), []byte(report1))
	if err != nil {
		t.Fatal(err)
	}
	rec2, err := session.ReadRecord(two.View(), []byte(report2))
	if err != nil {
		t.Fatal(err)
	}
	p1, err1 := session.Replay(one.View(), rec1)
	p2, err2 := session.Replay(two.View(), rec2)
	if err1 != nil || err2 != nil || p1.First != nil || p2.First != nil || rec2.Table.Goal != 40 {
		t.Errorf("the reports are replayed differently: %v, %v", err1, err2)
	}
	for line, c := range map[string]struct {
		by   replier
		want string
	}{
		fmt.Sprintf(`{"op":"load","save":%q}`, save2): {one, "coins"},
		fmt.Sprintf(`{"op":"load","save":%q}`, save1): {two, "fortress"},
		`{"op":"new","goal":3}`:                       {one, `there is no field "goal"`},
		`{"op":"new","combat":"long-march"}`:          {two, `there is no field "combat"`},
		`{"op":"forecast"}`:                           {two, `there is no operation "forecast"`},
		`{"op":"odds","side":"rim"}`:                  {two, `no side "rim"`},
		`{"op":"new"}`:                                {two, "the goal is 0 heads"},
	} {
		v := said(t, c.by, line)
		if e, _ := v["error"].(map[string]any); e == nil || !strings.Contains(fmt.Sprint(e["text"]), c.want) {
			t.Errorf("%.60s is answered with %v, without %q", line, v, c.want)
		}
	}
	if v := said(t, two, `{"op":"odds","side":"heads"}`); !reflect.DeepEqual(v["odds"], []any{1.0, 2.0}) || v["ok"] != true {
		t.Errorf("the odds of a coin are %v", v)
	}
	if v := said(t, two, `{"op":"scenario","text":"1"}`); v["ok"] != true || v["loaded"] != true {
		t.Errorf("a position of the coins: %v", v)
	}
}
