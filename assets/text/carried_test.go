package text_test

import (
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"precipice/assets"
	"precipice/build/carried"
	rules "precipice/engine/city"
	citylibrary "precipice/engine/city/library"
	"precipice/engine/dice"
	citypack "precipice/game/city/pack"
	book "precipice/game/words"
)

// games are the rulesets with the folders of their content packs.
var games = map[string]string{"fortress": "blackstone", "city": "city"}

// ofGame finds the sources that belong to one game.
var ofGame = map[string]*regexp.Regexp{
	"fortress": regexp.MustCompile(`^\.\./\.\./(scenes/fortress|game/blackstone)/`),
	"city":     regexp.MustCompile(`^\.\./\.\./(scenes/city|game/city|render/city|render/cityware)/`),
}

// gameOf returns the game that a place in the sources belongs to, "" for what serves all games.
func gameOf(at string) string {
	for name, own := range ofGame {
		if own.MatchString(at) {
			return name
		}
	}
	return ""
}

// aKey is the form of keys. Another word that is handed to a book was looked up in a table of the same name elsewhere.
var aKey = regexp.MustCompile(`^[a-zA-Z0-9.*-]+$`)

// openedOfCity are the keys of Cursed City that end in what only a running game knows.
func openedOfCity(t *testing.T) map[string]open {
	t.Helper()
	r, _, err := citypack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	var types, verbs, deeds []string
	for of := range citylibrary.Decapitation {
		types = append(types, citylibrary.JourneyWords[of])
	}
	for _, q := range rules.Questions {
		for _, verb := range q.Verbs {
			verbs = append(verbs, verb)
			deeds = append(deeds, q.Kind+"."+verb)
		}
	}
	results := []string{rules.Won.String(), rules.Lost.String()}
	ended := products(results, types)
	edges := []string{"open", "closed", "way-on", "lychgate"}
	said := slices.Concat(r.Pack.IDs("journey"), r.Pack.IDs("hero"), r.Pack.IDs("crisis"), r.Pack.IDs("discovery"), r.Pack.IDs("item"))
	var outcomes []string
	for i := range r.Pack.Crises {
		for k := range r.Pack.Crises[i].Choices {
			for _, how := range r.Pack.Crises[i].Choices[k].Outcomes() {
				outcomes = append(outcomes, r.Pack.Crises[i].Choices[k].ID+"."+how)
			}
		}
	}
	return map[string]open{
		"*": {}, "*.*": {}, "*.gone": {}, "*.last": {}, "*.typed": {}, // handed on from elsewhere: the walk of all screens asks for them
		"name.*":                  {},           // of a part, likewise
		"event.*":                 {},           // of a step of the guide, whose own test asks for it
		"about.*":                 {may: deeds}, // a question may explain itself
		"short.*":                 {may: r.Pack.IDs("hero")},
		"pay.*":                   {must: []string{"inspiration"}},
		"row.*":                   {may: verbs},
		"row.*.at":                {must: []string{rules.DoLay + ".at", rules.DoExtract + ".at"}},
		"row.attack.*":            {must: []string{"until", "arrow"}},
		"row.react.*":             {must: []string{"arrow"}},
		"row.recuperate.*":        {must: []string{"until"}},
		"tip.do.*":                {may: verbs},
		"tip.do.*.*":              {may: deeds},
		"tip.do.*.gone":           {},
		"tip.do.*.last":           {},
		"tip.edge.*":              {must: edges},
		"tip.edge.text.*":         {must: edges},
		"tip.weapon.*":            {must: citylibrary.ReachWords},
		"tip.weapon.ail.*":        {must: named(dice.Success, dice.Critical)},
		"text.*":                  {must: said},
		"text.*.*":                {must: outcomes},
		"text.ail.*":              {must: citylibrary.AilmentWords},
		"crisis.word.*":           {must: []string{"critical", "success", "failure", "done"}},
		"text.event.*":            {must: citylibrary.EventWords},
		"title.*":                 {must: r.Pack.IDs("hero")},
		"path.*":                  {must: r.Pack.IDs("hero")},
		"class.*":                 {must: citylibrary.ClassWords},
		"group.*":                 {must: citylibrary.SizeWords},
		"compass.*":               {must: []string{"n", "e", "s", "w", "ne", "se", "sw", "nw", "middle"}},
		"journey.phase.*":         {must: named(rules.Setup, rules.Over)},
		"journey.type.*":          {must: types},
		"dial.quest.*":            {must: types},
		"city.setup.goal.*":       {must: types},
		"city.setup.stake.*":      {must: types},
		"console.begun.*":         {must: types},
		"city.ended.*.*":          {must: ended},
		"city.ended.story.*.*":    {must: ended},
		"city.ended.score.*":      {must: types},
		"city.ended.score.*.more": {must: []string{"hunt"}},
		"city.ended.*":            {must: []string{"fear", "influence"}},
		"city.ended.*.same":       {must: []string{"fear", "influence"}},
		"city.ended.*.again":      {must: []string{"fear", "influence"}},
		"city.cause.*":            {must: slices.Concat(results, []string{"crisis", "extraction", "other", "either.hunt", "either.scavenge", "either.deliverance"})},
		"nature.*":                {}, // a pack may have heroes who are silent
		"banter.*.*":              {},
		"load.state.*":            {must: results},
	}
}

