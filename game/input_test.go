package game

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"precipice/render"
)

func TestEveryActionHasANameAndAKey(t *testing.T) {
	for _, a := range Actions() {
		d := &bindings[a]
		if d.name == "" || ActionNamed(d.name) != a {
			t.Errorf("action %d has the name %q, which is that of %d", a, d.name, ActionNamed(d.name))
		}
		if len(d.always)+len(d.keys)+len(d.letters) == 0 {
			t.Errorf("no key asks for %s", d.name)
		}
		if len(d.keys) > ownKeys || len(d.buttons) > 1 {
			t.Errorf("%s has %d keys to set and %d buttons", d.name, len(d.keys), len(d.buttons))
		}
	}
}

// Digits choose by number: input handles them apart from the table.
func TestNoKeyMeansTwoThings(t *testing.T) {
	keys, buttons := map[chord]Action{}, map[ebiten.StandardGamepadButton]Action{}
	for _, a := range Actions() {
		for _, c := range slices.Concat(bindings[a].always, plainKeys(bindings[a].keys...)) {
			if other, ok := keys[c]; ok {
				t.Errorf("%v (shift %v) asks for %s and for %s", c.key, c.shift, a.Name(), other.Name())
			}
			if keys[c] = a; c.key >= ebiten.KeyDigit0 && c.key <= ebiten.KeyDigit9 {
				t.Errorf("%v asks for %s and is read by itself as well", c.key, a.Name())
			}
		}
		for _, b := range bindings[a].buttons {
			if other, ok := buttons[b]; ok {
				t.Errorf("button %d asks for %s and for %s", b, a.Name(), other.Name())
			}
			buttons[b] = a
		}
	}
}

// TestEveryActionIsAnswered searches the source of the shell and the scenes for the code that handles each
// action.
func TestEveryActionIsAnswered(t *testing.T) {
	names := constants(t)
	if len(names) != len(Actions()) {
		t.Fatalf("the actions are %v", names)
	}
	answered := map[string]bool{}
	for _, file := range slices.Concat(sources(t, "."), sources(t, "../scenes"), sources(t, "../scenes/fortress"), sources(t, "../scenes/fortress/*")) {
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CallExpr:
				if sel, ok := n.Fun.(*ast.SelectorExpr); ok && sel.Sel.Name == "Did" {
					answered[last(n.Args[0])] = true
				}
			case *ast.CaseClause:
				for _, e := range n.List {
					answered[last(e)] = true
				}
			}
			return true
		})
	}
	for _, name := range names {
		if !answered[name] {
			t.Errorf("nothing answers %s: take its key away", name)
		}
	}
}

func sources(t *testing.T, dir string) (files []*ast.File) {
	t.Helper()
	names, err := filepath.Glob(dir + "/*.go")
	if err != nil || len(names) == 0 {
		t.Fatalf("no sources in %s: %v", dir, err)
	}
	for _, name := range names {
		if match, _ := filepath.Match("*_test.go", filepath.Base(name)); match {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	return files
}

// constants returns the names of the actions in order.
func constants(t *testing.T) (names []string) {
	file, err := parser.ParseFile(token.NewFileSet(), "actions.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range file.Decls {
		g, ok := d.(*ast.GenDecl)
		if !ok || g.Tok != token.CONST || g.Specs[0].(*ast.ValueSpec).Names[0].Name != "NoAction" {
			continue
		}
		for _, s := range g.Specs[1 : len(g.Specs)-1] {
			names = append(names, s.(*ast.ValueSpec).Names[0].Name)
		}
	}
	return names
}

// last returns the last identifier of an expression.
func last(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return e.Sel.Name
	}
	return ""
}

func TestAHeldKeyRepeatsAfterAWhile(t *testing.T) {
	var at []int
	for ticks := range 34 {
		if repeat(ticks) {
			at = append(at, ticks)
		}
	}
	if want := []int{1, 24, 28, 32}; !slices.Equal(at, want) {
		t.Errorf("a key acts at ticks %v, not %v", at, want)
	}
}

func TestAnyInputIsNoticed(t *testing.T) {
	if (&Input{Pointer: render.Point{X: 3}}).Any() {
		t.Error("a pointer at rest is input")
	}
	for i, in := range []Input{{Moved: true}, {Held: true}, {Clicked: true}, {Pinned: true}, {Wheel: -1}, {Actions: []Action{Next}}, {Digit: 1}, {Pinch: 0.9}, {Typed: []rune("x")}, {Erase: true}} {
		if !in.Any() {
			t.Errorf("input %d is not noticed", i)
		}
	}
	in := Input{Actions: []Action{Undo, Fit}}
	if !in.Did(Fit) || in.Did(End) {
		t.Error("what was asked for is not told")
	}
}

// A tap asks once, however long a slow frame makes it look. Held keys go on moving the focus and the view.
func TestOnlyMovingRepeats(t *testing.T) {
	for _, a := range Actions() {
		n := 0
		for ticks := 1; ticks <= 60; ticks++ {
			if a.acts(ticks) {
				n++
			}
		}
		moves := a >= Next && a <= Right || a == ZoomIn || a == ZoomOut || a == ScrollUp || a == ScrollDown
		if moves != (n > 1) || n == 0 {
			t.Errorf("action %d, held for a second, asks %d times", a, n)
		}
	}
}
