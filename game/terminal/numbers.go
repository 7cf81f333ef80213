package terminal

import "precipice/engine"

// numbering holds the numbers of a question's options, from 1.
type numbering struct {
	keys []string
	of   map[string]int
}

// number numbers the options of the pending question. Among the questions of a name in a span an option keeps its number,
// and no other option gets it.
func (t *Table) number(d *engine.Decision) {
	span, question := t.voice.Span(d)
	if span != t.span || t.numbered == nil {
		t.span, t.numbered = span, map[string]*numbering{}
	}
	t.again = false
	n := &numbering{of: map[string]int{}}
	if question != "" {
		if known, ok := t.numbered[question]; ok {
			n, t.again = known, true
		}
		t.numbered[question] = n
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

// Number returns the number of an option.
func (t *Table) Number(o *engine.Option) int { return t.numbers.of[o.Key()] }

// Numbered returns the key that has or had a number in the pending question, "" for none.
func (t *Table) Numbered(n int) string {
	if n < 1 || n > len(t.numbers.keys) {
		return ""
	}
	return t.numbers.keys[n-1]
}
