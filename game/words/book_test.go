package words

import (
	"fmt"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"precipice/assets"
	"precipice/engine"
)

func file(text string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(text)} }

var (
	textFiles = fstest.MapFS{
		"en/game/rules.yaml": file("numbered: \"{0} no. {1}\"\nname.guard: Guard\nname.miss: no harm\nevent.hit: \"{0} against {1}: {2}.\"\nevent.hit.miss: \"{0} misses {1}.\"\nevent.automatic: \"They choose: {0}.\"\n" +
			"event.dealt: \"Order: {all}.\"\nevent.dice: \"{1} and {dice 0}\"\nevent.leads: \"{player 0} leads.\"\nevent.twist: \"{0}: {text 0}\"\nseat.player: \"Player {0}\"\ntext.guard: He stands.\nask.pay: \"Who pays? ({1})\"\ndo.fire: \"{0} at {1}\"\ndo.fire.x2.aimed: \"{0} at {1}, twice, aimed\"\ndo.fire.x2: \"{0} at {1}, twice\"\n" +
			"do.use: \"{0}\"\ndo.hostile-weapon.use: \"Use {0}\"\nwhy.far: \"Too far: {0}.\"\nrule.BF-X: A rule.\nrule.BF-D: \"Dust: one is lost.\"\n"),
		"en/screens.yaml": file("turns:\n  one: \"after {n} turn\"\n  other: \"after {n} turns\"\nonly: only here\n"),
		"en/console.yaml": file(""), "en/errors.yaml": file(""),
		"fr/game/rules.yaml": file("name.guard: Garde\nevent.hit.miss: \"{0} rate {1}.\"\n"),
		"fr/screens.yaml":    file("turns:\n  one: \"{n} tour\"\n  many: \"{n} de tours\"\n  other: \"{n} tours\"\n"),
	}
	packFiles = fstest.MapFS{"texts/en.yaml": file("name.gun: Gun\n")}
)

func open(t *testing.T, lang string) *Book {
	t.Helper()
	b, err := Open(textFiles, lang, Share{"game", packFiles})
	if err != nil {
		t.Fatal(err)
	}
	return b.Of("game")
}

// Two rulesets have texts of their own under one key, plural forms too, and share those of the program.
func TestRulesetsHaveTextsOfTheirOwn(t *testing.T) {
	texts := fstest.MapFS{
		"en/screens.yaml": file("only: of the program\nleft:\n  one: \"{n} left\"\n  other: \"{n} are left\"\n"), "en/console.yaml": file(""), "en/errors.yaml": file(""),
		"en/hexes/rules.yaml": file("event.moved: \"{0} moves to a hex.\"\n"), "en/coins/rules.yaml": file("event.moved: \"{0} is moved.\"\nleft:\n  one: \"{n} coin\"\n  other: \"{n} coins\"\n"),
	}
	b, err := Open(texts, "en", Share{"hexes", fstest.MapFS{"texts/en.yaml": file("name.gun: Gun\n")}}, Share{"coins", fstest.MapFS{"texts/en.yaml": file("name.gun: Toy gun\n")}})
	if err != nil {
		t.Fatal(err)
	}
	for ruleset, want := range map[string][4]string{
		"hexes": {"Gun moves to a hex.", "of the program", "1 left", "2 are left"}, "coins": {"Toy gun is moved.", "of the program", "1 coin", "2 coins"},
		"": {"[event.moved]", "of the program", "1 left", "2 are left"},
	} {
		own := b.Of("coins").Of(ruleset)
		if got := [4]string{own.Event("moved", []string{"gun"}), own.Say("only"), own.Count("left", 1), own.Count("left", 2)}; got != want {
			t.Errorf("%q says %q, not %q", ruleset, got, want)
		}
	}
}

