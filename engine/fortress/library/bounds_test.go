package library

import (
	"errors"
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"precipice/engine/content"
)

// What the types of the rules cannot hold is refused when a pack is read, with the place and a remedy.
func TestWhatTheRulesCannotHoldIsRefused(t *testing.T) {
	many := func(text, part string, n int) string { return strings.Replace(text, part, strings.Repeat(part, n), 1) }
	for _, c := range []struct {
		name, file, want string
		change           func(text string) string
	}{
		{"attacks", "explorers/ur-025.yaml", `"5+ for 5" is not a cost`, func(text string) string { return strings.Replace(text, "5+ for 2", "5+ for 5", 1) }},
		{"operations", "challenges.yaml", "a list has 66 operations", func(text string) string {
			return many(text, "{do: wound, to: self}, ", MaxOps+1)
		}},
		{"challenges", "challenges.yaml", "kinds of challenges", func(text string) string {
			for i := range MaxKinds {
				text += fmt.Sprintf("- id: more-%d\n  count: 1\n  who: one\n  choices:\n    - id: choose-%d\n      effect: [{do: wound, to: self}]\n", i, i)
			}
			return text
		}},
		{"encounters", "encounters.yaml", "kinds of encounters", func(text string) string {
			card := regexp.MustCompile(`(?m)^.*id: ([a-z-]+),.*\n`).FindStringSubmatch(text)
			for i := range MaxKinds {
				text += strings.Replace(card[0], "id: "+card[1], fmt.Sprintf("id: more-%d", i), 1)
			}
			return text
		}},
	} {
		files := copied(t)
		before := string(files[c.file].Data)
		files[c.file] = &fstest.MapFile{Data: []byte(c.change(before))}
		if string(files[c.file].Data) == before {
			t.Fatalf("%s: nothing was changed", c.name)
		}
		_, err := Load(files)
		var all content.Problems
		found := false
		if errors.As(err, &all) {
			for _, p := range all {
				found = found || p.File == c.file && strings.Contains(p.What, c.want) && p.Remedy != ""
			}
		}
		if !found {
			t.Errorf("%s: %.600v", c.name, err)
		}
	}
}

// A miniature of the hostiles may not have the name of an explorer: keys name both.
func TestAnExplorerHasNoNameOfAHostile(t *testing.T) {
	files := copied(t)
	files["hostiles/ur-ghuls.yaml"] = &fstest.MapFile{Data: []byte(strings.Replace(string(files["hostiles/ur-ghuls.yaml"].Data), "model: ur-ghul\n", "model: ur\n", 1))}
	_, err := Load(files)
	if err == nil || !tells(err.Error(), "explorers/ur-025.yaml:1: ", `a miniature of the hostiles may be called "ur-025" too: give the explorer another id`) {
		t.Error(err)
	}
}

// A record that has lost its id is told with the file in which it stands.
func TestARecordWithoutAnIDIsToldWithItsFile(t *testing.T) {
	files := copied(t)
	id := regexp.MustCompile(`(?m)^id: .*\n`)
	tried := 0
	for name, file := range files {
		at := id.FindIndex(file.Data)
		if at == nil {
			continue
		}
		tried++
		whole := file.Data
		files[name] = &fstest.MapFile{Data: append(append([]byte(nil), whole[:at[0]]...), whole[at[1]:]...)}
		_, err := Load(files)
		files[name] = &fstest.MapFile{Data: whole}
		var all content.Problems
		if !errors.As(err, &all) || len(all) == 0 {
			t.Errorf("%s without its id is loaded: %v", name, err)
			continue
		}
		told := false
		for _, p := range all {
			if told = told || p.File == name; p.File == "" {
				t.Errorf("%s without its id: a problem without a file: %v", name, p)
			}
		}
		if !told {
			t.Errorf("%s without its id: no problem names it: %v", name, err)
		}
	}
	if tried < 10 {
		t.Errorf("only %d files were tried", tried)
	}
}

