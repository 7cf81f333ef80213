package city_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"precipice/assets"
	rules "precipice/engine/city"
	"precipice/engine/playtest"
	"precipice/game/city"
	"precipice/game/city/pack"
	"precipice/game/session"
	"precipice/game/words"
)

// opened returns the rules and the English texts, of which each that is missing fails the test.
func opened(t *testing.T) (city.Rules, *words.Book) {
	t.Helper()
	r, share, err := pack.Rules("")
	if err != nil {
		t.Fatal(err)
	}
	book, err := words.Open(assets.Texts(), "en", share)
	if err != nil {
		t.Fatal(err)
	}
	missed := map[string]bool{}
	book.Missed = func(key string) {
		if !missed[key] {
			t.Errorf("there is no text %q", key)
		}
		missed[key] = true
	}
	return r, book.Of(city.Name)
}

// Every kind of question, every answer, every reason and every rule that the rules name in their sources has a text.
func TestWhateverTheRulesNameHasAText(t *testing.T) {
	_, book := opened(t)
	for _, q := range rules.Questions {
		if !book.Has("ask." + q.Kind) {
			t.Errorf("there is no text %q", "ask."+q.Kind)
		}
		for _, verb := range q.Verbs {
			if !book.Has("do."+verb) && !book.Has("do."+q.Kind+"."+verb) {
				t.Errorf("there is no text %q for %s", "do."+verb, q.Kind)
			}
		}
	}
	reason := regexp.MustCompile(`(?:Refuse\(.*?"CC-[A-Z]+-[0-9]{3}", |return "CC-[A-Z]+-[0-9]{3}", )"([a-z-]+)"`)
	nothing := regexp.MustCompile(`NoEffect\{"([a-z-]+)"\}`)
	said := regexp.MustCompile(`return "([a-z-]+)", (?:\[\]string|nil|args|names)`)
	cited := regexp.MustCompile(`"(CC-[A-Z]+-[0-9]{3})"`)
	found := 0
	for _, c := range []struct {
		what   *regexp.Regexp
		key    string
		folder string
	}{{reason, "why.", "engine/city"}, {nothing, "event.no-effect.", "engine/city"}, {said, "event.", "engine/city"}, {cited, "rule.", "engine/city"}, {cited, "rule.", "game/city"}} {
		files, err := filepath.Glob(filepath.Join("../..", c.folder, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			if base := filepath.Base(file); strings.HasSuffix(base, "_test.go") || strings.HasPrefix(base, "scenario") {
				continue
			}
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range c.what.FindAllSubmatch(text, -1) {
				found++
				if key := c.key + string(m[1]); !book.Has(key) {
					t.Errorf("there is no text %q, which %s asks for", key, file)
				}
			}
		}
	}
	if found < 300 {
		t.Errorf("only %d places were found", found)
	}
}

// Hunts at random in sessions: whatever is told, asked, offered and refused has words.
func TestWhateverIsSaidHasWords(t *testing.T) {
	r, book := opened(t)
	for seed := range uint64(13) {
		chance := rand.New(rand.NewPCG(seed, 8))
		heroes := r.Pack.IDs("hero")
		chance.Shuffle(len(heroes), func(i, j int) { heroes[i], heroes[j] = heroes[j], heroes[i] })
		table := city.Table{Setup: rules.Table{Players: 2, Heroes: heroes[:4], Journey: r.Pack.Journeys[seed%uint64(len(r.Pack.Journeys))].ID}, Seed: seed + 1, HostilesAsked: seed%2 == 0, AskDice: seed%3 == 0}
		play, err := session.New(r, table, nil, func() int64 { return 0 })
		if err != nil {
			t.Fatal(err)
		}
		pick := playtest.AtRandom[rules.State](chance, rules.DoEnd, rules.DoDone, rules.DoPass)
		for n := 0; ; n++ {
			play.ShowAll()
			d, asked := play.Pending()
			if !asked {
				break
			}
			if n > 20000 {
				t.Fatal("no end")
			}
			book.Ask(d)
			for i := range d.Options {
				book.Do(d.Kind, &d.Options[i])
			}
			if e, _ := play.Explained(); n%7 == 0 {
				for _, refused := range e.Refusals {
					book.Do(e.Kind, &refused.Option)
					book.Why(refused.Reason, refused.Args)
				}
			}
			if err := play.Choose(d.Options[pick(play.Match, d)].Key()); err != nil {
				t.Fatal(err)
			}
		}
		play.ShowAll()
		for _, line := range play.Log {
			book.Line(line.Key, line.Args, line.Problem)
		}
		if seed > 0 {
			continue
		}
		link, err := play.Link()
		if err != nil {
			t.Fatal(err)
		}
		rec, err := session.ReadRecord(r, []byte(link))
		if err != nil {
			t.Fatal(err)
		}
		if len(rec.Journal) != len(play.Match.Journal) {
			t.Errorf("the link holds %d choices of %d", len(rec.Journal), len(play.Match.Journal))
		}
	}
}
