package console

import (
	"fmt"

	"precipice/engine"
	"precipice/engine/fortress"
)

// numbering holds the numbers of a question's options, from 1.
type numbering struct {
	keys []string
	of   map[string]int
}

// number numbers the options of the pending question. Throughout an activation an option keeps its number,
// and no other option gets it.
func (t *table) number(d *engine.Decision) {
	s := &t.play.Shown
	if now := [2]int{int(s.Expedition.Round), int(s.Turn)}; now != t.turn || t.numbered == nil {
		t.turn, t.numbered = now, map[string]*numbering{}
	}
	t.again = false
	n := &numbering{of: map[string]int{}}
	if d.Kind == fortress.AskActivation {
		id := fmt.Sprint(d.About)
		if known, ok := t.numbered[id]; ok {
			n, t.again = known, true
		}
		t.numbered[id] = n
	}
	for i := range d.Options {
		key := d.Options[i].Key()
		if n.of[key] == 0 {
			n.keys = append(n.keys, key)
			n.of[key] = len(n.keys)
		}
	}
	t.numbers = n
}

// no returns the number of an option.
func (t *table) no(o *engine.Option) int { return t.numbers.of[o.Key()] }

// numberedKey returns the key that has or had a number in the pending question, "" for none.
func (t *table) numberedKey(n int) string {
	if n < 1 || n > len(t.numbers.keys) {
		return ""
	}
	return t.numbers.keys[n-1]
}
