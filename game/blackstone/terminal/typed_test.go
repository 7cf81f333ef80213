package terminal

import (
	"math/rand/v2"
	"testing"

	back "precipice/build/typed"
	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/engine/fortress/bot"
	"precipice/game/blackstone/pack"
)

// Whatever an option reads can be typed, in a hundred games of all modes, whole and shortened: it is that option, or is asked back with it.
// Each kind of question is asked often enough to be typed.
func TestEveryOptionCanBeTypedAsItReads(t *testing.T) {
	rules, _, err := pack.Load("", "en")
	if err != nil {
		t.Fatal(err)
	}
	at, _ := seated(t, shooting)
	at.Hear("set coordinates off")
	sample := back.Sample{T: t}
	var kinds []string
	for _, q := range fortress.Questions {
		kinds = append(kinds, q.Kind)
	}
	for seed := range uint64(100) {
		setup, most := botSetup(seed%10 == 0), 400
		setup.LeaderPoints = setup.Quest && seed%20 == 0
		if setup.Players = 1 + int(seed)%3; setup.Quest {
			most = 6000
		}
		m, err := fortress.NewGame(rules, setup, seed)
		if err != nil {
			t.Fatal(err)
		}
		pick := rand.New(rand.NewPCG(seed, 7))
		sample.Begin()
		for range most {
			d, asked := m.Pending()
			if !asked {
				break
			}
			if sample.Wants(d) {
				at.play.Match, at.play.Shown = m, m.State
				sample.Type(at.Said(d), d, at)
			}
			if pick.IntN(4) < int(seed%4) {
				m.Take(pick.IntN(len(d.Options)))
			} else {
				m.Take(bot.Answer(m, d))
			}
		}
	}
	for position := range back.Positions(t, "../../../engine/fortress/testdata") {
		if m, _, err := fortress.Position(rules, position); err == nil {
			if d, asked := m.Pending(); asked && sample.Rare(d) {
				at.play.Match, at.play.Shown = m, m.State
				sample.Type(at.Said(d), d, at)
			}
		}
	}
	p := rules.Pack
	var weapons []string
	for i := range p.Hostiles {
		for k := range p.Hostiles[i].Weapons {
			weapons = append(weapons, p.Hostiles[i].Weapons[k].ID)
		}
	}
	for _, d := range []*engine.Decision{
		back.Decision(fortress.AskHostileWeapon, fortress.DoUse, weapons[:2]...), back.Decision(fortress.AskForfeit, fortress.DoForfeit, p.Discoveries[0].ID, p.Discoveries[1].ID),
		back.Decision(fortress.AskDock, fortress.DoDock, p.Ships[0].ID, p.Ships[1].ID),
	} {
		sample.Type(at.Said(d), d, at)
	}
	if never := sample.Missing(kinds); len(never) > 0 {
		t.Errorf("nobody was asked %v", never)
	}
}
