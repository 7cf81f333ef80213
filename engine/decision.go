package engine

import "strings"

// Seat is a place at the table: players from 0; a ruleset names the others.
type Seat int8

// Option is one legal answer. Its key is the verb and the parts, separated by spaces. Args hold the same
// parts as the ruleset's numbers, so that a step need not parse the key.
type Option struct {
	Verb  string
	Parts [4]string
	Args  [4]int16
}

// Key is stable and readable: "move 3,4", "fire pistol-rapier guardsman-2".
func (o Option) Key() string {
	var b strings.Builder
	b.WriteString(o.Verb)
	for _, p := range o.Parts {
		if p != "" {
			b.WriteByte(' ')
			b.WriteString(p)
		}
	}
	return b.String()
}

// IsKey tells whether key is the option's key, without building it.
func (o *Option) IsKey(key string) bool {
	rest, ok := strings.CutPrefix(key, o.Verb)
	for _, p := range o.Parts {
		if p == "" || !ok {
			continue
		}
		if ok = strings.HasPrefix(rest, " "); ok {
			rest, ok = strings.CutPrefix(rest[1:], p)
		}
	}
	return ok && rest == ""
}

// Refusal is an illegal option that a player might look for here.
type Refusal struct {
	Option Option
	Rule   string // id of the rule that forbids it
	Reason string // key of a text
	Args   []string
}

// Decision says who must decide, about what, and with which legal options. It is computed when needed
// and never saved.
type Decision struct {
	Seat     Seat
	Kind     string
	Rule     string // the rule that asks
	About    [2]string
	Options  []Option
	Refusals []Refusal // only when explained
	Free     bool      // ask even if there is one option
	explain  bool
}

// Offer adds a legal option.
func (d *Decision) Offer(o Option) { d.Options = append(d.Options, o) }

// Explains tells a question whether refusals are wanted, which may cost it extra work.
func (d *Decision) Explains() bool { return d.explain }

// manyRefusals is how many refusals a question may have before their list must grow.
const manyRefusals = 64

// Refuse records an illegal option and the reason. The first refusal of a key wins.
func (d *Decision) Refuse(o Option, rule, reason string, args ...string) {
	if d.explain {
		if d.Refusals == nil {
			d.Refusals = make([]Refusal, 0, manyRefusals)
		}
		d.Refusals = append(d.Refusals, Refusal{o, rule, reason, args})
	}
}

// Find returns the index of the option with the key, or -1.
func (d *Decision) Find(key string) int {
	for i := range d.Options {
		if d.Options[i].IsKey(key) {
			return i
		}
	}
	return -1
}

// Keys lists the keys of the options.
func (d *Decision) Keys() []string {
	keys := make([]string, len(d.Options))
	for i := range d.Options {
		keys[i] = d.Options[i].Key()
	}
	return keys
}

// Has tells whether a key is legal.
func (d *Decision) Has(key string) bool { return d.Find(key) >= 0 }

// Refused returns the refusal of a key, if there is one.
func (d *Decision) Refused(key string) (Refusal, bool) {
	for i := range d.Refusals {
		if d.Refusals[i].Option.IsKey(key) {
			return d.Refusals[i], true
		}
	}
	return Refusal{}, false
}

// reset empties a decision for the next question but keeps its backing arrays.
func (d *Decision) reset() {
	*d = Decision{Options: d.Options[:0], Refusals: d.Refusals[:0], explain: d.explain}
}
