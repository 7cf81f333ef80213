package fortress

import (
	"slices"
	"testing"

	"precipice/engine"
	"precipice/engine/dice"
)

// Frames saved by releases from before BF-G-077 and BF-G-082 continue. A challenge knows how many have
// met it, and a vote belongs to the leader's proposal.
func TestFramesOfEarlierReleasesContinue(t *testing.T) {
	for _, c := range []struct {
		name, script string
		frame        frame
		seat         engine.Seat
		keys         []string
	}{
		{"a challenge that two have met", "players 2\nleader 2\nexpedition normal\nboard\nM   M   M   M\nend\nexplorer janus-draik 0,0 seat 1\nexplorer ur-025 0,0 seat 2\nexplorer espern-locarno 1,0 seat 1\nexplorer amallyn 1,0 seat 2\nstart challenge breathing-wall",
			&Challenge{Cursor: engine.Cursor{At: "after"}, Actor: 4, Next: 2}, 0, []string{"send janus-draik", "send espern-locarno"}},
		{"a vote", "players 3\nleader 2\nexpedition normal\ndeck long-march\nboard\nM   M   M   M\nend\nexplorer janus-draik 0,0 seat 1\nexplorer ur-025 0,0 seat 2\nexplorer amallyn 1,0 seat 3\nstart explore",
			&Agreement{Next: 1}, 0, []string{"agree", "decline"}},
	} {
		m := position(t, c.script)
		if f, ok := c.frame.(*Challenge); ok {
			f.Card = m.Top().(*Challenge).Card
		}
		n := engine.Begin(rulesFor(t), m.State, dice.NewSeeded(1), func(*State) frame { return c.frame })
		d, ok := n.Pending()
		if !ok || d.Seat != c.seat || !slices.Equal(d.Keys(), c.keys) {
			t.Errorf("%s: player %d is asked %v", c.name, d.Seat+1, d.Keys())
		}
	}
}
