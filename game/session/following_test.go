package session_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
)

// What a table will pay for a choice is known before it is made, to the die, and looking changes nothing.
func TestWhatPaysIsKnownBeforeTheChoice(t *testing.T) {
	r, paid, wished := rulesFor(t), 0, 0
	for seed := range uint64(5) {
		s := begin(t, r, tableFor(seed), nil)
		pick := rand.New(rand.NewPCG(seed, 31))
		for range 250 {
			d, ok := s.Match.Pending()
			if !ok {
				break
			}
			key := d.Options[pick.IntN(len(d.Options))].Key()
			if faces := "123456"; pick.IntN(2) == 0 {
				own, face := pick.IntN(2) == 0, string(faces[pick.IntN(6)])
				if s.Prefer("pay destiny " + face); own {
					s.Prefer("pay " + face)
				}
			}
			before, hash, preferred := len(s.Match.Journal), s.Match.Hash(), s.Preferred()
			want := s.Following(key, fortress.AskPay)
			if s.Match.Hash() != hash || len(s.Match.Journal) != before || s.Preferred() != preferred {
				t.Fatalf("seed %d: looking at %q changed the game", seed, key)
			}
			if err := s.Choose(key); err != nil {
				t.Fatal(err)
			}
			after := s.Match.Journal[before+1:]
			n := 0
			for n < len(after) && strings.HasPrefix(after[n], "pay ") {
				n++
			}
			if !slices.Equal(after[:n], want) {
				t.Fatalf("seed %d: %q was to be paid with %q and was with %q", seed, key, want, after[:n])
			}
			paid += n
			if slices.Contains(want, preferred) {
				wished++
			}
		}
	}
	if paid < 40 || wished < 5 {
		t.Errorf("only %d dice paid, %d of them as the player wanted", paid, wished)
	}
}

// A table that is asked for its dice decides itself, so nothing is known before.
func TestATableAskedForItsDiceKnowsNoPayment(t *testing.T) {
	table := tableFor(2)
	table.AskDice = true
	s := begin(t, rulesFor(t), table, nil)
	asked := false
	playOn(t, s, 2, func(d *engine.Decision) bool {
		for i := range d.Options {
			if keys := s.Following(d.Options[i].Key(), fortress.AskPay); len(keys) > 0 {
				t.Fatalf("%q is said to be paid with %q", d.Options[i].Key(), keys)
			}
		}
		asked = asked || d.Kind == fortress.AskPay
		return asked
	})
	if !asked {
		t.Error("nobody was asked for a die")
	}
}
