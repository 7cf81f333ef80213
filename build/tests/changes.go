package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// changes are the files that differ from a commit, with the lines of each that are new.
type changes struct {
	files []string
	lines map[string][][2]int // ranges of new lines; nil for a file that is new itself
	names map[string]bool     // what is declared where lines are new
	rules map[string]bool     // the ids of rules cited there
}

// ruleID matches the id of a rule.
var ruleID = regexp.MustCompile(`\b[A-Z]{2}-[A-Z]+-[0-9]{3}\b`)

// changedSince returns what differs from a commit, files that git does not know yet among it.
func changedSince(base string) (*changes, error) {
	diff, err := exec.Command("git", "diff", "--unified=0", "--no-color", base).Output()
	if err != nil {
		return nil, fmt.Errorf("git diff %s: %w", base, err)
	}
	fresh, err := exec.Command("git", "ls-files", "--others", "--exclude-standard").Output()
	if err != nil {
		return nil, fmt.Errorf("git ls-files: %w", err)
	}
	c := &changes{lines: map[string][][2]int{}, names: map[string]bool{}, rules: map[string]bool{}}
	c.read(diff)
	for _, f := range strings.Fields(string(fresh)) {
		c.files = append(c.files, f)
		if data, err := os.ReadFile(f); err == nil {
			c.cite(string(data))
		}
	}
	for _, f := range c.files {
		if strings.HasSuffix(f, ".go") {
			c.declare(f)
		}
	}
	return c, nil
}

// read reads a diff without context.
func (c *changes) read(diff []byte) {
	file := ""
	for line := range bytes.Lines(diff) {
		text := strings.TrimRight(string(line), "\n")
		switch {
		case strings.HasPrefix(text, "diff --git "):
			_, file, _ = strings.Cut(text, " b/")
			c.files = append(c.files, file)
		case strings.HasPrefix(text, "@@ "):
			_, at, _ := strings.Cut(text, " +")
			at, _, _ = strings.Cut(at, " ")
			from, many, _ := strings.Cut(at, ",")
			first, _ := strconv.Atoi(from)
			n, err := strconv.Atoi(many)
			if err != nil {
				n = 1
			}
			c.lines[file] = append(c.lines[file], [2]int{first, first + max(0, n-1)})
		case strings.HasPrefix(text, "+"), strings.HasPrefix(text, "-"):
			c.cite(text)
		}
	}
}

func (c *changes) cite(text string) {
	for _, id := range ruleID.FindAllString(text, -1) {
		c.rules[id] = true
	}
}

// declare notes what is declared in a file where lines are new, and the rules that it cites.
func (c *changes) declare(file string) {
	source, err := os.ReadFile(file)
	if err != nil {
		return
	}
	files := token.NewFileSet()
	tree, err := parser.ParseFile(files, file, source, parser.ParseComments)
	if err != nil {
		return
	}
	for _, d := range tree.Decls {
		first, last := files.Position(d.Pos()), files.Position(d.End())
		if !c.touches(file, first.Line, last.Line) {
			continue
		}
		c.cite(string(source[first.Offset:last.Offset]))
		switch d := d.(type) {
		case *ast.FuncDecl:
			c.names[d.Name.Name] = true
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				switch spec := spec.(type) {
				case *ast.TypeSpec:
					c.names[spec.Name.Name] = true
				case *ast.ValueSpec:
					for _, n := range spec.Names {
						c.names[n.Name] = true
					}
				}
			}
		}
	}
}

func (c *changes) touches(file string, first, last int) bool {
	ranges, known := c.lines[file]
	return !known || slices.ContainsFunc(ranges, func(r [2]int) bool { return r[0] <= last && r[1] >= first })
}

// packages returns the packages whose Go files or test data changed.
func (c *changes) packages() (list []string) {
	for _, f := range c.files {
		dir, _, _ := strings.Cut(path.Dir(f), "/testdata")
		if slices.Contains(list, dir) || strings.HasPrefix(f, "build/drive/") {
			continue
		}
		if (strings.HasSuffix(f, ".go") || strings.Contains(f, "/testdata/")) && hasGo(dir) {
			list = append(list, dir)
		}
	}
	return list
}

func hasGo(dir string) bool {
	entries, _ := os.ReadDir(dir)
	return slices.ContainsFunc(entries, func(e os.DirEntry) bool { return strings.HasSuffix(e.Name(), ".go") })
}

// near returns the tests of a package that stand near to a change: in a file that changed or that has the name of one, or
// that name something that changed.
func (c *changes) near(pkg string) map[string]bool {
	near := map[string]bool{}
	for _, file := range sourcesOf(pkg) {
		stem := strings.TrimSuffix(path.Base(file), "_test.go")
		beside := slices.ContainsFunc(c.files, func(f string) bool {
			return path.Dir(f) == pkg && (f == file || strings.HasPrefix(stem, strings.TrimSuffix(path.Base(f), ".go")))
		})
		for name, body := range bodies(file) {
			if beside && (!slices.Contains(c.files, file) || c.names[name]) || c.named(body) {
				near[name] = true
			}
		}
	}
	return near
}

// word matches a name in Go.
var word = regexp.MustCompile(`\b[A-Za-z_][A-Za-z0-9_]*\b`)

func (c *changes) named(body string) bool {
	return slices.ContainsFunc(word.FindAllString(body, -1), func(w string) bool { return len(w) > 3 && c.names[w] })
}

// read holds the tests of the files that were read, with their text: each is asked for again and again.
var read = map[string]map[string]string{}

// bodies returns the tests of a file with their text.
func bodies(file string) map[string]string {
	if _, known := read[file]; !known {
		read[file] = readBodies(file)
	}
	return read[file]
}

func readBodies(file string) map[string]string {
	source, err := os.ReadFile(file)
	if err != nil {
		return nil
	}
	files := token.NewFileSet()
	tree, err := parser.ParseFile(files, file, source, 0)
	if err != nil {
		return nil
	}
	list := map[string]string{}
	for _, d := range tree.Decls {
		if f, ok := d.(*ast.FuncDecl); ok && f.Recv == nil && strings.HasPrefix(f.Name.Name, "Test") && f.Name.Name != "TestMain" {
			list[f.Name.Name] = string(source[files.Position(f.Pos()).Offset:files.Position(f.End()).Offset])
		}
	}
	return list
}

func testsIn(pkg string) (list []string) {
	for _, file := range sourcesOf(pkg) {
		for name := range bodies(file) {
			list = append(list, name)
		}
	}
	slices.Sort(list)
	return list
}

// proofs returns the tests that prove the rules that the changes cite, by package, from the index of proofs.
func (c *changes) proofs() map[string][]string {
	found := map[string][]string{}
	index, err := os.ReadFile("game/rulebook/proofs/index.txt")
	if err != nil {
		return found
	}
	for line := range strings.Lines(string(index)) {
		fields := strings.Fields(line)
		if len(fields) == 0 || !c.rules[fields[0]] {
			continue
		}
		for _, proof := range fields[1:] {
			pkg, test, isTest := strings.Cut(proof, ".Test")
			switch folder, _, scenario := strings.Cut(proof, "/testdata/"); {
			case scenario:
				found[folder] = append(found[folder], "TestScenarios")
			case isTest && pkg != "build/drive":
				found[pkg] = append(found[pkg], "Test"+test)
			}
		}
	}
	return found
}
