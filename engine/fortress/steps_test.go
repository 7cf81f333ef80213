package fortress

import (
	"go/ast"
	"go/token"
	"slices"
	"strconv"
	"testing"
)

// jumps finds where frames continue by the name of a step, and checks each against the frame's own table.
type jumps struct {
	t      *testing.T
	files  *token.FileSet
	tables map[string][]string // steps by frame
	calls  map[string][]jump   // of functions that take a step as an argument
	found  int
}

// jump is a call in the code of a frame; the frame is empty in a function of none.
type jump struct {
	frame string
	in    *ast.FuncDecl
	call  *ast.CallExpr
}

// Every goTo, every At and every frame that starts in the middle names a step of the frame's own table.
func TestFramesContinueAtStepsThatExist(t *testing.T) {
	files, trees := sources(t)
	j := &jumps{t: t, files: files, tables: map[string][]string{}, calls: map[string][]jump{}}
	for _, tree := range trees {
		ast.Inspect(tree, j.table)
	}
	for _, tree := range trees {
		j.walk(tree, func(at jump) {
			if id, ok := at.call.Fun.(*ast.Ident); ok {
				j.calls[id.Name] = append(j.calls[id.Name], at)
			}
		})
	}
	for _, tree := range trees {
		j.walk(tree, j.check)
		ast.Inspect(tree, j.started)
	}
	if len(j.tables) < 29 || j.found < 70 {
		t.Errorf("only %d tables and %d jumps found: this test has lost sight of something", len(j.tables), j.found)
	}
}

// table reads the steps of a frame: engine.Step[Frame, State]{Name: "step"}.
func (j *jumps) table(n ast.Node) bool {
	lit, ok := n.(*ast.CompositeLit)
	if !ok {
		return true
	}
	if frame := stepOf(lit); frame != "" {
		name, _ := wordOf(fieldOf(lit, "Name"))
		j.tables[frame] = append(j.tables[frame], name)
	}
	return true
}

// stepOf returns the frame of a literal engine.Step[Frame, State], "" for another literal.
func stepOf(lit *ast.CompositeLit) string {
	list, ok := lit.Type.(*ast.IndexListExpr)
	if !ok {
		return ""
	}
	if sel, ok := list.X.(*ast.SelectorExpr); !ok || sel.Sel.Name != "Step" {
		return ""
	}
	return list.Indices[0].(*ast.Ident).Name
}

// fieldOf returns the value of a field in a literal of a struct, or nil.
func fieldOf(lit *ast.CompositeLit, name string) ast.Expr {
	for _, e := range lit.Elts {
		if kv, ok := e.(*ast.KeyValueExpr); ok && named(kv.Key, name) {
			return kv.Value
		}
	}
	return nil
}

func wordOf(e ast.Expr) (string, bool) {
	l, ok := e.(*ast.BasicLit)
	if !ok || l.Kind != token.STRING {
		return "", false
	}
	s, err := strconv.Unquote(l.Value)
	return s, err == nil
}

// walk yields every call in the methods of frames, in the steps written in their tables, and in functions.
func (j *jumps) walk(tree *ast.File, yield func(jump)) {
	for _, d := range tree.Decls {
		frame, in := "", (*ast.FuncDecl)(nil)
		if f, ok := d.(*ast.FuncDecl); ok {
			if in = f; f.Recv != nil {
				if star, ok := f.Recv.List[0].Type.(*ast.StarExpr); ok {
					frame = star.X.(*ast.Ident).Name
				}
			}
		}
		ast.Inspect(d, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CompositeLit:
				if step := stepOf(n); step != "" {
					frame = step
				}
			case *ast.CallExpr:
				yield(jump{frame, in, n})
			}
			return true
		})
	}
}

// check checks a call of goTo, or of At on a call of another frame.
func (j *jumps) check(at jump) {
	switch f := at.call.Fun.(type) {
	case *ast.Ident:
		if f.Name != "goTo" {
			return
		}
	case *ast.SelectorExpr:
		if c, ok := f.X.(*ast.CallExpr); !ok || f.Sel.Name != "At" || !named(c.Fun, "call") {
			return
		}
	default:
		return
	}
	if named(at.in, "goTo") {
		return // its own definition
	}
	j.leads(at, at.call.Args[0])
}

func named(n ast.Node, name string) bool {
	switch n := n.(type) {
	case *ast.Ident:
		return n.Name == name
	case *ast.FuncDecl:
		return n != nil && n.Name.Name == name
	}
	return false
}

// leads checks the steps that an expression may name in the code of a frame: a word, a variable that is
// assigned words, or a parameter, which every caller gives.
func (j *jumps) leads(at jump, e ast.Expr) {
	where := j.files.Position(e.Pos())
	if word, ok := wordOf(e); ok {
		if j.found++; !slices.Contains(j.tables[at.frame], word) {
			j.t.Errorf("%s: %s has no step %q", where, at.frame, word)
		}
		return
	}
	id, ok := e.(*ast.Ident)
	if !ok || at.in == nil {
		j.t.Errorf("%s: cannot tell which step this is: write its name", where)
		return
	}
	if place := parameter(at.in, id.Name); place >= 0 {
		for _, caller := range j.calls[at.in.Name.Name] {
			j.leads(caller, caller.call.Args[place])
		}
		return
	}
	known := false
	ast.Inspect(at.in.Body, func(n ast.Node) bool {
		if a, ok := n.(*ast.AssignStmt); ok && named(a.Lhs[0], id.Name) {
			known = true
			j.leads(at, a.Rhs[0])
		}
		return true
	})
	if !known {
		j.t.Errorf("%s: nothing is assigned to %s", where, id.Name)
	}
}

// parameter returns the place of a function's parameter, or -1.
func parameter(f *ast.FuncDecl, name string) int {
	place := 0
	for _, field := range f.Type.Params.List {
		for _, id := range field.Names {
			if id.Name == name {
				return place
			}
			place++
		}
	}
	return -1
}

// started checks a frame that starts at a step other than its first: Frame{Cursor: engine.Cursor{At: "step"}}.
func (j *jumps) started(n ast.Node) bool {
	lit, ok := n.(*ast.CompositeLit)
	if !ok {
		return true
	}
	frame, ok := lit.Type.(*ast.Ident)
	cursor, is := fieldOf(lit, "Cursor").(*ast.CompositeLit)
	if ok && is {
		j.leads(jump{frame: frame.Name}, fieldOf(cursor, "At"))
	}
	return true
}
