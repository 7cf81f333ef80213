package console

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"precipice/engine"
)

func (t *table) choose(d *engine.Decision, typed string) bool {
	key := typed
	if n, err := strconv.Atoi(typed); err == nil && n >= 1 && n <= len(d.Options) {
		key = d.Options[n-1].Key()
	}
	switch err := t.play.Choose(key); {
	case err == nil:
		return true
	case errors.Is(err, engine.ErrIllegal):
		t.refuse(key)
	default:
		fmt.Fprintln(t.Err, err)
	}
	return false
}

// refuse says why a key was not taken: by its rule, if there is one.
func (t *table) refuse(key string) {
	if d, ok := t.play.Explained(); ok {
		if r, ok := d.Refused(key); ok {
			fmt.Fprintln(t.Out, t.why(r))
			return
		}
	}
	fmt.Fprintln(t.Out, t.book.Say("console.unknown", key))
}

func (t *table) why(r engine.Refusal) string {
	return fmt.Sprintf("%s [%s: %s]", t.book.Why(r.Reason, r.Args), r.Rule, t.book.Rule(r.Rule))
}

// about tells whether an option is meant by the beginning of its key, or by words that begin its verb or
// its parts, in any order. Nothing typed means every option.
func (t *table) about(o *engine.Option, typed string) bool {
	if strings.HasPrefix(o.Key(), typed) {
		return true
	}
	for _, word := range strings.Fields(typed) {
		found := strings.HasPrefix(o.Verb, word)
		for _, part := range o.Parts {
			found = found || part != "" && t.named(part, word)
		}
		if !found {
			return false
		}
	}
	return true
}

// refusals tells what is refused and why, of options whose key begins so. Without a beginning, those of
// one verb that the same reason forbids are one line.
func (t *table) refusals(key string) {
	d, _ := t.play.Explained()
	type sort struct{ verb, rule, reason string }
	more := map[sort]int{}
	var list []engine.Refusal
	for _, r := range d.Refusals {
		if !t.about(&r.Option, key) {
			continue
		}
		like := sort{r.Option.Verb, r.Rule, r.Reason}
		more[like]++
		if key != "" || more[like] == 1 {
			list = append(list, r)
		}
	}
	for _, r := range list {
		fmt.Fprintf(t.Out, "     %s  (%s): %s\n", t.book.Do(d.Kind, &r.Option), r.Option.Key(), t.why(r))
		if n := more[sort{r.Option.Verb, r.Rule, r.Reason}] - 1; key == "" && n > 0 {
			fmt.Fprintf(t.Out, "          %s\n", t.book.Count("console.more", n, r.Option.Verb))
		}
	}
	if len(list) == 0 {
		fmt.Fprintln(t.Out, t.book.Say("console.nothing-refused"))
	}
}
