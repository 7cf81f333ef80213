package blackstone

import (
	"testing"

	"precipice/engine"
	"precipice/engine/fortress"
)

// Who plays the hostiles may change in a quest. As long as somebody does, that player is asked.
func TestAHostilePlayerWhoJoinsLaterIsAsked(t *testing.T) {
	table := Table{Setup: fortress.Setup{Players: 2, Fifth: -1, Quest: true}}
	d := engine.Decision{Seat: fortress.HostileSeat, Kind: fortress.AskTowards, Options: []engine.Option{{Verb: "towards", Parts: [4]string{"amallyn"}}}}
	for _, has := range []bool{false, true} {
		m := &fortress.Match{State: fortress.State{HasFifth: has, Fifth: 1}}
		if option, _ := (Rules{}).Answer(&table, m, &d, ""); (option < 0) != has {
			t.Errorf("with a hostile player %v the table answers %d", has, option)
		}
	}
}
