package guide_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"precipice/assets"
	"precipice/game/blackstone/guide"
	"precipice/game/rulebook"
)

func TestEveryRuleOfTheStarterIsInTheGame(t *testing.T) {
	_, _, course := load(t)
	rules, err := rulebook.Open(assets.Texts(), "fortress", "en")
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range course.Steps {
		if r, ok := rules.Rule(s.Rule); !ok {
			t.Errorf("the step %s refers to %q, which is no rule", s.ID, s.Rule)
		} else if r.Awaited() {
			t.Errorf("the step %s refers to %s, which is not in the game yet", s.ID, s.Rule)
		}
	}
}

func TestProblemsOfACourseAreReported(t *testing.T) {
	rules, book, _ := load(t)
	const head = "combat: the-threshold\nparty: [janus-draik, amallyn, dahyak, ur-025]\nseed: 1\nsteps:\n"
	const good = "  - {id: move, ask: activation, to: hostile, until: explorer-moved, rule: BF-MOV-001}\n"
	for text, want := range map[string]string{
		head + good:        "",
		head + good + good: "starter.yaml:6: step \"move\" is there already",
		strings.Replace(head, "threshold", "house", 1) + good:       "starter.yaml:1: setup: there is no combat \"the-house\"",
		strings.Replace(head, "dahyak", "nobody", 1) + good:         "starter.yaml:1: setup: there is no explorer \"nobody\"",
		head + strings.Replace(good, "hostile", "home", 1):          "starter.yaml:5: to is the unknown word \"home\"",
		head + strings.Replace(good, "id: move", "id: dance", 1):    "starter.yaml:5: there is no text \"guide.dance.title\"",
		head + strings.Replace(good, "-moved", "-danced", 1):        "starter.yaml:5: there is no event \"explorer-danced\"",
		head + strings.Replace(good, "activation", "a-dance", 1):    "starter.yaml:5: nothing asks \"a-dance\"",
		head + strings.Replace(good, "to: ", "panel: log, to: ", 1): "starter.yaml:5: it points at several things",
		head + strings.Replace(good, "until", "untill", 1):          "starter.yaml:5: there is no field \"untill\"",
	} {
		_, err := guide.Open(fstest.MapFS{guide.File: {Data: []byte(text)}}, rules.Pack, book)
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("%q is told for\n%s", err, text)
		}
	}
}
