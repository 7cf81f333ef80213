package text_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// screenDirs hold the sources that ask a book of words for texts.
var screenDirs = []string{"../../scenes", "../../scenes/asking", "../../scenes/field", "../../scenes/fortress", "../../scenes/fortress/expedition", "../../scenes/fortress/pages", "../../scenes/fortress/precipice", "../../scenes/fortress/setup", "../../scenes/fortress/stasis", "../../scenes/fortress/table", "../../scenes/panes", "../../scenes/tutor", "../../game", "../../game/session", "../../game/words", "../../game/blackstone", "../../game/blackstone/journal", "../../game/terminal", "../../game/blackstone/terminal", "../../game/blackstone/foretold", "../../game/blackstone/pack", "../../game/pack", "../../render"}

// asked are the keys that the sources of the screens ask for, each with the place that does. A star
// stands for what only a running game knows.
type asked struct {
	files *token.FileSet
	trees []*ast.File
	funcs map[string][]*ast.FuncDecl
	vars  map[string]ast.Expr // of the packages
	keys  map[string][]request
	open  map[string]bool // the names whose values are being looked up
}

// request is one place that asks for a key.
type request struct {
	at     string
	method string
	parts  int // handed over to fill slots, -1 for a list of unknown length
}

func readScreens(t *testing.T) *asked {
	t.Helper()
	var all []string
	for _, dir := range screenDirs {
		names, err := filepath.Glob(dir + "/*.go")
		if err != nil || len(names) == 0 {
			t.Fatalf("no sources in %s: %v", dir, err)
		}
		for _, name := range names {
			if !strings.HasSuffix(name, "_test.go") {
				all = append(all, name)
			}
		}
	}
	return readSources(t, all)
}

// readSources reads some sources for what they ask for.
func readSources(t *testing.T, names []string) *asked {
	t.Helper()
	a := &asked{files: token.NewFileSet(), funcs: map[string][]*ast.FuncDecl{}, vars: map[string]ast.Expr{}, keys: map[string][]request{}, open: map[string]bool{}}
	for _, name := range names {
		tree, err := parser.ParseFile(a.files, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		a.declared(tree)
	}
	for _, tree := range a.trees {
		for _, d := range tree.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Body != nil {
				ast.Inspect(f.Body, func(n ast.Node) bool { a.node(f, n); return true })
			}
		}
	}
	return a
}

func (a *asked) declared(tree *ast.File) {
	a.trees = append(a.trees, tree)
	for _, d := range tree.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			a.funcs[d.Name.Name] = append(a.funcs[d.Name.Name], d)
		case *ast.GenDecl:
			for _, s := range d.Specs {
				if v, ok := s.(*ast.ValueSpec); ok && len(v.Values) == len(v.Names) {
					for i, name := range v.Names {
						a.vars[name.Name] = v.Values[i]
					}
				}
			}
		}
	}
}

// prefixes of the keys that the methods of a book look up.
var prefixes = map[string]string{"Say": "", "Count": "", "Has": "", "Name": "name.", "Rule": "rule."}

func (a *asked) node(f *ast.FuncDecl, n ast.Node) {
	switch n := n.(type) {
	case *ast.CallExpr:
		if id, ok := n.Fun.(*ast.Ident); ok && id.Name == "says" && len(n.Args) == 1 { // a function that says a text when it is called
			for _, key := range a.values(f, n.Args[0]) {
				a.keys[key] = append(a.keys[key], request{a.files.Position(n.Pos()).String(), "Say", 0})
			}
			return
		}
		sel, ok := n.Fun.(*ast.SelectorExpr)
		if !ok || len(n.Args) == 0 || !isBook(sel.X) && !isTable(sel) || handsOn(f) {
			return
		}
		prefix, ok := prefixes[sel.Sel.Name]
		if !ok {
			return
		}
		r := request{a.files.Position(n.Pos()).String(), sel.Sel.Name, len(n.Args) - 1}
		if r.method == "Count" {
			r.parts--
		}
		if n.Ellipsis.IsValid() {
			r.parts = -1
		}
		for _, key := range a.values(f, n.Args[0]) {
			a.keys[prefix+key] = append(a.keys[prefix+key], r)
		}
	case *ast.CompositeLit: // lines of the log that no event of the rules says
		kind := n.Type
		if of, generic := kind.(*ast.IndexExpr); generic {
			kind = of.X
		}
		id, ok := kind.(*ast.Ident)
		if !ok || id.Name != "Line" && id.Name != "remark" {
			return
		}
		for i, e := range n.Elts {
			if kv, ok := e.(*ast.KeyValueExpr); ok && strings.EqualFold(kv.Key.(*ast.Ident).Name, "key") {
				a.logged(f, n, kv.Value)
			} else if i == 0 && id.Name == "remark" {
				a.logged(f, n, e)
			}
		}
	case *ast.ReturnStmt: // why a table was not asked, and remarks on choices
		switch {
		case f.Name.Name == "Answer" && len(n.Results) == 2:
			a.logged(f, n, n.Results[1])
		case f.Name.Name == "Remark" && len(n.Results) == 2:
			a.logged(f, n, n.Results[0])
		}
	}
}

