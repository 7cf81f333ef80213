package terminal

import (
	"strings"
	"testing"
)

// What a card does at its moment is set by its name, said by its card, listed among the settings and told in the log.
func TestACardIsSetInTheTerminal(t *testing.T) {
	at, out := seated(t, "board\n.   .   .   .\nend\nexplorer amallyn 0,0 cards shimmer-veil\nhostile guardsman-1 3,0\nstart wound amallyn guardsman-1")
	for _, c := range []struct{ typed, want string }{
		{"card shimmer-veil", "You are asked whether to use it."},
		{"set card shimmer often", `card cannot be "often"`},
		{"set card windwalk-boots never", `"windwalk-boots" is not a card with a setting of its own`},
		{"set card", "set card shimmer veil always"},
		{"set card long-courrier always", "card long-courrier: always"},
		{"set card Shimmer never", "Not used, as set for the table: Shimmer Veil."},
		{"set", "card shimmer-veil: never"},
		{"card shimmer-veil", "You are never asked whether to use it."},
	} {
		if said := at.says(out, c.typed); !strings.Contains(said, c.want) {
			t.Errorf("%s: no %q in %q", c.typed, c.want, said)
		}
	}

	at, out = seated(t, "board\n.   .   .   .\nend\nexplorer amallyn 0,0 cards shimmer-veil\nhostile guardsman-1 3,0\nstart wound amallyn guardsman-1")
	if said := at.says(out, "set card shimmer-veil always"); !strings.Contains(said, "Chosen automatically: Use Shimmer Veil.") {
		t.Errorf("the log says %q", said)
	}
}
