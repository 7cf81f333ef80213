package fortress

import (
	"strings"
	"testing"
)

// Who does not act next is refused by the rule that decides the order, with the reason.
// proves: BF-HAO-001
func TestWhoDoesNotActNextIsToldWhy(t *testing.T) {
	m := position(t, "board\n.   .   .   .   .\nend\nexplorer janus-draik 0,0\nhostile guardsman-1 2,0\nhostile guardsman-2 2,0 damage 1\n"+
		"hostile guardsman-3 3,0\nhostile guardsman-4 1,0 acted\nhostile guardsman-5 1,0 arrived\nstart group 1")
	d, ok := m.Explained()
	if !ok || d.Kind != AskActivate {
		t.Fatal("nobody is asked who acts next")
	}
	want := map[string]string{"guardsman-3": "others-nearer", "guardsman-4": "acted-now", "guardsman-5": "arrived-now"}
	for name, reason := range want {
		if why, refused := d.Refused("activate " + name); !refused || why.Rule != "BF-HAO-001" || why.Reason != reason {
			t.Errorf("%s: %+v", name, why)
		} else if reason == "others-nearer" && why.Args[0] != "guardsman-1" {
			t.Errorf("%s is said to be further away than %s", name, why.Args)
		}
	}
	if len(d.Refusals) != len(want) || len(d.Options) != 2 {
		t.Errorf("%d are refused, and %d offered", len(d.Refusals), len(d.Options))
	}
}

// The cost of summoning the escape chamber is known far from any portal too.
// proves: BF-SUM-001
func TestASummonThatIsRefusedHasItsCost(t *testing.T) {
	m := position(t, "board\n.   .\nend\nexplorer janus-draik 0,0 dice 6\nstart activation janus-draik")
	d, _ := m.Explained()
	why, refused := d.Refused("summon")
	if !refused || why.Reason != "no-portal" || m.State.CostOf(0, &why.Option) != m.State.SummonCost(0) {
		t.Errorf("%+v costs %d", why, m.State.CostOf(0, &why.Option))
	}
}

// Who cannot answer in overwatch is refused by the rule that forbids it, with the reason.
// proves: BF-OVW-001 BF-OVW-003 BF-OVW-005 BF-ATK-003
func TestWhoIsNotAskedAboutOverwatchIsToldWhy(t *testing.T) {
	const start = "hostile guardsman-1 5,0 group 1\nstart behaviour guardsman-1 advance"
	for _, c := range []struct{ what, others, name, rule, reason string }{
		{"not activated", "explorer ur-025 0,0 dice 6\ntrack dahyak group-1 ur-025", "ur-025", "BF-OVW-003", "not-activated"},
		{"beside another", "explorer janus-draik 1,0 dice 6 overwatch\nhostile guardsman-2 0,0", "janus-draik", "BF-ATK-003", "enemy-adjacent"},
		{"a die too low", "explorer ur-025 0,0 dice 1 overwatch", "ur-025", "BF-OVW-005", "dice-too-low"},
	} {
		m := position(t, "board\n.   .   .   .   .   .   .\nend\nexplorer dahyak 2,0 dice 6 overwatch\n"+strings.Replace(start, "start", c.others+"\nstart", 1))
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
						t.Fatalf("seed %d: %s is refused: %v, though it may answer: %v", seed, m.State.Name(e), refused, !refused)
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
