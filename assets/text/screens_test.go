package text_test

import (
	"maps"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"

	"precipice/engine/board"
	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/blackstone/guide"
	"precipice/game/blackstone/pack"
	"precipice/game/sound"
)

// screenTexts are the texts of the screens and of the terminal; plural says which have plural forms.
func screenTexts(t *testing.T) (texts map[string]string, plural map[string]bool) {
	t.Helper()
	texts, plural = map[string]string{}, map[string]bool{}
	for _, name := range []string{"en/screens.yaml", "en/console.yaml", "en/fortress/screens.yaml", "en/fortress/console.yaml", "en/fortress/journal.yaml", "en/fortress/guide.yaml"} {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		var file map[string]any
		if err := yaml.Unmarshal(data, &file); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for key, text := range file {
			switch text := text.(type) {
			case string:
				texts[key] = text
			case map[string]any:
				texts[key], _ = text["other"].(string)
				plural[key] = true
			}
			if texts[key] == "" {
				t.Errorf("%s: %q has no text", name, key)
			}
		}
	}
	return texts, plural
}

// open are the keys that end in what only a running game knows: must are the endings there have to be
// texts for, may are others that could be asked for.
type open struct{ must, may []string }

func opened(t *testing.T, a *asked) map[string]open {
	t.Helper()
	lib, err := library.Load(os.DirFS(packDir))
	if err != nil {
		t.Fatal(err)
	}
	texts, operations := told(lib)
	return map[string]open{
		"*":                      {must: lessons(t), may: typedLessons(t)},
		"hint.title.*":           {must: hints(t)},
		"hint.text.*":            {must: hints(t)},
		"place.*":                {must: append(blackstone.Places(), "side", "at")}, // the terminal tells places apart
		"place.alone.*":          {must: []string{"marker", "escape", "portal"}},
		"blocker.*":              {must: named(board.Wall, board.Obstruction)},
		"card.who.*":             {must: library.Challengers},
		"card.kind.*":            {must: library.CardKinds},
		"difficulty.*":           {must: named(fortress.NoObjective, slices.Max(fortress.Difficulties()))},
		"console.result.quest.*": {must: named(fortress.LegacyExhausted, fortress.QuestWon)},
		"result.quest.*":         {must: named(fortress.LegacyExhausted, fortress.TooFewLeft)},
		"journal.end.*":          {must: named(fortress.AllOut, fortress.Taken)},
		"token.*":                {must: library.Tokens},
		"won.*":                  {}, // of the content, likewise
		"reason.*":               {},
		"lost.*":                 {},
		"setup.stake.*":          {must: []string{fortress.SingleCombat.String(), fortress.OneOff.String(), fortress.Campaign.String()}},
		"nature.*":               {}, // of the content, which may do without
		"banter.*.*":             {},
		"outcome.*":              {}, // of the content: library.Load demands them
		"ended.*":                {must: named(fortress.Escaped, fortress.Achieved)},
		"result.end.*":           {must: named(fortress.AllOut, fortress.Taken)},
		"op.*.*":                 {must: operations, may: products(library.Ops, library.Selectors)},
		"pay.*":                  {must: []string{"free", "inspiration", "support"}}, // gambits, BF-GAM-002, INS-006 and SHP-007
		"roll.*":                 {must: library.Stats},
		"row.*":                  {may: literals(t)}, // a verb may have a shorter text
		"hush.about.*":           {must: []string{fortress.AskExchange, fortress.AskOverwatch, fortress.AskReRoll}},
		"overwatch.*":            {must: []string{"overwatch", "overwatch-order", "overwatch-twin", "overwatch-weapon"}}, // kinds of decision
		"set.*":                  {must: slices.Concat(a.first("settings.go", "row"), a.first("manners.go", "row"), rowsOfTheCity(t))},
		"about.*":                {must: slices.Concat(a.first("settings.go", "row"), a.first("manners.go", "row"), rowsOfTheCity(t))},
		"card.sort.*":            {must: named(fortress.CombatCard, fortress.ChallengeCard)},
		"caption.*":              {must: captions()},
		"menu.*":                 {must: a.first("menu.go", "row")},
		"page.*":                 {must: a.given("DrawPage", 3, anywhere)},
		"keys.*.*":               {may: products(a.elements(nil, a.vars["hands"]), a.elements(nil, a.vars["columns"]))}, // a test of the screens compares them with README.md
		"settings.*":             {must: []string{"screen", "motion", "sound", "table", "city"}},
		"level.*":                {must: named(dice.Fail, dice.Critical)},
		"load.state.*":           {must: append([]string{"going-on"}, blackstone.Outcomes...)},
		"month.*":                {must: numbers(1, 12)},
		"setup.difficulty.*":     {must: named(fortress.Normal, slices.Max(fortress.Difficulties()))},
		"quest-step.*":           {must: []string{"healing", "legacy", "trading", "gathering"}},
		"precipice.page.*":       {must: []string{"healing", "legacy", "gathering"}}, // the steps that the next one waits for
		"resource.*":             {must: library.CardKinds},
		"console.card.manner.*":  {must: blackstone.MannerWords},
		"console.fire.*":         {must: []string{"x1", "x2", "x3", "x4", "aimed"}}, // how often a weapon attacks, and how
		"offer.*":                {must: blackstone.MannerWords},
		"offer.short.*":          {must: blackstone.MannerWords[1:]},
		"key.*":                  {must: keyNames},
		"action.*":               {must: actionNames()},
		"limit.*":                {must: named(library.OnceTurn, library.OnceQuest)},
		"setup.player-name.*":    {must: numbers(1, 8)},
		"setup.quest-name.*":     {must: numbers(1, 8)},
		"sheet.side.*":           {must: numbers(0, 1)},
		"agenda.*":               {must: explorers(lib)},
		"title.*":                {must: explorers(lib)},
		"usage.*":                {must: a.elements(nil, a.vars["shelf"]), may: a.words("run.go", "ruleset.go")}, // a test of the terminal asks for each
		"console.help.*":         {may: a.words("commands.go", "table.go")},
		"usage.flag.*":           {may: a.words("flags.go", "tableflags.go", "help.go", "rules.go", "simulate.go")}, // a test of the terminal asks for each
		"usage.flag.*.*":         {must: []string{"game.play", "game.scenario", "game.list"}},                       // where a flag means something of its own
		"ruleset.*":              {},                                                                                // of each ruleset
		"text.*":                 {must: texts},
		"do.*":                   {},                                           // the verb that a player types
		"name.*":                 {},                                           // of a part: TestEverythingSaidInPlayHasAText
		"rule.*":                 {must: a.elements(nil, a.vars["verbRules"])}, // those of decisions: TestWhateverTheRulesSayHasAText
		"short.*":                {},                                           // a card may have a shorter name, in the pack
	}
}

