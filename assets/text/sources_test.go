package text_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/game/blackstone"
)

const rulesDir = "../../engine/fortress"

// demands are the keys that the sources of the rules ask for, each with the place that does.
type demands struct {
	t     *testing.T
	files *token.FileSet
	keys  map[string]string
	parts map[string]string // words that stand as a part of an event or a question
	rows  []string          // names of the event table
}

func (d *demands) want(key string, at ast.Node) { d.keys[key] = d.files.Position(at.Pos()).String() }

func (d *demands) part(word string, at ast.Node) { d.parts[word] = d.files.Position(at.Pos()).String() }

// words are the non-empty literals below a node.
func words(n ast.Node) (all []string) {
	ast.Inspect(n, func(n ast.Node) bool {
		if s, ok := literal(n); ok && s != "" {
			all = append(all, s)
		}
		return true
	})
	return all
}

func literal(n ast.Node) (string, bool) {
	if id, ok := n.(*ast.Ident); ok && verbConstants[id.Name] != "" {
		return verbConstants[id.Name], true
	}
	l, ok := n.(*ast.BasicLit)
	if !ok || l.Kind != token.STRING {
		return "", false
	}
	s, err := strconv.Unquote(l.Value)
	return s, err == nil
}

// verbConstants are the verbs by the names of their constants, such as DoMove.
var verbConstants = func() map[string]string {
	named := map[string]string{}
	for _, v := range fortress.Verbs() {
		name := "Do"
		for _, part := range strings.Split(v, "-") {
			name += strings.ToUpper(part[:1]) + part[1:]
		}
		named[name] = v
	}
	return named
}()

// read walks the sources of the rules; the readers of scenario scripts say nothing to players.
func read(t *testing.T) *demands {
	d := &demands{t: t, files: token.NewFileSet(), keys: map[string]string{}, parts: map[string]string{}}
	names, err := filepath.Glob(rulesDir + "/*.go")
	if err != nil || len(names) == 0 {
		t.Fatalf("no sources in %s: %v", rulesDir, err)
	}
	var trees []*ast.File
	for _, name := range names {
		if base := filepath.Base(name); strings.HasSuffix(base, "_test.go") || strings.HasPrefix(base, "scenario") {
			continue
		}
		tree, err := parser.ParseFile(d.files, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		trees = append(trees, tree)
		ast.Inspect(tree, d.tables)
	}
	for _, tree := range trees {
		ast.Inspect(tree, d.node)
	}
	for _, q := range fortress.Questions {
		d.keys["ask."+q.Kind] = "questions.go"
	}
	d.keys["rule."+blackstone.AnswerRule] = "game/blackstone/rules.go"
	return d
}

// tables reads the variables whose words the code picks by number.
func (d *demands) tables(n ast.Node) bool {
	v, ok := n.(*ast.ValueSpec)
	if !ok || len(v.Values) != 1 {
		return true
	}
	switch v.Names[0].Name {
	case "eventRows":
		for _, w := range words(v.Values[0]) {
			if !ruleID.MatchString(w) {
				d.rows = append(d.rows, w)
				d.part(w, v)
			}
		}
	case "verbNames":
		for _, w := range words(v.Values[0]) {
			d.want("do."+w, v)
			d.part(w, v)
		}
	case "groupNames":
		for _, w := range words(v.Values[0]) {
			d.part(w, v)
		}
	}
	return true
}

var ruleID = regexp.MustCompile(`^BF-[A-Z]+-[0-9]{3}$`)

func (d *demands) node(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.FuncDecl:
		d.function(n)
	case *ast.CallExpr:
		d.call(n)
	case *ast.CompositeLit:
		d.composite(n)
	case *ast.BasicLit:
		if s, _ := literal(n); ruleID.MatchString(s) {
			d.want("rule."+s, n)
		}
	}
	return true
}

// function reads what an event says, and the reasons of functions that look for one.
func (d *demands) function(f *ast.FuncDecl) {
	if f.Name.Name == "Say" || f.Name.Name == "Tell" {
		d.say(f)
	}
	if r := f.Type.Results; r != nil && len(r.List) > 0 && len(r.List[0].Names) == 2 && r.List[0].Names[1].Name == "reason" {
		ast.Inspect(f.Body, func(n ast.Node) bool {
			if ret, ok := n.(*ast.ReturnStmt); ok && len(ret.Results) == 2 {
				if s, ok := literal(ret.Results[1]); ok && s != "" {
					d.want("why."+s, ret)
				}
			}
			return true
		})
	}
}

func (d *demands) say(f *ast.FuncDecl) {
	ast.Inspect(f.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ReturnStmt:
			if s, ok := literal(n.Results[0]); ok && s != "" {
				d.want("event."+s, n)
			}
			for _, w := range words(n.Results[1]) {
				if len(w) > 1 { // "d" is a part of 1d8
					d.part(w, n)
				}
			}
		case *ast.AssignStmt:
			for i, to := range n.Lhs {
				if id, ok := to.(*ast.Ident); ok && id.Name == "key" && i < len(n.Rhs) {
					for _, w := range words(n.Rhs[i]) {
						d.want("event."+w, n)
					}
				}
			}
		}
		return true
	})
}

// call reads verbs and reasons handed to a function.
func (d *demands) call(c *ast.CallExpr) {
	name := ""
	switch f := c.Fun.(type) {
	case *ast.Ident:
		name = f.Name
	case *ast.SelectorExpr:
		name = f.Sel.Name
	}
	switch name {
	case "Refuse":
		if s, ok := literal(c.Args[2]); ok {
			d.want("why."+s, c)
		} else if id, ok := c.Args[2].(*ast.Ident); !ok || id.Name != "reason" {
			d.t.Errorf("%s: cannot tell the reason of this refusal: write it out", d.files.Position(c.Pos()))
		}
	case "idly":
		if s, ok := literal(c.Args[4]); ok {
			d.want("why."+s, c)
		}
	case "opt", "offerInAction", "offerSlain":
		for _, arg := range c.Args {
			if s, ok := literal(arg); ok {
				d.want("do."+s, c)
			}
		}
	}
}

// composite reads the verbs of options, the reasons of NoEffect, and what dice and points were for.
func (d *demands) composite(c *ast.CompositeLit) {
	name := ""
	switch t := c.Type.(type) {
	case *ast.Ident:
		name = t.Name
	case *ast.SelectorExpr:
		name = t.Sel.Name
	}
	switch name {
	case "Option":
		for _, e := range c.Elts {
			if kv, ok := e.(*ast.KeyValueExpr); ok && kv.Key.(*ast.Ident).Name == "Verb" {
				if s, ok := literal(kv.Value); ok {
					d.want("do."+s, c)
				}
			}
		}
	case "NoEffect":
		if s, ok := literal(c.Elts[0]); ok {
			d.want("event.no-effect."+s, c)
		}
	case "DieSpent", "InspirationChanged", "Rolled", "BlackstoneRolled", "Payment", "Roll":
		for _, w := range words(c) {
			d.part(w, c)
		}
	}
}

// literals are all words of the rules' sources, in alphabetical order.
func literals(t *testing.T) []string {
	var all []string
	for _, pattern := range []string{"/*.go", "/library/*.go"} {
		names, err := filepath.Glob(rulesDir + pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			tree, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, words(tree)...)
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}
