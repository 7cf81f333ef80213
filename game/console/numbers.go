package console

import (
	"fmt"

	"precipice/engine"
)

// numbering gives the options of a question their numbers, which count from 1.
type numbering struct {
	keys []string
	of   map[string]int
}

// number gives numbers to the options of the question that waits. In an activation options keep theirs to its
// end: what was 7 is 7 or nothing.
func (t *table) number(d *engine.Decision) {
	s := &t.play.Shown
	if now := [2]int{int(s.Expedition.Round), int(s.Turn)}; now != t.turn || t.numbered == nil {
		t.turn, t.numbered = now, map[string]*numbering{}
	}
	t.again = false
	n := &numbering{of: map[string]int{}}
	if d.Kind == "activation" {
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

// no is the number of an option.
func (t *table) no(o *engine.Option) int { return t.numbers.of[o.Key()] }

// numberedKey is the key that has or had a number in the question that waits, "" for none.
func (t *table) numberedKey(n int) string {
	if n < 1 || n > len(t.numbers.keys) {
		return ""
	}
	return t.numbers.keys[n-1]
}
