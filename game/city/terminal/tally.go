package terminal

import "precipice/game/terminal"

// tallied are those of a table of journeys. Night is the share of turns at night, fell the turn in which it fell where it did.
var tallied = []terminal.Column[*outcome]{
	terminal.Share("won", func(g *outcome) bool { return g.Won }),
	terminal.Each("turns", func(g *outcome) int { return g.Turns }),
	{Head: "night", Of: func(g *outcome) (n, by int) { return g.Nights, g.Turns }, Write: terminal.Percent},
	terminal.Each("nights", func(g *outcome) int { return g.Nights }),
	{Head: "fell", Of: func(g *outcome) (n, by int) { return g.Fell, terminal.Of(g.Fell > 0) }, Write: func(n, by int) string { return terminal.Mean(n, max(1, by), 1) }},
	terminal.Each("quest", func(g *outcome) int { return g.Quest }),
	terminal.Each("out", func(g *outcome) int { return g.Out }),
	terminal.Each("dead", func(g *outcome) int { return g.Dead }),
	terminal.Each("slain", func(g *outcome) int { return g.Slain }),
	terminal.Each("groups", func(g *outcome) int { return g.Groups }),
	terminal.Each("fear", func(g *outcome) int { return g.Fear }),
	terminal.Each("influence", func(g *outcome) int { return g.Influence }),
	terminal.Each("decisions", func(g *outcome) int { return g.Decisions }),
}

// feats are the tallied of a table of heroes.
var feats = []terminal.Column[*deeds]{
	terminal.Share("won", func(d *deeds) bool { return d.won }),
	terminal.Each("damage", func(d *deeds) int { return d.Damage }),
	terminal.Each("healed", func(d *deeds) int { return d.Healed }),
	terminal.Seldom("out", func(d *deeds) int { return d.Out }),
	terminal.Seldom("dead", func(d *deeds) int { return terminal.Of(d.Dead) }),
	terminal.Each("attacks", func(d *deeds) int { return d.Attacks }),
	terminal.Each("dealt", func(d *deeds) int { return d.Dealt }),
	terminal.Each("slain", func(d *deeds) int { return d.Slain }),
	terminal.Each("finds", func(d *deeds) int { return d.Finds }),
	terminal.Share("inspired", func(d *deeds) bool { return d.Inspired }),
}

// streams are where the results of journeys are written.
type streams terminal.Streams

// table writes a row for each map, and a total if there are several, then a row for each hero. Counts other than journeys and shares are
// means for each journey.
func (s streams) table(all func(func(*outcome) bool)) error {
	rows := terminal.Tally[*outcome]{Columns: tallied, Name: "damage", By: func(g *outcome) map[string]int { return g.Damage }, Whole: true}
	heroes := terminal.Tally[*deeds]{Columns: feats}
	var results terminal.Results
	for g := range all {
		if g.Err != nil {
			return g.Err
		}
		rows.Add(g.Game, g)
		results.Add(g)
		for i := range g.Heroes {
			d := &g.Heroes[i]
			d.won = g.Won
			heroes.Add(d.Hero, d)
		}
	}
	if err := rows.Write(s.Out, "game", "games"); err != nil {
		return err
	}
	if err := heroes.Write(s.Out, "hero", "games"); err != nil {
		return err
	}
	results.Write(s.Out)
	return nil
}
