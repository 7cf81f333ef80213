package blackstone

import (
	"fmt"

	"precipice/engine/fortress"
	"precipice/game/session"
)

// Progress is how far a quest has come, as lists of games show it.
type Progress struct {
	Clues     int // of all explorers together
	Conquered int // strongholds
	ToConquer int // strongholds before the vault opens
	Legacy    int // cards left in the legacy deck
	Living    int // explorers
}

// progressForm is how a header says it. Saves hold it, so it never changes.
const progressForm = "clues %d strongholds %d of %d legacy %d living %d"

func (p Progress) String() string {
	return fmt.Sprintf(progressForm, p.Clues, p.Conquered, p.Conquered+p.ToConquer, p.Legacy, p.Living)
}

// ProgressIn returns how far a quest in play has come.
func ProgressIn(s *fortress.State) Progress { return progressOf(s) }

// progressOf counts what a list shows of a quest.
func progressOf(s *fortress.State) (p Progress) {
	p.Clues, _ = s.Carried()
	for kind := range s.Pack().Explorers {
		kept, _ := s.Stored(kind)
		p.Clues += kept
	}
	for i := range s.Pack().Strongholds {
		if s.Quest.HasConquered(i) && !s.Pack().Strongholds[i].Vault {
			p.Conquered++
		}
	}
	p.ToConquer, p.Legacy, p.Living = s.ToConquer(), s.Quest.LegacyLeft(), len(s.Living())
	return p
}

// ProgressOf returns how far a saved quest has come. It returns false for another game, and for a quest saved before
// headers said it.
func ProgressOf(g *session.Game) (p Progress, ok bool) {
	var all int
	n, _ := fmt.Sscanf(g.Progress, progressForm, &p.Clues, &p.Conquered, &all, &p.Legacy, &p.Living)
	p.ToConquer = all - p.Conquered
	return p, n == 5 && g.Ruleset == Name
}
