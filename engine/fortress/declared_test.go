package fortress

import (
	"go/ast"
	"go/parser"
	"go/token"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"precipice/engine"
)

// sources parses the code of this package, tests and the reader of scenarios aside.
func sources(t *testing.T) (files *token.FileSet, trees []*ast.File) {
	t.Helper()
	names, err := filepath.Glob("*.go")
	if err != nil || len(names) == 0 {
		t.Fatal("no sources here", err)
	}
	files = token.NewFileSet()
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") || strings.HasPrefix(name, "scenario") {
			continue
		}
		tree, err := parser.ParseFile(files, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		trees = append(trees, tree)
	}
	return files, trees
}

// kindConstants returns the words of the constants for kinds of decisions, by their names.
func kindConstants(trees []*ast.File) map[string]string {
	words := map[string]string{}
	for _, tree := range trees {
		ast.Inspect(tree, func(n ast.Node) bool {
			v, ok := n.(*ast.ValueSpec)
			if !ok || !strings.HasPrefix(v.Names[0].Name, "Ask") || len(v.Values) != 1 {
				return true
			}
			if l, ok := v.Values[0].(*ast.BasicLit); ok {
				words[v.Names[0].Name], _ = strconv.Unquote(l.Value)
			}
			return true
		})
	}
	return words
}

// kindsAsked returns the constants that a function assigns to the kind of its decision. ok is false if it
// assigns anything else, or nothing.
func kindsAsked(f *ast.FuncDecl) (names []string, ok bool) {
	ok = true
	ast.Inspect(f.Body, func(n ast.Node) bool {
		a, is := n.(*ast.AssignStmt)
		if !is {
			return true
		}
		for i, to := range a.Lhs {
			if sel, is := to.(*ast.SelectorExpr); is && sel.Sel.Name == "Kind" {
				id, named := a.Rhs[i].(*ast.Ident)
				if ok = ok && named && strings.HasPrefix(id.Name, "Ask"); named {
					names = append(names, id.Name)
				}
			}
		}
		return true
	})
	return names, ok && len(names) > 0
}

// Every question of a frame's table is of a kind that Questions declares, and every kind is asked by a frame.
func TestFramesAskDeclaredKinds(t *testing.T) {
	files, trees := sources(t)
	words := kindConstants(trees)
	methods := map[string]*ast.FuncDecl{}
	for _, tree := range trees {
		for _, d := range tree.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Recv != nil {
				if star, ok := f.Recv.List[0].Type.(*ast.StarExpr); ok {
					methods[star.X.(*ast.Ident).Name+"."+f.Name.Name] = f
				}
			}
		}
	}
	asked := map[string]bool{}
	for _, tree := range trees {
		ast.Inspect(tree, func(n ast.Node) bool {
			kv, ok := n.(*ast.KeyValueExpr)
			if !ok {
				return true
			}
			if key, ok := kv.Key.(*ast.Ident); !ok || key.Name != "Ask" {
				return true
			}
			at := files.Position(kv.Pos())
			f := methods[methodNamed(kv.Value)]
			if f == nil {
				t.Errorf("%s: a question that is no method of its frame", at)
				return true
			}
			names, ok := kindsAsked(f)
			if !ok {
				t.Errorf("%s: %s does not ask by one of the constants", at, f.Name.Name)
			}
			for _, name := range names {
				if asked[words[name]] = true; QuestionOf(words[name]) == nil {
					t.Errorf("%s: Questions has no row for %s", at, name)
				}
			}
			return true
		})
	}
	seen := map[string]bool{}
	for _, q := range Questions {
		if !asked[q.Kind] || seen[q.Kind] {
			t.Errorf("%s: asked by a frame: %t; declared before: %t", q.Kind, asked[q.Kind], seen[q.Kind])
		}
		seen[q.Kind] = true
	}
	if len(words) != len(Questions) {
		t.Errorf("%d constants for %d kinds", len(words), len(Questions))
	}
}

// methodNamed returns the name of a method expression such as (*Payment).ask: "Payment.ask".
func methodNamed(e ast.Expr) string {
	sel, ok := e.(*ast.SelectorExpr)
	if !ok {
		return ""
	}
	paren, ok := sel.X.(*ast.ParenExpr)
	if !ok {
		return ""
	}
	return paren.X.(*ast.StarExpr).X.(*ast.Ident).Name + "." + sel.Sel.Name
}

