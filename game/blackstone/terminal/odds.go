package terminal

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/dice"
	"precipice/engine/fortress"
	"precipice/engine/fortress/library"
	"precipice/game/blackstone/foretold"
	"precipice/game/terminal"
)

// odds writes exact chances: of an option by number or key, optionally after a move to another hex, or of
// all options that roll.
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
	var meant []*engine.Option
	for i := range d.Options {
		if t.Means(&d.Options[i], what) {
			meant = append(meant, &d.Options[i])
		}
	}
	for i := range d.Refusals { // an attack refused here may be possible from elsewhere
		if o := &d.Refusals[i].Option; what != "" && !terminal.Digits(what) && (planned || len(meant) == 0) && t.About(o, what) {
			meant = append(meant, o)
		}
	}
	if len(meant) == 0 {
		fmt.Fprintln(t.Out, t.Book.Say("console.unknown", what))
		return
	}
	told := false
	barred := refused{}
	for _, o := range meant {
		told = t.rolls(d, o, from, barred) || told
	}
	t.barred(barred)
	if !told {
		fmt.Fprintln(t.Out, t.Book.Say("console.no-odds"))
	}
}

// refused holds the keys of refused attacks, by rule and reason.
type refused map[[2]string][]string

// fewKeys is the number of keys listed with a shared reason.
const fewKeys = 3

// barred writes what is not allowed, a line for each reason.
func (t *table) barred(list refused) {
	for _, why := range slices.SortedFunc(maps.Keys(list), func(a, b [2]string) int { return slices.Compare(a[:], b[:]) }) {
		keys := list[why]
		text := strings.Join(keys[:min(fewKeys, len(keys))], "; ")
		if n := len(keys) - fewKeys; n > 0 {
			text = t.Book.Count("console.and-more", n, text)
		}
		fmt.Fprintf(t.Out, "%s%s: %s\n", strings.TrimSuffix(t.Book.Why(why[1], nil), "."), t.Cited(why[0]), text)
	}
}

// space returns the space of a typed hex.
func (t *table) space(text string) (board.Space, bool) {
	s := &t.play.Shown
	h, err := board.ParseHex(text)
	if err == nil && s.Fighting() {
		if sp, ok := s.Field().At(h); ok && !s.Cells[sp].Blocked {
			return sp, true
		}
	}
	fmt.Fprintln(t.Out, t.Book.Say("console.no-hex", text))
	return board.None, false
}

// rolls writes the odds of an option, if it rolls dice.
func (t *table) rolls(d *engine.Decision, o *engine.Option, from board.Space, barred refused) bool {
	m := t.play.Match
	if aim, ok := (marksman{t.play, t.Book}).aim(d, o, from); ok {
		t.attack(o, aim, barred)
		return true
	}
	var rolls []fortress.RollOdds
	switch o.Verb {
	case fortress.DoReRoll, fortress.DoSupport, fortress.DoPlay:
		if r, ok := fortress.ForeseeAgain(m, o); ok {
			rolls = append(rolls, r)
		} else if o.Verb == fortress.DoPlay {
			rolls = fortress.ForeseeUse(m, t.cardNamed(d.About[0]), o)
		}
	case fortress.DoRecuperate:
		rolls = append(rolls, fortress.ForeseeRoll(m, t.cardNamed(d.About[0]), "vitality"))
	case fortress.DoTend:
		rolls = append(rolls, fortress.ForeseeRoll(m, t.cardNamed(o.Parts[0]), "vitality"))
	case fortress.DoUse:
		rolls = fortress.ForeseeUse(m, t.cardNamed(d.About[0]), o)
	case fortress.DoGambit:
		rolls = append(rolls, fortress.ForeseeRoll(m, t.cardNamed(o.Parts[0]), "agility"))
	case fortress.DoChoose:
		rolls = fortress.ForeseeChoice(m, o)
	}
	for _, r := range rolls {
		die := stat(r.Stat)
		if r.Need > 0 {
			die = stat(library.Stat{Count: 1, Die: dice.D20})
		}
		fmt.Fprintln(t.Out, t.Book.Say("console.roll-odds", t.Book.Do(d.Kind, o), t.Book.Name(t.play.Shown.Name(r.Explorer)), die,
			percent(r.Levels[dice.Fail]), percent(r.Levels[dice.Success]), percent(r.Levels[dice.Critical])))
	}
	used := t.useNow(d, o)
	for _, line := range used {
		fmt.Fprintln(t.Out, t.Book.Say("console.use-now", t.Book.Do(d.Kind, o), line))
	}
	return len(rolls)+len(used) > 0
}

// useNow describes what a card, an action or a ship's support would do now in an activation.
func (t *table) useNow(d *engine.Decision, o *engine.Option) []string {
	if acts := o.Verb == fortress.DoPlay || o.Verb == fortress.DoSpecial || o.Verb == fortress.DoUse || o.Verb == fortress.DoSupport; !acts || d.Kind != fortress.AskActivation || !d.Has(o.Key()) {
		return nil
	}
	return foretold.UseNow(t.Book, t.play.Match, o.Key())
}

func (t *table) attack(o *engine.Option, a fortress.Aim, barred refused) {
	f := fortress.Foresee(t.play.Match, a)
	if f.Rule != "" {
		why := [2]string{f.Rule, f.Reason}
		barred[why] = append(barred[why], o.Key())
		return
	}
	cover := "console.attack.open"
	switch {
	case f.Cover:
		cover = "console.attack.cover"
	case a.IgnoreCover:
		cover = "console.attack.aimed"
	}
	fmt.Fprintln(t.Out, t.Book.Say("console.attack-odds", o.Key(), t.Book.Say(cover, strconv.Itoa(f.Range), stat(f.Stat)),
		percent(f.Miss), percent(f.Wound), percent(f.Grievous), percent(f.Slain)))
	if a.Attacks > 1 {
		fmt.Fprintln(t.Out, t.Book.Say("tip.policy.many", strconv.Itoa(a.Attacks)))
	}
	t.leftOut(f.Left)
}

// leftOut says what share of the outcomes a forecast has not followed, if any.
func (t *table) leftOut(left fortress.Share) {
	if left.Num > 0 {
		fmt.Fprintln(t.Out, t.Book.Say("console.plan.incomplete", t.small(left)))
	}
}

// cardNamed returns the index of an explorer in the party, by card or miniature.
func (t *table) cardNamed(id string) int {
	s := &t.play.Shown
	return max(0, slices.IndexFunc(s.Party[:], func(x fortress.Explorer) bool {
		card := &s.Pack().Explorers[x.Kind]
		return x.Playing && (card.ID == id || slices.Contains(card.Models, id))
	}))
}

// percent formats a share as a percentage and, if short, as a fraction.
func percent(s fortress.Share) string {
	text := strconv.FormatFloat(100*s.Float(), 'f', 1, 64)
	text = strings.TrimSuffix(text, ".0") + "%"
	if s.Num > 0 && s.Num < s.Den && s.Den <= 1000 {
		text += fmt.Sprintf(" (%d/%d)", s.Num, s.Den)
	}
	return text
}
