package terminal

import (
	"cmp"
	"fmt"
	"math"
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone/foretold"
	"precipice/game/terminal"
)

// plan writes the exact result of several choices in a row.
func (t *table) plan(d *engine.Decision, what string) {
	var keys []string
	for _, key := range strings.Split(what, ";") {
		if key = strings.TrimSpace(key); key != "" {
			keys = append(keys, key)
		}
	}
	if len(keys) == 0 {
		fmt.Fprintln(t.Out, t.Book.Say("console.plan.none"))
		return
	}
	if n, err := strconv.Atoi(keys[0]); err == nil {
		keys[0] = cmp.Or(t.Numbered(n), keys[0])
	} else if meant := t.Matching(d.Options, keys[0]); len(meant) == 1 && !t.knows(keys[0]) {
		keys[0] = meant[0]
	}
	for i, key := range keys {
		if unknown := i == 0 && !t.knows(key); unknown || !t.Book.Has("do."+terminal.FirstWord(key)) {
			fmt.Fprintln(t.Out, t.Book.Say("console.unknown", key))
			return
		}
	}
	p := fortress.Sequence(t.play.Match, keys)
	for i := range p.Steps {
		t.step(i+1, &p.Steps[i])
	}
	for _, f := range p.Fates {
		fmt.Fprintln(t.Out, t.Book.Say("console.plan.fate", t.model(f.Unit), percent(f.Unhurt), percent(f.Hurt), percent(f.Slain), percent(f.Stunned)))
	}
	for _, line := range foretold.Met(t.Book, &t.play.Match.State, &p) {
		fmt.Fprintln(t.Out, line)
	}
	t.leftOut(p.Left)
	if p.Left.Num == 0 {
		fmt.Fprintln(t.Out, t.Book.Say("console.plan.exact"))
	}
	fmt.Fprintln(t.Out, t.Book.Say("console.plan.policy"))
}

// small formats a percentage, and shows a tiny one as more than zero.
func (t *table) small(s fortress.Share) string {
	if s.Float() < 0.0005 {
		return t.Book.Say("console.plan.little")
	}
	return percent(s)
}

// knows reports whether a key is an option here, legal or refused.
func (t *table) knows(key string) bool {
	d, _ := t.play.Explained()
	_, refused := d.Refused(key)
	return refused || d.Has(key)
}

func (t *table) model(u fortress.UnitID) string { return t.Book.Name(t.play.Shown.UnitName(u)) }

func (t *table) step(n int, step *fortress.PlanStep) {
	fmt.Fprintln(t.Out, t.Book.Say("console.plan.step", strconv.Itoa(n), step.Key, percent(step.Taken)))
	for _, stop := range step.Stops {
		fmt.Fprintln(t.Out, t.Book.Say("console.plan.stop", percent(stop.Share), t.Book.Why(stop.Reason, stop.Args))+t.Cited(stop.Rule))
	}
	if step.Left.Num > 0 {
		fmt.Fprintln(t.Out, t.Book.Say("console.plan.left", t.small(step.Left)))
	}
	for _, a := range step.Attacks {
		by, on, slain := t.model(a.By), t.model(a.On), percent(a.Slain)
		if foretold.AtMostOnce(a.Miss.Plus(a.Wound).Plus(a.Grievous)) {
			fmt.Fprintln(t.Out, t.Book.Say("console.plan.attack", by, on, percent(a.Miss), percent(a.Wound), percent(a.Grievous), slain))
		} else {
			fmt.Fprintln(t.Out, t.Book.Say("console.plan.attacks", by, on, foretold.Average(a.Miss), foretold.Average(a.Wound), foretold.Average(a.Grievous), slain))
		}
	}
	for _, r := range step.Rolls {
		t.throw(&r, step.Taken)
	}
	if len(step.Finds) > 0 {
		fmt.Fprintln(t.Out, t.Book.Say("console.plan.finds", t.shares(step.Finds)))
	}
	for _, line := range foretold.Gains(t.Book, &t.play.Match.State, step) {
		fmt.Fprintln(t.Out, "     "+line)
	}
	if step.Points.Num > 0 {
		fmt.Fprintln(t.Out, t.Book.Say("console.plan.points", foretold.Average(step.Points)))
	}
}

// throw writes the results of a roll: chances if it is made exactly once whenever the step is taken,
// otherwise averages.
func (t *table) throw(r *fortress.Throw, taken fortress.Share) {
	var sum fortress.Share
	for _, n := range r.Results {
		sum = sum.Plus(n.Share)
	}
	if math.Abs(sum.Float()-taken.Float()) < 1e-9 {
		fmt.Fprintln(t.Out, t.Book.Say("console.plan.roll", t.Book.Name(r.By), t.Book.Name(r.For), t.shares(r.Results)))
		return
	}
	var parts []string
	for _, n := range r.Results {
		parts = append(parts, t.Book.Say("console.plan.share", t.Book.Name(n.Name), foretold.Average(n.Share)))
	}
	fmt.Fprintln(t.Out, t.Book.Say("console.plan.rolls", t.Book.Name(r.By), t.Book.Name(r.For), foretold.Average(sum), strings.Join(parts, ", ")))
}

// shares formats names with their shares.
func (t *table) shares(list []fortress.Named) string {
	var parts []string
	for _, n := range list {
		parts = append(parts, t.Book.Say("console.plan.share", t.Book.Name(n.Name), percent(n.Share)))
	}
	return strings.Join(parts, ", ")
}
