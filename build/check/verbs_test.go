package check

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strconv"
	"testing"

	"precipice/engine/fortress"
)

// verbDirs hold the sources that deal with options by their verbs. In a scenario a verb is a word of the scenario.
var verbDirs = []string{"engine/fortress", "engine/fortress/bot", "game", "game/*", "game/*/*", "scenes", "scenes/*"}

// The verbs of options are constants of package fortress, as the kinds of decisions are: what waits for a verb that is written out
// and misspelt waits for ever. So does what looks up the key of an option that begins so.
func TestVerbsOfOptionsAreConstants(t *testing.T) {
	read := 0
	for _, dir := range verbDirs {
		files, trees := sourcesIn(t, dir)
		v := verbs{tables: map[string]bool{}}
		for _, tree := range trees {
			ast.Inspect(tree, func(n ast.Node) bool { v.table(n); return true })
		}
		read += len(trees)
		for _, tree := range trees {
			ast.Inspect(tree, func(n ast.Node) bool { v.node(n); return true })
		}
		for _, e := range v.written {
			t.Errorf("%s: write the constant of package fortress for this verb", files.Position(e.Pos()))
		}
	}
	if read < 150 {
		t.Errorf("only %d sources read: has a folder moved?", read)
	}
}

// verbs collects where sources speak of verbs.
type verbs struct {
	tables  map[string]bool // variables that a verb looks up, or among whose elements it is looked for
	written []ast.Expr      // verbs written out, also at the beginning of keys
}

// isVerb reports whether an expression is the verb of an option, by its name.
func isVerb(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.SelectorExpr:
		return e.Sel.Name == "Verb" || e.Sel.Name == "verb"
	case *ast.Ident:
		return e.Name == "verb"
	}
	return false
}

// table notes a variable in which a verb is looked up.
func (v *verbs) table(n ast.Node) {
	switch n := n.(type) {
	case *ast.IndexExpr:
		if id, ok := n.X.(*ast.Ident); ok && isVerb(n.Index) {
			v.tables[id.Name] = true
		}
	case *ast.CallExpr:
		if id, ok := among(n).(*ast.Ident); ok {
			v.tables[id.Name] = true
		}
	}
}

// among returns the list that a call looks for a verb in, nil if it does not.
func among(n *ast.CallExpr) ast.Expr {
	if f, ok := n.Fun.(*ast.SelectorExpr); ok && (f.Sel.Name == "Contains" || f.Sel.Name == "Index") && len(n.Args) == 2 && isVerb(n.Args[1]) {
		return n.Args[0]
	}
	return nil
}

// word notes a verb that is written out.
func (v *verbs) word(list ...ast.Expr) {
	for _, e := range list {
		if l, ok := e.(*ast.BasicLit); ok && l.Kind == token.STRING && l.Value != `""` {
			v.written = append(v.written, e)
		}
	}
}

// elements notes the verbs written out in a table.
func (v *verbs) elements(e ast.Expr) {
	if list, ok := e.(*ast.CompositeLit); ok {
		v.word(list.Elts...)
		v.word(keysOf(e)...)
	}
}

func (v *verbs) node(n ast.Node) {
	switch n := n.(type) {
	case *ast.KeyValueExpr:
		if id, ok := n.Key.(*ast.Ident); ok && isVerb(&ast.SelectorExpr{Sel: id}) {
			v.word(n.Value)
		}
	case *ast.BinaryExpr:
		if (n.Op == token.EQL || n.Op == token.NEQ) && isVerb(n.X) {
			v.word(n.Y)
		}
	case *ast.SwitchStmt:
		if n.Tag != nil && isVerb(n.Tag) {
			for _, c := range n.Body.List {
				v.word(c.(*ast.CaseClause).List...)
			}
		}
	case *ast.AssignStmt:
		for i, to := range n.Lhs {
			if id, ok := to.(*ast.Ident); i < len(n.Rhs) && isVerb(to) {
				v.word(n.Rhs[i])
			} else if ok && i < len(n.Rhs) && v.tables[id.Name] {
				v.elements(n.Rhs[i])
			}
		}
	case *ast.ValueSpec:
		if len(n.Values) == 1 && v.tables[n.Names[0].Name] {
			v.elements(n.Values[0])
		}
	case *ast.CallExpr:
		v.call(n)
	}
}

// lookups are the methods that take the key of an option.
var lookups = []string{"Find", "Has", "Refused", "Choose"}

func (v *verbs) call(n *ast.CallExpr) {
	switch f := n.Fun.(type) {
	case *ast.Ident:
		if f.Name == "opt" && len(n.Args) > 0 {
			v.word(n.Args[0])
		}
	case *ast.SelectorExpr:
		if list := among(n); list != nil {
			v.elements(list)
		}
		if on, ok := f.X.(*ast.Ident); slices.Contains(lookups, f.Sel.Name) && len(n.Args) == 1 && ok && on.Name == "d" {
			v.word(beginning(n.Args[0]))
		}
	}
}

// beginning returns the first part of a key that is put together.
func beginning(e ast.Expr) ast.Expr {
	if sum, ok := e.(*ast.BinaryExpr); ok {
		return beginning(sum.X)
	}
	return e
}

// Each question offers and refuses what verbs there are, and no verb is of no question.
func TestVerbsAreThoseOfQuestions(t *testing.T) {
	files := token.NewFileSet()
	tree, err := parser.ParseFile(files, filepath.Join(root, "engine", "fortress", "verbs.go"), nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	var constants []string
	ast.Inspect(tree, func(n ast.Node) bool {
		if v, ok := n.(*ast.ValueSpec); ok && len(v.Values) == 1 {
			word, _ := strconv.Unquote(v.Values[0].(*ast.BasicLit).Value)
			constants = append(constants, word)
		}
		return true
	})
	slices.Sort(constants)
	if all := fortress.Verbs(); !slices.Equal(constants, all) {
		t.Errorf("the constants are %v, and the questions have %v", constants, all)
	}
}
