package terminal

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
)

// arriving writes which group is being placed, and how many of it are left.
func (t *table) arriving() {
	a, ok := fortress.Arriving(t.play.Match)
	switch {
	case ok && a.Card == nil:
		fmt.Fprintln(t.Out, t.Book.Count("console.arriving.garrison", a.Left, strconv.Itoa(a.Group+1), t.Book.Name(a.Hostile.ID)))
	case ok:
		fmt.Fprintln(t.Out, t.Book.Count("console.arriving", a.Left, strconv.Itoa(a.Group+1), t.Book.Name(a.Hostile.ID), t.Book.Name(a.Card.ID)))
	}
}

// writeByDistance writes n options that differ only in a hex, grouped by the number of steps to it if the deciding
// miniature is on the battlefield.
func (t *table) writeByDistance(d *engine.Decision, first, n int) {
	s, o := &t.play.Shown, d.Options[first]
	last := parts(&o) - 1
	var r board.Reach
	if from := standing(s, viewer(s, d)); from != board.None {
		s.Field().Reach(&r, from, board.MaxMove, board.Set{}, board.Set{})
	}
	rows := map[int][]string{} // by number of steps
	for i := range n {
		hex := d.Options[first+i].Parts[last]
		text, steps := t.Book.Say("console.numbered", strconv.Itoa(t.Number(&d.Options[first+i])), hex), 0
		if sp, ok := t.at(hex); ok {
			steps = max(0, r.Steps(sp))
			text += t.beside(sp, text)
		}
		rows[steps] = append(rows[steps], text)
	}
	o.Parts[last] = t.Book.Say("console.hex")
	fmt.Fprintf(t.Out, "     %s\n", t.Row(d, &o))
	for _, steps := range slices.Sorted(maps.Keys(rows)) {
		line := strings.Join(rows[steps], "; ")
		if steps > 0 {
			line = t.Book.Say("console.numbered-steps", t.Book.Count("console.steps", steps), line)
		}
		fmt.Fprintf(t.Out, "          %s\n", line)
	}
}

// at returns the space of a hex in an option.
func (t *table) at(hex string) (board.Space, bool) {
	h, err := board.ParseHex(hex)
	if err != nil || t.play.Shown.NumCells == 0 {
		return board.None, false
	}
	return t.play.Shown.Field().At(h)
}

// beside names the miniatures already in a space, after a comma, but for those that a text about it names.
func (t *table) beside(sp board.Space, text string) string {
	all := slices.DeleteFunc(t.company(&t.play.Shown, sp), func(name string) bool {
		return strings.Contains(text+" ", name+" ") || strings.Contains(text, name+",")
	})
	if len(all) > 0 {
		return ", " + t.Book.Say("console.stands-there", strings.Join(all, ", "))
	}
	return ""
}

// fold is the number of options differing only in a hex from which they share one line.
const fold = 5

// Reads implements terminal.Voice: what an option does, and its cost.
func (t *table) Reads(d *engine.Decision, o *engine.Option) string {
	text := t.Placed(t.apart(d, o)).Do(d.Kind, o)
	if o.Verb == fortress.DoProposeEnd && t.play.Shown.OnePlayer() {
		text = t.Book.Say("do.propose-end.alone")
	}
	if e := t.active(d); e >= 0 && !free[o.Verb] {
		if cost := t.play.Shown.CostOf(e, o); cost > 0 {
			text = t.Book.Say("console.costs", text, strconv.Itoa(cost))
		}
	}
	if n := parts(o); n > 0 && placing[o.Verb] {
		if sp, ok := t.at(o.Parts[n-1]); ok {
			text += t.beside(sp, text)
		}
	}
	if o.Verb == fortress.DoTwist {
		text += printed(t.Book, o.Parts[0])
	}
	if d.Kind == fortress.AskOverwatchWeapon {
		text = withShot(t, o, text)
	}
	if d.Kind == fortress.AskCover {
		text = t.loses(d, o, text)
	}
	return text
}

// Skips implements terminal.Voice: where pointless questions are skipped, nothing with one answer is asked, except when to wake from
// a pause. The log says what has become of an activation that ends so.
func (t *table) Skips(d *engine.Decision) bool {
	return !t.play.Table.AskAll && d.Kind != fortress.AskWake
}

// Sure implements terminal.Voice: what the screen asks before it does something is asked here too.
func (t *table) Sure(key string) string { return blackstone.Sure(t.Book, &t.play.Shown, key) }

// loses adds the die that a wound in this space would cover (BF-WND-001).
func (t *table) loses(d *engine.Decision, o *engine.Option, text string) string {
	s := &t.play.Shown
	n, err := strconv.Atoi(o.Parts[0])
	u := s.Find(d.About[0])
	if err != nil || u == fortress.NoUnit {
		return text
	}
	x := s.ExplorerOf(u)
	if n < 1 || n > int(x.NumSlots) {
		return text
	}
	if die := x.Slots[n-1].Die; die > 0 {
		return t.Book.Say("console.cover.die", text, strconv.Itoa(int(die)))
	}
	return t.Book.Say("console.cover.empty", text)
}

// placing holds the verbs of options that put a miniature in a hex.
var placing = map[string]bool{fortress.DoPlace: true, fortress.DoDeploy: true, fortress.DoMove: true}

// free holds the verbs of options in an activation that cost no die.
var free = map[string]bool{fortress.DoEnd: true, fortress.DoInspire: true, fortress.DoTwin: true}

// active returns the index of the explorer being activated, -1 for none.
func (t *table) active(d *engine.Decision) int {
	if d.Kind != fortress.AskActivation {
		return -1
	}
	s := &t.play.Shown
	return int(s.On(s.Find(d.About[0])).Card)
}

// parts counts the parts of an option.
func parts(o *engine.Option) int {
	n := len(o.Parts)
	for n > 0 && o.Parts[n-1] == "" {
		n--
	}
	return n
}

// hexes counts the options at the head of a list that differ from the first only in their last part, a hex.
func hexes(list []engine.Option) int {
	n := parts(&list[0])
	for i := range list {
		o, first := list[i], list[0]
		if n == 0 || parts(&o) != n {
			return i
		}
		if _, err := board.ParseHex(o.Parts[n-1]); err != nil {
			return i
		}
		o.Parts[n-1], first.Parts[n-1] = "", ""
		if o.Verb != first.Verb || o.Parts != first.Parts {
			return i
		}
	}
	return len(list)
}
