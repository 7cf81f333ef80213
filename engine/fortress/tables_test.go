package fortress

import (
	"fmt"
	"testing"
)

// guardsmen is the behaviour table of Traitor Guardsmen (BF-CRD-009 to 013): a position that fits each
// column, and the action of each of the 20 faces (BF-BEH-005, BF-BEH-006).
var guardsmen = []struct {
	rule, column, position string
	actions                [20]string
}{
	{"BF-CRD-009", "hidden", ". # .\nend\nexplorer janus-draik 0,0\nhostile guardsman-1 1,0",
		[20]string{"hold", "hold", "hold", "sneak", "sneak", "sneak", "advance", "advance", "advance", "advance", "advance", "advance",
			"charge", "charge", "charge", "charge", "charge", "charge", "charge", "rush"}},
	{"BF-CRD-010", "engaged", ".   .\nend\nexplorer janus-draik 0,0\nhostile guardsman-1 1,0",
		[20]string{"fall-back", "fall-back", "fall-back", "onslaught", "onslaught", "onslaught", "onslaught", "onslaught", "onslaught",
			"onslaught", "onslaught", "onslaught", "onslaught", "onslaught", "onslaught", "onslaught", "onslaught", "onslaught", "onslaught", "fury"}},
	{"BF-CRD-011", "in-cover-lasgun", ".   . | .\nend\nexplorer janus-draik 0,0\nhostile guardsman-1 2,0 rifleman",
		[20]string{"aim", "aim", "aim", "aim", "aim", "aim", "aim", "aim", "aim", "onslaught", "onslaught", "onslaught",
			"onslaught", "onslaught", "onslaught", "onslaught", "onslaught", "onslaught", "onslaught", "fury"}},
	{"BF-CRD-012", "close", ".   .   .\nend\nexplorer janus-draik 0,0\nhostile guardsman-1 2,0 rifleman",
		[20]string{"fall-back", "fall-back", "fall-back", "onslaught", "onslaught", "onslaught", "onslaught", "onslaught", "onslaught",
			"charge", "charge", "charge", "charge", "charge", "charge", "charge", "charge", "charge", "charge", "fury"}},
	{"BF-CRD-013", "other", ".   .   .   .   .\nend\nexplorer janus-draik 0,0\nhostile guardsman-1 4,0 rifleman",
		[20]string{"advance", "advance", "advance", "advance", "advance", "advance", "aim", "aim", "aim", "aim", "aim", "aim",
			"onslaught", "onslaught", "onslaught", "onslaught", "onslaught", "onslaught", "onslaught", "rush"}},
}

// rolled returns the first change of a kind that happens at a position.
func rolled[C any](t *testing.T, script string) (found C) {
	t.Helper()
	for _, e := range position(t, script).Opening() {
		if c, ok := e.Change.(C); ok {
			return c
		}
	}
	t.Fatalf("nothing of the kind happens in\n%s", script)
	return found
}

// proves: BF-BEH-003 BF-BEH-005 BF-BEH-006 BF-CRD-009 BF-CRD-010 BF-CRD-011 BF-CRD-012 BF-CRD-013 BF-ROL-009
func TestEveryFaceOfTheGuardsmenTable(t *testing.T) {
	for _, c := range guardsmen {
		for face := 1; face <= 20; face++ {
			got := rolled[Behaved](t, fmt.Sprintf("board\n%s\nroll %d\nstart behaviour guardsman-1", c.position, face))
			if got.Column != c.column || got.Action != c.actions[face-1] || int(got.Face) != face {
				t.Errorf("%s, roll %d: column %s, action %s, want %s, %s", c.rule, face, got.Column, got.Action, c.column, c.actions[face-1])
			}
		}
	}
}

// Only a model with a lasgun considers its cover. A model with another weapon goes on to the next
// column (BF-BEH-005).
func TestOnlyLasgunsConsiderCover(t *testing.T) {
	for model, column := range map[string]string{"rifleman": "in-cover-lasgun", "flame-bearer": "close"} {
		script := "board\n.   . | .\nend\nexplorer janus-draik 0,0\nhostile guardsman-1 2,0 " + model + "\nroll 7\nstart behaviour guardsman-1"
		if got := rolled[Behaved](t, script); got.Column != column {
			t.Errorf("a %s in cover at range 2 looks in the column %s, not %s", model, got.Column, column)
		}
	}
}

// The eight rows by face. Scenarios show what the rows do.
// proves: BF-EVT-002 BF-EVT-003 BF-EVT-004 BF-EVT-005 BF-EVT-006 BF-EVT-007 BF-EVT-008 BF-EVT-009 BF-EVT-010 BF-ROL-009
func TestEveryFaceOfTheEventTable(t *testing.T) {
	rows := [20]string{"all-is-dust", "unfulfilled-destiny", "unfulfilled-destiny", "not-dead-yet", "not-dead-yet", "not-dead-yet",
		"changing-conditions", "changing-conditions", "changing-conditions", "changing-conditions",
		"escape-chamber", "escape-chamber", "escape-chamber", "escape-chamber", "inspiration", "inspiration", "inspiration",
		"heroic-effort", "heroic-effort", "lucky-find"}
	for face := 1; face <= 20; face++ {
		got := rolled[EventRolled](t, fmt.Sprintf("board\n.   .\nend\nexplorer janus-draik 0,0\nroll %d\nstart event", face))
		if got.Row != rows[face-1] || int(got.Face) != face {
			t.Errorf("roll %d gives %s, want %s", face, got.Row, rows[face-1])
		}
	}
}

// Hostiles of every kind take each basic action by the same rules.
// proves: BF-HAC-008
func TestAnyHostileTakesTheBasicActions(t *testing.T) {
	for _, name := range []string{"guardsman-1", "cultist-1", "drone-1", "ur-ghul-1"} {
		for action, rule := range actionRules {
			m := position(t, fmt.Sprintf("board\n.   .   .   .   .   .   .\nend\nexplorer janus-draik 0,0\nhostile %s 6,0\nstart behaviour %s %s", name, name, action))
			moved := 0
			for _, e := range m.Opening() {
				if _, ok := e.Change.(Moved); ok {
					if moved++; e.Rule != rule {
						t.Errorf("%s, %s: a move by %s, want %s", name, action, e.Rule, rule)
					}
				}
			}
			want := map[string]int{"advance": 1, "charge": 2}[action]
			if moved != want {
				t.Errorf("%s, %s: %d moves, want %d", name, action, moved, want)
			}
		}
	}
}
