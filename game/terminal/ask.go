package terminal

import (
	"fmt"

	"precipice/engine"
)

// ask writes the question, the information needed to answer it, and the options.
func (t *Table) ask(d *engine.Decision) {
	if fmt.Fprintln(t.Out); t.whole {
		fmt.Fprintln(t.Out, t.Standing())
	}
	fmt.Fprintln(t.Out, t.voice.Heads(d))
	t.voice.Scene(d)
	if t.again && !t.whole && t.habits.Verbosity == Short {
		fmt.Fprintln(t.Out, t.Book.Count("console.as-before", len(d.Options)))
		return
	}
	defer func() { t.whole = false }()
	for i := 0; i < len(d.Options); {
		if n := t.voice.Fold(d, i); n > 0 {
			i += n
			continue
		}
		fmt.Fprintf(t.Out, "%3d  %s\n", t.Number(&d.Options[i]), t.Row(d, &d.Options[i]))
		i++
	}
}

// Standing says which game this is, and how far it has come.
func (t *Table) Standing() string {
	if name := "ruleset." + t.play.ruleset(); t.Book.Has(name) {
		return t.Book.Say("console.standing", t.Book.Say(name), t.voice.Where())
	}
	return t.voice.Where()
}

// Row describes an option: what it does, how it may come out, and its key if the player wants it.
func (t *Table) Row(d *engine.Decision, o *engine.Option) string {
	text := t.WithChance(d, o, t.voice.Reads(d, o))
	if t.habits.Verbosity == Short || !t.habits.Hexes {
		return text
	}
	return fmt.Sprintf("%s  (%s)", text, o.Key())
}

// WithChance adds to a text about an option how it may come out, unless the player wants it short.
func (t *Table) WithChance(d *engine.Decision, o *engine.Option, text string) string {
	if t.Chance == nil || t.habits.Verbosity == Short {
		return text
	}
	if chance := t.Chance(d, o); chance != "" {
		return t.Book.Say("console.chance", text, chance)
	}
	return text
}

// Everything reports whether the player wants to read all options of the question.
func (t *Table) Everything() bool { return t.whole }

// Look asks the question again with all its options.
func (t *Table) Look() bool {
	t.whole = true
	return true
}
