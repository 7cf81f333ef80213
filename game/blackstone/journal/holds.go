package journal

import "precipice/engine/fortress"

// Hold is a stronghold or the vault on the map of a quest.
type Hold struct {
	Name, Told          string // its name, or that nobody knows it, and what has come of it
	Vault, Known, Taken bool
}

// Holds lists the strongholds and the vault of the content. Those that no expedition has set out for are not named.
func (j *Journal) Holds() []Hold {
	list := make([]Hold, len(j.pack().Strongholds))
	q := &j.state.Quest
	for i := range list {
		h := &list[i]
		h.Vault = j.pack().Strongholds[i].Vault
		h.Taken = q.HasConquered(i) || h.Vault && q.Ending == fortress.QuestWon
		tried := 0
		for _, x := range j.Expeditions {
			if x != nil && x.Goal == i {
				tried++
			}
		}
		h.Known = h.Taken || tried > 0
		h.Name = j.book.Say("chart.unknown")
		if h.Vault {
			h.Name = j.book.Say("chart.vault")
		}
		if h.Known {
			h.Name = j.place(i)
		}
		switch {
		case h.Taken:
			h.Told = j.book.Say("chart.taken")
		case h.Known:
			h.Told = j.book.Count("chart.tried", tried)
		default:
			h.Told = j.book.Say("chart.unseen")
		}
	}
	return list
}
