package terminal

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"text/tabwriter"

	"precipice/game/terminal"
)

// tally sums the games of one name.
type tally struct {
	games, won, turns, out, dead, slain, clues, points, finds, decisions, combats int
	wounds, results                                                               map[string]int
}

func newTally() *tally { return &tally{wounds: map[string]int{}, results: map[string]int{}} }

func (t *tally) add(g *outcome) {
	t.games++
	if g.Won {
		t.won++
	}
	t.turns += g.Turns
	t.combats += g.Combats
	t.out += g.Out
	t.dead += g.Dead
	t.slain += g.Slain
	t.clues += g.Clues
	t.points += g.Points
	t.finds += g.Finds
	t.decisions += g.Decisions
	t.results[g.Result]++
	for source, n := range g.Wounds {
		t.wounds[source] += n
	}
}

// each returns the mean for each game, with one decimal.
func (t *tally) each(sum int) string { return terminal.Mean(sum, t.games, 1) }

// streams are where the results of games are written.
type streams terminal.Streams

// table writes a row for each kind of game, and a total if there are several. Counts other than games and
// won are means for each game.
func (s streams) table(all func(func(*outcome) bool)) error {
	rows, names, total := map[string]*tally{}, []string{}, newTally()
	var endless []string
	var sieges siege
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
		sieges.add(g)
		if g.Result == noEnd {
			endless = append(endless, fmt.Sprintf("stopped after %d decisions: %s, seed %d", g.Decisions, g.Game, g.Seed))
		}
	}
	if len(names) > 1 {
		names = append(names, "all")
		rows["all"] = total
	}
	w := tabwriter.NewWriter(s.Out, 0, 0, 2, ' ', tabwriter.AlignRight)
	sources := slices.Sorted(maps.Keys(total.wounds))
	fmt.Fprintf(w, "game\tgames\twon\tturns\tcombats\tout\tdead\tslain\tfinds\tclues\tpoints\tdecisions\twounds by %s\t\n", strings.Join(sources, "\t"))
	for _, name := range names {
		t := rows[name]
		fmt.Fprintf(w, "%s\t%d\t%d%%\t", name, t.games, t.won*100/t.games)
		for _, n := range []int{t.turns, t.combats, t.out, t.dead, t.slain, t.finds, t.clues, t.points, t.decisions} {
			fmt.Fprintf(w, "%s\t", t.each(n))
		}
		for _, source := range sources {
			fmt.Fprintf(w, "%s\t", t.each(t.wounds[source]))
		}
		fmt.Fprintln(w)
	}
	if err := w.Flush(); err != nil {
		return err
	}
	for _, result := range slices.Sorted(maps.Keys(total.results)) {
		fmt.Fprintf(s.Out, "%s: %d\n", result, total.results[result])
	}
	for _, game := range endless {
		fmt.Fprintln(s.Out, game)
	}
	return sieges.write(s.Out)
}
