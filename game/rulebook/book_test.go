package rulebook

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"precipice/assets"
)

func open(t testing.TB) *Book {
	t.Helper()
	b, err := Open(assets.Texts(), "fortress", "en")
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// gaps are numbers that no rule has.
var gaps = []string{"BF-X-020"}

func TestNumbersOfAGroupHaveNoGaps(t *testing.T) {
	highest := map[string]int{}
	b := open(t)
	for id := range b.places {
		group, number := id[:len(id)-3], id[len(id)-3:]
		n, err := strconv.Atoi(number)
		if err != nil {
			t.Fatalf("%s has no number", id)
		}
		highest[group] = max(highest[group], n)
	}
	if len(highest) < 50 {
		t.Errorf("only %d groups of rules", len(highest))
	}
	for group, last := range highest {
		for n := 1; n <= last; n++ {
			id := fmt.Sprintf("%s%03d", group, n)
			if _, ok := b.Rule(id); ok == slices.Contains(gaps, id) {
				t.Errorf("%s: in the book %v, a known gap %v", id, ok, !ok)
			}
		}
	}
}

func TestARuleIsNamedWithOrWithoutItsRuleset(t *testing.T) {
	b := open(t)
	for _, text := range []string{"BF-MOV-006", "bf-mov-006", "MOV-006", "mov-006"} {
		if r, ok := b.Named(text); !ok || r.ID != "BF-MOV-006" {
			t.Errorf("%s names %v", text, r)
		}
	}
	for _, text := range []string{"", "006", "BF", "MOV", "BF-BF-MOV-006", "MOV-999"} {
		if r, ok := b.Named(text); ok {
			t.Errorf("%q names %s", text, r.ID)
		}
	}
}

func TestChapters(t *testing.T) {
	titles := map[string]bool{}
	for _, c := range open(t).Chapters {
		if titles[c.Title] {
			t.Errorf("two chapters are called %s", c.Title)
		}
		titles[c.Title] = true
		for _, r := range c.Rules {
			if slices.Contains(r.See, r.ID) {
				t.Errorf("%s links to itself", r.ID)
			}
			if !strings.HasSuffix(r.Text, ".") {
				t.Errorf("%s is no sentence: %s", r.ID, r.Text)
			}
		}
	}
}

var cited = regexp.MustCompile(`BF-[A-Z]+-[0-9]{3}`)

// Every rule that the code cites and the texts explain can be looked up.
func TestCitedRulesExist(t *testing.T) {
	b, found := open(t), map[string]bool{}
	look := func(file string) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, id := range cited.FindAllString(string(text), -1) {
			found[id] = true
			if _, ok := b.Rule(id); !ok {
				t.Errorf("%s cites %s, which the rulebook does not have", file, id)
			}
		}
	}
	look("../../assets/text/en/fortress/rules.yaml")
	for _, root := range []string{"../../engine", "../../scenes", "../../game"} {
		err := filepath.WalkDir(root, func(file string, d fs.DirEntry, err error) error {
			if strings.HasSuffix(file, ".go") && !strings.HasSuffix(file, "_test.go") {
				look(file)
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if len(found) < 100 {
		t.Errorf("only %d rules are cited: is this the right place to look?", len(found))
	}
}

func TestPlace(t *testing.T) {
	b := open(t)
	p, ok := b.Place("BF-MOV-006")
	if !ok || b.At(p).ID != "BF-MOV-006" || b.Chapters[p.Chapter].Title != "Movement" {
		t.Errorf("BF-MOV-006 stands at %v, %v", p, ok)
	}
	if _, ok := b.Rule("BF-X-020"); ok {
		t.Error("BF-X-020 exists")
	}
}

// A language without a rulebook reads the English one.
func TestOpenFallsBackToEnglish(t *testing.T) {
	b, err := Open(assets.Texts(), "fortress", "fr")
	if err != nil || len(b.Chapters) != len(open(t).Chapters) {
		t.Errorf("%v", err)
	}
}

const good = "title: A\nsummary: B\nrules:\n  - id: BF-A-001\n    text: C.\n"

func TestOpenReportsProblems(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"a field misspelt", strings.Replace(good, "text:", "txt:", 1), `one.yaml:5: there is no field "txt"`},
		{"a chapter's field misspelt", strings.Replace(good, "summary", "sumary", 1), `one.yaml:2: there is no field "sumary"`},
		{"an id misshapen", strings.Replace(good, "BF-A-001", "BF-A-1", 1), `one.yaml:4: "BF-A-1" is not a rule id`},
		{"an id twice", good + "  - id: BF-A-001\n    text: D.\n", `one.yaml:6: rule "BF-A-001" is there already`},
		{"a link to nowhere", good + "    see: [BF-A-002]\n", `one.yaml:6: there is no rule "BF-A-002"`},
		{"no rules", "title: A\nsummary: B\nrules: []\n", "one.yaml:3: the chapter has no rules"},
		{"no text", strings.Replace(good, "C.", `""`, 1), "one.yaml:5: text is empty"},
		{"no YAML", "title: [", "one.yaml:1: this is not YAML"},
	} {
		_, err := Open(fstest.MapFS{"en/fortress/rulebook/one.yaml": {Data: []byte(c.text)}}, "fortress", "en")
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", c.name, err, c.want)
		}
	}
	if _, err := Open(fstest.MapFS{}, "fortress", "en"); err == nil {
		t.Error("no rulebook at all is no error")
	}
}
