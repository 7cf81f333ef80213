package foretold_test

import (
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/game/blackstone/foretold"
	"precipice/game/blackstone/pack"
)

func TestRolls(t *testing.T) {
	for _, c := range []struct {
		rolls uint32
		want  string
	}{{0, ""}, {1 << 1, "1"}, {1<<20 | 1<<19, "19–20"}, {0b1111<<3 | 1<<9, "3–6, 9"}, {1<<21 - 2, "1–20"}} {
		if got := foretold.Rolls(&fortress.Prospect{Rolls: c.rolls}); got != c.want {
			t.Errorf("%b is %q, want %q", c.rolls, got, c.want)
		}
	}
}

// What a hostile may do is told by whom it would reach, and every roll of the die leads to one action.
func TestBriefly(t *testing.T) {
	rules, book, err := pack.Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	m, _, err := fortress.Position(rules, "board\n.   .   .   .   .   .\nend\nexplorer janus-draik 0,0 dice 6\nhostile guardsman-1 3,0\nstart activation janus-draik")
	if err != nil {
		t.Fatal(err)
	}
	all, harm := uint32(0), 0
	for _, l := range fortress.Outlooks(m) {
		for i := range l.Actions {
			o := &l.Actions[i]
			if all&o.Rolls != 0 {
				t.Errorf("%s shares a roll with another action", o.Action)
			}
			all |= o.Rolls
			text := foretold.Brief(book, &m.State, o)
			if reaches := len(o.Attacks) > 0; reaches != strings.Contains(text, "Janus Draik") {
				t.Errorf("%s: %q", o.Action, text)
			} else if reaches {
				harm++
			}
		}
		if text := foretold.Expected(book, &m.State, &l); !strings.Contains(text, "Janus Draik") {
			t.Errorf("expected is %q", text)
		}
	}
	if all != 1<<21-2 || harm == 0 {
		t.Errorf("the rolls are %b, with harm %d times", all, harm)
	}
}