// keyNames are the keys without a letter, see namedKeys in the shell.
var keyNames = []string{"ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Enter", "Escape", "Tab", "Space", "Backspace", "Delete", "Insert", "Home", "End", "PageUp", "PageDown",
	"Pause", "PrintScreen", "ScrollLock", "NumpadAdd", "NumpadSubtract", "NumpadMultiply", "NumpadDivide", "NumpadDecimal", "NumpadEqual"}

// actionNames are the names of what keys and buttons ask for.
func actionNames() (names []string) {
	for _, a := range game.Actions() {
		names = append(names, a.Name())
	}
	return names
}

// captions are the sounds that a caption can tell of.
func captions() (words []string) {
	for _, cue := range sound.Captioned() {
		words = append(words, string(cue))
	}
	return words
}

// explorers are the ids of the character cards.
func explorers(lib *library.Library) (ids []string) {
	for i := range lib.Explorers {
		ids = append(ids, lib.Explorers[i].ID)
	}
	return ids
}

// typedLessons are the texts that the starter's steps may have for the terminal.
func typedLessons(t *testing.T) (keys []string) {
	t.Helper()
	for _, s := range course(t).Steps {
		keys = append(keys, s.Typed())
	}
	return keys
}

// lessons are the texts of the starter's steps.
func lessons(t *testing.T) (keys []string) {
	t.Helper()
	for _, s := range course(t).Steps {
		keys = append(keys, s.Title(), s.Text())
	}
	return keys
}

// hints are the ids of what the guide says in quests.
func hints(t *testing.T) (ids []string) {
	t.Helper()
	for _, h := range course(t).Quest {
		ids = append(ids, h.ID)
	}
	return ids
}

func course(t *testing.T) *guide.Course {
	t.Helper()
	rules, book, err := pack.Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	one, err := pack.Course("", rules, book)
	if err != nil {
		t.Fatal(err)
	}
	return one
}

func numbers(from, to int) (words []string) {
	for n := from; n <= to; n++ {
		words = append(words, strconv.Itoa(n))
	}
	return words
}

// named are the words of the values from first to last.
func named[T interface {
	~uint8
	String() string
}](first, last T) (words []string) {
	for v := first; v <= last; v++ {
		words = append(words, v.String())
	}
	return words
}

