package text_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"
)

// cityDirs hold the sources that ask for the texts of the screens of Cursed City.
var cityDirs = []string{"../../scenes/city", "../../scenes", "../../scenes/asking", "../../scenes/field", "../../scenes/panes", "../../scenes/tutor", "../../game", "../../game/city", "../../game/city/places", "../../game/city/chronicle", "../../game/words"}

// literalsOf lists the strings in the sources of some folders.
func literalsOf(t *testing.T, dirs ...string) (list []string) {
	t.Helper()
	for _, dir := range dirs {
		names, err := filepath.Glob(dir + "/*.go")
		if err != nil || len(names) == 0 {
			t.Fatalf("no sources in %s: %v", dir, err)
		}
		for _, name := range names {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			tree, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			ast.Inspect(tree, func(n ast.Node) bool {
				if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
					if text, err := strconv.Unquote(lit.Value); err == nil {
						list = append(list, text)
					}
				}
				return true
			})
		}
	}
	return list
}

// rowsOfTheCity lists the names of the settings of Cursed City, which manners.go gives as the first part of each row.
func rowsOfTheCity(t *testing.T) (names []string) {
	t.Helper()
	for _, text := range literalsOf(t, "../../scenes/city") {
		if strings.HasPrefix(text, "city-") {
			names = append(names, text)
		}
	}
	if len(names) < 5 {
		t.Errorf("only %v are settings of the city", names)
	}
	return names
}

// Each text of the screens of Cursed City is asked for, whole or by how it begins.
func TestNoTextOfTheCityIsUnused(t *testing.T) {
	data, err := os.ReadFile("en/city/screens.yaml")
	if err != nil {
		t.Fatal(err)
	}
	var texts map[string]any
	if err := yaml.Unmarshal(data, &texts); err != nil {
		t.Fatal(err)
	}
	asked := literalsOf(t, cityDirs...)
	for key := range texts {
		plain := strings.TrimSuffix(strings.TrimSuffix(key, ".touch"), ".pad")
		if !slices.ContainsFunc(asked, func(s string) bool { return s == plain || strings.HasSuffix(s, ".") && strings.HasPrefix(plain, s) }) {
			t.Errorf("nothing asks for %q: remove it", key)
		}
	}
}

// What events and refusals cite is a whole sentence: it does not begin with the title of its chapter, and says nothing of how the rules are
// kept.
func TestTheRulingsOfTheCityAreSentences(t *testing.T) {
	var rulings map[string]string
	read := func(name string, into any) {
		data, err := os.ReadFile(name)
		if err == nil {
			err = yaml.Unmarshal(data, into)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	read("en/city/rulings.yaml", &rulings)
	chapters, err := filepath.Glob("en/city/rulebook/*.yaml")
	if err != nil || len(chapters) < 40 || len(rulings) < 150 {
		t.Fatalf("%d chapters and %d rulings: %v", len(chapters), len(rulings), err)
	}
	for _, name := range chapters {
		var chapter struct {
			Title string
			Rules []struct{ ID, Text string }
		}
		read(name, &chapter)
		for _, r := range chapter.Rules {
			ruling := rulings["rule."+r.ID]
			if strings.HasPrefix(ruling, chapter.Title+":") {
				t.Errorf("%s begins with its chapter: %s", r.ID, ruling)
			}
			for _, text := range []string{r.Text, ruling} {
				if strings.Contains(text, "data.") || strings.Contains(text, "; data") || text != "" && !strings.HasSuffix(text, ".") {
					t.Errorf("%s is no sentence for players: %s", r.ID, text)
				}
			}
		}
	}
}
