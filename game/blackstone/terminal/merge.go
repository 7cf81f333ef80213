package terminal

import (
	"bufio"
	"cmp"
	"encoding/json"
	"slices"
	"strings"

	"precipice/game/terminal"
	"precipice/message"
	"precipice/saves"
)

// merged yields the games of files written by simulate -json, in the order of a single run of all their
// seeds. Several machines can so share a long run.
func merged(files string) (func(func(*outcome) bool), error) {
	var games []*outcome
	place := map[string]int{} // index of each kind of game, by first appearance
	for file := range strings.SplitSeq(files, ",") {
		shard, err := readGames(file)
		if err != nil {
			return nil, message.New("error.at", "-merge", err)
		}
		for _, g := range shard {
			if _, known := place[g.Game]; !known {
				place[g.Game] = len(place)
			}
		}
		games = append(games, shard...)
	}
	if len(games) == 0 {
		return nil, message.New("error.merge.none", files)
	}
	slices.SortFunc(games, func(a, b *outcome) int {
		return cmp.Or(cmp.Compare(place[a.Game], place[b.Game]), cmp.Compare(a.Seed, b.Seed))
	})
	for i := 1; i < len(games); i++ {
		if a, b := games[i-1], games[i]; a.Game == b.Game && a.Seed == b.Seed {
			return nil, message.New("error.merge.twice", a.Seed, a.Game)
		}
	}
	return slices.Values(games), nil
}

// readGames reads a line of JSON for each game.
func readGames(file string) (games []*outcome, err error) {
	f, err := saves.OpenRegular(file)
	if err != nil {
		return nil, terminal.NoFile(file, err)
	}
	defer f.Close()
	scan := bufio.NewScanner(saves.NewTextReader(f))
	for n := 1; scan.Scan(); n++ {
		g := &outcome{}
		if err := json.Unmarshal(scan.Bytes(), g); err != nil || g.Game == "" {
			return nil, message.New("error.merge.line", file, n)
		}
		games = append(games, g)
	}
	if err := scan.Err(); err != nil {
		return nil, terminal.NoFile(file, err)
	}
	return games, nil
}