// endingsOf returns the keys that end in what only a running game knows, by game.
func endingsOf(t *testing.T, a *asked) map[string]map[string]open {
	return map[string]map[string]open{"fortress": opened(t, a), "city": openedOfCity(t)}
}

// Whatever the sources of a program ask for, for either game, is a text that this program carries. What serves all games asks for texts of
// the program, or for texts that each game has.
func TestEachProgramCarriesWhatItAsksFor(t *testing.T) {
	endings := endingsOf(t, readScreens(t))
	for _, program := range []string{carried.Computer, carried.Page} {
		texts := opensWith(t, program)
		a, found := readProgram(t, program), 0
		for _, key := range slices.Sorted(maps.Keys(a.keys)) {
			if !aKey.MatchString(key) {
				continue
			}
			for _, r := range a.keys[key] {
				of := gameOf(r.at)
				for game := range games {
					if of != "" && of != game || r.method == "Has" || r.method == "Name" {
						continue
					}
					for _, whole := range whole(t, key, endings[game], of != "", r.at) {
						if found++; !texts.Of(game).Has(whole) {
							t.Errorf("%s: the program for %s does not carry %q for the %s", r.at, program, whole, game)
						}
					}
				}
			}
		}
		if found < 2000 {
			t.Errorf("only %d texts are asked for on %s: this test has lost sight of something", found, program)
		}
	}
}

// whole returns the keys that a request for a key may be for: with a star, those that must be there.
func whole(t *testing.T, key string, endings map[string]open, own bool, at string) (keys []string) {
	t.Helper()
	if !strings.Contains(key, "*") {
		return []string{key}
	}
	end, known := endings[key]
	if !known && own {
		t.Errorf("%s asks for %q: tell this test what may stand for the star", at, key)
	}
	for _, parts := range end.must {
		keys = append(keys, fill(key, parts))
	}
	return keys
}

// opensWith opens the texts that a program carries.
func opensWith(t *testing.T, program string) *book.Book {
	t.Helper()
	files, err := carried.Texts(program)
	if err != nil {
		t.Fatal(err)
	}
	var shares []book.Share
	for name, pack := range games {
		shares = append(shares, book.Share{Ruleset: name, Pack: assets.Pack(pack)})
	}
	texts, err := book.Open(files, "en", shares...)
	if err != nil {
		t.Fatal(err)
	}
	return texts
}

// readProgram reads the sources of a program, without the rules, for what they ask for.
func readProgram(t *testing.T, program string) *asked {
	t.Helper()
	names, err := carried.Sources(program)
	if err != nil {
		t.Fatal(err)
	}
	names = slices.DeleteFunc(names, func(name string) bool { return strings.HasPrefix(name, "engine/") })
	for i := range names {
		names[i] = filepath.Join("..", "..", names[i])
	}
	return readSources(t, names)
}
