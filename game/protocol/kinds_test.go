package protocol_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	rules "precipice/engine/city"
	"precipice/engine/fortress"
)

// declared is what PROTOCOL.md tells of the kinds of a game: the keys of each kind of decision, and the events by their kind.
type declared struct {
	keys   map[string][]form
	events map[string]form
}

// form is how a key or an event is written, such as `pay [destiny] FACE`.
type form struct {
	word    string
	matches *regexp.Regexp
}

// formOf reads a form. Words in capitals stand for any word.
func formOf(text string) form {
	var b strings.Builder
	pattern := strings.NewReplacer(" [", "(?: ", "]", ")?").Replace(strings.ReplaceAll(text, " [xN]", "[ xN]"))
	pattern = strings.ReplaceAll(pattern, "[ xN)?", "(?: x\\d+)?")
	for _, word := range regexp.MustCompile(`[A-Z]+(\.\.\.)?|[^A-Z]+`).FindAllString(pattern, -1) {
		switch {
		case strings.HasSuffix(word, "..."):
			b.WriteString(`\S*(?: \S+)*`)
		case word[0] >= 'A' && word[0] <= 'Z':
			b.WriteString(`\S+`)
		default:
			b.WriteString(word)
		}
	}
	word, _, _ := strings.Cut(text, " ")
	one := regexp.MustCompile(`[^\s()?:]+(\|[^\s()?:]+)+`).ReplaceAllStringFunc(b.String(), func(s string) string { return "(?:" + s + ")" })
	return form{word, regexp.MustCompile("^" + one + "$")}
}

// told reads the chapter of kinds of a game.
func toldKinds(t *testing.T, game string) (d declared) {
	t.Helper()
	text, err := os.ReadFile("../../engine/PROTOCOL.md")
	if err != nil {
		t.Fatal(err)
	}
	quoted := regexp.MustCompile("`([^`]+)`")
	part := func(what string) string {
		_, own, ok := strings.Cut(string(text), "\n### "+what+" of "+game+"\n")
		if !ok {
			t.Fatalf("PROTOCOL.md has no %s of %s", what, game)
		}
		own, _, _ = strings.Cut(own, "\n###")
		return own
	}
	d = declared{map[string][]form{}, map[string]form{}}
	for line := range strings.Lines(part("Decisions")) {
		cells := strings.SplitN(line, " | ", 2)
		if len(cells) != 2 || !strings.HasPrefix(line, "| `") {
			continue
		}
		kind := strings.Trim(cells[0], "| `")
		for _, m := range quoted.FindAllStringSubmatch(strings.ReplaceAll(cells[1], `\|`, "|"), -1) {
			d.keys[kind] = append(d.keys[kind], formOf(m[1]))
		}
	}
	for line := range strings.Lines(part("Events")) {
		if !strings.HasPrefix(line, "- ") {
			continue
		}
		for _, m := range quoted.FindAllStringSubmatch(line, -1) {
			f := formOf(m[1])
			if _, twice := d.events[f.word]; twice {
				t.Errorf("PROTOCOL.md tells twice of the event %q", f.word)
			}
			d.events[f.word] = f
		}
	}
	return d
}

// kindsSaid returns the kinds of events of a game, as its sources write them: what each method Say returns first.
func kindsSaid(t *testing.T, folder string) map[string]bool {
	t.Helper()
	files, err := filepath.Glob(folder + "/*.go")
	if err != nil {
		t.Fatal(err)
	}
	kinds, set := map[string]bool{}, token.NewFileSet()
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		tree, err := parser.ParseFile(set, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range tree.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || f.Recv == nil || f.Name.Name != "Say" {
				continue
			}
			said := len(kinds)
			ast.Inspect(f.Body, func(n ast.Node) bool {
				switch n := n.(type) {
				case *ast.ReturnStmt:
					literals(n.Results[0], kinds)
				case *ast.AssignStmt:
					for i, to := range n.Lhs {
						if id, ok := to.(*ast.Ident); ok && id.Name == "key" {
							literals(n.Rhs[i], kinds)
						}
					}
				}
				return true
			})
			if len(kinds) == said && !returnsKnown(f, kinds) {
				t.Errorf("%s: no kind of event is found in this method", set.Position(f.Pos()))
			}
		}
	}
	delete(kinds, "")
	return kinds
}