func (a *asked) logged(f *ast.FuncDecl, at ast.Node, key ast.Expr) {
	for _, s := range a.values(f, key) {
		if s != "" && s != "*" {
			a.keys["event."+s] = append(a.keys["event."+s], request{a.files.Position(at.Pos()).String(), "Event", -1})
		}
	}
}

// isBook tells whether an expression is what the sources call a book of words.
func isBook(x ast.Expr) bool {
	switch x := x.(type) {
	case *ast.Ident:
		return x.Name == "w" || x.Name == "book"
	case *ast.SelectorExpr:
		return x.Sel.Name == "Words" || x.Sel.Name == "book" || x.Sel.Name == "Book"
	}
	return false
}

// isTable tells whether a call is one of Say by a table in the terminal, or by who speaks at it.
func isTable(sel *ast.SelectorExpr) bool {
	x, ok := sel.X.(*ast.Ident)
	return ok && sel.Sel.Name == "Say" && (x.Name == "t" || x.Name == "p")
}

// handsOn tells whether a function hands on the key that it is given: says, or Say of a table.
func handsOn(f *ast.FuncDecl) bool {
	if f.Recv == nil || f.Name.Name != "Say" {
		return f.Recv == nil && f.Name.Name == "says"
	}
	of, ok := f.Recv.List[0].Type.(*ast.StarExpr)
	if !ok {
		return false
	}
	id, ok := of.X.(*ast.Ident)
	return ok && id.Name == "Table"
}

// values are those a text may have; "*" stands for a part that only a running game knows.
func (a *asked) values(f *ast.FuncDecl, e ast.Expr) (all []string) {
	if s, ok := literal(e); ok {
		return []string{s}
	}
	switch e := e.(type) {
	case *ast.BinaryExpr:
		for _, x := range a.values(f, e.X) {
			for _, y := range a.values(f, e.Y) {
				all = append(all, x+y)
			}
		}
	case *ast.IndexExpr:
		all = a.elements(f, e.X)
	case *ast.Ident:
		all = a.assigned(f, e.Name)
	case *ast.SelectorExpr:
		if id, ok := e.X.(*ast.Ident); ok {
			all = a.field(f, id.Name, e.Sel.Name)
		}
	case *ast.CallExpr:
		all = a.returned(e)
	}
	if len(all) == 0 {
		return []string{"*"}
	}
	return all
}

// elements are the texts in a table: one written out, or a variable.
func (a *asked) elements(f *ast.FuncDecl, e ast.Expr) (all []string) {
	table, ok := a.table(f, e)
	if !ok {
		return nil
	}
	for _, e := range table.Elts {
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			e = kv.Value
		}
		all = append(all, a.values(f, e)...)
	}
	return all
}

func (a *asked) table(f *ast.FuncDecl, e ast.Expr) (table *ast.CompositeLit, ok bool) {
	if id, named := e.(*ast.Ident); named {
		e = a.vars[id.Name]
		each(f, id.Name, func(value ast.Expr) { e = value })
	}
	if far, ok := e.(*ast.SelectorExpr); ok { // what the screens of the fortress share
		if from, ok := far.X.(*ast.Ident); ok && from.Name == "table" && from.Obj == nil && a.vars[far.Sel.Name] != nil {
			e = a.vars[far.Sel.Name]
		}
	}
	table, ok = e.(*ast.CompositeLit)
	return table, ok
}

// each calls do with what is assigned to a name in a function.
func each(f *ast.FuncDecl, name string, do func(ast.Expr)) {
	ast.Inspect(f, func(n ast.Node) bool {
		if s, ok := n.(*ast.AssignStmt); ok && len(s.Lhs) == len(s.Rhs) {
			for i, to := range s.Lhs {
				if id, ok := to.(*ast.Ident); ok && id.Name == name {
					do(s.Rhs[i])
				}
			}
		}
		return true
	})
}