func products(first, second []string) (words []string) {
	for _, a := range first {
		for _, b := range second {
			words = append(words, a+"."+b)
		}
	}
	return words
}

// told are the cards whose texts are shown, and the operations that challenges announce.
func told(lib *library.Library) (texts, operations []string) {
	var each func(ops []library.Op)
	each = func(ops []library.Op) {
		for i := range ops {
			if op := &ops[i]; op.Do != "roll" {
				operations = append(operations, op.Do+"."+op.To)
			} else {
				each(slices.Concat(op.Failure, op.Success, op.Critical))
			}
		}
	}
	texts = append(texts, "maglev")
	for i := range lib.Challenges {
		texts = append(texts, lib.Challenges[i].ID)
		for _, choice := range lib.Challenges[i].Choices {
			texts = append(texts, choice.ID)
			each(choice.Effect)
		}
	}
	for i := range lib.Combats {
		texts = append(texts, lib.Combats[i].ID)
	}
	for i := range lib.Twists {
		texts = append(texts, lib.Twists[i].ID)
	}
	return texts, operations
}

// fill puts the parts of a key where its stars are.
func fill(pattern, parts string) string {
	prefix, _, _ := strings.Cut(pattern, "*")
	return prefix + parts
}

// means tells whether a request for a pattern may be one for a key.
func (o open) means(pattern, key string) bool {
	parts, ok := strings.CutPrefix(key, fill(pattern, ""))
	return ok && strings.Contains(pattern, "*") && (slices.Contains(o.must, parts) || slices.Contains(o.may, parts))
}

// TestWhateverTheScreensSayHasAText reads the sources of the screens for what they ask for.
func TestWhateverTheScreensSayHasAText(t *testing.T) {
	_, all := texts(t)
	own, _ := screenTexts(t)
	for key, text := range own {
		if all[key] != "" {
			t.Errorf("%s is a text of the rules or the pack too: keep one", key)
		}
		all[key] = text
	}
	a := readScreens(t)
	endings := opened(t, a)
	for _, key := range slices.Sorted(maps.Keys(a.keys)) {
		at := a.keys[key][0].at
		end, known := endings[key]
		switch {
		case !strings.Contains(key, "*"):
			if all[key] == "" {
				t.Errorf("there is no text %q, which %s asks for: write it in screens.yaml or fortress/screens.yaml", key, at)
			}
		case !known:
			t.Errorf("%s asks for %q: tell this test what may stand for the star", at, key)
		}
		for _, parts := range end.must {
			if all[fill(key, parts)] == "" {
				t.Errorf("there is no text %q, which %s asks for: write it in screens.yaml or fortress/screens.yaml", fill(key, parts), at)
			}
		}
	}
	for pattern, end := range endings {
		if a.keys[pattern] == nil || pattern == "set.*" && len(end.must) < 7 || pattern == "rule.*" && len(end.must) < 10 {
			t.Errorf("nothing asks for %q any more: this test has lost sight of something", pattern)
		}
	}
	if len(a.keys) < 180 {
		t.Errorf("the sources ask for %d keys: this test has lost sight of something", len(a.keys))
	}
}

// TestNoTextOfTheScreensIsUnused refuses texts that nothing asks for.
func TestNoTextOfTheScreensIsUnused(t *testing.T) {
	own, _ := screenTexts(t)
	a := readScreens(t)
	endings := opened(t, a)
	for _, key := range slices.Sorted(maps.Keys(own)) {
		asked := plainKey(own, key)
		used := a.keys[asked] != nil
		for pattern, end := range endings {
			used = used || end.means(pattern, asked)
		}
		if !used {
			t.Errorf("nothing asks for %q: remove it", key)
		}
	}
}

// TestSlotsOfTheScreensAreFilled compares the slots of texts with what the screens hand over.
func TestSlotsOfTheScreensAreFilled(t *testing.T) {
	own, plural := screenTexts(t)
	a := readScreens(t)
	endings := opened(t, a)
	for pattern, requests := range a.keys {
		for key, text := range own {
			if asked := plainKey(own, key); asked != pattern && !endings[pattern].means(pattern, asked) {
				continue
			}
			for _, r := range requests {
				if r.method == "Say" && (plural[key] || strings.Contains(text, "{n}")) {
					t.Errorf("%s: %s depends on a number: ask for it with Count", r.at, key)
				}
				if prefixes[r.method] == "" && r.method != "Has" && r.parts >= 0 && most(text) > r.parts {
					t.Errorf("%s: %s has slots for %d parts, and there are only %d", r.at, key, most(text), r.parts)
				}
			}
		}
	}
}
