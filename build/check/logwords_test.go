package check

import (
	"go/ast"
	"go/token"
	"go/types"
	"path/filepath"
	"testing"
)

// wordings holds the files of a ruleset that read in the words of a log what has happened, and how often they do. Their figures may
// only fall: a line of the log keeps the change that it tells.
var wordings = map[string]int{
	"game/blackstone/guide/guide.go": 1, "game/blackstone/guide/parts.go": 2, // the tutorial's steps name events by their words
	"game/blackstone/terminal/digest.go": 2, // what was chosen for the hostiles makes no change
	"scenes/fortress/fallen.go":          1, // a hex that may be gone
	"scenes/fortress/table/log_runs.go":  3, // puts words together anew
	"scenes/fortress/wound_tip.go":       1, // the name of a hostile that is gone
}

// A change is read by its type, and not rebuilt from the words that tell it.
func TestWhatHasHappenedIsNotReadFromWords(t *testing.T) {
	seen := map[string]int{}
	for path, p := range typed(t) {
		if !within(path, "scenes/fortress") && !within(path, "game/blackstone") {
			continue
		}
		for _, tree := range p.trees {
			file := filepath.Join(path, filepath.Base(p.files.Position(tree.Pos()).Filename))
			seen[file] = 0
			ast.Inspect(tree, func(n ast.Node) bool {
				if readsWords(p.info, n) {
					seen[file]++
				}
				return true
			})
		}
	}
	ratchet(t, seen, wordings, 0, "places that read an event from the words of the log")
}

// readsWords reports whether a node takes one of the words of a line of the log, or compares its key with one that is written out.
func readsWords(info *types.Info, n ast.Node) bool {
	switch n := n.(type) {
	case *ast.IndexExpr:
		return ofLine(info, n.X, "Args")
	case *ast.BinaryExpr:
		_, written := n.Y.(*ast.BasicLit)
		return (n.Op == token.EQL || n.Op == token.NEQ) && written && ofLine(info, n.X, "Key")
	case *ast.SwitchStmt:
		return n.Tag != nil && ofLine(info, n.Tag, "Key")
	}
	return false
}

// ofLine reports whether an expression is that field of a line of the log.
func ofLine(info *types.Info, e ast.Expr, field string) bool {
	s, ok := e.(*ast.SelectorExpr)
	if !ok || s.Sel.Name != field {
		return false
	}
	o, ok := info.Uses[s.Sel].(*types.Var)
	return ok && o.IsField() && o.Pkg().Path() == "precipice/game/session"
}