func (a *asked) assigned(f *ast.FuncDecl, name string) (all []string) {
	if a.open[name] { // it is made out of itself
		return nil
	}
	a.open[name] = true
	defer delete(a.open, name)
	each(f, name, func(value ast.Expr) { all = append(all, a.values(f, value)...) })
	ranges(f, name, func(over ast.Expr) { all = append(all, a.elements(f, over)...) })
	if v := a.vars[name]; v != nil && len(all) == 0 {
		return a.values(f, v)
	}
	return all
}

// ranges calls do with what a name ranges over in a function.
func ranges(f *ast.FuncDecl, name string, do func(ast.Expr)) {
	ast.Inspect(f, func(n ast.Node) bool {
		if s, ok := n.(*ast.RangeStmt); ok {
			if id, ok := s.Value.(*ast.Ident); ok && id.Name == name {
				do(s.X)
			}
		}
		return true
	})
}

// field are the texts in a column of a table of structs that a name ranges over or is picked from.
func (a *asked) field(f *ast.FuncDecl, name, field string) (all []string) {
	rows := func(of ast.Expr) {
		table, ok := a.table(f, of)
		if !ok {
			return
		}
		at := column(table, field)
		for _, row := range table.Elts {
			if r, ok := row.(*ast.CompositeLit); ok && at >= 0 && at < len(r.Elts) {
				all = append(all, a.values(f, r.Elts[at])...)
			}
		}
	}
	ranges(f, name, rows)
	each(f, name, func(value ast.Expr) {
		if picked, ok := value.(*ast.IndexExpr); ok {
			rows(picked.X)
		}
	})
	return all
}

// column is the place of a field in the structs of a table.
func column(table *ast.CompositeLit, field string) int {
	array, ok := table.Type.(*ast.ArrayType)
	if !ok {
		return -1
	}
	row, ok := array.Elt.(*ast.StructType)
	if !ok {
		return -1
	}
	at := 0
	for _, f := range row.Fields.List {
		for _, name := range f.Names {
			if name.Name == field {
				return at
			}
			at++
		}
	}
	return -1
}

// returned are the texts that a function of these packages returns; one of another package is unknown.
func (a *asked) returned(c *ast.CallExpr) (all []string) {
	name := ""
	switch f := c.Fun.(type) {
	case *ast.Ident:
		name = f.Name
	case *ast.SelectorExpr:
		name = f.Sel.Name
	}
	if len(a.funcs[name]) != 1 {
		return nil
	}
	f := a.funcs[name][0]
	ast.Inspect(f, func(n ast.Node) bool {
		if r, ok := n.(*ast.ReturnStmt); ok && len(r.Results) == 1 {
			all = append(all, a.values(f, r.Results[0])...)
		}
		return true
	})
	return all
}

// first are the literals that calls of a function in a source begin with.
func (a *asked) first(file, function string) []string {
	return a.given(function, 0, func(name string) bool { return name == file })
}

// given are the literals that calls of a function in some of the sources have as an argument, counted from 0.
func (a *asked) given(function string, argument int, in func(file string) bool) (all []string) {
	for _, tree := range a.trees {
		if !in(filepath.Base(a.files.Position(tree.Pos()).Filename)) {
			continue
		}
		ast.Inspect(tree, func(n ast.Node) bool {
			c, ok := n.(*ast.CallExpr)
			if !ok || len(c.Args) <= argument {
				return true
			}
			called, ok := c.Fun.(*ast.Ident)
			if other, far := c.Fun.(*ast.SelectorExpr); far {
				called, ok = other.Sel, true
			}
			if ok && called.Name == function {
				if s, ok := literal(c.Args[argument]); ok {
					all = append(all, s)
				}
			}
			return true
		})
	}
	return all
}

// anywhere is every source.
func anywhere(string) bool { return true }

// words are all words of some of the sources.
func (a *asked) words(files ...string) (all []string) {
	for _, tree := range a.trees {
		if slices.Contains(files, filepath.Base(a.files.Position(tree.Pos()).Filename)) {
			all = append(all, words(tree)...)
		}
	}
	return all
}

// most is the number of parts that the slots of a text need.
func most(text string) (n int) {
	for _, s := range slot.FindAllString(text, -1) {
		n = max(n, partOf(s)+1)
	}
	return n
}
