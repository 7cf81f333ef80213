package session_test

import (
	"math/rand/v2"
	"slices"
	"strconv"
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
			want := paidWith(s.Following(key, fortress.AskPay))
			if s.Match.Hash() != hash || len(s.Match.Journal) != before || s.Preferred() != preferred {
				t.Fatalf("seed %d: looking at %q changed the game", seed, key)
			}
			if err := s.Choose(key); err != nil {
				t.Fatal(err)
			}
			told := len(s.Log)
			s.ShowAll()
			var got []string
			for _, l := range s.Log[told:] {
				if key := map[string]string{"die-spent": "pay ", "destiny-spent": "pay destiny "}[l.Key]; key != "" {
					got = append(got, key+l.Args[1])
				} else {
					break
				}
			}
			if d.Kind == fortress.AskActivation && !slices.Equal(got, want) {
				t.Fatalf("seed %d: %q was to be paid with %q and was with %q", seed, key, want, got)
			}
			if d.Kind == fortress.AskActivation {
				paid += len(got)
			}
			if slices.Contains(want, preferred) {
				wished++
			}
		}
	}
	if paid < 40 || wished < 5 {
		t.Errorf("only %d dice paid, %d of them as the player wanted", paid, wished)
	}
}

// A table that is asked for its dice decides itself, so nothing is known before where it has a choice.
func TestATableAskedForItsDiceKnowsNoPayment(t *testing.T) {
	table := tableFor(2)
	table.AskDice = true
	s := begin(t, rulesFor(t), table, nil)
	asked := 0
	playOn(t, s, 2, func(d *engine.Decision) bool {
		for i := range d.Options {
			key := d.Options[i].Key()
			c := s.Match.Clone()
			if _, err := c.Choose(key); err != nil {
				t.Fatal(err)
			}
			if next, ok := c.Pending(); ok && next.Kind == fortress.AskPay && d.Kind != fortress.AskPay {
				if asked++; len(paidWith(s.Following(key, fortress.AskPay))) > 0 {
					t.Fatalf("%q is said to be paid with %q", key, paidWith(s.Following(key, fortress.AskPay)))
				}
			}
		}
		return asked > 40
	})
	if asked == 0 {
		t.Error("nobody was asked for a die")
	}
}

// paidWith returns the payments with which the events of a choice begin.
func paidWith(events []fortress.Event) (keys []string) {
	for _, e := range events {
		die, ok := e.Change.(fortress.DieSpent)
		if !ok {
			break
		}
		key := "pay "
		if die.Destiny {
			key = "pay destiny "
		}
		keys = append(keys, key+strconv.Itoa(int(die.Face)))
	}
	return keys
}
