package protocol_test

import (
	"encoding/base64"
	"fmt"
	"reflect"
	"testing"

	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/session"
	"precipice/saves"
)

// chamberFile returns a chamber as a request holds it, with a card that no content has.
func chamberFile(t *testing.T, s *server, explorer string) string {
	t.Helper()
	c := blackstone.Chamber{Belongings: fortress.Belongings{Explorer: explorer, Finds: []string{"carved-route", "of-another-game"}, Resources: []string{"spare-scope"}}}
	data, err := c.Seal(blackstone.With(rulesOf(s)))
	if err != nil {
		t.Fatal(err)
	}
	return base64.StdEncoding.EncodeToString(data)
}

// An explorer comes to a quest by a file, and leaves it by another for a third. What does not fit is told and stays
// in the file. The game is saved, reported and told in its journal as it went on from there.
// proves: BF-NEW-003
func TestAnExplorerComesByAFile(t *testing.T) {
	const begin = `{"op":"new","mode":"quest","seed":7}`
	s := serverFor(t)
	ask(t, s, begin)
	v := ask(t, s, fmt.Sprintf(`{"op":"bring","chamber":%q}`, chamberFile(t, s, "janus-draik")))
	stays := []any{map[string]any{"card": "of-another-game", "reason": "unknown"}}
	if v["ok"] != true || !reflect.DeepEqual(v["stays"], any(stays)) || len(v["events"].([]any)) != 3 || v["undo"] != 0.0 && v["undo"] != nil {
		t.Fatalf("brought: %v", v)
	}
	v = ask(t, s, `{"op":"chambers","explorer":"janus-draik","quest":"Far"}`)
	list, _ := v["chambers"].([]any)
	if len(list) != 1 {
		t.Fatalf("the chambers are %v", v)
	}
	out := list[0].(map[string]any)
	if !reflect.DeepEqual(out["finds"], any([]any{"carved-route"})) || !reflect.DeepEqual(out["resources"], any([]any{"spare-scope"})) {
		t.Errorf("it keeps %v", out)
	}
	third := serverFor(t)
	ask(t, third, begin)
	if v := ask(t, third, fmt.Sprintf(`{"op":"bring","chamber":%q}`, out["chamber"])); v["ok"] != true || !reflect.DeepEqual(v["stays"], any([]any{})) {
		t.Errorf("the third quest: %v", v)
	}

	ask(t, s, `{"op":"choose","key":"muster 4"}`)
	hash := s.Game().Match.Hash()
	report, _ := ask(t, s, `{"op":"report"}`)["report"].(string)
	text := ask(t, s, `{"op":"save"}`)["save"]
	if v := ask(t, s, `{"op":"journal"}`); v["ok"] != true {
		t.Errorf("the journal: %v", v)
	}
	rules := blackstone.With(rulesOf(s))
	rec, err := session.ReadRecord(rules, []byte(report))
	if err != nil {
		t.Fatal(err)
	}
	if p, err := session.Replay(rules, rec); err != nil || p.First != nil || p.Entries != 1 || p.Match.Hash() != hash {
		t.Errorf("replayed: %+v, %v", p, err)
	}
	if slot, err := session.Import(rules, saves.NewAutosaver(saves.NewMemory()), []byte(report), func() int64 { return 1 }); err != nil || slot == "" {
		t.Errorf("the report as a game: %v", err)
	}
	if v := ask(t, s, fmt.Sprintf(`{"op":"load","save":%q}`, text)); v["ok"] != true {
		t.Fatalf("loaded: %v", v)
	}
	if v := ask(t, s, `{"op":"report"}`); v["ok"] != true {
		t.Errorf("the report of what was loaded: %v", v)
	}
}

// Who cannot come, and what is no chamber, is refused with a reason, and nothing has changed.
// proves: BF-NEW-001 BF-NEW-002 BF-NEW-003
func TestAnExplorerWhoCannotCome(t *testing.T) {
	s := serverFor(t)
	file := chamberFile(t, s, "janus-draik")
	refused := func(line, code, reason string) {
		t.Helper()
		v := ask(t, s, line)
		e, _ := v["error"].(map[string]any)
		if v["ok"] != false || e["code"] != code || reason != "" && e["reason"] != reason {
			t.Errorf("%.60s: %v", line, v)
		}
	}
	bring := func(file string) string { return fmt.Sprintf(`{"op":"bring","chamber":%q}`, file) }
	refused(bring(file), "no-game", "")
	ask(t, s, `{"op":"new","mode":"combat"}`)
	refused(`{"op":"chambers"}`, "wrong", "")
	refused(bring(file), "refused", "not-now")
	ask(t, s, `{"op":"new","mode":"quest","seed":7}`)
	before := s.Game().Match.Hash()
	refused(bring(""), "wrong", "")
	refused(bring("!"), "wrong", "")
	refused(bring(file[:len(file)-8]), "wrong", "")
	refused(bring(chamberFile(t, s, "nobody")), "refused", "explorer")
	refused(`{"op":"chambers","explorer":"nobody"}`, "wrong", "")
	if s.Game().Match.Hash() != before {
		t.Error("a chamber that was refused changed the game")
	}
	ask(t, s, bring(file))
	refused(bring(file), "refused", "keeps")
	ask(t, s, `{"op":"clone"}`)
	refused(fmt.Sprintf(`{"op":"bring","game":1,"chamber":%q}`, file), "wrong", "")
	if v := ask(t, s, `{"op":"chambers","game":1}`); v["ok"] != true {
		t.Errorf("the chambers of a copy: %v", v)
	}
}
