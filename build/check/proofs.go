package check

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// Index is where the index of proofs lies in the module.
const Index = "game/rulebook/proofs/index.txt"

// Proofs are the scenarios and tests that prove a rule, by its id.
type Proofs map[string][]string

var shape = regexp.MustCompile(`^BF-[A-Z]+-[0-9]{3}$`)

// Collect reads the scenarios and the tests of the module in a folder. A line that names rules where
// nothing would be proved by it is an error.
func Collect(root string) (Proofs, error) {
	found := Proofs{}
	err := filepath.WalkDir(root, func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, err := filepath.Rel(root, file)
		if err != nil {
			return err
		}
		name = filepath.ToSlash(name)
		switch {
		case d.IsDir() && (name == "build/out" || strings.HasPrefix(d.Name(), ".") && name != "."):
			return fs.SkipDir
		case d.IsDir():
			return nil
		case strings.HasPrefix(name, "engine/fortress/testdata/") && path.Ext(name) == ".txt":
			return found.scenario(file, name)
		case strings.HasSuffix(name, "_test.go"):
			return found.tests(file, name)
		}
		return nil
	})
	return found, err
}

// add notes that a proof names ids.
func (p Proofs) add(proof string, ids []string) error {
	if len(ids) == 0 {
		return fmt.Errorf("%s: a line \"proves\" without a rule: name one, or remove the line", proof)
	}
	for _, id := range ids {
		if !shape.MatchString(id) {
			return fmt.Errorf("%s proves %q, which is no id of a rule: write it like BF-MOV-006", proof, id)
		}
		if slices.Contains(p[id], proof) {
			return fmt.Errorf("%s proves %s twice: remove one", proof, id)
		}
		p[id] = append(p[id], proof)
	}
	return nil
}

func (p Proofs) scenario(file, name string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	for line := range strings.Lines(string(text)) {
		if words := strings.Fields(line); len(words) > 0 && words[0] == "proves" {
			if err := p.add(name, words[1:]); err != nil {
				return err
			}
		}
	}
	return nil
}

// mark begins the line of a test's comment that names the rules it proves.
const mark = "// proves:"

func (p Proofs) tests(file, name string) error {
	files := token.NewFileSet()
	tree, err := parser.ParseFile(files, file, nil, parser.ParseComments)
	if err != nil {
		return err
	}
	above := map[*ast.CommentGroup]bool{}
	for _, decl := range tree.Decls {
		f, ok := decl.(*ast.FuncDecl)
		if !ok || f.Doc == nil || f.Recv != nil || !strings.HasPrefix(f.Name.Name, "Test") {
			continue
		}
		above[f.Doc] = true
		for _, c := range f.Doc.List {
			if ids, ok := strings.CutPrefix(c.Text, mark); ok {
				if err := p.add(path.Dir(name)+"."+f.Name.Name, strings.Fields(ids)); err != nil {
					return err
				}
			}
		}
	}
	for _, group := range tree.Comments {
		for _, c := range group.List {
			if strings.HasPrefix(c.Text, mark) && !above[group] {
				return fmt.Errorf("%s: rules are named above no test: move the line above the test that proves them", files.Position(c.Pos()))
			}
		}
	}
	return nil
}

// Text is the index: a line a rule, its id and then its proofs.
func (p Proofs) Text() string {
	var b strings.Builder
	for _, id := range slices.Sorted(maps.Keys(p)) {
		fmt.Fprintln(&b, id, strings.Join(slices.Sorted(slices.Values(p[id])), " "))
	}
	return b.String()
}
