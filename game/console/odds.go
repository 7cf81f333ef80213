package console

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
)

// odds tells exact chances: of an option by number or key, also from a hex to move to first, or of all
// options that roll.
func (t *table) odds(_ *engine.Decision, what string) {
	what, place, planned := strings.Cut(what, " from ")
	from := board.None
	if planned {
		var ok bool
		if from, ok = t.space(place); !ok {
			return
		}
	}
	d, _ := t.play.Explained()
	told := false
	for i := range d.Options {
		if what == "" || what == strconv.Itoa(i+1) || strings.HasPrefix(d.Options[i].Key(), what) {
			told = t.rolls(d, &d.Options[i], from) || told
		}
	}
	for i := range d.Refusals { // what is out of reach now may not be from elsewhere
		if o := &d.Refusals[i].Option; planned && what != "" && strings.HasPrefix(o.Key(), what) {
			told = t.rolls(d, o, from) || told
		}
	}
	if !told {
		fmt.Fprintln(t.Out, t.book.Say("console.no-odds"))
	}
}

// space finds a hex of the battlefield that was typed.
func (t *table) space(text string) (board.Space, bool) {
	s := &t.play.Shown
	h, err := board.ParseHex(text)
	if err == nil && s.Fighting() {
		if sp, ok := s.Field().At(h); ok && !s.Cells[sp].Blocked {
			return sp, true
		}
	}
	fmt.Fprintln(t.Out, t.book.Say("console.no-hex", text))
	return board.None, false
}

// rolls tells the odds of an option, if dice are rolled for it.
func (t *table) rolls(d *engine.Decision, o *engine.Option, from board.Space) bool {
	m := t.play.Match
	if aim, ok := t.aim(d, o, from); ok {
		t.attack(o, aim)
		return true
	}
	var rolls []fortress.RollOdds
	switch o.Verb {
	case "re-roll":
		if r, ok := fortress.ForeseeAgain(m, o); ok {
			rolls = append(rolls, r)
		}
	case "recuperate":
		rolls = append(rolls, fortress.ForeseeRoll(m, t.cardNamed(d.About[0]), "vitality"))
	case "tend":
		rolls = append(rolls, fortress.ForeseeRoll(m, t.cardNamed(o.Parts[0]), "vitality"))
	case "gambit":
		rolls = append(rolls, fortress.ForeseeRoll(m, t.cardNamed(o.Parts[0]), "agility"))
	case "choose":
		rolls = fortress.ForeseeChoice(m, o)
	}
	for _, r := range rolls {
		die := stat(r.Stat)
		if r.Need > 0 {
			die = stat(library.Stat{Count: 1, Die: dice.D20})
		}
		fmt.Fprintln(t.Out, t.book.Say("console.roll-odds", t.book.Do(d.Kind, o), t.book.Name(t.play.Shown.Name(r.Explorer)), die,
			percent(r.Levels[dice.Fail]), percent(r.Levels[dice.Success]), percent(r.Levels[dice.Critical])))
	}
	return len(rolls) > 0
}

// aim is the attack that an option makes.
func (t *table) aim(d *engine.Decision, o *engine.Option, from board.Space) (fortress.Aim, bool) {
	s := &t.play.Shown
	switch o.Verb {
	case "fire":
		by, on := s.Find(d.About[0]), s.Find(o.Parts[1])
		if by == fortress.NoUnit || on == fortress.NoUnit || s.On(by).Team != fortress.Explorers {
			return fortress.Aim{}, false
		}
		weapon, attacks, ok := s.WeaponChoice(by, o)
		return fortress.Aim{By: by, On: on, Weapon: weapon, Attacks: attacks, IgnoreCover: o.Parts[3] == "aimed", From: from}, ok
	case "target", "riposte":
		if on := s.Find(o.Parts[0]); on != fortress.NoUnit {
			return fortress.PendingAttack(t.play.Match, on)
		}
	}
	return fortress.Aim{}, false
}

func (t *table) attack(o *engine.Option, a fortress.Aim) {
	f := fortress.Foresee(t.play.Match, a)
	if f.Rule != "" {
		fmt.Fprintf(t.Out, "%s: %s [%s]\n", o.Key(), t.book.Why(f.Reason, nil), f.Rule)
		return
	}
	cover := "tip.attack.open"
	switch {
	case f.Cover:
		cover = "tip.attack.cover"
	case a.IgnoreCover:
		cover = "tip.attack.aimed"
	}
	fmt.Fprintln(t.Out, t.book.Say("console.attack-odds", o.Key(), t.book.Say(cover, strconv.Itoa(f.Range), stat(f.Stat)),
		percent(f.Miss), percent(f.Wound), percent(f.Grievous), percent(f.Slain)))
	if a.Attacks > 1 {
		fmt.Fprintln(t.Out, t.book.Say("tip.policy.many", strconv.Itoa(a.Attacks)))
	}
}

// cardNamed is the place of an explorer in the party, by its card or a miniature.
func (t *table) cardNamed(id string) int {
	s := &t.play.Shown
	return max(0, slices.IndexFunc(s.Party[:], func(x fortress.Explorer) bool {
		card := &s.Pack().Explorers[x.Kind]
		return x.Playing && (card.ID == id || slices.Contains(card.Models, id))
	}))
}

// percent writes a share as a percentage and, where it is short, as a fraction.
func percent(s fortress.Share) string {
	text := strconv.FormatFloat(100*s.Float(), 'f', 1, 64)
	text = strings.TrimSuffix(text, ".0") + " %"
	if s.Num > 0 && s.Num < s.Den && s.Den <= 1000 {
		text += fmt.Sprintf(" (%d/%d)", s.Num, s.Den)
	}
	return text
}