// unbounded are the lists of a library that need no bound of their own: what is kept of them in an array or a small number has one
// elsewhere, or nothing is.
var unbounded = map[string]string{
	"Explorers[].Models":                      "one or two, see loading.character",
	"Explorers[].Sides[].Weapons[].Costs":     "one for each face of a die",
	"Explorers[].Sides[].Weapons[].Bands":     "no place is kept",
	"Explorers[].Sides[].Rules":               "no place is kept",
	"Hostiles[].Weapons[].Costs":              "none",
	"Hostiles[].Weapons[].Bands":              "no place is kept",
	"Hostiles[].Models[].Weapons":             "places of Hostiles[].Weapons",
	"Hostiles[].Roster":                       "1 to 40, see loading.roster",
	"Hostiles[].Makeup.Include":               "of the roster",
	"Hostiles[].Columns":                      "no place is kept",
	"Hostiles[].Actions":                      "by id",
	"Hostiles[].Table[]":                      "as many as the columns",
	"Twists[].Modify":                         "no place is kept",
	"Chambers":                                "no place is kept",
	"Chambers[].Cells":                        "maxHexes of a battlefield",
	"Tiles[].Here":                            "no place is kept",
	"Assaults":                                "one for a stronghold, three for the vault",
	"Assaults[].Assault.Garrison":             "one for each marker",
	"Assaults[].Assault.Sites":                "MaxSites, see loading.assault",
	"Assaults[].Assault.Sites[].Hexes":        "maxHexes of a battlefield",
	"Assaults[].Assault.Sites[].Burden":       "no place is kept",
	"Assaults[].Assault.Objectives":           "maxOutcomes, see loading.assault",
	"Assaults[].Assault.Objectives[].Broken":  "no place is kept",
	"Assaults[].Assault.Objectives[].Carried": "no place is kept",
	"Assaults[].Assault.Objectives[].Slain":   "no place is kept",
	"Ships":                                   "maxShips, see loading.check",
	"Ships[].Support.Use.Of":                  "no place is kept",
	"Ships[].Support.Modify":                  "no place is kept",
	"Resources":                               "maxResourceKinds, see loading.resourceDecks",
	"Resources[].Use.Of":                      "no place is kept",
	"Resources[].Modify":                      "no place is kept",
	"Legacy":                                  "maxLegacy cards, see loading.legacyDeck",
	"Legacy[].Adds":                           "no place is kept",
	"Legacy[].Modify":                         "no place is kept",
	"Strongholds":                             "mostHolds and a vault, see loading.quarters",
	"Strongholds[].Stages":                    "maxStages, see loading.stronghold",
	"Strongholds[].Events":                    "a face has one",
	"Bases":                                   "one for each kind of hostiles",
}

// Every list of a pack has a bound, or it is known why it needs none. MaxOps bounds those of operations; what is only seen needs none.
func TestEveryListHasABound(t *testing.T) {
	lists := slices.DeleteFunc(content.Lists(reflect.TypeFor[Library]()), func(list string) bool {
		for _, seen := range []string{"Pictures", "Hosts", "Looks", "Combats[]", "Assaults[].Layout", "Assaults[].Tiles", "Assaults[].Portals", "Assaults[].Markers", "Assaults[].Ambush", "Assaults[].Cells", "Assaults[].Landing"} {
			if strings.HasPrefix(list, seen) && list != "Combats" {
				return true // or bounded with its battlefield, see loading.battlefield
			}
		}
		for _, of := range []string{".Effect", ".EachTurn", ".Failure", ".Success", ".Critical"} {
			if strings.HasSuffix(list, of) {
				return true
			}
		}
		return false
	})
	for _, list := range lists {
		_, known := unbounded[list]
		if bound := slices.ContainsFunc(Bounds, func(b content.Bound) bool { return b.List == list }); bound == known {
			t.Errorf("%s has a bound: %t, and needs none: %t", list, bound, known)
		}
	}
	for list := range unbounded {
		if !slices.Contains(lists, list) {
			t.Errorf("there is no list %s", list)
		}
	}
	if MaxLimited != content.Bits[LimitSet]() || MaxKinds >= content.Highest[Count]() {
		t.Errorf("%d may have a limit, and there are %d kinds of cards", MaxLimited, MaxKinds)
	}
}

// Dice of which no face succeeds and an action that pays for itself are told.
func TestWhatNeverEndsIsTold(t *testing.T) {
	for _, c := range []struct{ file, old, new, want string }{
		{"pack.yaml", "d6: [4, 1, 1]", "d6: [6, 0, 0]", "no face of the d6 succeeds"},
		{"explorers/ur-025.yaml", "cost: 4\n        once: true\n        effect: [{do: heal, to: self, amount: 1}]", "cost: 1\n        effect: [{do: gain-die, to: self}]", `the action "mending-cycle" can be used for ever`},
	} {
		files := copied(t)
		before := string(files[c.file].Data)
		files[c.file] = &fstest.MapFile{Data: []byte(strings.Replace(before, c.old, c.new, 1))}
		if string(files[c.file].Data) == before {
			t.Errorf("%s has no %q", c.file, c.old)
		}
		if _, err := Load(files); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v\nwant %s", c.file, err, c.want)
		}
	}
}
