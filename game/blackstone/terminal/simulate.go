package terminal

import (
	"cmp"
	"strconv"

	"precipice/engine/fortress"
	"precipice/game/terminal"
)

// simulate lets bots play a range of seeds.
func (o *options) simulate(s terminal.Streams) error {
	return terminal.Simulate(s, &o.simulation, func() (func(func(*outcome) bool), error) {
		rules, _, err := o.load()
		if err != nil {
			return nil, err
		}
		games, err := schedule(rules, o)
		return terminal.PlayAll(games, func(f fixture) *outcome { return playOut(rules, f, maxDecisions) }, s.Err), err
	}, streams(s).table)
}

// fixture is a game to play: its name in the list, setup and seed.
type fixture struct {
	Name  string
	Setup fortress.Setup
	Seed  uint64
}

// schedule lists the games that the flags ask for: every seed with every combat card, with the named one,
// or as a one-off expedition.
func schedule(rules fortress.Rules, o *options) (games []fixture, err error) {
	first, last, err := terminal.Seeds(o.simulation.Seeds)
	if err != nil {
		return nil, err
	}
	setups, err := setupsOf(rules, o)
	if err != nil {
		return nil, err
	}
	for _, f := range setups {
		for seed := first; seed <= last; seed++ {
			f.Seed = seed
			if !f.Setup.Quest {
				f.Setup.Explorers = partyOf(rules, seed)
			}
			games = append(games, f)
		}
	}
	return games, nil
}

// setupsOf returns a setup for each kind of game asked for, without a party.
func setupsOf(rules fortress.Rules, o *options) (list []fixture, err error) {
	setup := fortress.Setup{Players: 1, Fifth: -1, Clock: o.table.clock}
	mode, ok := fortress.ModeOf(o.mode)
	switch {
	case !ok:
		return nil, terminal.Usage("error.flag.choice", "mode", strconv.Quote(o.mode), fortress.ModeWords())
	case mode == fortress.SingleCombat:
		if o.difficulty != "" {
			return nil, terminal.Usage("error.flag.difficulty-mode")
		}
		for i := range rules.Pack.Combats {
			if setup.Combat = rules.Pack.Combats[i].ID; o.combat == "" || o.combat == setup.Combat {
				list = append(list, fixture{Name: setup.Combat, Setup: setup})
			}
		}
		if len(list) == 0 {
			return nil, terminal.Usage("error.flag.combat", strconv.Quote(o.combat))
		}
	case mode == fortress.Campaign:
		if o.combat != "" || o.difficulty != "" {
			return nil, terminal.Usage("error.flag.quest-mode")
		}
		setup.Quest = true
		list = append(list, fixture{Name: mode.Word(), Setup: setup})
	default:
		if o.combat != "" {
			return nil, terminal.Usage("error.flag.combat-mode")
		}
		if setup.Difficulty, err = difficultyNamed(cmp.Or(o.difficulty, fortress.Normal.String())); err != nil {
			return nil, err
		}
		list = append(list, fixture{Name: setup.Difficulty.String(), Setup: setup})
	}
	return list, nil
}

// partyOf picks four explorers, depending on the seed.
func partyOf(rules fortress.Rules, seed uint64) (ids []string) {
	all := rules.Pack.Explorers
	for i := range uint64(min(fortress.MaxParty, len(all))) {
		ids = append(ids, all[(seed+i)%uint64(len(all))].ID)
	}
	return ids
}
