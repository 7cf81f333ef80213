package foretold_test

import (
	"testing"

	"precipice/engine/fortress/library"
	"precipice/game/blackstone/foretold"
	"precipice/game/blackstone/pack"
)

func TestSentence(t *testing.T) {
	_, book, err := pack.Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	wound := library.Op{Do: "wound", To: "self"}
	for _, c := range []struct {
		want string
		ops  []library.Op
	}{
		{"nothing happens", nil},
		{"suffer a wound", []library.Op{wound}},
		{"suffer 2 wounds", []library.Op{wound, wound}},
		{"suffer a wound, every other explorer suffers a wound", []library.Op{wound, {Do: "wound", To: "others"}}},
		{"suffer a grievous wound, gain 3 inspiration, suffer a wound", []library.Op{{Do: "grievous", To: "self"}, {Do: "inspire", To: "self", Amount: 3}, wound}},
	} {
		if got := foretold.Sentence(book, c.ops); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
