package terminal

import (
	"fmt"
	"io"
	"slices"

	"precipice/engine/fortress"
	"precipice/game/terminal"
)

// attack holds the outcome of an attack on a stronghold or the vault, and what it cost on the way there, in its
// battlefields and in the recovery rolls after it.
type attack struct {
	On       string `json:"on"`
	Reached  bool   `json:"reached"` // its first battlefield
	Taken    bool   `json:"taken"`
	Turns    int    `json:"turns"` // in its battlefields
	Wounds   int    `json:"wounds"`
	Grievous int    `json:"grievous"`
	Out      int    `json:"out"`
	Dead     int    `json:"dead"`

	over bool // nothing that happens now is part of it
}

// noteAttack counts an event of the attack in progress.
func (g *outcome) noteAttack(s *fortress.State, event *fortress.Event) {
	if e, ok := event.Change.(fortress.GoalSet); ok {
		g.Attacks = append(g.Attacks, attack{On: s.Pack().Strongholds[e.Stronghold].ID})
	}
	if len(g.Attacks) == 0 || g.Attacks[len(g.Attacks)-1].over {
		return
	}
	a := &g.Attacks[len(g.Attacks)-1]
	switch e := event.Change.(type) {
	case fortress.StageBegan:
		a.Reached = true
	case fortress.TurnBegan:
		if a.Reached {
			a.Turns++
		}
	case fortress.CounterPlaced:
		if a.Wounds++; e.Counter == fortress.GrievousCounter {
			a.Grievous++
		}
	case fortress.OutOfAction:
		a.Out++
	case fortress.Died:
		a.Dead++
	case fortress.StrongholdTaken, fortress.VaultTaken:
		a.Taken = true
	case fortress.AllHealed:
		a.over = true
	}
}

// assaults are the columns of a table of attacks.
var assaults = []terminal.Column[*attack]{
	terminal.Share("reached", func(a *attack) bool { return a.Reached }),
	terminal.Share("taken", func(a *attack) bool { return a.Taken }),
	terminal.Each("turns", func(a *attack) int { return a.Turns }),
	terminal.Each("wounds", func(a *attack) int { return a.Wounds }),
	terminal.Each("grievous", func(a *attack) int { return a.Grievous }),
	terminal.Each("out", func(a *attack) int { return a.Out }),
	terminal.Seldom("dead", func(a *attack) int { return a.Dead }),
}

// siege sums what quests tell of their expeditions and attacks.
type siege struct {
	expeditions []int
	on          terminal.Tally[*attack]
}

func (t *siege) add(g *outcome) {
	if g.Expeditions == 0 {
		return
	}
	t.expeditions = append(t.expeditions, g.Expeditions)
	for i := range g.Attacks {
		t.on.Add(g.Attacks[i].On, &g.Attacks[i])
	}
}

// write writes a row for each stronghold attacked, and how many expeditions the quests took. Turns and what follows
// are means for each attack.
func (t *siege) write(out io.Writer) error {
	if len(t.expeditions) == 0 {
		return nil
	}
	slices.Sort(t.expeditions)
	n := len(t.expeditions)
	fmt.Fprintf(out, "expeditions: %d to %d, half of the quests at most %d\n", t.expeditions[0], t.expeditions[n-1], t.expeditions[(n-1)/2])
	return t.on.Write(out, "attacks on", "attacks")
}
