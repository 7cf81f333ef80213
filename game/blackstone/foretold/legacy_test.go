package foretold_test

import (
	"testing"

	"precipice/game/blackstone/foretold"
	"precipice/game/blackstone/pack"
)

// The text of a new threat says what it adds and which hostiles come with it; another card has only its own text.
// proves: BF-LEG-004
func TestLegacy(t *testing.T) {
	rules, book, err := pack.Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	for i := range rules.Pack.Legacy {
		id := rules.Pack.Legacy[i].ID
		want := map[string]string{
			"horned-tide":   " It adds 6 encounter cards to the deck. New hostiles: Chaos Beastmen.",
			"unbound-minds": " It adds 6 encounter cards to the deck. New hostiles: Rogue Psykers.",
			"furnace-wakes": " It adds 5 encounter cards to the deck. New hostiles: Furnace Hulks.",
		}[id]
		if got := foretold.Legacy(book, rules.Pack, i); got != book.Say("text."+id)+want {
			t.Errorf("%s: %q", id, got)
		}
	}
}
