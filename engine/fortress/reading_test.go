package fortress

import "testing"

// The card of an explorer who is not on the battlefield can be read, whatever its rules depend on
// there.
func TestCardsOfExplorersOutOfActionCanBeRead(t *testing.T) {
	pack := rulesFor(t).Pack
	for i, explorer := range pack.Explorers {
		other := pack.Explorers[(i+1)%len(pack.Explorers)]
		for side := range explorer.Sides {
			m, _, err := Position(rulesFor(t), "board\n.   .\nend\nexplorer "+explorer.ID+" 0,0 dice 5\nexplorer "+other.ID+" 1,0\nstart activation "+explorer.ID+"\n")
			if err != nil {
				t.Fatal(err)
			}
			s := &m.State
			x := &s.Party[0]
			x.Inspired = side == 1
			inside := s.Move(x.Figure())
			u := x.Figure()
			OutOfAction{0}.Apply(s)
			if s.On(u).Here() {
				t.Fatalf("%s is still on the battlefield", explorer.ID)
			}
			if out := s.Move(u); out < 1 || out > inside {
				t.Errorf("%s out of action has a Move of %d, and had %d", explorer.ID, out, inside)
			}
		}
	}
}
