package play_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"testing"

	"precipice/scenes/city"
	"precipice/scenes/fortress/moments"
)

// Every event of a ruleset has a moment: somebody has decided how it is shown, or that it is not.
func TestEveryEventHasAMoment(t *testing.T) {
	for _, game := range []struct {
		rules   string
		moments []string
		least   int
	}{
		{"city", city.Moments.Events(), 70}, {"fortress", moments.Table.Events(), 120},
	} {
		events := eventsOf(t, game.rules)
		if len(events) < game.least {
			t.Fatalf("%s: only %d events are found", game.rules, len(events))
		}
		for _, name := range events {
			if !slices.Contains(game.moments, name) {
				t.Errorf("%s: how is %s shown? Give it a row in Moments", game.rules, name)
			}
		}
		for _, name := range game.moments {
			if !slices.Contains(events, name) {
				t.Errorf("%s: %s has a row and is no event", game.rules, name)
			}
		}
	}
}

// eventsOf returns the names of the events of a ruleset, read from its sources: what changes its state is one.
func eventsOf(t *testing.T, rules string) (names []string) {
	t.Helper()
	files, err := filepath.Glob("../../engine/" + rules + "/*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		tree, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range tree.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || f.Recv == nil || f.Name.Name != "Apply" {
				continue
			}
			if id, ok := f.Recv.List[0].Type.(*ast.Ident); ok {
				names = append(names, id.Name)
			}
		}
	}
	return names
}
