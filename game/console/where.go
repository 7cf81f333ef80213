package console

import (
	"fmt"
	"slices"
	"strconv"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
)

// stance is a hex from which somebody can be attacked, and the odds there.
type stance struct {
	at     board.Space
	steps  int
	weapon string
	odds   fortress.Forecast
}

// whence lists the hexes within one move from which whoever acts could attack somebody, the nearest first.
func (t *table) whence(d *engine.Decision, name string) {
	s := &t.play.Shown
	by, on := viewer(s, d), s.Find(name)
	if on == fortress.NoUnit || !s.On(on).Here() || s.On(on).Team != fortress.Hostiles {
		fmt.Fprintln(t.Out, t.book.Say("console.where.nobody", name))
		return
	}
	if d.Kind != "activation" || by == fortress.NoUnit {
		fmt.Fprintln(t.Out, t.book.Say("console.where.not-now"))
		return
	}
	list := t.stances(d, by, on)
	if len(list) == 0 {
		fmt.Fprintln(t.Out, t.book.Say("console.where.none", t.model(on)))
	}
	for _, c := range list {
		f := &c.odds
		cover := "console.attack.open"
		if f.Cover {
			cover = "console.attack.cover"
		}
		fmt.Fprintln(t.Out, t.book.Say("console.where.from", s.HexName(c.at), t.book.Count("console.steps", c.steps), t.book.Name(c.weapon),
			t.book.Say(cover, strconv.Itoa(f.Range), stat(f.Stat)), percent(f.Wound.Plus(f.Grievous)), percent(f.Slain)))
	}
}

// stances are the hex where somebody stands and those it may move to now, each with every weapon that can
// attack from it.
func (t *table) stances(d *engine.Decision, by, on fortress.UnitID) (list []stance) {
	s := &t.play.Shown
	reach, _ := s.Walk(by)
	at := []board.Space{s.On(by).Hex}
	for i := range d.Options {
		if sp, ok := t.at(d.Options[i].Parts[0]); ok && d.Options[i].Verb == "move" {
			at = append(at, sp)
		}
	}
	for _, sp := range at {
		for w, weapon := range s.WeaponsOf(by) {
			f := fortress.Foresee(t.play.Match, fortress.Aim{By: by, On: on, Weapon: w, Attacks: weapon.Costs[0].Attacks, From: sp})
			if f.Rule == "" && (weapon.Model == "" || weapon.Model == s.UnitName(by)) {
				list = append(list, stance{sp, reach.Steps(sp), weapon.ID, f})
			}
		}
	}
	slices.SortStableFunc(list, func(a, b stance) int { return a.steps - b.steps })
	return list
}
