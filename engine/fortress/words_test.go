package fortress

import (
	"go/ast"
	"slices"
	"strings"
	"testing"

	"precipice/engine/fortress/library"
)

// panicked returns what a function panics with, "" if it does not.
func panicked(f func()) (said string) {
	defer func() {
		if p := recover(); p != nil {
			said, _ = p.(string)
		}
	}()
	f()
	return ""
}

// The code knows every word that a content file may use, and panics at any other.
func TestEveryWordOfTheContentIsKnown(t *testing.T) {
	s := &position(t, "board\n.   .   .\nend\nexplorer janus-draik 0,0\nhostile ur-ghul-1 2,0\nstart activation janus-draik\n").State
	janus, ghul := s.Find("janus-draik"), s.Find("ur-ghul-1")
	effect := &Effect{Source: FromAction, Actor: janus, Target: ghul}
	for what, c := range map[string]struct {
		words []string
		use   func(word string)
	}{
		"condition": {library.Conditions, func(word string) { s.holds(janus, word) }},
		"selector":  {library.Selectors, func(word string) { effect.touches(s, &library.Op{Do: "stun", To: word}, janus, ghul) }},
		"stat":      {slices.DeleteFunc(slices.Clone(library.Stats), func(w string) bool { return w == "blackstone" }), func(word string) { s.Stat(0, word) }},
		"column":    {library.ColumnWords, func(word string) { s.fits(ghul, &library.Column{When: word}, Facing{}) }},
		"action":    {library.BasicActions, func(word string) { s.steps(ghul, word) }},
	} {
		for _, word := range c.words {
			if said := panicked(func() { c.use(word) }); said != "" {
				t.Errorf("%s %q: %s", what, word, said)
			}
		}
		if panicked(func() { c.use("whistle") }) == "" {
			t.Errorf("an unknown %s does nothing, and says nothing", what)
		}
	}
	for _, action := range library.BasicActions {
		if _, basic := BasicAction(action); !basic {
			t.Errorf("no rule defines the action %s", action)
		}
	}
}

// Each step of a hostile's action does something, and so does each kind of strike.
func TestEveryStepOfAHostileIsKnown(t *testing.T) {
	steps := map[string]library.HostileStep{}
	for _, do := range library.HostileSteps {
		steps[do] = library.HostileStep{Do: do, Factor: 1, Target: "closest", To: "each-explorer", Op: "wound", Range: 2}
	}
	for _, op := range library.Strikes {
		steps["strike "+op] = library.HostileStep{Do: "strike", To: "each-explorer", Op: op, Range: 2}
	}
	for name, step := range steps {
		lib := *rulesFor(t).Pack.Library
		lib.Hostiles = slices.Clone(lib.Hostiles)
		for i := range lib.Hostiles {
			if h := &lib.Hostiles[i]; h.ID == "ur-ghuls" {
				h.Actions = slices.Clone(h.Actions)
				for j := range h.Actions {
					h.Actions[j].Steps = []library.HostileStep{step}
				}
			}
		}
		board := "board\n.   .   .   .\nend\nexplorer janus-draik 1,0\nhostile ur-ghul-1 3,0\n"
		if strings.HasPrefix(name, "attack") {
			board = strings.Replace(board, "3,0", "2,0", 1)
		}
		if name == "hide" || name == "sneak" {
			board = "board\n. # .   .   .\nend\nexplorer janus-draik 0,0\nhostile ur-ghul-1 3,0\n"
		}
		m, _, err := Position(Rules{NewPack(&lib)}, board+"start behaviour ur-ghul-1 pounce\n")
		if err != nil {
			t.Fatal(err)
		}
		if d, asked := m.Pending(); len(m.Opening()) == 0 && !asked {
			t.Errorf("the step %s does nothing: %v", name, d)
		}
	}
}

