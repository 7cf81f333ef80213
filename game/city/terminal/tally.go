package terminal

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"text/tabwriter"

	"precipice/game/terminal"
)

// tally sums the journeys of one name.
type tally struct {
	games, won, turns, nights, dark, fell, quest, out, dead, slain, groups, fear, influence, decisions int
	damage, results                                                                                    map[string]int
}

func newTally() *tally { return &tally{damage: map[string]int{}, results: map[string]int{}} }

func (t *tally) add(g *outcome) {
	t.games++
	if g.Won {
		t.won++
	}
	if g.Fell > 0 {
		t.dark++
		t.fell += g.Fell
	}
	t.turns += g.Turns
	t.nights += g.Nights
	t.quest += g.Quest
	t.out += g.Out
	t.dead += g.Dead
	t.slain += g.Slain
	t.groups += g.Groups
	t.fear += g.Fear
	t.influence += g.Influence
	t.decisions += g.Decisions
	t.results[g.Result]++
	for source, n := range g.Damage {
		t.damage[source] += n
	}
}

// feats sums the deeds of a hero.
type feats struct {
	deeds
	journeys, won, deaths, inspired int
}

func (f *feats) add(d *deeds, won bool) {
	f.journeys++
	f.Damage += d.Damage
	f.Healed += d.Healed
	f.Out += d.Out
	f.Attacks += d.Attacks
	f.Dealt += d.Dealt
	f.Slain += d.Slain
	f.Finds += d.Finds
	for _, c := range []struct {
		is bool
		n  *int
	}{{won, &f.won}, {d.Dead, &f.deaths}, {d.Inspired, &f.inspired}} {
		if c.is {
			*c.n++
		}
	}
}

// rate returns how many of a hundred.
func rate(n, of int) string { return fmt.Sprintf("%d%%", n*100/max(1, of)) }

// streams are where the results of journeys are written.
type streams terminal.Streams

// table writes a row for each map, and a total if there are several, then a row for each hero. Counts other than journeys and shares are
// means for each journey; night is the share of turns at night, fell the turn in which it fell where it did.
func (s streams) table(all func(func(*outcome) bool)) error {
	rows, names, total := map[string]*tally{}, []string{}, newTally()
	heroes := map[string]*feats{}
	var endless []string
	for g := range all {
		if g.Err != nil {
			return g.Err
		}
		if rows[g.Game] == nil {
			rows[g.Game] = newTally()
			names = append(names, g.Game)
		}
		rows[g.Game].add(g)
		total.add(g)
		for i := range g.Heroes {
			d := &g.Heroes[i]
			if heroes[d.Hero] == nil {
				heroes[d.Hero] = &feats{}
			}
			heroes[d.Hero].add(d, g.Won)
		}
		if g.Result == noEnd {
			endless = append(endless, fmt.Sprintf("stopped after %d decisions: %s, seed %d", g.Decisions, g.Game, g.Seed))
		}
	}
	if len(names) > 1 {
		names = append(names, "all")
		rows["all"] = total
	}
	if err := writeJourneys(s.Out, names, rows, slices.Sorted(maps.Keys(total.damage))); err != nil {
		return err
	}
	if err := writeHeroes(s.Out, heroes); err != nil {
		return err
	}
	for _, result := range slices.Sorted(maps.Keys(total.results)) {
		fmt.Fprintf(s.Out, "%s: %d\n", result, total.results[result])
	}
	for _, game := range endless {
		fmt.Fprintln(s.Out, game)
	}
	return nil
}

// writeJourneys writes the rows of maps.
func writeJourneys(out io.Writer, names []string, rows map[string]*tally, sources []string) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintf(w, "game\tgames\twon\tturns\tnight\tnights\tfell\tquest\tout\tdead\tslain\tgroups\tfear\tinfluence\tdecisions\tdamage by %s\t\n", strings.Join(sources, "\t"))
	for _, name := range names {
		t := rows[name]
		fmt.Fprintf(w, "%s\t%d\t%s\t%s\t%s\t%s\t%s\t", name, t.games, rate(t.won, t.games), terminal.Mean(t.turns, t.games, 1), rate(t.nights, t.turns), terminal.Mean(t.nights, t.games, 1), terminal.Mean(t.fell, max(1, t.dark), 1))
		for _, n := range []int{t.quest, t.out, t.dead, t.slain, t.groups, t.fear, t.influence, t.decisions} {
			fmt.Fprintf(w, "%s\t", terminal.Mean(n, t.games, 1))
		}
		for _, source := range sources {
			fmt.Fprintf(w, "%s\t", terminal.Mean(t.damage[source], t.games, 1))
		}
		fmt.Fprintln(w)
	}
	return w.Flush()
}

// writeHeroes writes the rows of heroes.
func writeHeroes(out io.Writer, heroes map[string]*feats) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(w, "hero\tgames\twon\tdamage\thealed\tout\tdead\tattacks\tdealt\tslain\tfinds\tinspired\t")
	for _, id := range slices.Sorted(maps.Keys(heroes)) {
		f := heroes[id]
		fmt.Fprintf(w, "%s\t%d\t%s\t", id, f.journeys, rate(f.won, f.journeys))
		for _, n := range []int{f.Damage, f.Healed} {
			fmt.Fprintf(w, "%s\t", terminal.Mean(n, f.journeys, 1))
		}
		fmt.Fprintf(w, "%s\t%s\t", terminal.Mean(f.Out, f.journeys, 2), terminal.Mean(f.deaths, f.journeys, 2))
		for _, n := range []int{f.Attacks, f.Dealt, f.Slain, f.Finds} {
			fmt.Fprintf(w, "%s\t", terminal.Mean(n, f.journeys, 1))
		}
		fmt.Fprintf(w, "%s\t\n", rate(f.inspired, f.journeys))
	}
	return w.Flush()
}
