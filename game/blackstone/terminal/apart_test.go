package terminal

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone/pack"
	"precipice/game/words"
)

// No two answers to a question are told in the same words, whatever is asked in quests played by chance.
func TestNoTwoAnswersReadAlike(t *testing.T) {
	rules, book, err := pack.Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	told := map[string]bool{}
	for seed := range uint64(60) {
		setup := fortress.Setup{Players: int(seed%4) + 1, Fifth: -1, Quest: true}
		m, err := fortress.NewGame(rules, setup, seed)
		if err != nil {
			t.Fatal(err)
		}
		pick := rand.New(rand.NewPCG(seed, 11))
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
			m.Take(pick.IntN(len(d.Options)))
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
