package fortress

import "testing"

// Who cannot answer in overwatch is refused by the rule that forbids it, with the reason.
// proves: BF-OVW-003
func TestWhoIsNotAskedAboutOverwatchIsToldWhy(t *testing.T) {
	const (
		hall = "board\n.   .   .   .   .   .   .\nend\nexplorer dahyak 2,0 dice 6 overwatch\nhostile guardsman-1 5,0 group 1\n"
		wall = "board\n. # .   .   .   .   .   .   .   .\nend\nexplorer dahyak 4,0 dice 6 overwatch\nhostile guardsman-1 8,0 group 1\n"
	)
	for _, c := range []struct{ what, board, others, name, rule, reason string }{
		{"not activated", hall, "explorer ur-025 0,0 dice 6\ntrack dahyak group-1 ur-025", "ur-025", "BF-OVW-003", "not-activated"},
		{"beside another", hall, "explorer janus-draik 1,0 dice 6 overwatch\nhostile guardsman-2 0,0", "janus-draik", "BF-ATK-003", "enemy-adjacent"},
		{"no dice", hall, "explorer ur-025 0,0 overwatch\ntrack dahyak ur-025 group-1", "ur-025", "BF-OVW-001", "no-overwatch-dice"},
		{"a die too low", hall, "explorer ur-025 0,0 dice 1 overwatch", "ur-025", "BF-ACT-006", "dice-too-low"},
		{"a wall between", wall, "explorer ur-025 0,0 dice 6 overwatch", "ur-025", "BF-OVW-004", "no-sight"},
		{"one twin behind it, and the other too far away", wall, "explorer rein-raus 0,0 dice 6 overwatch twin 1,0", "rein-raus", "BF-WPN-002", "no-weapon-in-range"},
	} {
		m := position(t, c.board+c.others+"\nstart behaviour guardsman-1 advance")
		d, ok := m.Explained()
		if !ok || d.Kind != AskOverwatch || !d.Has("overwatch dahyak") {
			t.Fatalf("%s: Dahyak is not asked, but %+v", c.what, d)
		}
		if why, refused := d.Refused("overwatch " + c.name); !refused || why.Rule != c.rule || why.Reason != c.reason {
			t.Errorf("%s: %+v", c.what, why)
		}
	}
}

// In random play everybody on the battlefield may answer an overwatch, has answered, or is told why not.
func TestEverybodyIsToldWhyThereIsNoOverwatch(t *testing.T) {
	asked, reasons := 0, map[string]int{}
	for seed := range uint64(150) {
		m := startAtRandom(t, seed)
		for step := range 400 {
			d, ok := m.Explained()
			if !ok {
				break
			}
			if f, is := m.Top().(*Reaction); is && d.Kind == AskOverwatch {
				asked++
				for e := range m.State.leaderOrder {
					why, refused := d.Refused("overwatch " + m.State.Name(e))
					if refused == m.State.canOverwatch(e, f.To) && m.State.Units[m.State.Party[e].Figure()].Here() {
						t.Fatalf("seed %d: %s is refused: %v, and may answer: %v", seed, m.State.Name(e), refused, m.State.canOverwatch(e, f.To))
					}
					if refused {
						reasons[why.Reason]++
					}
				}
			}
			m.Take(int(seed+uint64(step)*7) % len(d.Options))
		}
	}
	if asked < 50 || reasons["no-sight"] == 0 || reasons["not-activated"] == 0 || reasons["no-overwatch-dice"] == 0 {
		t.Errorf("of %d questions the reasons are %v", asked, reasons)
	}
}
