package terminal

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"text/tabwriter"

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

// assaults sums the attacks on a stronghold or the vault.
type assaults struct {
	on                                                        string
	tried, reached, taken, turns, wounds, grievous, out, dead int
}

func (t *assaults) add(a *attack) {
	t.tried++
	if a.Reached {
		t.reached++
	}
	if a.Taken {
		t.taken++
	}
	t.turns += a.Turns
	t.wounds += a.Wounds
	t.grievous += a.Grievous
	t.out += a.Out
	t.dead += a.Dead
}

// siege sums what quests tell of their expeditions and attacks.
type siege struct {
	expeditions []int
	on          []assaults
}

func (t *siege) add(g *outcome) {
	if g.Expeditions == 0 {
		return
	}
	t.expeditions = append(t.expeditions, g.Expeditions)
	for i := range g.Attacks {
		at := slices.IndexFunc(t.on, func(row assaults) bool { return row.on == g.Attacks[i].On })
		if at < 0 {
			at, t.on = len(t.on), append(t.on, assaults{on: g.Attacks[i].On})
		}
		t.on[at].add(&g.Attacks[i])
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
	slices.SortFunc(t.on, func(a, b assaults) int { return cmp.Compare(a.on, b.on) })
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(w, "attacks on\tattacks\treached\ttaken\tturns\twounds\tgrievous\tout\tdead\t")
	for i := range t.on {
		row := &t.on[i]
		fmt.Fprintf(w, "%s\t%d\t%d%%\t%d%%\t", row.on, row.tried, row.reached*100/row.tried, row.taken*100/row.tried)
		for _, sum := range []int{row.turns, row.wounds, row.grievous, row.out} {
			fmt.Fprintf(w, "%s\t", terminal.Mean(sum, row.tried, 1))
		}
		fmt.Fprintf(w, "%s\t\n", terminal.Mean(row.dead, row.tried, 2))
	}
	return w.Flush()
}
