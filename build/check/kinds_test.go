package check

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"precipice/engine/fortress"
)

// decisionDirs hold the sources that deal with decisions by their kind.
var decisionDirs = []string{"engine/*", "engine/*/bot", "game", "game/*", "scenes", "scenes/*"}

// The kinds of decisions are constants of package fortress, and nothing compares or looks up a kind by a word
// of its own, which a misspelling would silently turn into never.
func TestKindsOfDecisionsAreConstants(t *testing.T) {
	read := 0
	for _, dir := range decisionDirs {
		files, trees := sourcesIn(t, dir)
		tables := map[string]bool{}
		for _, tree := range trees {
			ast.Inspect(tree, func(n ast.Node) bool {
				if x, ok := n.(*ast.IndexExpr); ok && isKind(x.Index) {
					if id, ok := x.X.(*ast.Ident); ok {
						tables[id.Name] = true
					}
				}
				return true
			})
		}
		read += len(trees)
		for _, tree := range trees {
			ast.Inspect(tree, func(n ast.Node) bool {
				for _, e := range kindWords(n, tables) {
					t.Errorf("%s: write the constant of package fortress for this kind of decision", files.Position(e.Pos()))
				}
				return true
			})
		}
	}
	if read < 150 {
		t.Errorf("only %d sources read: has a folder moved?", read)
	}
}

// sourcesIn parses the sources of some folders, tests aside.
func sourcesIn(t *testing.T, pattern string) (files *token.FileSet, trees []*ast.File) {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(root, pattern, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	files = token.NewFileSet()
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
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

// isKind reports whether an expression is the kind of a decision, by its name.
func isKind(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.SelectorExpr:
		return e.Sel.Name == "Kind"
	case *ast.Ident:
		return e.Name == "kind"
	}
	return false
}

// isWord reports whether an expression is a kind of decision written out.
func isWord(e ast.Expr) bool {
	l, ok := e.(*ast.BasicLit)
	if !ok || l.Kind != token.STRING {
		return false
	}
	word, err := strconv.Unquote(l.Value)
	return err == nil && fortress.QuestionOf(word) != nil
}

// kindWords returns the kinds written out in a comparison, a switch or a table that a kind looks up.
func kindWords(n ast.Node, tables map[string]bool) (found []ast.Expr) {
	note := func(e ast.Expr) {
		if isWord(e) {
			found = append(found, e)
		}
	}
	switch n := n.(type) {
	case *ast.BinaryExpr:
		if isKind(n.X) {
			note(n.Y)
		}
	case *ast.SwitchStmt:
		if sel, ok := n.Tag.(*ast.SelectorExpr); ok && isKind(sel) {
			for _, c := range n.Body.List {
				for _, e := range c.(*ast.CaseClause).List {
					note(e)
				}
			}
		}
	case *ast.ValueSpec:
		if len(n.Values) == 1 && tables[n.Names[0].Name] {
			for _, e := range keysOf(n.Values[0]) {
				note(e)
			}
		}
	case *ast.AssignStmt:
		if id, ok := n.Lhs[0].(*ast.Ident); ok && len(n.Rhs) == 1 && tables[id.Name] {
			for _, e := range keysOf(n.Rhs[0]) {
				note(e)
			}
		}
		for i, to := range n.Lhs {
			if sel, ok := to.(*ast.SelectorExpr); ok && isKind(sel) && i < len(n.Rhs) {
				note(n.Rhs[i])
			}
		}
	}
	return found
}

// keysOf returns the keys of a table written out.
func keysOf(e ast.Expr) (keys []ast.Expr) {
	table, ok := e.(*ast.CompositeLit)
	if !ok {
		return nil
	}
	for _, row := range table.Elts {
		if kv, ok := row.(*ast.KeyValueExpr); ok {
			keys = append(keys, kv.Key)
		}
	}
	return keys
}
