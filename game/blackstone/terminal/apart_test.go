package terminal

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone/pack"
	"precipice/game/words"
)

// oneOfMany finds a one before a plural.
var oneOfMany = regexp.MustCompile(`(^|[^\d.–-])1 (leader points|points|wounds|cards|clues|turns|hexes|dice|explorers|hostiles|markers|places|rounds|encounter cards)\b`)

// No two answers to a question are told in the same words, whatever is asked in quests played by chance, and no line of the log has a
// one before a plural.
func TestNoTwoAnswersReadAlike(t *testing.T) {
	rules, book, err := pack.Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	told := map[string]bool{}
	for seed := range uint64(60) {
		setup := fortress.Setup{Players: int(seed%4) + 1, Fifth: -1, Quest: true, LeaderPoints: seed%2 == 0}
		m, err := fortress.NewGame(rules, setup, seed)
		if err != nil {
			t.Fatal(err)
		}
		pick, shown := rand.New(rand.NewPCG(seed, 11)), m.State
		for range 12_000 {
			d, ok := m.Pending()
			if !ok {
				break
			}
			for _, both := range toldAlike(book, d) {
				if key := d.Kind + " " + both.verb; !told[key] {
					told[key] = true
					t.Errorf("%s: %s", d.Kind, both.text)
				}
			}
			for _, e := range m.Take(pick.IntN(len(d.Options))) {
				if key, parts := e.Change.Say(&shown); key != "" && !told[key] && oneOfMany.MatchString(book.Event(key, parts)) {
					told[key] = true
					t.Errorf("event.%s: %s", key, book.Event(key, parts))
				}
				e.Apply(&shown)
			}
		}
	}
}

// twins are answers that are told in the same words.
type twins struct{ verb, text string }

// toldAlike returns the answers to a question that are told in the same words.
func toldAlike(book *words.Book, d *engine.Decision) (pairs []twins) {
	seen := map[string]string{}
	for i := range d.Options {
		o := &d.Options[i]
		text := book.Do(d.Kind, o)
		if before, ok := seen[text]; ok {
			pairs = append(pairs, twins{o.Verb, fmt.Sprintf("%s and %s are both %q", before, o.Key(), text)})
		}
		seen[text] = o.Key()
	}
	return pairs
}
