package protocol_test

import (
	"os"
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/game/blackstone/pack"
	"precipice/game/blackstone/view"
	cityview "precipice/game/city/view"
	"precipice/game/protocol"
)

// FuzzAnswer sends lines, one after the other, to a server. Each is carried out or refused, and a refused
// line changes nothing. The rules may break in a position from a script, and nowhere else.
func FuzzAnswer(f *testing.F) {
	page, err := os.ReadFile("../../engine/PROTOCOL.md")
	if err != nil {
		f.Fatal(err)
	}
	var sent []string
	for line := range strings.Lines(string(page)) {
		if line, ok := strings.CutPrefix(line, "> "); ok {
			sent = append(sent, line)
			f.Add(line)
		}
	}
	f.Add(strings.Join(sent, ""))
	f.Add(`{"op":"new","seed":3,"players":5,"hostile_player":2,"undo":"new-dice"}` + "\n" + `{"op":"choose","key":"board 0,0"}` + "\n" + `{"op":"undo"}` + "\n" +
		`{"op":"save"}` + "\n" + `{"op":"load","save":"AAAA"}` + "\n" + `{"op":"report"}` + "\n" + `{"op":"content"}`)
	f.Add(`{"op":"new"}` + "\n" + `{"op":"dice","faces":[` + strings.Repeat("1,", 1000) + `1]}` + "\n" + `{"op":"forecast","at":{` + strings.Repeat(`"a":"0,0",`, 70) + `"b":"0,0"}}`)
	f.Add(`{` + strings.Repeat(`"op":"new",`, 70) + `"id":"\u001b[2J` + "\xff" + `"}` + "\n" + `{"id":"` + "\xff\u202e" + `","op":"pending"}`)
	rules, _, err := pack.Load("", "en")
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, lines string) {
		s := view.New(rules)
		for line := range strings.Lines(lines) {
			var before fortress.State
			if s.Game() != nil {
				before = s.Game().Match.State
			}
			r, one := s.Reply([]byte(line)).(*protocol.Response)
			switch {
			case !one:
				continue // an array: its requests are answered like lines
			case r.OK == (r.Error != nil):
				t.Fatalf("%q: neither carried out nor refused, or both", line)
			case !r.OK && s.Game() != nil && !before.Equal(&s.Game().Match.State):
				t.Fatalf("%q failed and changed the game", line)
			case !r.OK && r.Error.Code == "broken" && (s.Game() == nil || s.Game().Scenario() == ""):
				t.Fatalf("%q: %s", line, r.Error.Text)
			}
		}
	})
}

// FuzzHall sends lines to a hall of both games. Each is carried out or refused, and neither game panics.
func FuzzHall(f *testing.F) {
	page, err := os.ReadFile("../../engine/PROTOCOL.md")
	if err != nil {
		f.Fatal(err)
	}
	_, own, ok := strings.Cut(string(page), "\n## Cursed City\n")
	if !ok {
		f.Fatal("PROTOCOL.md has no chapter of Cursed City")
	}
	var sent strings.Builder
	for line := range strings.Lines(own) {
		if line, ok := strings.CutPrefix(line, "> "); ok {
			sent.WriteString(line)
			f.Add(line)
		}
	}
	f.Add(sent.String())
	for _, journey := range []string{"lantern-row", "pawnbrokers-row", "the-drowned-parish"} {
		f.Add(`{"op":"new","game":"city","seed":3,"players":3,"undo":"new-dice","hostiles":"auto","journey":"` + journey + `"}` + "\n" + `{"op":"choose","key":"place brutogg-corpse-eater 0,0"}` + "\n" +
			`{"op":"undo"}` + "\n" + `{"op":"save"}` + "\n" + `{"op":"load","save":"AAAA"}` + "\n" + `{"op":"report"}` + "\n" + `{"op":"content","cards":true}` + "\n" + `{"op":"forecast"}` + "\n" + `{"op":"places"}`)
	}
	ours, theirs := rulesOf(serverFor(f)), cityServer(f).View().(cityview.View).Rules
	f.Fuzz(func(t *testing.T, lines string) {
		h, err := protocol.NewHall("city", []string{"fortress", "city"}, func(name string) (protocol.Engine, error) {
			if name == "city" {
				return cityview.New(theirs), nil
			}
			return view.New(ours), nil
		})
		if err != nil {
			t.Fatal(err)
		}
		loaded := false
		for line := range strings.Lines(lines) {
			loaded = loaded || strings.Contains(line, "scenario")
			r, one := h.Reply([]byte(line)).(*protocol.Response)
			switch {
			case !one:
				continue // an array: its requests are answered like lines
			case r.OK == (r.Error != nil):
				t.Fatalf("%q: neither carried out nor refused, or both", line)
			case !r.OK && r.Error.Code == "broken" && !loaded:
				t.Fatalf("%q: %s", line, r.Error.Text)
			}
		}
	})
}
