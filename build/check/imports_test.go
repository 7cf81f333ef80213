package check

import (
	"bytes"
	"go/parser"
	"go/token"
	"io/fs"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	listed "precipice/build/rulesets"
)

// root is the module's folder, relative to this package.
const root = "../.."

// goList runs `go list` in the module's folder and returns its words.
func goList(t *testing.T, args ...string) []string {
	t.Helper()
	return strings.Fields(goListLines(t, args...))
}

// goListLines runs `go list` in the module's folder and returns what it writes.
func goListLines(t *testing.T, args ...string) string {
	t.Helper()
	cmd := exec.Command("go", append([]string{"list"}, args...)...)
	cmd.Dir = root
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list %s: %v\n%s", strings.Join(args, " "), err, stderr.String())
	}
	return string(out)
}

// The rules and the console commands run on any machine, without a window.
func TestNoWindowBelowTheShell(t *testing.T) {
	parts := []string{"./engine/...", "./game/terminal"}
	for _, r := range listed.All() {
		parts = append(parts, "./"+r.Terminal)
	}
	for _, part := range parts {
		deps := goList(t, "-deps", part)
		if !slices.ContainsFunc(deps, func(d string) bool { return strings.HasPrefix(d, "precipice/") }) {
			t.Errorf("%s: no package of this module found; has the folder moved?", part)
		}
		for _, d := range deps {
			if isWindow(d) {
				t.Errorf("%s depends on %s; `go list -deps -json %s` shows why", part, d, part)
			}
		}
	}
}

// isWindow reports whether a package is Ebitengine or builds on it. Ebitengine's purego alone is not a
// window: the file dialog in saves calls the system through it, but only when asked.
func isWindow(path string) bool {
	return strings.Contains(path, "hajimehoshi/ebiten") ||
		strings.HasPrefix(path, "github.com/ebiten") && !strings.HasPrefix(path, "github.com/ebitengine/purego")
}

// The dependency order of the project: no package may depend on one further to the right in the list.
func TestDependenciesPointDown(t *testing.T) {
	above := map[string][]string{
		"./message":        {"precipice/engine", "precipice/saves", "precipice/game", "precipice/scenes", "precipice/render"},
		"./engine/board":   {"precipice/engine", "precipice/engine/"},
		"./engine/dice":    {"precipice/engine", "precipice/engine/"},
		"./engine/kit":     {"precipice/engine/board", "precipice/engine/script"},
		"./engine":         {"precipice/engine/content", "precipice/engine/script"},
		".":                {"precipice/engine/playtest"}, // for tests only
		"./engine/content": {"precipice/engine", "precipice/engine/"},
		"./engine/...":     {"precipice/saves", "precipice/game", "precipice/scenes", "precipice/render"},
		"./saves/...":      {"precipice/engine", "precipice/game", "precipice/scenes", "precipice/render"},
		"./render/...":     {"precipice/game", "precipice/scenes", "precipice/saves"},
		"./game/...":       {"precipice/scenes"},
		"./game":           {"precipice/game/session"},
		"./scenes":         {"precipice/scenes/"},
		"./game/terminal":  {"precipice/render", "precipice/scenes"},
		"./game/session":   {"precipice/game/", "precipice/render"},
		"./game/protocol":  {"precipice/render"},
	}
	for _, part := range []string{"./scenes/fortress/table", "./scenes/fortress/playing"} { // what all screens of the fortress stand on
		for _, room := range []string{"setup", "pages", "stasis", "expedition", "precipice"} {
			above[part] = append(above[part], "precipice/scenes/fortress/"+room)
		}
	}
	for _, r := range listed.All() {
		above["./"+r.Terminal] = []string{"precipice/render", "precipice/scenes"}
	}
	for _, part := range forAnyRuleset { // what hosts one depends on it, and so does all that knows it
		for _, folder := range rulesets(t) {
			above[part] = append(above[part], "precipice/"+folder)
		}
	}
	for part, banned := range above {
		self := goList(t, part)
		for _, d := range goList(t, "-deps", part) {
			if !slices.Contains(self, d) && slices.ContainsFunc(banned, func(b string) bool { return within(d, b) }) {
				t.Errorf("%s depends on %s, which is above it", part, d)
			}
		}
	}
}

// forAnyRuleset holds what serves all rulesets and depends on none.
var forAnyRuleset = []string{"./engine", "./engine/kit", "./engine/script", "./engine/playtest", "./game", "./game/session", "./game/protocol", "./game/terminal", "./scenes", "./scenes/asking", "./scenes/field", "./scenes/panes", "./scenes/tutor", "./scenes/play", "./game/guide"}

// within reports whether package d equals prefix or lies under it.
func within(d, prefix string) bool {
	return d == prefix || strings.HasPrefix(d, strings.TrimSuffix(prefix, "/")+"/")
}

// The rules use no clock, no files and no randomness but their own dice. Package playtest plays them in
// tests and may.
func TestRulesArePure(t *testing.T) {
	scanned := 0
	err := filepath.WalkDir(filepath.Join(root, "engine"), func(path string, d fs.DirEntry, err error) error {
		if err == nil && d.IsDir() && d.Name() == "playtest" {
			return filepath.SkipDir
		}
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		scanned++
		for _, bad := range impure(t, path) {
			t.Errorf("%s imports %s; the rules must get time, files and randomness from outside", path, bad)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if scanned < 20 {
		t.Fatalf("found only %d files of the engine; has the folder moved?", scanned)
	}
}

func impure(t *testing.T, path string) (bad []string) {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
	if err != nil {
		t.Fatal(err)
	}
	inDice := filepath.Base(filepath.Dir(path)) == "dice"
	for _, spec := range file.Imports {
		name, err := strconv.Unquote(spec.Path.Value)
		if err != nil {
			t.Fatal(err)
		}
		switch name {
		case "time", "os", "math/rand", "crypto/rand":
			bad = append(bad, name)
		case "math/rand/v2":
			if !inDice {
				bad = append(bad, name)
			}
		}
	}
	return bad
}
