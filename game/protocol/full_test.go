package protocol_test

import (
	"fmt"
	"testing"

	"precipice/game/session"
)

// A challenge is answered while somebody could turn a card: that option has its price, and those of the card have theirs.
func TestAChallengeIsPricedWhileACardCouldBeTurned(t *testing.T) {
	s := serverFor(t)
	v := ask(t, s, `{"op":"new","mode":"oneoff","seed":2723,"players":1,"explorers":["espern-locarno","ur-025","janus-draik","amallyn"]}`)
	for _, key := range []string{"board 0,1", "board 1,0", "board 1,1", "board 1,0", "turn-up", "choose cross-at-a-run", "turn-up",
		"send ur-025", "choose stand-guard", "send janus-draik", "choose stand-guard", "send amallyn", "choose stand-guard"} {
		if v = ask(t, s, fmt.Sprintf(`{"op":"choose","key":%q}`, key)); v["ok"] != true {
			t.Fatalf("%s: %v", key, v["error"])
		}
	}
	pending := v["pending"].(map[string]any)
	priced := 0
	for _, o := range pending["options"].([]any) {
		o := o.(map[string]any)
		if o["verb"] == "inspire" {
			if priced++; o["price"] != 3.0 {
				t.Errorf("%v costs %v points", o["key"], o["price"])
			}
		}
	}
	if pending["kind"] != "challenge" || priced == 0 {
		t.Errorf("a %v is asked, and %d cards can be turned: choose another seed", pending["kind"], priced)
	}
}

// What cannot be shown has not been done: the game is as it was, as the answer says.
func TestWhatCannotBeShownHasNotBeenDone(t *testing.T) {
	s := serverFor(t)
	v := ask(t, s, `{"op":"new","mode":"combat","seed":3}`)
	pack := rulesOf(s).Pack
	explorers := pack.Explorers
	defer func() { pack.Explorers = explorers }()
	broke := false
	for n := 0; n < 40 && v["ok"] == true && !broke; n++ {
		key := v["pending"].(map[string]any)["options"].([]any)[0].(map[string]any)["key"]
		before := len(s.Game().Match.Journal)
		pack.Explorers = nil
		r := s.Answer([]byte(fmt.Sprintf(`{"op":"choose","key":%q}`, key)))
		pack.Explorers = explorers
		if broke = !r.OK && r.Error.Code == "broken"; broke && len(s.Game().Match.Journal) != before {
			t.Errorf("%v is said to be broken, and has been done", key)
		}
		v = ask(t, s, fmt.Sprintf(`{"op":"choose","key":%q}`, key))
	}
	if !broke {
		t.Error("nothing broke")
	}
}

// A game of more choices than a save may hold begins a new journal in time, and its saves are loaded.
func TestASaveOfTooManyChoicesIsLoaded(t *testing.T) {
	s := serverFor(t)
	v := ask(t, s, `{"op":"new","mode":"quest","seed":7}`)
	for n := 0; ; n++ {
		key := ""
		for _, o := range v["pending"].(map[string]any)["options"].([]any) {
			if k := o.(map[string]any)["key"].(string); key == "" || k == "pause" {
				key = k
			}
		}
		if key == "pause" {
			break
		}
		if v = ask(t, s, fmt.Sprintf(`{"op":"choose","key":%q}`, key)); v["ok"] != true || n > 400 {
			t.Fatalf("no pause is offered: %v", v)
		}
	}
	g := s.Game()
	for !session.Full(len(g.Match.Journal)) { // as if the party had slept and woken all the time
		g.Match.Journal = append(g.Match.Journal, "pause", "wake")
	}
	if v = ask(t, s, `{"op":"choose","key":"pause"}`); v["ok"] != true || len(s.Game().Match.Journal) > 0 {
		t.Fatalf("after the choice the journal has %d entries: %v", len(s.Game().Match.Journal), v["error"])
	}
	save := ask(t, s, `{"op":"save"}`)["save"]
	if v = ask(t, serverFor(t), fmt.Sprintf(`{"op":"load","save":%q}`, save)); v["ok"] != true {
		t.Errorf("the save cannot be loaded: %v", v["error"])
	}
}
