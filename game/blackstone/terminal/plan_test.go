package terminal

import (
	"bytes"
	"strings"
	"testing"

	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/game/blackstone/pack"
	"precipice/game/terminal"
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
	}{{dice.ShareOf(1, 1), "failure 50% (1/2), success 50% (1/2)"}, {dice.ShareOf(1, 2), "rolled 1.00 times on average: failure 0.50, success 0.50"}} {
		var out bytes.Buffer
		table := &table{Lesson: terminal.Lesson{Plain: terminal.Plain{Table: terminal.NewTable(terminal.Streams{Out: &out}, book, nil)}}}
		table.throw(&fortress.Throw{For: "agility", By: "amallyn", Results: results}, c.taken)
		if got := out.String(); !strings.Contains(got, "Amallyn, Agility") || !strings.Contains(got, c.want) {
			t.Errorf("%q, want %q in it", got, c.want)
		}
	}
}

// The odds of a card used as an action, and of a special action, say what it would do now.
func TestOddsSayWhatACardWouldDo(t *testing.T) {
	for _, c := range []struct{ position, typed, want string }{
		{"board\n.   .   .   .\nend\nexplorer janus-draik 0,0 wounds 2 dice 3 cards star-silk\nhostile guardsman-1 3,0\nstart activation janus-draik", "odds play star-silk", "2.00 wounds healed"},
		{"board\n.   .   .   .\nend\nexplorer janus-draik 0,0 dice 3 cards bone-whistle\nhostile guardsman-1 3,0\nstart activation janus-draik", "odds play bone-whistle", "stunned 100%"},
		{"assault ribbed-gate\ncounter marrow-lamp 4\nexplorer janus-draik 11,2 dice 4\nexplorer ur-025 6,3\nhostile guardsman-1 10,5\nstart activation janus-draik", "odds special pinch-the-wick", "Marrow Lamp: +0.50 on average, complete 50%"},
		{"assault ribbed-gate\ncounter marrow-lamp 4\nexplorer janus-draik 11,2 dice 4\nexplorer ur-025 6,3\nhostile guardsman-1 10,5\nstart activation janus-draik", "plan special pinch-the-wick", "Marrow Lamp: +0.50 on average"},
	} {
		at, out := seated(t, c.position)
		if said := at.says(out, c.typed); !strings.Contains(said, c.want) {
			t.Errorf("%s: no %q in %q", c.typed, c.want, said)
		}
	}
}
