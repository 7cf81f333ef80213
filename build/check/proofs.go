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

// Index is the path of the index of proofs in the module.
const Index = "game/rulebook/proofs/index.txt"

// Proved is the path of the ids of the rules in the index. The page has only these.
const Proved = "game/rulebook/proofs/proved.txt"

// Proofs records what proves each rule.
type Proofs struct {
	By      map[string][]string // the scenarios and tests that prove a rule, by its id
	Missing map[string]string   // for rules proved only in part, what no proof covers yet
}

var shape = regexp.MustCompile(`^[A-Z]{2}-[A-Z]+-[0-9]{3}$`)

// Collect reads the scenarios and tests of the module in a folder. A line that names rules without
// proving them is an error.
func Collect(root string) (Proofs, error) {
	found := Proofs{map[string][]string{}, map[string]string{}}
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
		case isScenario(name):
			return found.scenario(file, name)
		case strings.HasSuffix(name, "_test.go"):
			return found.tests(file, name)
		}
		return nil
	})
	return found, err
}

// isScenario reports whether a file is a scenario of a ruleset.
func isScenario(name string) bool {
	matches, _ := path.Match("engine/*/testdata/*.txt", name)
	return matches
}

// add records that a proof names ids.
func (p Proofs) add(proof string, ids []string) error {
	if len(ids) == 0 {
		return fmt.Errorf("%s: a line \"proves\" without a rule: name one, or remove the line", proof)
	}
	for _, id := range ids {
		if !shape.MatchString(id) {
			return fmt.Errorf("%s proves %q, which is not a rule id: write it like BF-MOV-006", proof, id)
		}
		if slices.Contains(p.By[id], proof) {
			return fmt.Errorf("%s proves %s twice: remove one", proof, id)
		}
		p.By[id] = append(p.By[id], proof)
	}
	return nil
}

// part records what is missing of a rule that the proof has already named. One proof says it for all.
func (p Proofs) part(proof, line string) error {
	id, missing, _ := strings.Cut(strings.TrimSpace(line), " ")
	missing = strings.Join(strings.Fields(missing), " ")
	switch {
	case missing == "":
		return fmt.Errorf("%s: a line \"part\" does not say what is missing: write it like part BF-MOV-006 stairs are not in the game yet", proof)
	case !slices.Contains(p.By[id], proof):
		return fmt.Errorf("%s says what is missing of %s without proving it: name the rule in a line \"proves\" above", proof, id)
	case p.Missing[id] != "":
		return fmt.Errorf("%s says what is missing of %s, but another proof already does: say it once", proof, id)
	}
	p.Missing[id] = missing
	return nil
}

func (p Proofs) scenario(file, name string) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	for line := range strings.Lines(string(text)) {
		word, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		switch word {
		case "proves":
			err = p.add(name, strings.Fields(rest))
		case "part":
			err = p.part(name, rest)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// The beginnings of the lines in a test's comment that name the rules it proves, and what is missing of
// one.
const (
	mark = "// proves:"
	part = "// part:"
)

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
		if err := p.comment(path.Dir(name)+"."+f.Name.Name, f.Doc); err != nil {
			return err
		}
	}
	for _, group := range tree.Comments {
		for _, c := range group.List {
			if (strings.HasPrefix(c.Text, mark) || strings.HasPrefix(c.Text, part)) && !above[group] {
				return fmt.Errorf("%s: rules are named, but not above a test: move the line above the test that proves them", files.Position(c.Pos()))
			}
		}
	}
	return nil
}

// comment reads the doc comment of a test.
func (p Proofs) comment(proof string, doc *ast.CommentGroup) error {
	for _, c := range doc.List {
		var err error
		if ids, ok := strings.CutPrefix(c.Text, mark); ok {
			err = p.add(proof, strings.Fields(ids))
		} else if rest, ok := strings.CutPrefix(c.Text, part); ok {
			err = p.part(proof, rest)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// IDs returns the ids of the rules in the index, a line each.
func (p Proofs) IDs() string {
	return strings.Join(slices.Sorted(maps.Keys(p.By)), "\n") + "\n"
}

// Text returns the index, with one line per rule: its id and its proofs. If the rule is proved only in
// part, a bar and what is missing follow.
func (p Proofs) Text() string {
	var b strings.Builder
	for _, id := range slices.Sorted(maps.Keys(p.By)) {
		line := id + " " + strings.Join(slices.Sorted(slices.Values(p.By[id])), " ")
		if missing := p.Missing[id]; missing != "" {
			line += " | " + missing
		}
		fmt.Fprintln(&b, line)
	}
	return b.String()
}
