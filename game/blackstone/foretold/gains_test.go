package foretold_test

import (
	"strings"
	"testing"

	"precipice/engine/fortress"
	"precipice/game/blackstone/foretold"
	"precipice/game/blackstone/pack"
)

// What an action does to an objective is told while that is open, and no more once it is met and stays so.
func TestAnObjectiveThatIsMetIsNotForetold(t *testing.T) {
	rules, book, err := pack.Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	for counter, told := range map[string]bool{"4": true, "5": false} {
		m, _, err := fortress.Position(rules, "assault ribbed-gate\ncounter rib-gate 8\ncounter marrow-lamp "+counter+"\nexplorer janus-draik 11,2 dice 4,6 cards wind-up-heart\nexplorer ur-025 6,3\nhostile guardsman-1 10,5\nstart activation janus-draik")
		if err != nil {
			t.Fatal(err)
		}
		key := map[bool]string{true: "special pinch-the-wick", false: "play wind-up-heart"}[told]
		lines := strings.Join(foretold.UseNow(book, m, key), "\n")
		if lines == "" || strings.Contains(lines, book.Name("put-out-the-lamp")) != told {
			t.Errorf("with %s of 5 told is %q", counter, lines)
		}
	}
}