func TestEnglish(t *testing.T) {
	b := open(t, "en")
	fire := engine.Option{Verb: "fire", Parts: [4]string{"gun", "guard-2", "x2", "aimed"}}
	once := engine.Option{Verb: "fire", Parts: [4]string{"gun", "guard-2"}}
	use := engine.Option{Verb: "use", Parts: [4]string{"gun"}}
	for _, c := range []struct{ name, got, want string }{
		{"a part by name and number", b.Name("guard-2"), "Guard no. 2"},
		{"a part that only looks numbered", b.Name("guard-x"), "guard-x"},
		{"a die", b.Name("d8"), "D8"},
		{"a die of several that could be", b.Name("1d12"), "D12"},
		{"two dice", b.Name("2d6"), "2D6"},
		{"a part as it stands", b.Name("3,-4"), "3,-4"},
		{"an event", b.Event("hit", []string{"gun", "guard-2", "wound"}), "Gun against Guard no. 2: wound."},
		{"a closer event", b.Event("hit", []string{"gun", "guard-2", "miss"}), "Gun misses Guard no. 2."},
		{"all parts", b.Event("dealt", []string{"guard-1", "gun"}), "Order: Guard no. 1, Gun."},
		{"a question", b.Ask(&engine.Decision{Kind: "pay", About: [2]string{"guard", "gun"}}), "Who pays? (Gun)"},
		{"an option", b.Do("activation", &once), "Gun at Guard no. 2"},
		{"an option lengthened twice", b.Do("activation", &fire), "Gun at Guard no. 2, twice, aimed"},
		{"an option of a question of its own", b.Do("hostile-weapon", &use), "Use Gun"},
		{"the same option elsewhere", b.Do("activation", &use), "Gun"},
		{"a refusal", b.Why("far", []string{"4"}), "Too far: 4."},
		{"a rule", b.Rule("BF-X"), "A rule."},
		{"no rule", b.Rule("BF-Y"), ""},
		{"a rule under its name", b.RuleUnder("Dust", "BF-D"), "One is lost."},
		{"a rule under another name", b.RuleUnder("Rust", "BF-D"), "Dust: one is lost."},
		{"no rule under a name", b.RuleUnder("Dust", "BF-Y"), ""},
		{"one", b.Count("turns", 1), "after 1 turn"},
		{"several", b.Count("turns", 3), "after 3 turns"},
		{"dice one by one", b.Event("dice", []string{"3615", "36"}), "36 and 3 6 1 5"},
		{"no dice", b.Event("dice", []string{"-", "x"}), "x and -"},
		{"a player without a name", b.Event("leads", []string{"2"}), "Player 2 leads."},
		{"a player by name", b.WithPlayers([]string{"", "Ann"}).Event("leads", []string{"2"}), "Ann leads."},
		{"a player at a table of named ones", b.WithPlayers([]string{"", "Ann"}).Event("leads", []string{"1"}), "Player 1 leads."},
		{"what a card says", b.Event("twist", []string{"guard"}), "Guard: He stands."},
		{"a missing text", b.Say("nowhere"), "[nowhere]"},
	} {
		if c.got != c.want {
			t.Errorf("%s: %q, want %q", c.name, c.got, c.want)
		}
	}
}

func TestFrenchFallsBackToEnglish(t *testing.T) {
	b := open(t, "fr")
	for _, c := range []struct{ got, want string }{
		{b.Event("hit", []string{"gun", "guard-2", "miss"}), "Gun rate Garde no. 2."},
		{b.Say("only"), "only here"},
		{b.Count("turns", 0), "0 tour"},
		{b.Count("turns", 2), "2 tours"},
		{b.Count("turns", 1000000), "1000000 de tours"},
	} {
		if c.got != c.want {
			t.Errorf("%q, want %q", c.got, c.want)
		}
	}
}

func TestBrokenTexts(t *testing.T) {
	for text, want := range map[string]string{
		"a: \"{zero}\"":    "en/screens.yaml:1",
		"ok: x\nb: [1, 2]": "en/screens.yaml:2",
		"c:\n  several: x": "several",
		"d:\n  one: x":     "other",
		"- a":              "key: text",
		"e: {":             "en/screens.yaml",
		"f: \"open {0\"":   "{0} to {9}",
		"g: \"{10}\"":      "{0} to {9}",
		"p: \"{dice n}\"":  "{0} to {9}",
		"q: \"{coins 0}\"": "{0} to {9}",
		"h:":               "en/screens.yaml:1",
		"i: x\nj: \"y":     "en/screens.yaml:",
		"k: x\nl: y\nk: z": "en/screens.yaml:3: \"k\": the key stands in line 1",
		"m: x\n---\nn: y":  "en/screens.yaml:",
		"o: x\n\tp: y":     "en/screens.yaml:2",
	} {
		broken := fstest.MapFS{"en/game/rules.yaml": file("x: y\n"), "en/screens.yaml": file(text + "\n"), "en/console.yaml": file(""), "en/errors.yaml": file("")}
		_, err := Open(broken, "en", Share{"game", packFiles})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q gives the error %v, without %q", text, err, want)
		}
	}
	if _, err := Open(fstest.MapFS{}, "en", Share{"game", packFiles}); err == nil {
		t.Error("a game without English texts opens")
	}
}

func TestNearestLanguage(t *testing.T) {
	codes, err := Languages(textFiles)
	if err != nil || fmt.Sprint(codes) != "[en fr]" {
		t.Errorf("the languages are %s, %v", codes, err)
	}
	for _, c := range []struct {
		wanted, code string
		ok           bool
		turns        string
	}{
		{"fr", "fr", true, "2 tours"}, {"fr-CA", "fr", true, "2 tours"}, {"en-GB", "en", true, "after 2 turns"},
		{"ja", "en", false, "after 2 turns"}, {"C", "en", false, "after 2 turns"}, {"!", "en", false, "after 2 turns"}, {"", "en", false, "after 2 turns"},
	} {
		b := open(t, c.wanted)
		if got := b.Count("turns", 2); got != c.turns || b.Language() != c.code {
			t.Errorf("%q: %q in %s, want %q in %s", c.wanted, got, b.Language(), c.turns, c.code)
		}
		if code, ok := Nearest(c.wanted, codes); code != c.code || ok != c.ok {
			t.Errorf("the nearest to %q is %s, %v", c.wanted, code, ok)
		}
	}
	misnamed := fstest.MapFS{"en/game/rules.yaml": file("a: b"), "en/screens.yaml": file("c: d"), "en/console.yaml": file(""), "en/errors.yaml": file(""), "notes!/x.yaml": file("")}
	if _, err := Open(misnamed, "en", Share{"game", packFiles}); err == nil || !strings.Contains(err.Error(), "notes!") {
		t.Errorf("a folder that is no language gives %v", err)
	}
}

