package chronicle

import "precipice/engine/fortress"

// Expedition is what a page tells: an expedition, and the visit to Precipice after it.
type Expedition struct {
	Number          int // 0 for a one-off expedition
	Players, Leader int
	Party           []Member
	Ships           []int
	Goal            int    // the stronghold or vault that it set out for, -1 for none
	Before          []Note // what happened before the first card
	Rounds          []Round
	Ended           bool
	Ending          fortress.Ending
	After           []Note // what happened at Precipice
	Hostiles        Luck   // of their dice
	Over            fortress.QuestEnding
}

// Member is an explorer of the party.
type Member struct {
	Kind, Seat           int
	Slain, Wounds, Falls int
	Finds                []int
	Inspired, Dead       bool
	Clues, Points        int // carried home
	Luck                 Luck
}

// Round is a card that was met, with what happened.
type Round struct {
	Sort     fortress.CardSort
	Card     int
	Happened []Note
}

// Read reads a page. It returns an error if the page was damaged, or is not of this content.
func Read(p *fortress.Pack, data []byte) (*Expedition, error) {
	list, err := notes(data)
	if err != nil {
		return nil, err
	}
	x, of := &Expedition{Goal: -1}, sizes(p)
	for _, n := range list {
		if !n.valid(&of) || x.party(n) {
			continue
		}
		if x.Goal < 0 && (n.What == Conquered || n.What == Repelled) { // a page that lacks how it set out
			x.Goal = int(n.Card)
		}
		x.member(n)
		x.part(n)
	}
	return x, nil
}

// party takes a note of how the expedition set out. It returns false for others.
func (x *Expedition) party(n Note) bool {
	switch n.What {
	case SetOut:
		x.Number, x.Leader, x.Players = int(n.N), int(n.Who), int(n.Card)
	case Went:
		if len(x.Party) < fortress.MaxParty {
			x.Party = append(x.Party, Member{Kind: int(n.Who), Seat: int(n.Card)})
		}
	case Headed:
		x.Goal = int(n.Card)
	case Docked:
		if len(x.Ships) < fortress.MaxDocked {
			x.Ships = append(x.Ships, int(n.Card))
		}
	default:
		return false
	}
	return true
}

// Of returns the member of the party that is an explorer of the content, or nil.
func (x *Expedition) Of(kind int) *Member {
	for i := range x.Party {
		if x.Party[i].Kind == kind {
			return &x.Party[i]
		}
	}
	return nil
}

// member counts a note for the explorer whom it is about.
func (x *Expedition) member(n Note) {
	switch n.What {
	case Threw, Succeeded, Critical:
		if n.Who == nobody {
			x.Hostiles.note(n)
		}
	}
	m := x.Of(int(n.Who))
	if m == nil || about[n.What].who != explorer && about[n.What].who != anybody {
		return
	}
	switch n.What {
	case Slew:
		m.Slain += int(n.N)
	case Wounds, Grievous:
		m.Wounds += int(n.N)
	case Fell:
		m.Falls += int(n.N)
	case Found:
		for range min(n.N, fortress.MaxFinds) {
			m.Finds = append(m.Finds, int(n.Card))
		}
	case Inspired:
		m.Inspired = true
	case Died:
		m.Dead = true
	case Carried:
		m.Clues, m.Points = int(n.Card), int(n.N)
	case Threw, Succeeded, Critical, Readied, Pips:
		m.Luck.note(n)
	}
}

// part puts a note into the round or the visit in which it was made.
func (x *Expedition) part(n Note) {
	switch n.What {
	case MetCombat:
		x.Rounds = append(x.Rounds, Round{Sort: fortress.CombatCard, Card: int(n.Card)})
	case MetChallenge:
		x.Rounds = append(x.Rounds, Round{Sort: fortress.ChallengeCard, Card: int(n.Card)})
	case Ended:
		x.Ended, x.Ending = true, fortress.Ending(n.Card)
	case Over:
		x.Over = fortress.QuestEnding(n.Card)
	case Threw, Succeeded, Critical, Readied, Pips, Carried:
	default:
		switch last := len(x.Rounds) - 1; {
		case x.Ended:
			x.After = append(x.After, n)
		case last >= 0:
			x.Rounds[last].Happened = append(x.Rounds[last].Happened, n)
		default:
			x.Before = append(x.Before, n)
		}
	}
}

// Attack returns whether an expedition conquered the stronghold or vault that it set out for, and whether it failed.
func (x *Expedition) Attack() (conquered, repelled bool) {
	for _, n := range x.After {
		conquered, repelled = conquered || n.What == Conquered, repelled || n.What == Repelled
	}
	return conquered, repelled
}

// Luck returns the dice of the whole party.
func (x *Expedition) Luck() (all Luck) {
	for i := range x.Party {
		all.Add(&x.Party[i].Luck)
	}
	return all
}
