package terminal

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"precipice/engine"
)

// choose answers by a number, a key, what an option reads, or words that match only one option. Line is what was typed before names in
// it became keys. It returns whether the question is asked again.
func (t *Table) choose(d *engine.Decision, typed, line string) bool {
	if n, err := strconv.Atoi(typed); err == nil {
		return t.chooseNumber(d, typed, n)
	}
	as := t.Said(d)
	meant, begun := as.Meant(line), t.beginning(FirstWord(typed))
	switch {
	case len(meant) == 1 && (len(begun) == 0 || d.Has(typed) || len(as.Exactly(line)) == 1):
		return t.take(d, meant[0])
	case len(begun) == 1 && len(meant) == 0:
		_, rest, _ := strings.Cut(typed, " ")
		return t.word(begun[0]).Do(d, strings.TrimSpace(rest))
	case len(meant)+len(begun) > 1:
		t.several(d, typed, meant, begun)
	default:
		t.noOption(typed)
	}
	return false
}

// chooseNumber answers by a number. Behind a page of the guide no option has been read yet, so none is chosen.
func (t *Table) chooseNumber(d *engine.Decision, typed string, n int) bool {
	key := cmp.Or(t.Numbered(n), typed)
	switch {
	case t.unread:
		t.Say("console.unread")
		return false
	case key != typed && !d.Has(key):
		t.gone(typed, key)
		return false
	}
	return t.take(d, key)
}

// take makes a choice. Before one that loses something it asks whether it is meant.
func (t *Table) take(d *engine.Decision, key string) bool {
	if question := t.voice.Sure(key); question != "" && d.Has(key) {
		t.Doubt(question, func() bool { return t.make(key) })
		return false
	}
	return t.make(key)
}

// Doubt asks before something that cannot be taken back. It is done once the player says that it is meant, and anything else that is
// typed leaves it.
func (t *Table) Doubt(question string, do func() bool) {
	t.doubted = do
	fmt.Fprintln(t.Out, question)
	t.Say("console.sure")
}

// make makes a choice. It returns whether the question is asked again.
func (t *Table) make(key string) bool {
	switch err := t.play.Choose(key); {
	case err == nil:
		return true
	case errors.Is(err, engine.ErrIllegal):
		t.refuse(key)
	default:
		fmt.Fprintln(t.Err, t.Book.Error(err))
	}
	return false
}

// gone says why an option's number is no longer valid.
func (t *Table) gone(number, key string) {
	if d, ok := t.play.Explained(); ok {
		if r, ok := d.Refused(key); ok {
			fmt.Fprintln(t.Out, t.Book.Say("console.gone-why", t.was(number, key), t.why(r)))
			return
		}
	}
	fmt.Fprintln(t.Out, t.Book.Say("console.gone", t.was(number, key)))
}

// was names an answer that has gone by its number, and by its key if the player wants keys.
func (t *Table) was(number, key string) string {
	if t.habits.Hexes {
		return t.Book.Say("console.was", number, key)
	}
	return number
}

// mostNamed is the number of keys listed when several match.
const mostNamed = 8

// several lists what shortened words may stand for: options, and other words.
func (t *Table) several(d *engine.Decision, typed string, meant, begun []string) {
	if !t.habits.Hexes && len(begun) == 0 {
		t.Say("console.several.rows", typed)
		for _, key := range meant {
			o := &d.Options[d.Find(key)]
			fmt.Fprintf(t.Out, "%3d  %s\n", t.Number(o), t.Row(d, o))
		}
		return
	}
	keys := append(meant, begun...)
	text := strings.Join(keys[:min(mostNamed, len(keys))], "; ")
	if n := len(keys) - mostNamed; n > 0 {
		text = t.Book.Count("console.and-more", n, text)
	}
	fmt.Fprintln(t.Out, t.Book.Say("console.several", typed, text))
}

// beginning lists the words besides the options that begin with one.
func (t *Table) beginning(word string) (names []string) {
	for _, w := range t.words {
		if word != "" && w.Do != nil && strings.HasPrefix(w.Name, word) {
			names = append(names, w.Name)
		}
	}
	slices.Sort(names)
	return names
}

// noOption says why the typed text is not an option: by the rule that refuses it, if it means a refused
// one.
func (t *Table) noOption(typed string) {
	explained, _ := t.play.Explained()
	var refused []engine.Option
	for i := range explained.Refusals {
		refused = append(refused, explained.Refusals[i].Option)
	}
	switch meant := t.Matching(refused, typed); {
	case len(meant) == 1:
		t.refuse(meant[0])
	case len(meant) > 1:
		t.refusals(typed, false)
	default:
		t.refuse(typed)
	}
}

// refuse says why a key was refused, with the rule if there is one.
func (t *Table) refuse(key string) {
	if d, ok := t.play.Explained(); ok {
		if r, ok := d.Refused(key); ok {
			fmt.Fprintln(t.Out, t.why(r))
			return
		}
	}
	fmt.Fprintln(t.Out, t.Book.Say("console.unknown", key))
}

func (t *Table) why(r engine.Refusal) string {
	return t.Book.Why(r.Reason, r.Args) + t.Because(r.Rule)
}

// Means reports whether the typed text means an option: a number means the option of that number alone, any other text what it is about.
func (t *Table) Means(o *engine.Option, typed string) bool {
	if typed != "" && Digits(typed) {
		return typed == strconv.Itoa(t.Number(o))
	}
	return t.About(o, typed)
}

// About reports whether the typed text means an option: it begins the key, or its words begin the verb or
// parts in any order. An empty text means every option.
func (t *Table) About(o *engine.Option, typed string) bool {
	if strings.HasPrefix(o.Key(), typed) {
		return true
	}
	for _, word := range strings.Fields(typed) {
		found := strings.HasPrefix(o.Verb, word)
		for _, part := range o.Parts {
			found = found || part != "" && t.Named(part, word)
		}
		if !found {
			return false
		}
	}
	return true
}

// refusals lists refused options whose key begins with the given text, and why. Unless each is wanted, options of one verb refused for
// the same reason share a line.
func (t *Table) refusals(key string, each bool) {
	d, _ := t.play.Explained()
	type sort struct{ verb, rule, reason string }
	more := map[sort]int{}
	var list []engine.Refusal
	for _, r := range d.Refusals {
		if !t.About(&r.Option, key) {
			continue
		}
		like := sort{r.Option.Verb, r.Rule, r.Reason}
		more[like]++
		if each || more[like] == 1 {
			list = append(list, r)
		}
	}
	for _, r := range list {
		fmt.Fprintf(t.Out, "     %s  (%s): %s\n", t.voice.Reads(d, &r.Option), r.Option.Key(), t.why(r))
		if n := more[sort{r.Option.Verb, r.Rule, r.Reason}] - 1; !each && n > 0 {
			fmt.Fprintf(t.Out, "          %s\n", t.Book.Count("console.more", n, r.Option.Verb))
		}
	}
	if len(list) == 0 {
		fmt.Fprintln(t.Out, t.Book.Say("console.nothing-refused"))
	}
}
