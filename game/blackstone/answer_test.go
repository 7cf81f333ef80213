package blackstone

import (
	"testing"

	"precipice/assets"
	"precipice/engine"
	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
)

// Who plays the hostiles may change in a quest. As long as somebody does, that player is asked.
func TestAHostilePlayerWhoJoinsLaterIsAsked(t *testing.T) {
	table := Table{Setup: fortress.Setup{Players: 2, Fifth: -1, Quest: true}}
	d := engine.Decision{Seat: fortress.HostileSeat, Kind: fortress.AskTowards, Options: []engine.Option{
		{Verb: "towards", Parts: [4]string{"amallyn"}}, {Verb: "towards", Parts: [4]string{"rein"}}}}
	for _, has := range []bool{false, true} {
		m := &fortress.Match{State: fortress.State{HasFifth: has, Fifth: 1}}
		if option, _ := (Rules{}).Answer(&table, m, &d, ""); (option < 0) != has {
			t.Errorf("with a hostile player %v the table answers %d", has, option)
		}
	}
}

// A table that is never stopped for an exchange is still asked in one that a player has asked for.
func TestAnExchangeOnRequestIsAsked(t *testing.T) {
	lib, err := library.Load(assets.Pack("blackstone"))
	if err != nil {
		t.Fatal(err)
	}
	rules := fortress.Rules{Pack: fortress.NewPack(lib)}
	quest, err := fortress.NewGame(rules, fortress.Setup{Players: 1, Fifth: -1, Quest: true}, 1)
	if err != nil {
		t.Fatal(err)
	}
	s := quest.State
	fortress.MusterBegan{Size: fortress.MaxParty}.Apply(&s)
	for place := range uint8(fortress.MaxParty) {
		fortress.Picked{Place: place, Kind: place}.Apply(&s)
	}
	s.Quest.Held[0] = fortress.HeldResource{Owner: 1}
	for time, asked := range map[fortress.ExchangeTime]bool{fortress.BeforeExpedition: false, fortress.AtPrecipice: false, fortress.OnRequest: true} {
		m := engine.Begin(rules, s, dice.NewSeeded(1), func(*fortress.State) engine.Frame[fortress.State] { return &fortress.Exchange{Time: time} })
		d, _ := m.Pending()
		if option, _ := (Rules{}).Answer(&Table{Exchange: Never}, m, d, ""); (option < 0) != asked {
			t.Errorf("an exchange of the time %d is answered by %d", time, option)
		}
	}
}
