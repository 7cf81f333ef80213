package check

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"
)

// sources calls do with every file of the program, by its path in the module. Drivers and checks in build
// are no part of it.
func sources(t *testing.T, do func(path string, files *token.FileSet, tree *ast.File)) {
	t.Helper()
	files := token.NewFileSet()
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, err := filepath.Rel(root, path)
		switch {
		case err != nil:
			return err
		case d.IsDir() && (name == "build" || strings.HasPrefix(d.Name(), ".") && name != "."):
			return filepath.SkipDir
		case d.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go"):
			return nil
		}
		tree, err := parser.ParseFile(files, path, nil, 0)
		if err == nil {
			do(filepath.ToSlash(name), files, tree)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// unkeyed are the sources whose errors may be English in the code, with the reason. A path ending in a
// slash stands for a folder.
var unkeyed = map[string]string{
	"engine/board/parse.go":        "reads drawings of chambers, for authors of content",
	"engine/board/hexes.go":        "reads hexes in scenarios, for authors of them",
	"engine/board/squares.go":      "reads squares in scenarios, for authors of them",
	"engine/board/tiles_check.go":  "says what is wrong with a battlefield of tiles, to authors of content",
	"engine/board/pieces_parse.go": "reads drawings of tiles, for authors of content",
	"engine/content/folder.go":     "reads content, for its authors",
	"engine/fortress/bounds.go":    "says in a report what is wrong with a state",
	"engine/city/bounds.go":        "says in a report what is wrong with a state",
	"engine/city/scenario":         "reads scenarios, for their authors",
	"engine/city/validate.go":      "says to programmers what is wrong with a state",
	"engine/fortress/validate.go":  "says to programmers what is wrong with a state",

	"engine/fortress/assault_valid.go": "says to programmers what is wrong with a state",
	"engine/fortress/scenario":         "reads scenarios, for their authors",
	"engine/script/":                   "reads scenarios, for their authors",
	"engine/playtest/":                 "says in tests what is wrong with a game",
	"game/licences/licences.go":        "reads the list of licences, which a test has checked",
	"game/protocol/":                   "answers programs, which read English",
	"game/clipboard_unix.go":           "says to the program alone that there is no clipboard",
	"game/words/slots.go":              "reads texts, for translators",
	"saves/plain.go":                   "checks types, for programmers",

	"game/pack/folder.go": "refuses files of content, for its authors",
}

func excused(path string) bool {
	for place := range unkeyed {
		if path == place || strings.HasPrefix(path, place) {
			return true
		}
	}
	return false
}

// What a player may see is the key of a text and not a sentence in the code.
func TestErrorsForPlayersHaveKeys(t *testing.T) {
	used := map[string]bool{}
	sources(t, func(path string, files *token.FileSet, tree *ast.File) {
		ast.Inspect(tree, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok || !makesError(call) {
				return true
			}
			for place := range unkeyed {
				used[place] = used[place] || strings.HasPrefix(path, place)
			}
			if !excused(path) {
				t.Errorf("%s: use message.New with a key of assets/text/en/errors.yaml, or list this file in `unkeyed` with the reason", files.Position(call.Pos()))
			}
			return true
		})
	})
	for place := range unkeyed {
		if !used[place] {
			t.Errorf("%s makes no error: remove it from `unkeyed`", place)
		}
	}
}

// makesError reports whether a call is errors.New or fmt.Errorf.
func makesError(call *ast.CallExpr) bool {
	sel, ok := call.Fun.(*ast.SelectorExpr)
	if !ok {
		return false
	}
	of, ok := sel.X.(*ast.Ident)
	return ok && (of.Name == "errors" && sel.Sel.Name == "New" || of.Name == "fmt" && sel.Sel.Name == "Errorf")
}

// An error's key; one that ends in a dot is lengthened by the kind of the thing it is about.
var (
	errorKey  = regexp.MustCompile(`^error(\.[a-z0-9-]+)+\.?$`)
	errorSlot = regexp.MustCompile(`\{([0-9])\}`)
)

// Every key of an error has an English text with a slot for each part, and every text is used.
func TestEveryErrorHasOneText(t *testing.T) {
	data, err := os.ReadFile(filepath.Join(root, "assets/text/en/errors.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	var texts map[string]string
	if err := yaml.Unmarshal(data, &texts); err != nil {
		t.Fatal(err)
	}
	asked := map[string]bool{}
	sources(t, func(_ string, files *token.FileSet, tree *ast.File) {
		ast.Inspect(tree, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CallExpr:
				partsFit(t, files, n, texts)
			case *ast.BasicLit:
				if key, ok := keyOf(n); ok {
					asked[key] = true
					if texts[key] == "" && !strings.HasSuffix(key, ".") {
						t.Errorf("%s: there is no text %q: write it in assets/text/en/errors.yaml", files.Position(n.Pos()), key)
					}
				}
			}
			return true
		})
	})
	said := map[string]string{}
	for _, key := range slices.Sorted(maps.Keys(texts)) {
		if !asked[key] && !asked[key[:strings.LastIndex(key, ".")+1]] {
			t.Errorf("nothing uses the text %q: remove it", key)
		}
		if other := said[texts[key]]; other != "" {
			t.Errorf("%s and %s have the same text: keep one", other, key)
		}
		said[texts[key]] = key
	}
}

// partsFit checks that a call with a key hands over a part for each slot of its text, and no other.
func partsFit(t *testing.T, files *token.FileSet, call *ast.CallExpr, texts map[string]string) {
	t.Helper()
	for i, arg := range call.Args {
		key, ok := keyOf(arg)
		if !ok || call.Ellipsis.IsValid() {
			continue
		}
		slots := map[string]bool{}
		for _, m := range errorSlot.FindAllStringSubmatch(texts[key], -1) {
			slots[m[1]] = true
		}
		parts := len(call.Args) - i - 1
		for n := range parts {
			delete(slots, strconv.Itoa(n))
		}
		if len(slots) > 0 {
			t.Errorf("%s: %q has more slots than the %d parts given", files.Position(call.Pos()), texts[key], parts)
		}
		if parts > 0 && !strings.Contains(texts[key], "{"+strconv.Itoa(parts-1)+"}") {
			t.Errorf("%s: %q does not show its last part", files.Position(call.Pos()), texts[key])
		}
	}
}

func keyOf(e ast.Expr) (string, bool) {
	lit, ok := e.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return "", false
	}
	s, err := strconv.Unquote(lit.Value)
	return s, err == nil && errorKey.MatchString(s)
}