// A card made by code with a word that no file could have is refused before play.
func TestAnUnknownWordPanicsAtLoad(t *testing.T) {
	whole := rulesFor(t).Pack.Library
	for want, spoil := range map[string]func(*library.Library){
		"operation": func(l *library.Library) { l.Twists[0].EachTurn = []library.Op{{Do: "whistle", To: "each-explorer"}} },
		"selector":  func(l *library.Library) { l.Twists[0].EachTurn = []library.Op{{Do: "stun", To: "dogs"}} },
		"roll": func(l *library.Library) {
			l.Twists[0].EachTurn = []library.Op{{Do: "roll", To: "each-explorer", Roll: "luck"}}
		},
		"modifier":  func(l *library.Library) { l.Tiles[0].Here = []library.Modifier{{What: "weather", By: 1}} },
		"condition": func(l *library.Library) { l.Twists[0].Modify = []library.Modifier{{What: "steady", When: "friday"}} },
		"hook":      func(l *library.Library) { l.Explorers[0].Sides[0].Rules = []library.Special{{Hook: "whistle"}} },
		"way to meet a challenge": func(l *library.Library) {
			l.Challenges = []library.Challenge{{Who: "cats"}}
		},
		"step":   func(l *library.Library) { l.Hostiles[0].Actions = acting(library.HostileStep{Do: "whistle"}) },
		"target": func(l *library.Library) { l.Hostiles[0].Actions = acting(library.HostileStep{Do: "attack"}) },
		"strike": func(l *library.Library) {
			l.Hostiles[0].Actions = acting(library.HostileStep{Do: "strike", Op: "tickle"})
		},
		"column": func(l *library.Library) { l.Hostiles[0].Columns = []library.Column{{When: "bored"}} },
		"action": func(l *library.Library) { l.Hostiles[0].Table[0] = []string{"whistle"} },
	} {
		lib := *whole
		lib.Explorers, lib.Twists, lib.Tiles, lib.Hostiles = slices.Clone(lib.Explorers), slices.Clone(lib.Twists), slices.Clone(lib.Tiles), slices.Clone(lib.Hostiles)
		spoil(&lib)
		if said := panicked(func() { NewPack(&lib) }); !strings.Contains(said, "unknown "+want) {
			t.Errorf("an unknown %s: %q", want, said)
		}
	}
}

// acting is a hostile's only action.
func acting(step library.HostileStep) []library.HostileAction {
	return []library.HostileAction{{ID: "whim", Steps: []library.HostileStep{step}}}
}

// The rules ask for every modifier and special rule that a card may have, and for no other. What they ask
// for the whole table can come only from a twist.
func TestModifiersAreAskedByTheirWords(t *testing.T) {
	files, trees := sources(t)
	known := map[string][]string{"modified": library.Quantities, "stepped": library.Quantities, "flagged": library.Flags, "hook": library.Hooks}
	asked := map[string]bool{}
	for _, tree := range trees {
		ast.Inspect(tree, func(n ast.Node) bool {
			c, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			sel, ok := c.Fun.(*ast.SelectorExpr)
			if !ok || known[sel.Sel.Name] == nil || len(c.Args) < 2 {
				return true
			}
			arg, about := c.Args[len(c.Args)-2], c.Args[len(c.Args)-1]
			if sel.Sel.Name == "hook" {
				arg, about = c.Args[1], c.Args[0]
			}
			word, ok := wordOf(arg)
			if !ok {
				return true // a constant, or the functions themselves
			}
			asked[word] = true
			if !slices.Contains(known[sel.Sel.Name], word) {
				t.Errorf("%s: no card can have %q", files.Position(c.Pos()), word)
			} else if sel.Sel.Name != "hook" && named(about, "NoUnit") != (library.ReachOf(word) == library.FromTwistOnly) {
				t.Errorf("%s: %q is asked for whom the library does not say", files.Position(c.Pos()), word)
			}
			return true
		})
	}
	asked[alwaysInCover] = true // a constant
	for _, words := range known {
		for _, word := range words {
			if !asked[word] {
				t.Errorf("no rule asks for %q", word)
			}
		}
	}
}
