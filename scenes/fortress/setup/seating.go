package setup

import (
	"slices"

	"precipice/engine/fortress"
	"precipice/game"
	"precipice/game/blackstone"
	"precipice/scenes"
	"precipice/scenes/fortress/table"
)

// seating is a table before a game: the seats, the leader, the hostile player, and the party.
type seating struct {
	*blackstone.Table
	size int // size of the party: 4, or 2 or 3 in a strike force (BF-SFV-001)
}

// smallestForce is the size of the smallest strike force.
const smallestForce = 2

// SeatingOf returns the table that was set up last. It corrects settings that are missing or come from
// other content. The party may be incomplete.
func SeatingOf(h *table.Host) seating {
	t := &h.Table
	s := &t.Setup
	s.Seats = nil // explorers are picked in turn around the table
	if s.Players < 1 || s.Players > table.MostPlayers {
		*s = fortress.Setup{Players: 1, Fifth: -1, Difficulty: fortress.Normal}
	}
	if !s.Difficulty.Known() {
		s.Difficulty = fortress.Normal
	}
	known := h.Rules.Pack
	var party []string
	for _, id := range s.Explorers {
		if table.ExplorerIndex(known, id) >= 0 && !slices.Contains(party, id) && len(party) < fortress.MaxParty {
			party = append(party, id)
		}
	}
	s.Explorers = party
	if combatIndex(known, s.Combat) < 0 {
		s.Combat = firstCombat(known)
	}
	v := seating{t, fortress.MaxParty}
	if s.StrikeForce && !s.Quest {
		v.size = max(smallestForce, min(len(party), fortress.MaxParty-1))
	}
	v.Sit(s.Players)
	return v
}

func combatIndex(pack *fortress.Pack, id string) int {
	for i := range pack.Combats {
		if pack.Combats[i].ID == id {
			return i
		}
	}
	return -1
}

// firstCombat returns the first combat that is not an ambush, if there is one.
func firstCombat(pack *fortress.Pack) string {
	for i := range pack.Combats {
		if pack.Combats[i].Arrival != nil {
			return pack.Combats[i].ID
		}
	}
	return pack.Combats[0].ID
}

// Sit sets the number of players. With five, one plays the hostiles (BF-SET-010).
func (v *seating) Sit(players int) {
	s := &v.Setup
	s.Players = players
	if s.Leader < 0 || s.Leader >= players {
		s.Leader = 0
	}
	if s.Fifth >= players || players == 1 || s.Fifth == s.Leader {
		s.Fifth = -1
	}
	if players == table.MostPlayers && s.Fifth < 0 {
		s.Fifth = (s.Leader + table.MostPlayers - 1) % table.MostPlayers
	}
	if v.size < v.pickers() {
		v.resize(fortress.MaxParty)
	}
}

// pickers counts the players who control explorers.
func (v *seating) pickers() int {
	if v.Setup.Fifth >= 0 {
		return v.Setup.Players - 1
	}
	return v.Setup.Players
}

// lead makes a player the leader. If it was the hostile player, the two swap roles, because the hostile
// player may not lead (BF-SET-001, BF-SET-011).
func (v *seating) lead(seat int) {
	s := &v.Setup
	if s.Fifth == seat {
		s.Fifth = s.Leader
	}
	s.Leader = seat
}

// oppose makes a player the hostile player. If seat is none, the hostiles are automatic or, with asked, the
// players are asked (BF-SET-010, BF-SET-012, BF-G-078). The leader cannot be the hostile player
// (BF-SET-011).
func (v *seating) oppose(seat int, asked bool) {
	s := &v.Setup
	if seat == s.Leader || seat < 0 && s.Players == table.MostPlayers {
		return
	}
	s.Fifth, v.HostilesPlayed = seat, asked || seat >= 0
	v.Sit(s.Players)
}

// resize sets the size of the party; it drops the explorers picked last.
func (v *seating) resize(size int) {
	if size < v.pickers() {
		return
	}
	v.size = size
	v.markForce()
	if len(v.Setup.Explorers) > size {
		v.Setup.Explorers = slices.Clone(v.Setup.Explorers[:size])
	}
}

// pick puts an explorer into the next place of the party, or removes one that is in it.
func (v *seating) pick(id string) {
	s := &v.Setup
	if i := slices.Index(s.Explorers, id); i >= 0 {
		s.Explorers = slices.Delete(slices.Clone(s.Explorers), i, i+1)
	} else if len(s.Explorers) < v.size {
		s.Explorers = append(slices.Clone(s.Explorers), id)
	}
}

// fill picks explorers at random for the free places.
func (v *seating) fill(pack *fortress.Pack, chance func(n int) int) {
	for len(v.Setup.Explorers) < v.size {
		var rest []string
		for i := range pack.Explorers {
			if id := pack.Explorers[i].ID; !slices.Contains(v.Setup.Explorers, id) {
				rest = append(rest, id)
			}
		}
		if len(rest) == 0 {
			return
		}
		v.pick(rest[chance(len(rest))])
	}
}

// missing counts the explorers still to be picked. Those of a quest are picked in the game.
func (v *seating) missing() int {
	if v.Setup.Quest {
		return 0
	}
	return v.size - len(v.Setup.Explorers)
}

// rename sets a player's name.
func (v *seating) rename(seat int, name string) {
	v.Names = scenes.Rename(v.Names, seat, name)
}

// name returns the name of a player.
func (v *seating) name(sh *game.Shell, seat int) string { return table.SeatName(sh, v.Names, seat) }
