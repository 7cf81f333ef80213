package terminal_test

import (
	"regexp"
	"strings"
	"testing"

	rules "precipice/engine/city"
	"precipice/game/city"
)

// The word odds tells how an option may come out, forecast what groups would do and when night falls, leave how the journey would end now.
// Each is understood at any question, and changes nothing: the game goes on as it would have.
func TestTheWordsThatLookAhead(t *testing.T) {
	table := city.Table{Setup: rules.Table{Players: 1, Heroes: party, Journey: "ossuary-steps"}, Seed: 3}
	keys := answers(t, table)
	args := []string{"play", "-game", "city", "-seed", "3", "-journey", "ossuary-steps", "-heroes", strings.Join(party, ",")}
	var typedKeys []string
	attack := ""
	for i, key := range keys {
		if strings.HasPrefix(key, rules.DoAttack) && attack == "" {
			attack = key
			typedKeys = append(typedKeys, "odds "+key, "odds", "odds nonsense")
		}
		if i%40 == 8 {
			typedKeys = append(typedKeys, "odds", "forecast", "forecast 1", "forecast group 2", "forecast 9", "leave")
		}
		typedKeys = append(typedKeys, key)
	}
	out := typed(t, typedKeys, append(args, "-data", t.TempDir())...)
	follows(t, out, "Night falls in ", "There is no group “9” here", "If you left now, the journey would fail, with 0 of ", " on the quest track.", "Not in the extraction zone: ")
	for _, want := range []string{
		`\n    \w[^\n]*: goes to [A-Z][^\n]*, \w+ spaces? [^\n]*\(\d+%\)`, `attacks [^\n]* \(\d+%, on average \d\.\d damage\)`, `On average: \w[^\n]* damage`,
		`, attack: failure \d+%, success \d+%, critical \d+%\.`, `\d+%: [^\n]* is slain`, `\d+%: nothing changes`, "No dice are rolled for that here.", `1 to \d+ \w`, `The journey`,
	} {
		if !regexp.MustCompile(want).MatchString(out) {
			t.Errorf("nothing like %q is told", want)
		}
	}
	plain := typed(t, keys, append(args, "-data", t.TempDir())...)
	if end := plain[strings.LastIndex(plain, "The journey"):]; attack == "" || !strings.Contains(out, end) {
		t.Errorf("the journey ends otherwise than\n%s", end)
	}
}

// Options that differ in a space, and the gambits of a hero, share a line; look lists each. What the game chooses for the hostiles is told
// only to those who want to read everything.
func TestOptionsShareLines(t *testing.T) {
	args := []string{"play", "-game", "city", "-seed", "3", "-journey", "lantern-row", "-heroes", strings.Join(party, ","), "-data", t.TempDir()}
	out := typed(t, []string{"1", "1", "1", "1", "look", "done", "set verbosity full", "end", "end", "quit"}, args...)
	follows(t, out, "Jelsen Darrock at: 1) ", "; 2) ", "Gambit by ", ": 1) die ", "> ", "Gambit by ", " with the die showing ", "Move (1+): ", " spaces (type move to list them)", "Run (3+): ")
	if before, _, ok := strings.Cut(out, "verbosity: full"); !ok || strings.Contains(before, "For the hostiles: ") {
		t.Errorf("what the game chooses is told in\n%s", before)
	}
	if strings.Contains(out, "[CC-") {
		t.Error("rules are cited by their ids")
	}
}