func TestUnasked(t *testing.T) {
	b := open(t, "en")
	if got := b.Line("automatic", []string{"hostile-weapon", "use", "gun", "", "", ""}, nil); got != "They choose: Use Gun." {
		t.Errorf("%q", got)
	}
	if got := b.Line("automatic", nil, nil); got != "They choose: ." {
		t.Errorf("without an option: %q", got)
	}
}

func TestSlotsWithoutParts(t *testing.T) {
	b := open(t, "en")
	if got := b.Event("hit", []string{"gun"}); got != "Gun against : ." {
		t.Errorf("%q", got)
	}
	if !b.Has("turns") || b.Has("nowhere") || b.Count("nowhere", 2) != "[nowhere]" {
		t.Error("Has or Count is wrong about a text")
	}
}

// In a language made of the program's own texts, each in brackets, every text comes from that language:
// nothing bypasses the book, and no slot is lost.
func TestPseudoLanguage(t *testing.T) {
	const lang = "en-XA"
	english, err := Open(assets.Texts(), "en", Share{"fortress", assets.Pack("blackstone")})
	if err != nil {
		t.Fatal(err)
	}
	game, both := english.Of("fortress"), fstest.MapFS{}
	for name, texts := range map[string]map[string]pieces{"screens.yaml": english.texts, "fortress/rules.yaml": game.own.texts} {
		var pseudo strings.Builder
		for key := range texts {
			fmt.Fprintf(&pseudo, "%q: %q\n", key, "⟦"+game.Say(key, "{0}", "{1}", "{2}", "{3}", "{4}")+"⟧")
		}
		both[lang+"/"+name] = file(pseudo.String())
	}
	for _, name := range Files {
		name = "en/" + name
		data, err := fs.ReadFile(assets.Texts(), name)
		if err != nil {
			t.Fatal(err)
		}
		both[name] = file(string(data))
	}
	b, err := Open(both, lang, Share{"fortress", assets.Pack("blackstone")})
	if err != nil {
		t.Fatal(err)
	}
	b = b.Of("fortress")
	for _, texts := range []map[string]pieces{english.texts, game.own.texts} {
		for key := range texts {
			if got, want := b.Say(key, "a", "b"), "⟦"+game.Say(key, "a", "b")+"⟧"; got != want && !strings.Contains(want, ", ") {
				t.Errorf("%s: %q, want %q", key, got, want)
			}
		}
	}
	if got := b.Event("moved", []string{"guardsman-2", "3,4"}); !strings.HasPrefix(got, "⟦⟦⟦") || len(game.own.texts) < 300 {
		t.Errorf("a move is told as %q, with %d texts", got, len(game.own.texts))
	}
}

// The program's own texts are valid.
func TestOwnTexts(t *testing.T) {
	b, err := Open(assets.Texts(), "en", Share{"fortress", assets.Pack("blackstone")})
	if err != nil {
		t.Fatal(err)
	}
	if got := b.Of("fortress").Event("moved", []string{"janus-draik", "3,4", "2"}); got != "Janus Draik moves to 3,4." {
		t.Errorf("the log says %q", got)
	}
}

func BenchmarkEvent(b *testing.B) {
	book, err := Open(assets.Texts(), "en", Share{"fortress", assets.Pack("blackstone")})
	if err != nil {
		b.Fatal(err)
	}
	book = book.Of("fortress")
	parts := []string{"guardsman-2", "janus-draik", "miss"}
	b.ReportAllocs()
	for b.Loop() {
		book.Event("hit", parts)
	}
}

// A name that is read from right to left stands in an isolate wherever a text takes it in, and what isolates within a name does not.
func TestNamesTurnNoSentence(t *testing.T) {
	book := open(t, "en").WithPlayers([]string{"שלום", "Ann\u2069 ש\u2068", "Bo"})
	one, other := "\u2068שלום\u2069", "\u2068Ann\ufffd ש\ufffd\u2069"
	p, err := parse("{player 0} gives {1} to {player 2}: {all}")
	if err != nil {
		t.Fatal(err)
	}
	want := one + " gives 3 to " + other + ": 1, 3, 2, \u2068של\u2069"
	if got := p.fill(filling{book: book, parts: []string{"1", "3", "2", "של"}}); got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got := book.Player(0); got != "שלום" {
		t.Errorf("by itself the name is %q", got)
	}
	if got := book.Player(1); got != "Ann\ufffd ש\ufffd" {
		t.Errorf("by itself the name is %q", got)
	}
}
