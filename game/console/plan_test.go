package console

import (
	"bytes"
	"strings"
	"testing"

	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/game/pack"
)

// A roll made once has chances; a roll made several times, or not always, has averages.
func TestRollsOfAPlan(t *testing.T) {
	_, book, err := pack.Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	results := []fortress.Named{{Name: "failure", Share: dice.ShareOf(1, 2)}, {Name: "success", Share: dice.ShareOf(1, 2)}}
	for _, c := range []struct {
		taken fortress.Share
		want  string
	}{{dice.ShareOf(1, 1), "failure 50 % (1/2), success 50 % (1/2)"}, {dice.ShareOf(1, 2), "rolled 1.00 times on average: failure 0.50, success 0.50"}} {
		var out bytes.Buffer
		table := &table{Streams: Streams{Out: &out}, book: book}
		table.throw(&fortress.Throw{For: "agility", By: "amallyn", Results: results}, c.taken)
		if got := out.String(); !strings.Contains(got, "Amallyn, Agility") || !strings.Contains(got, c.want) {
			t.Errorf("%q, want %q in it", got, c.want)
		}
	}
}
