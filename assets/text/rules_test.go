package text_test

import (
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"precipice/engine/content"
	"precipice/engine/dice"
	"precipice/engine/fortress"
)

const packDir = "../content/blackstone"

// texts are those of the rules, and those of the rules and the pack together.
func texts(t *testing.T) (rules, both map[string]string) {
	t.Helper()
	r := content.NewReader(os.DirFS("en"), nil)
	r.Read("fortress/rules.yaml", &rules)
	if err := r.Err(); err != nil {
		t.Fatal(err)
	}
	both, err := content.Texts(os.DirFS(packDir), "en")
	if err != nil {
		t.Fatal(err)
	}
	for key, text := range rules {
		if _, ok := both[key]; ok {
			t.Errorf("%s is a text of the pack too: keep one", key)
		}
		both[key] = text
	}
	return rules, both
}

// TestWhateverTheRulesSayHasAText reads the rules' sources for what they say.
func TestWhateverTheRulesSayHasAText(t *testing.T) {
	rules, both := texts(t)
	d := read(t)
	for _, row := range d.rows {
		d.keys["event.event-roll."+row] = "eventRows"
	}
	for level := dice.Fail; level <= dice.Critical; level++ {
		d.parts[level.String()] = "the levels of rolls"
	}
	for _, key := range slices.Sorted(maps.Keys(d.keys)) {
		if rules[key] == "" {
			t.Errorf("there is no text %q, which %s asks for: write it in fortress/rules.yaml", key, d.keys[key])
		}
	}
	for _, word := range slices.Sorted(maps.Keys(d.parts)) {
		if both["name."+word] == "" && !closer(rules, word) {
			t.Errorf("there is no text %q, which %s asks for: write it in fortress/rules.yaml", "name."+word, d.parts[word])
		}
	}
	if len(d.keys) < 250 || len(d.parts) < 40 || len(d.rows) != 8 {
		t.Errorf("the sources ask for %d keys, %d parts and %d rows: this test has lost sight of something", len(d.keys), len(d.parts), len(d.rows))
	}
	for _, key := range []string{"phase.battlefield", "phase.destiny", "phase.initiative", "phase.activation", "phase.event", "phase.over",
		"result.undecided", "result.escaped", "result.defeated", "numbered"} {
		if rules[key] == "" {
			t.Errorf("there is no text %q", key)
		}
	}
}

// TestEveryQuestionAndItsOptionsHaveTexts looks up what fortress.Questions declares, as a screen would.
func TestEveryQuestionAndItsOptionsHaveTexts(t *testing.T) {
	rules, _ := texts(t)
	for _, q := range fortress.Questions {
		if rules["ask."+q.Kind] == "" {
			t.Errorf("there is no text %q: write it in fortress/rules.yaml", "ask."+q.Kind)
		}
		for _, verb := range q.Verbs {
			if rules["do."+verb] == "" && rules["do."+q.Kind+"."+verb] == "" {
				t.Errorf("there is no text %q for the question %s: write it in fortress/rules.yaml", "do."+verb, q.Kind)
			}
		}
	}
}

// closer tells whether a word lengthens the key of an event that says it better than a name would.
func closer(rules map[string]string, word string) bool {
	for key := range rules {
		if strings.HasPrefix(key, "event.") && strings.HasSuffix(key, "."+word) {
			return true
		}
	}
	return false
}

// TestNoTextIsUnused refuses texts that nothing in the rules' sources asks for.
func TestNoTextIsUnused(t *testing.T) {
	rules, _ := texts(t)
	d, said := read(t), literals(t)
	known := func(word string) bool { _, ok := slices.BinarySearch(said, word); return ok }
	for _, key := range slices.Sorted(maps.Keys(rules)) {
		prefix, rest, _ := strings.Cut(key, ".")
		used := d.keys[key] != ""
		switch prefix {
		case "numbered":
			used = true
		case "name":
			used = known(rest) || rest == "marker" // marker-1, put together
		case "phase", "column":
			used = known(rest)
		case "result":
			used = rest == "undecided" || known(rest)
		case "event", "ask", "do":
			head, tail, _ := strings.Cut(rest, ".")
			base := d.keys[prefix+"."+head] != "" || prefix == "do" && d.keys["ask."+head] != ""
			for _, word := range strings.Split(tail, ".") {
				base = base && (word == "" || prefix == "do" && word == "on" || known(word)) // "on" is put on by words.Book
			}
			used = used || base
		}
		if !used {
			t.Errorf("nothing asks for %q: remove it from fortress/rules.yaml", key)
		}
	}
}

var slot = regexp.MustCompile(`\{[^}]*\}`)

var filled = regexp.MustCompile(`^\{(?:(?:dice|player|text) )?([0-9])\}$`)

// partOf is the part that a slot shows, -1 for another slot.
func partOf(slot string) int {
	m := filled.FindStringSubmatch(slot)
	if m == nil {
		return -1
	}
	return int(m[1][0] - '0')
}

// toldByCard is a text that ends in the sentence of a card.
var toldByCard = regexp.MustCompile(`\{text [0-9]\}$`)

// TestTextsAreSentencesWithPlainSlots looks at the form of every text.
func TestTextsAreSentencesWithPlainSlots(t *testing.T) {
	rules, _ := texts(t)
	for key, text := range rules {
		for _, s := range slot.FindAllString(text, -1) {
			if s != "{all}" && partOf(s) < 0 {
				t.Errorf("%s has the slot %s: use {0} to {9}, {dice 0}, {player 0}, {text 0} or {all}", key, s)
			}
		}
		if strings.Count(text, "{") != strings.Count(text, "}") || strings.TrimSpace(text) != text || strings.Contains(text, "  ") {
			t.Errorf("%s is badly written: %q", key, text)
		}
		sentence := strings.HasPrefix(key, "event.") || strings.HasPrefix(key, "why.") || strings.HasPrefix(key, "rule.")
		if sentence && !strings.HasSuffix(text, ".") && !toldByCard.MatchString(text) {
			t.Errorf("%s does not end with a full stop: %q", key, text)
		}
		if strings.HasPrefix(key, "ask.") && !strings.Contains(text, "?") {
			t.Errorf("%s asks nothing: %q", key, text)
		}
		if strings.HasPrefix(key, "rule.") && len(text) > 100 {
			t.Errorf("%s has %d letters; a tooltip takes 100", key, len(text))
		}
	}
}
