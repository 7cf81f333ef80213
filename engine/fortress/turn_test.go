package fortress

import "testing"

// What counts for a turn begins anew with the next: destiny dice spent, covering fire, actions of once a
// turn, overwatch.
// proves: BF-COV-003 BF-OVW-002 BF-DES-007 BF-G-049
func TestATurnBeginsAnew(t *testing.T) {
	s := position(t, "board\n.   .\nend\nexplorer janus-draik 0,0\nhostile guardsman-1 1,0 acted arrived\nstart gambits").State
	x := &s.Party[0]
	x.DestinyUsed, x.Swapped, x.Once, x.Overwatch, x.Moved = 2, true, 1, true, true
	TurnBegan{}.Apply(&s)
	if x.DestinyUsed != 0 || x.Swapped || x.Once != 0 || x.Overwatch || x.Moved {
		t.Errorf("Janus begins the turn as %+v", x)
	}
	if u := &s.Units[s.find("guardsman-1")]; u.Acted || u.Arrived {
		t.Errorf("the guardsman begins the turn as %+v", u)
	}
}
