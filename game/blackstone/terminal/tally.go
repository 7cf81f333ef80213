package terminal

import "precipice/game/terminal"

// tallied are those of a table of games.
var tallied = []terminal.Column[*outcome]{
	terminal.Share("won", func(g *outcome) bool { return g.Won }),
	terminal.Each("turns", func(g *outcome) int { return g.Turns }),
	terminal.Each("combats", func(g *outcome) int { return g.Combats }),
	terminal.Each("out", func(g *outcome) int { return g.Out }),
	terminal.Each("dead", func(g *outcome) int { return g.Dead }),
	terminal.Each("slain", func(g *outcome) int { return g.Slain }),
	terminal.Each("finds", func(g *outcome) int { return g.Finds }),
	terminal.Each("clues", func(g *outcome) int { return g.Clues }),
	terminal.Each("points", func(g *outcome) int { return g.Points }),
	terminal.Each("decisions", func(g *outcome) int { return g.Decisions }),
}

// streams are where the results of games are written.
type streams terminal.Streams

// table writes a row for each kind of game, and a total if there are several. Counts other than games and
// won are means for each game.
func (s streams) table(all func(func(*outcome) bool)) error {
	rows := terminal.Tally[*outcome]{Columns: tallied, Name: "wounds", By: func(g *outcome) map[string]int { return g.Wounds }, Whole: true}
	var results terminal.Results
	sieges := siege{on: terminal.Tally[*attack]{Columns: assaults}}
	for g := range all {
		if g.Err != nil {
			return g.Err
		}
		rows.Add(g.Game, g)
		results.Add(g)
		sieges.add(g)
	}
	if err := rows.Write(s.Out, "game", "games"); err != nil {
		return err
	}
	results.Write(s.Out)
	return sieges.write(s.Out)
}
