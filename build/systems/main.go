// Command systems checks the types of the whole program, tests included, as other systems than this one would compile it. It reads
// sources alone and compiles nothing, which takes a small part of what vet takes for a system that nothing has been compiled for. The
// tools in build run on no page, so what is wrong with them there is left out.
//
//	go run ./build/systems windows/amd64 js/wasm
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

func main() {
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "systems: name the systems, such as windows/amd64")
		os.Exit(2)
	}
	for _, system := range os.Args[1:] {
		if err := check(system, "./..."); err != nil {
			fmt.Fprintf(os.Stderr, "for %s:\n%v\n", system, err)
			os.Exit(1)
		}
	}
}

// listed is what go list tells of a package.
type listed struct {
	ImportPath, Dir string
	GoFiles         []string
	ImportMap       map[string]string // by the path that is written
	DepOnly         bool
	Standard        bool
	Module          *struct{ Main bool }
	Error           *struct{ Err string }
}

// ours reports whether a package belongs to this module.
func (p *listed) ours() bool { return p.Module != nil && p.Module.Main }

// list lists packages for a system, each after those that it imports.
func list(system string, patterns ...string) (all []listed, err error) {
	goos, goarch, ok := strings.Cut(system, "/")
	if !ok {
		return nil, fmt.Errorf("%q is no system: write it as windows/amd64", system)
	}
	args := []string{"list", "-e", "-deps", "-test", "-json=ImportPath,Dir,GoFiles,ImportMap,DepOnly,Standard,Module,Error"}
	cmd := exec.Command("go", append(args, patterns...)...)
	cmd.Env = append(os.Environ(), "GOOS="+goos, "GOARCH="+goarch, "CGO_ENABLED=0")
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, err
	}
	for d := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p listed
		switch err := d.Decode(&p); {
		case errors.Is(err, io.EOF):
			return all, nil
		case err != nil:
			return nil, err
		}
		all = append(all, p)
	}
}

// known are the packages that have been checked, by their path.
type known map[string]*types.Package

// check checks the types of packages and of all that they import.
func check(system string, patterns ...string) error {
	all, err := list(system, patterns...)
	if err != nil {
		return err
	}
	goos, arch, _ := strings.Cut(system, "/")
	done, files, problems := known{"unsafe": types.Unsafe}, token.NewFileSet(), []error(nil)
	for i := range all {
		p := &all[i]
		if goos == "js" && strings.HasPrefix(p.ImportPath, "precipice/build/") {
			p.Module = nil
		}
		if p.ImportPath != "unsafe" && !strings.HasSuffix(p.ImportPath, ".test") { // what go test writes is right
			problems = append(problems, done.add(p, files, types.SizesFor("gc", arch))...)
		}
	}
	return errors.Join(problems...)
}

// add checks a package whose imports are known. Of what belongs to others it leaves out the bodies of functions, and what is wrong there.
func (k known) add(p *listed, files *token.FileSet, sizes types.Sizes) (problems []error) {
	if p.Error != nil && p.ours() && !strings.Contains(p.Error.Err, "build constraints exclude all Go files") {
		return []error{errors.New(p.Error.Err)}
	}
	var trees []*ast.File
	for _, name := range p.GoFiles {
		if !filepath.IsAbs(name) {
			name = filepath.Join(p.Dir, name)
		}
		tree, err := parser.ParseFile(files, name, nil, parser.SkipObjectResolution)
		if err != nil {
			return []error{err}
		}
		trees = append(trees, tree)
	}
	config := types.Config{Importer: within{k, p}, Sizes: sizes, FakeImportC: true, IgnoreFuncBodies: !p.ours(), Error: func(err error) {
		if p.ours() {
			problems = append(problems, err)
		}
	}}
	path, _, _ := strings.Cut(p.ImportPath, " ") // the rest says for which tests
	k[p.ImportPath], _ = config.Check(path, files, trees, nil)
	return problems
}

// within finds what a package imports.
type within struct {
	known
	of *listed
}

// Import implements types.Importer.
func (w within) Import(path string) (*types.Package, error) {
	if mapped, ok := w.of.ImportMap[path]; ok {
		path = mapped
	}
	if p, ok := w.known[path]; ok {
		return p, nil
	}
	return nil, fmt.Errorf("%s imports %s, which has not been read", w.of.ImportPath, path)
}