// literals adds the texts in an expression.
func literals(e ast.Expr, to map[string]bool) {
	ast.Inspect(e, func(n ast.Node) bool {
		if l, ok := n.(*ast.BasicLit); ok && l.Kind == token.STRING {
			text, _ := strconv.Unquote(l.Value)
			to[text] = true
		}
		return true
	})
}

// returnsKnown reports whether a method has a text that is known as a kind already.
func returnsKnown(f *ast.FuncDecl, kinds map[string]bool) bool {
	own := map[string]bool{}
	ast.Inspect(f.Body, func(n ast.Node) bool {
		if e, ok := n.(ast.Expr); ok {
			literals(e, own)
		}
		return true
	})
	for text := range own {
		if kinds[text] {
			return true
		}
	}
	return false
}

// same fails where PROTOCOL.md and the game do not have the same.
func same(t *testing.T, what string, told, are []string) {
	t.Helper()
	for _, one := range are {
		if !slices.Contains(told, one) {
			t.Errorf("PROTOCOL.md does not tell of the %s %q", what, one)
		}
	}
	for _, one := range told {
		if !slices.Contains(are, one) {
			t.Errorf("PROTOCOL.md tells of the %s %q, which is not there", what, one)
		}
	}
}

// PROTOCOL.md tells of the kinds of decisions of both games with their keys, and of the kinds of events, and of no others. A kind is words
// with hyphens: no text and no number makes another kind of it.
func TestEveryKindIsDocumented(t *testing.T) {
	verbs := map[string]map[string][]string{"the fortress": {}, "Cursed City": {}}
	for _, q := range fortress.Questions {
		verbs["the fortress"][q.Kind] = q.Verbs
	}
	for _, q := range rules.Questions {
		verbs["Cursed City"][q.Kind] = q.Verbs
	}
	folders := map[string]string{"the fortress": "../../engine/fortress", "Cursed City": "../../engine/city"}
	for game, kinds := range verbs {
		told := toldKinds(t, game)
		same(t, "decision of "+game, slices.Sorted(maps.Keys(told.keys)), slices.Sorted(maps.Keys(kinds)))
		for kind, own := range kinds {
			var words []string
			for _, f := range told.keys[kind] {
				words = append(words, f.word)
			}
			same(t, "key of "+game+" at "+kind, words, own)
		}
		said := slices.Sorted(maps.Keys(kindsSaid(t, folders[game])))
		same(t, "event of "+game, slices.Sorted(maps.Keys(told.events)), said)
		for _, kind := range said {
			if !regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`).MatchString(kind) {
				t.Errorf("%s: the kind of event %q is not words with hyphens", game, kind)
			}
		}
	}
}

// fits checks an answer against what PROTOCOL.md tells of events and keys.
func (d *declared) fits(t *testing.T, v map[string]any) {
	t.Helper()
	list, _ := v["events"].([]any)
	for _, one := range list {
		e := one.(map[string]any)
		words := []string{e["kind"].(string)}
		args, _ := e["args"].([]any)
		for _, arg := range args {
			words = append(words, arg.(string))
		}
		if f, ok := d.events[words[0]]; ok && !f.matches.MatchString(strings.Join(words, " ")) {
			t.Errorf("the event %q is not as PROTOCOL.md writes it", words)
		}
	}
	p, ok := v["pending"].(map[string]any)
	if !ok {
		return
	}
	for _, one := range p["options"].([]any) {
		key := one.(map[string]any)["key"].(string)
		if !strings.HasPrefix(key, "inspire ") && !slices.ContainsFunc(d.keys[p["kind"].(string)], func(f form) bool { return f.matches.MatchString(key) }) {
			t.Errorf("the key %q at %s is not as PROTOCOL.md writes it", key, p["kind"])
		}
	}
}
