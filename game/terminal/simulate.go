package terminal

import (
	"bufio"
	"bytes"
	"cmp"
	"encoding/json"
	"flag"
	"fmt"
	"slices"
	"strings"

	"precipice/message"
	"precipice/saves"
)

// Simulation holds the flags of simulate that any ruleset has.
type Simulation struct {
	Seeds string
	JSON  bool
	Merge string // files of simulate -json, which are counted instead of playing
}

// Flags defines them.
func (o *Simulation) Flags(f *flag.FlagSet) {
	f.StringVar(&o.Seeds, "seeds", "1..100", "A..B")
	f.BoolVar(&o.JSON, "json", false, "")
	f.StringVar(&o.Merge, "merge", "", "FILE,FILE...")
}

// Outcome is a game that bots have played. It is written as JSON.
type Outcome interface {
	// Which returns the kind of game and the seed.
	Which() (game string, seed uint64)
	// Ended returns its result, and how many decisions it took.
	Ended() (result string, decisions int)
	// Wrong returns why it could not be played.
	Wrong() error
}

// Simulate lets bots play, or reads games played before, and writes their results in the order of the seeds: as a table, or as
// lines of JSON.
func Simulate[O any, P interface {
	*O
	Outcome
}](s Streams, o *Simulation, play func() (func(func(P) bool), error), table func(func(func(P) bool)) error) error {
	if o.Merge != "" {
		play = func() (func(func(P) bool), error) { return merged[O, P](o.Merge) }
	}
	all, err := play()
	if err != nil {
		return err
	}
	if o.JSON {
		return lines(s, all)
	}
	return table(all)
}

// lines writes one line of JSON for each game.
func lines[P Outcome](s Streams, all func(func(P) bool)) (err error) {
	w := json.NewEncoder(s.Out)
	for g := range all {
		if err = g.Wrong(); err == nil {
			err = w.Encode(g)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// Mean returns a sum divided by a number, with so many decimals, rounded down.
func Mean(sum, by, decimals int) string {
	scale := 1
	for range decimals {
		scale *= 10
	}
	return fmt.Sprintf("%d.%0*d", sum/by, decimals, sum*scale/by%scale)
}

// merged yields the games of files written by simulate -json, in the order of a single run of all their seeds. Several machines can so
// share a long run.
func merged[O any, P interface {
	*O
	Outcome
}](files string) (func(func(P) bool), error) {
	var games []P
	place := map[string]int{} // index of each kind of game, by first appearance
	for file := range strings.SplitSeq(files, ",") {
		shard, err := readGames[O, P](file)
		if err != nil {
			return nil, message.New("error.at", "-merge", err)
		}
		for _, g := range shard {
			if name, _ := g.Which(); !known(place, name) {
				place[name] = len(place)
			}
		}
		games = append(games, shard...)
	}
	if len(games) == 0 {
		return nil, message.New("error.merge.none", files)
	}
	slices.SortFunc(games, func(a, b P) int {
		x, m := a.Which()
		y, n := b.Which()
		return cmp.Or(cmp.Compare(place[x], place[y]), cmp.Compare(m, n))
	})
	for i := 1; i < len(games); i++ {
		a, m := games[i-1].Which()
		if b, n := games[i].Which(); a == b && m == n {
			return nil, message.New("error.merge.twice", m, a)
		}
	}
	return slices.Values(games), nil
}

func known(place map[string]int, name string) bool {
	_, ok := place[name]
	return ok
}

// readGames reads a line of JSON for each game.
func readGames[O any, P interface {
	*O
	Outcome
}](file string) (games []P, err error) {
	f, err := saves.OpenRegular(file)
	if err != nil {
		return nil, NoFile(file, err)
	}
	defer f.Close()
	scan := bufio.NewScanner(saves.NewTextReader(f))
	for n := 1; scan.Scan(); n++ {
		g := P(new(O))
		if err := json.Unmarshal(scan.Bytes(), g); err != nil {
			return nil, message.New("error.merge.line", file, n)
		}
		if name, _ := g.Which(); name == "" {
			return nil, message.New("error.merge.line", file, n)
		}
		strict := json.NewDecoder(bytes.NewReader(scan.Bytes()))
		if strict.DisallowUnknownFields(); strict.Decode(P(new(O))) != nil {
			return nil, message.New("error.merge.other", file, n)
		}
		games = append(games, g)
	}
	if err := scan.Err(); err != nil {
		return nil, NoFile(file, err)
	}
	return games, nil
}
