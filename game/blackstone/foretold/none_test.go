package foretold_test

import (
	"testing"

	"precipice/engine/fortress"
	"precipice/game/blackstone/foretold"
	"precipice/game/blackstone/pack"
)

func TestNoHostiles(t *testing.T) {
	_, book, err := pack.Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		key    string
		turn   uint8
		result fortress.Result
	}{
		{"hostile.none.yet", 0, fortress.Undecided},
		{"hostile.none", 2, fortress.Undecided},
		{"hostile.none.over", 2, fortress.Escaped},
	} {
		var s fortress.State
		s.Turn, s.Result = c.turn, c.result
		if got := foretold.NoHostiles(book, &s); got != book.Say(c.key) {
			t.Errorf("turn %d, result %d: %q, want %s", c.turn, c.result, got, c.key)
		}
	}
}
