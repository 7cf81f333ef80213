package check

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"precipice/assets"
	"precipice/game/rulebook"
)

// The ids of rules are written whole. Nothing writes one without its ruleset or puts one together.
func TestRuleIDsAreWrittenWhole(t *testing.T) {
	book, err := rulebook.Open(assets.Texts(), "fortress", "en")
	if err != nil {
		t.Fatal(err)
	}
	files := token.NewFileSet()
	err = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		tree, err := parser.ParseFile(files, path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(tree, func(n ast.Node) bool {
			l, ok := n.(*ast.BasicLit)
			if !ok || l.Kind != token.STRING {
				return true
			}
			word, _ := strconv.Unquote(l.Value)
			if _, half := book.Rule("BF-" + word); half || word == "BF-" {
				t.Errorf("%s: %q is a part of a rule's id: write it whole", files.Position(l.Pos()), word)
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
