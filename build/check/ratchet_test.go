package check

import (
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// mostKnotted is how many files of a package may name each other in a loop, and mostMethods how many methods a type may have.
const (
	mostKnotted = 40
	mostMethods = 120
)

// knots and methods hold the packages and types that are larger than that. Their figures may only fall: write the smaller one
// here once you have made it smaller.
var (
	knots   = map[string]int{"engine/fortress": 76, "scenes/city": 8, "scenes/fortress": 8}
	methods = map[string]int{
		"engine/city.State": 171, "engine/fortress.State": 316, "engine/fortress/bot.view": 127, "game/blackstone/terminal.table": 148,
		"render.Canvas": 292, "scenes/city.Journey": 56, "scenes/fortress.Combat": 105,
	}
)

// A knot is what must be in one's head at once to change a file of it: all the files that it names, and that name it again.
func TestKnotsOnlyShrink(t *testing.T) {
	seen := map[string]int{}
	for path, p := range typed(t) {
		seen[path] = len(largestKnot(p))
	}
	ratchet(t, seen, knots, mostKnotted, "files that name each other in a loop")
}

// A type with more methods than one can survey is several things at once.
func TestTypesOnlyShrink(t *testing.T) {
	seen := map[string]int{}
	for path, p := range typed(t) {
		for name, n := range methodsOf(p) {
			seen[path+"."+name] = n
		}
	}
	ratchet(t, seen, methods, mostMethods, "methods")
}

// ratchet compares figures with the most that there may be, and with those of the places that have more.
func ratchet(t *testing.T, seen, larger map[string]int, most int, what string) {
	t.Helper()
	if len(seen) < 10 {
		t.Fatalf("only %d figures of %s", len(seen), what)
	}
	for where, n := range seen {
		limit, known := larger[where]
		switch {
		case !known && n > most:
			t.Errorf("%s has %d %s, of at most %d: divide it or move them", where, n, what, most)
		case known && n > limit:
			t.Errorf("%s has %d %s, more than the %d that it had: put what is new into a file or a type of its own", where, n, what, limit)
		case known && n < limit:
			t.Errorf("%s has only %d %s: write that in place of %d, so that it stays so", where, n, what, limit)
		}
	}
	for where := range larger {
		if _, ok := seen[where]; !ok {
			t.Errorf("there is no %s: take it off the list", where)
		}
	}
}

// checked is a package of this module with what its identifiers stand for.
type checked struct {
	files *token.FileSet
	trees []*ast.File
	info  *types.Info
	pkg   *types.Package
}

// typed reads all packages of this module as they are built here. What they import is read as the compiler wrote it.
func typed(t *testing.T) map[string]*checked {
	t.Helper()
	exports, sources := map[string]string{}, map[string][]string{}
	for _, line := range strings.Split(goListLines(t, "-export", "-deps", "-f", `{{.ImportPath}}|{{.Export}}|{{.Dir}}|{{join .GoFiles ","}}`, "./..."), "\n") {
		part := strings.Split(line, "|")
		if len(part) != 4 {
			continue
		}
		exports[part[0]] = part[1]
		if name, ours := strings.CutPrefix(part[0], "precipice/"); ours && part[3] != "" {
			for _, file := range strings.Split(part[3], ",") {
				sources[name] = append(sources[name], filepath.Join(part[2], file))
			}
		}
	}
	files := token.NewFileSet()
	from := importer.ForCompiler(files, "gc", func(path string) (io.ReadCloser, error) { return os.Open(exports[path]) })
	all := map[string]*checked{}
	for name, list := range sources {
		p := &checked{files: files, info: &types.Info{Uses: map[*ast.Ident]types.Object{}, Defs: map[*ast.Ident]types.Object{}}}
		for _, file := range list {
			tree, err := parser.ParseFile(files, file, nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			p.trees = append(p.trees, tree)
		}
		config := types.Config{Importer: from, FakeImportC: true}
		pkg, err := config.Check("precipice/"+name, files, p.trees, p.info)
		if err != nil {
			t.Fatal(err)
		}
		p.pkg = pkg
		all[name] = p
	}
	return all
}

// methodsOf counts the methods of each type that a package declares. A method counts for a type however it is written: as a method
// of the type, of a part that it embeds, of a type that embeds a pointer to it or is the same struct by another name, or as a
// function whose first parameter it is.
func methodsOf(p *checked) map[string]int {
	counted := map[string]int{}
	own := ownTypes(p.pkg)
	for _, t := range own {
		family := familyOf(t, own)
		for _, f := range family {
			counted[t.Obj().Name()] += f.NumMethods()
		}
		for _, name := range p.pkg.Scope().Names() {
			if f, ok := p.pkg.Scope().Lookup(name).(*types.Func); ok && slices.Contains(family, firstOf(f)) {
				counted[t.Obj().Name()]++
			}
		}
	}
	return counted
}

// ownTypes returns the types that a package declares under names of their own.
func ownTypes(pkg *types.Package) (list []*types.Named) {
	for _, name := range pkg.Scope().Names() {
		o, ok := pkg.Scope().Lookup(name).(*types.TypeName)
		if !ok || o.IsAlias() {
			continue
		}
		if named, ok := o.Type().(*types.Named); ok {
			list = append(list, named)
		}
	}
	return list
}

// familyOf returns a type with the types of its package that are it in disguise, and with the parts that they embed. A part alone
// is no disguise: it does not reach what embeds it.
func familyOf(t *types.Named, own []*types.Named) []*types.Named {
	family := []*types.Named{t}
	grow := func(belongs func(other, member *types.Named) bool) {
		for i := 0; i < len(family); i++ {
			for _, other := range own {
				if !slices.Contains(family, other) && belongs(other, family[i]) {
					family = append(family, other)
				}
			}
		}
	}
	grow(func(other, member *types.Named) bool { return wraps(other, member) || sameStruct(other, member) })
	grow(func(other, member *types.Named) bool { return embeds(member, other, false) })
	return family
}

// wraps reports whether a struct embeds a pointer to another, or is nothing but the other.
func wraps(outer, inner *types.Named) bool {
	return embeds(outer, inner, true) || embeds(outer, inner, false) && outer.Underlying().(*types.Struct).NumFields() == 1
}

// embeds reports whether a struct has a type, or else a pointer to it, as an embedded field.
func embeds(outer, inner *types.Named, pointer bool) bool {
	s, ok := outer.Underlying().(*types.Struct)
	if !ok {
		return false
	}
	for f := range s.Fields() {
		if _, is := f.Type().(*types.Pointer); f.Embedded() && is == pointer && namedOf(f.Type()) == inner {
			return true
		}
	}
	return false
}

// sameStruct reports whether one of two types was declared as the other, so that a conversion leads from one to the other.
func sameStruct(a, b *types.Named) bool {
	s, ok := a.Underlying().(*types.Struct)
	return ok && s.NumFields() > 0 && a.Underlying() == b.Underlying()
}

// firstOf returns the type of the first parameter of a function, or what that points to, or nil.
func firstOf(f *types.Func) *types.Named {
	params := f.Signature().Params()
	if params.Len() == 0 {
		return nil
	}
	return namedOf(params.At(0).Type())
}

// namedOf returns the type of that name as it is declared, for it and for a pointer to it.
func namedOf(t types.Type) *types.Named {
	if pointer, ok := t.(*types.Pointer); ok {
		t = pointer.Elem()
	}
	if named, ok := types.Unalias(t).(*types.Named); ok {
		return named.Origin()
	}
	return nil
}

// Another way to write a method is counted as one.
func TestMethodsAreCountedHoweverWritten(t *testing.T) {
	const source = `package p
type T struct{ n int; part }
func (T) a()  {}
func (*T) b() {}
type inside struct{ *T }
func (inside) c() {}
type further struct{ inside }
func (further) d() {}
type again T
func (again) e() {}
type part struct{ m int }
func (part) h() {}
func f(t *T)             {}
func g(x inside, t *T)   {}
func none(n int, t *T)   {}
type other struct{ t *T }
func (other) none() {}
`
	files := token.NewFileSet()
	tree, err := parser.ParseFile(files, "p.go", source, 0)
	if err != nil {
		t.Fatal(err)
	}
	pkg, err := new(types.Config).Check("p", files, []*ast.File{tree}, nil)
	if err != nil {
		t.Fatal(err)
	}
	if n := methodsOf(&checked{pkg: pkg}); n["T"] != 8 || n["inside"] != 3 || n["other"] != 1 || n["part"] != 1 {
		t.Errorf("counted %v: T has 8 methods (a to h), inside 3 (c, d, g), other and part 1", n)
	}
}

// largestKnot returns the files of the largest group of a package each of which names, maybe by others, each.
func largestKnot(p *checked) []string {
	names := map[string]map[string]bool{}
	for _, tree := range p.trees {
		from := p.files.Position(tree.Pos()).Filename
		names[from] = map[string]bool{}
		ast.Inspect(tree, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok {
				if o := p.info.Uses[id]; o != nil && o.Pkg() == p.pkg && declared(p, o) {
					names[from][p.files.Position(o.Pos()).Filename] = true
				}
			}
			return true
		})
	}
	var largest []string
	for _, group := range loops(names) {
		if len(group) > len(largest) {
			largest = group
		}
	}
	return largest
}

// declared reports whether an object is one that a package declares by itself, a method or a field, and not a local one.
func declared(p *checked, o types.Object) bool {
	switch o := o.(type) {
	case *types.Func:
		return true
	case *types.Var:
		return o.IsField() || o.Parent() == p.pkg.Scope()
	}
	return o.Parent() == p.pkg.Scope()
}

// loops returns the groups of nodes that reach each other: Tarjan's strongly connected components.
func loops(to map[string]map[string]bool) (groups [][]string) {
	index, low, on := map[string]int{}, map[string]int{}, map[string]bool{}
	var stack []string
	var visit func(v string)
	visit = func(v string) {
		index[v], low[v] = len(index)+1, len(index)+1
		stack, on[v] = append(stack, v), true
		for w := range to[v] {
			if index[w] == 0 {
				visit(w)
				low[v] = min(low[v], low[w])
			} else if on[w] {
				low[v] = min(low[v], index[w])
			}
		}
		if low[v] == index[v] {
			at := slices.Index(stack, v)
			for _, w := range stack[at:] {
				on[w] = false
			}
			groups = append(groups, slices.Clone(stack[at:]))
			stack = stack[:at]
		}
	}
	for v := range to {
		if index[v] == 0 {
			visit(v)
		}
	}
	return groups
}

// Three files in a loop and one beside it are a knot of three.
func TestKnotsAreFound(t *testing.T) {
	to := map[string]map[string]bool{"a": {"b": true}, "b": {"c": true}, "c": {"a": true, "d": true}, "d": {}}
	sizes := []int{}
	for _, g := range loops(to) {
		sizes = append(sizes, len(g))
	}
	slices.Sort(sizes)
	if fmt.Sprint(sizes) != "[1 3]" {
		t.Errorf("knots of %v", sizes)
	}
}

// tenanted holds the folders that should serve any game and in which files still know one: how many of them. The figures may
// only fall.
var tenanted = map[string]int{"render": 8}

// What serves any game names neither a ruleset nor the shape of its board.
func TestGenericPlacesForgetTheirTenant(t *testing.T) {
	seen := map[string]int{}
	for _, folder := range []string{"game", "game/guide", "game/pack", "game/protocol", "game/session", "game/terminal", "game/words", "render", "scenes", "scenes/asking", "scenes/field", "scenes/panes", "scenes/tutor", "scenes/play", "saves", "engine", "engine/content", "engine/dice", "engine/playtest", "engine/script"} {
		names, err := filepath.Glob(filepath.Join(root, folder, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		seen[folder] = 0
		for _, name := range names {
			if !strings.HasSuffix(name, "_test.go") && knowsAGame(t, name) {
				seen[folder]++
			}
		}
	}
	ratchet(t, seen, tenanted, 0, "files that know one game")
}

// knowsAGame reports whether a file imports a ruleset, what belongs to one, or the hexes of its board.
func knowsAGame(t *testing.T, name string) bool {
	t.Helper()
	tree, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ImportsOnly)
	if err != nil {
		t.Fatal(err)
	}
	return slices.ContainsFunc(tree.Imports, func(spec *ast.ImportSpec) bool {
		path := strings.Trim(spec.Path.Value, `"`)
		return slices.ContainsFunc([]string{"engine/fortress", "engine/board", "game/blackstone"}, func(of string) bool { return within(path, "precipice/"+of) })
	})
}