// declared checks a decision of a game against the row of its kind and notes its verbs.
func declared(t *testing.T, m *Match, seen map[string]bool) {
	d, _ := m.Explained()
	q := QuestionOf(d.Kind)
	if q == nil {
		t.Fatalf("a question of the undeclared kind %q", d.Kind)
	}
	of := OfExplorers
	if d.Seat == HostileSeat {
		of = OfHostiles
	}
	if q.Of&of == 0 {
		t.Errorf("%s is asked of seat %d", d.Kind, d.Seat)
	}
	check := func(o *engine.Option) {
		seen[d.Kind+" "+o.Verb] = true
		if standing := o.Verb == "inspire" && q.Standing; !standing && !slices.Contains(q.Verbs, o.Verb) {
			t.Errorf("%s does not declare the verb of %q", d.Kind, o.Key())
		}
		if die, points := Costs(m, d, o); o.Verb == "inspire" && (die != 0 || points != inspirePrice) {
			t.Errorf("at %s, %s costs a die of %d and %d points", d.Kind, o.Key(), die, points)
		}
	}
	for i := range d.Options {
		check(&d.Options[i])
	}
	for i := range d.Refusals {
		check(&d.Refusals[i].Option)
	}
}

// In random play every decision and all its options are as declared, and every verb declared comes up.
func TestPlayAsksWhatIsDeclared(t *testing.T) {
	seen := map[string]bool{
		"hostile-weapon use": true, // TestAHostileWithTwoWeaponsOfOneRangeIsAsked
		"forfeit forfeit":    true, // TestChallengeOperations
		"surplus put-back":   true, // TestASurplusGoesBackToItsDecks
		"activation special": true, // TestRandomAttacks
		"clues spend":        true, // TestWhoHoldsMoreCluesPicksWhichToPay
		"clues keep":         true,
		"award award":        true, // TestAConqueredStrongholdGivesItsArtefact
	}
	all := rulesFor(t).Pack.Explorers
	for seed := range uint64(78) {
		setup := Setup{Players: int(seed%4) + 1, Fifth: -1, Combat: rulesFor(t).Pack.Combats[seed%9].ID}
		for i := range uint64(MaxParty) {
			setup.Explorers = append(setup.Explorers, all[(seed+i)%uint64(len(all))].ID)
		}
		switch {
		case seed%6 == 5:
			setup = Setup{Players: setup.Players, Fifth: -1, Quest: true, StrikeForce: seed%4 == 3, LeaderPoints: true}
		case seed%2 == 1:
			setup.Difficulty = Normal
		}
		m, _ := dealt(t, setup, seed)
		if seed%2 == 1 { // with so many cards the exchanges of an expedition would never end
			var err error
			if m, err = NewGame(rulesFor(t), setup, seed); err != nil {
				t.Fatal(err)
			}
		}
		pick := rand.New(rand.NewPCG(seed, 11))
		for range 6000 {
			d, ok := m.Pending()
			if !ok || t.Failed() {
				break
			}
			declared(t, m, seen)
			m.Take(pick.IntN(len(d.Options)))
		}
	}
	for _, q := range Questions {
		for _, verb := range q.Verbs {
			if !seen[q.Kind+" "+verb] {
				t.Errorf("nothing offers %q at %s", verb, q.Kind)
			}
		}
	}
}

// The automatic hostiles have a preference at each of their questions, and at no other.
func TestHostilesHaveAPreferenceAtTheirQuestions(t *testing.T) {
	m := position(t, "board\n.   .   .\nend\nexplorer janus-draik 0,0\nhostile guardsman-1 2,0\nstart behaviour guardsman-1 charge\n")
	for _, q := range Questions {
		d := &engine.Decision{Kind: q.Kind, About: [2]string{"guardsman-1", "janus-draik"}, Options: []engine.Option{{Parts: [4]string{"guardsman-1", "1,0"}}}}
		refused := func() (is bool) {
			defer func() { is = recover() != nil }()
			Automatic(m, d)
			return false
		}()
		if refused == (q.Of&OfHostiles != 0) {
			t.Errorf("%s, asked of %d: without a preference: %t", q.Kind, q.Of, refused)
		}
	}
}

func TestAnUndeclaredQuestionPanics(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("a question of an unknown kind goes unnoticed")
		}
	}()
	Rules{}.Standing(nil, &engine.Decision{Kind: "whistle"})
}
