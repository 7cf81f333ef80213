package protocol_test

import (
	"encoding/base64"
	"fmt"
	"os"
	"strings"
	"testing"

	"precipice/saves"
)

// Saves from before their header named a ruleset continue, and say how their game began. They are given
// the content of today, so that only what a save holds is tested. An expedition cannot be played again from its
// start, because its encounter deck has had other cards; so its objective is compared.
func TestFormerSavesContinue(t *testing.T) {
	for name, began := range map[string]string{"combat": "combat long-march", "expedition": "hard", "scenario": "scenario explorer janus-draik 0,0 dice 5,3"} {
		s := serverFor(t)
		text, err := os.ReadFile("testdata/" + name + ".save")
		if err != nil {
			t.Fatal(err)
		}
		data, err := base64.StdEncoding.DecodeString(strings.TrimSpace(string(text)))
		if err != nil {
			t.Fatal(err)
		}
		head, err := saves.Inspect(data)
		if err != nil || head.Ruleset != "" {
			t.Fatalf("%s is a save of the ruleset %q, %v", name, head.Ruleset, err)
		}
		head, payload, err := saves.Open(data, head.Content)
		if err != nil {
			t.Fatal(err)
		}
		head.Content = rulesOf(s).Pack.Digest
		v := ask(t, s, fmt.Sprintf(`{"op":"load","save":%q}`, base64.StdEncoding.EncodeToString(saves.Seal(head, payload))))
		if v["ok"] != true || v["pending"] == nil {
			t.Errorf("%s: %v", name, v)
			continue
		}
		if state, _ := ask(t, s, `{"op":"state"}`)["state"].(map[string]any); name == "expedition" {
			if x, _ := state["expedition"].(map[string]any); x["difficulty"] != began {
				t.Errorf("the expedition is %v", x)
			}
			continue
		}
		report, _ := ask(t, s, `{"op":"report"}`)["report"].(string)
		if !strings.Contains(report, "\n"+began+"\n") || name == "combat" && (!strings.Contains(report, "\nseed 7\n") || !strings.Contains(report, "\nundo same-dice\n")) {
			t.Errorf("%s began differently: %.600s", name, report)
		}
	}
}
