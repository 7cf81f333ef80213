package words

import (
	"strings"
	"testing"
	"testing/fstest"

	"precipice/assets"
	"precipice/engine"
)

func file(text string) *fstest.MapFile { return &fstest.MapFile{Data: []byte(text)} }

var (
	textFiles = fstest.MapFS{
		"en/rules.yaml": file("numbered: \"{0} no. {1}\"\nname.guard: Guard\nname.miss: no harm\nevent.hit: \"{0} against {1}: {2}.\"\nevent.hit.miss: \"{0} misses {1}.\"\n" +
			"event.dealt: \"Order: {all}.\"\nask.pay: \"Who pays? ({1})\"\ndo.fire: \"{0} at {1}\"\ndo.fire.x2.aimed: \"{0} at {1}, twice, aimed\"\ndo.fire.x2: \"{0} at {1}, twice\"\n" +
			"do.use: \"{0}\"\ndo.hostile-weapon.use: \"Use {0}\"\nwhy.far: \"Too far: {0}.\"\nrule.BF-X: A rule.\n"),
		"en/screens.yaml": file("turns:\n  one: \"after {n} turn\"\n  other: \"after {n} turns\"\nonly: only here\n"),
		"fr/rules.yaml":   file("name.guard: Garde\nevent.hit.miss: \"{0} rate {1}.\"\n"),
		"fr/screens.yaml": file("turns:\n  one: \"{n} tour\"\n  many: \"{n} de tours\"\n  other: \"{n} tours\"\n"),
	}
	packFiles = fstest.MapFS{"texts/en.yaml": file("name.gun: Gun\n")}
)

func open(t *testing.T, lang string) *Book {
	t.Helper()
	b, err := Open(textFiles, packFiles, lang)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestEnglish(t *testing.T) {
	b := open(t, "en")
	fire := engine.Option{Verb: "fire", Parts: [4]string{"gun", "guard-2", "x2", "aimed"}}
	once := engine.Option{Verb: "fire", Parts: [4]string{"gun", "guard-2"}}
	use := engine.Option{Verb: "use", Parts: [4]string{"gun"}}
	for _, c := range []struct{ name, got, want string }{
		{"a part by name and number", b.Name("guard-2"), "Guard no. 2"},
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
		{"one", b.Count("turns", 1), "after 1 turn"},
		{"several", b.Count("turns", 3), "after 3 turns"},
		{"a missing text", b.Say("nowhere"), "[nowhere]"},
	} {
		if c.got != c.want {
			t.Errorf("%s: %q, want %q", c.name, c.got, c.want)
		}
	}
}

func TestFrenchWithEnglishBehindIt(t *testing.T) {
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
	} {
		broken := fstest.MapFS{"en/rules.yaml": file("x: y\n"), "en/screens.yaml": file(text + "\n")}
		_, err := Open(broken, packFiles, "en")
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q gives the error %v, without %q", text, err, want)
		}
	}
	if _, err := Open(fstest.MapFS{}, packFiles, "en"); err == nil {
		t.Error("a game without English texts opens")
	}
	if _, err := Open(textFiles, packFiles, "!"); err == nil {
		t.Error("! is no language")
	}
}

// The program's own texts are sound.
func TestOwnTexts(t *testing.T) {
	b, err := Open(assets.Texts(), assets.Pack("blackstone"), "en")
	if err != nil {
		t.Fatal(err)
	}
	if got := b.Event("moved", []string{"janus-draik", "3,4", "2"}); got != "Janus Draik moves to 3,4." {
		t.Errorf("the log says %q", got)
	}
}

func BenchmarkEvent(b *testing.B) {
	book, err := Open(assets.Texts(), assets.Pack("blackstone"), "en")
	if err != nil {
		b.Fatal(err)
	}
	parts := []string{"guardsman-2", "janus-draik", "miss"}
	b.ReportAllocs()
	for b.Loop() {
		book.Event("hit", parts)
	}
}
