package terminal

import (
	"flag"
	"fmt"
	"slices"
	"strconv"
	"strings"

	rules "precipice/engine/city"
	"precipice/engine/city/library"
	"precipice/game/city/pack"
	"precipice/game/terminal"
)

// simulation holds the flags of simulate.
type simulation struct {
	terminal.Simulation
	journey, heroes, mode string
	level                 int
}

func (o *simulation) flags(f *flag.FlagSet) {
	o.Flags(f)
	f.StringVar(&o.mode, "mode", "", strings.Join(played(), "|"))
	f.StringVar(&o.journey, "journey", "", "ID")
	f.StringVar(&o.heroes, "heroes", "", "ID,...")
	f.IntVar(&o.level, "level", 0, "N")
}

// played lists the types of journeys that are in the game.
func played() (words []string) {
	for t, word := range library.JourneyWords {
		if rules.Plays(library.JourneyType(t)) {
			words = append(words, word)
		}
	}
	return words
}

// simulate lets bots play a range of seeds.
func (o *options) simulate(s terminal.Streams) error {
	return terminal.Simulate(s, &o.simulation.Simulation, func() (func(func(*outcome) bool), error) {
		r, _, err := pack.Rules(o.Content)
		if err != nil {
			return nil, err
		}
		games, err := schedule(r.Rules, &o.simulation)
		return terminal.PlayAll(games, func(f fixture) *outcome { return playOut(r.Rules, f, maxDecisions) }, s.Err), err
	}, streams(s).table)
}

// fixture is a journey to play: its name in the list, table and seed.
type fixture struct {
	Name  string
	Table rules.Table
	Seed  uint64
}

// schedule lists the journeys that the flags ask for: every seed on every map, on those of a type, or on one.
func schedule(r rules.Rules, o *simulation) (games []fixture, err error) {
	first, last, err := terminal.Seeds(o.Seeds)
	if err != nil {
		return nil, err
	}
	maps, err := mapsOf(r, o)
	if err != nil {
		return nil, err
	}
	for _, id := range maps {
		f := fixture{Name: id, Table: rules.Table{Players: 1, Journey: id, Level: o.level, Heroes: list(o.heroes)}}
		if o.level > 0 {
			f.Name += fmt.Sprintf(" level %d", o.level)
		}
		for seed := first; seed <= last; seed++ {
			f.Seed = seed
			if o.heroes == "" {
				f.Table.Heroes = partyOf(r, seed)
			}
			if _, err := r.Table(f.Table); err != nil {
				return nil, err
			}
			games = append(games, f)
		}
	}
	return games, nil
}

// mapsOf lists the maps that the flags ask for.
func mapsOf(r rules.Rules, o *simulation) (ids []string, err error) {
	if o.mode != "" && !slices.Contains(played(), o.mode) {
		return nil, terminal.Usage("error.flag.choice", "mode", strconv.Quote(o.mode), played())
	}
	for i := range r.Pack.Journeys {
		if j := &r.Pack.Journeys[i]; rules.Plays(j.Type) && (o.mode == "" || o.mode == library.JourneyWords[j.Type]) {
			ids = append(ids, j.ID)
		}
	}
	switch {
	case o.journey == "":
		return ids, nil
	case !slices.Contains(ids, o.journey):
		return nil, terminal.Usage("error.flag.choice", "journey", strconv.Quote(o.journey), ids)
	}
	return []string{o.journey}, nil
}

// partyOf picks four heroes, depending on the seed.
func partyOf(r rules.Rules, seed uint64) (ids []string) {
	all := r.Pack.Heroes
	for i := range uint64(min(rules.MaxHeroes, len(all))) {
		ids = append(ids, all[(seed+i)%uint64(len(all))].ID)
	}
	return ids
}
