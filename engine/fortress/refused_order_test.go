package fortress

import "testing"

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
