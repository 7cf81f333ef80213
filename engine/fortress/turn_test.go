package fortress

import (
	"fmt"
	"testing"
)

// Everything that counts for one turn starts over with the next: destiny dice spent, covering fire,
// actions allowed once a turn, overwatch.
// proves: BF-COV-003 BF-OVW-002 BF-DES-007 BF-G-049
func TestATurnStartsOver(t *testing.T) {
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

// An activation counts only itself: not hostiles slain in an earlier activation or outside of it, and
// only its own move ends what requires that the explorer has not moved.
// proves: BF-INR-001 BF-INR-004
func TestAnActivationStartsOver(t *testing.T) {
	s := position(t, "board\n.   .\nend\nexplorer janus-draik 0,0\nhostile guardsman-1 1,0\nstart gambits").State
	x := &s.Party[0]
	slain := Slain{Unit: s.find("guardsman-1"), By: 1}
	slain.Apply(&s)
	if x.SlewAny || x.SlainWounds != 0 {
		t.Errorf("slain outside the activation, it counts: %+v", x)
	}
	slain.Counts = true
	slain.Apply(&s)
	x.Moved = true
	if !x.SlewAny || x.SlainWounds != 2 {
		t.Fatalf("slain in the activation, it does not count: %+v", x)
	}
	ActivationBegan{0}.Apply(&s)
	if x.SlewAny || x.SlainWounds != 0 || x.Moved {
		t.Errorf("Janus begins the activation as %+v", x)
	}
}

// Two events are remembered: that the next destiny roll is skipped, and that the escape event has come
// up.
// proves: BF-EVT-004 BF-EVT-007
func TestEventsThatAreRemembered(t *testing.T) {
	for face := 1; face <= 20; face++ {
		s := position(t, fmt.Sprintf("board\n.   .\nend\nexplorer janus-draik 0,0\nroll %d\nstart event", face)).State
		if want := face == 2 || face == 3; s.NoDestiny != want {
			t.Errorf("roll %d: no destiny roll next turn %v", face, s.NoDestiny)
		}
		if want := face >= 11 && face <= 14; s.EscapeEvent != want {
			t.Errorf("roll %d: the escape event has come up %v", face, s.EscapeEvent)
		}
		s.Escape = true
		Laid{0}.Apply(&s)
		if s.NoDestiny || s.EscapeEvent || s.Escape || s.Turn != 0 {
			t.Errorf("roll %d: the next combat begins with turn %d, %v, %v, %v", face, s.Turn, s.NoDestiny, s.EscapeEvent, s.Escape)
		}
	}
}
