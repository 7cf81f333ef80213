package city

import (
	"strings"
	"testing"

	"precipice/engine/city/library"
	"precipice/engine/script"
)

// strike is a blow with a critical hit, after which the dice of the nightguard's wards fall.
const strike = `proves CC-G-106
tile lamp-street 0,0
hero jelsen-darrock 1,1 dice 2 - - -
hostile kosargi-nightguard-1 2,1 WORDS
start activation jelsen-darrock
roll 8 DICE
choose attack long-sword kosargi-nightguard-1
`

// No reference card of ours both ignores and reduces damage; one that does rolls a die for each, and first the one that ignores. What it
// reduces leaves the least damage, and never more than there was.
// proves: CC-G-106
func TestACardMayIgnoreAndReduceDamage(t *testing.T) {
	r := rules(t)
	i, err := r.Pack.find("hostile", "kosargi")
	if err != nil {
		t.Fatal(err)
	}
	side := &r.Pack.Hostiles[i].Sides[0]
	side.Ignore, side.Reduce = library.Ward{On: true, From: 11}, library.Ward{On: true, From: 7, By: 1, Least: 1}
	for _, c := range []struct {
		words, dice string
		least       int
		want        []string
	}{
		{"", "11", 1, []string{"ignore 11 yes", "no-effect no-damage"}},
		{"", "10 6", 1, []string{"ignore 10 no", "reduce 6 no", "damaged kosargi-nightguard-1 2"}},
		{"", "10 7", 1, []string{"ignore 10 no", "reduce 7 yes", "damaged kosargi-nightguard-1 1"}},
		{"", "10 7", 3, []string{"reduce 7 yes", "damaged kosargi-nightguard-1 2"}},
		{"ward 1", "10 7", 3, []string{"reduce 7 yes", "damaged kosargi-nightguard-1 1"}},
	} {
		side.Reduce.Least = c.least
		sc, err := script.Parse(Vocabulary(r), strings.NewReplacer("WORDS", c.words, "DICE", c.dice).Replace(strike))
		if err != nil {
			t.Fatal(err)
		}
		got, err := sc.Run()
		if err != nil {
			t.Fatalf("%v: %v", c, err)
		}
		if c.dice == "11" && strings.Contains(got, "reduce") {
			t.Errorf("what is ignored is reduced as well\n%s", got)
		}
		rest := got
		for _, want := range c.want {
			_, after, ok := strings.Cut(rest, want)
			if !ok {
				t.Errorf("%q with the dice %s: %q does not come in\n%s", c.words, c.dice, want, got)
			}
			rest = after
		}
	}
}
