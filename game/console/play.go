package console

import (
	"bufio"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/pack"
	"precipice/game/session"
	"precipice/game/words"
	"precipice/saves"
)

// table is a game in the terminal.
type table struct {
	Streams
	play *session.Session
	book *words.Book
	told int // lines of the log written so far
}

// play plays a combat by numbers and keys.
func play(s Streams, o options) error {
	rules, book, err := pack.Load(o.content, "en")
	if err != nil {
		return err
	}
	store, warning := pack.Store(o.data)
	if warning != nil {
		fmt.Fprintln(s.Err, warning)
	}
	saver := saves.NewAutosaver(store)
	t := &table{Streams: s, book: book}
	if t.play, err = sitDown(rules, store, saver, o); err != nil {
		return err
	}
	fmt.Fprintln(s.Out, "Answer with a number or a key; ? tells what is refused and why, board draws the board, show NAME tells of a card, undo takes a step back, log tells all, quit ends. Everything is saved.")
	if err := t.run(bufio.NewScanner(s.In)); err != nil {
		return err
	}
	return saver.Flush()
}

// sitDown continues the combat that was saved, or begins one.
func sitDown(rules fortress.Rules, store saves.Store, saver *saves.Autosaver, o options) (*session.Session, error) {
	clock := func() int64 { return time.Now().Unix() }
	slots, err := store.List()
	if err != nil {
		return nil, err
	}
	if !o.fresh && slices.ContainsFunc(slots, func(s saves.Slot) bool { return s.Name == session.Slot }) {
		play, err := session.Resume(rules, store, saver, clock)
		if err != nil {
			return nil, fmt.Errorf("%w; -new begins a new combat in its place", err)
		}
		return play, nil
	}
	setup := fortress.Setup{Players: 1, Fifth: -1, Combat: o.combat}
	if setup.Combat == "" {
		setup.Combat = rules.Pack.Combats[0].ID
	}
	for i := range min(fortress.MaxParty, len(rules.Pack.Explorers)) {
		setup.Explorers = append(setup.Explorers, rules.Pack.Explorers[i].ID)
	}
	seed := o.seed
	if seed == 0 {
		seed = uint64(time.Now().UnixNano())
	}
	return session.New(rules, session.Table{Setup: setup, Seed: seed}, saver, clock)
}

// run asks and answers until the combat ends or nobody answers any more.
func (t *table) run(in *bufio.Scanner) error {
	t.tell()
	d, ok := t.play.Pending()
	for ok {
		t.ask(d)
		if !in.Scan() {
			return in.Err()
		}
		if strings.TrimSpace(in.Text()) == "quit" {
			return nil
		}
		t.answer(d, strings.TrimSpace(in.Text()))
		t.tell()
		d, ok = t.play.Pending()
	}
	return nil
}

// tell writes what has happened since.
func (t *table) tell() {
	t.play.Catch()
	t.told = min(t.told, len(t.play.Log))
	for _, l := range t.play.Log[t.told:] {
		fmt.Fprintln(t.Out, t.line(&l))
	}
	t.told = len(t.play.Log)
}

func (t *table) line(l *session.Line) string {
	text := t.book.Event(l.Key, l.Args)
	switch l.Key {
	case "automatic", "always", "never":
		o := engine.Option{Verb: l.Args[1]}
		copy(o.Parts[:], l.Args[2:])
		text = t.book.Say("event."+l.Key, t.book.Do(l.Args[0], &o))
	}
	if l.Rule != "" {
		text += " [" + l.Rule + "]"
	}
	return text
}

// ask writes the question and its options.
func (t *table) ask(d *engine.Decision) {
	who := t.book.Say("seat.hostiles")
	if d.Seat != fortress.HostileSeat {
		who = t.book.Say("seat.player", strconv.Itoa(int(d.Seat)+1))
	}
	fmt.Fprintf(t.Out, "\n%s: %s\n", who, t.book.Ask(d))
	for i := range d.Options {
		fmt.Fprintf(t.Out, "%3d  %s  (%s)\n", i+1, t.book.Do(d.Kind, &d.Options[i]), d.Options[i].Key())
	}
	fmt.Fprint(t.Out, "> ")
}

// answer does what was typed.
func (t *table) answer(d *engine.Decision, typed string) {
	word, rest, _ := strings.Cut(typed, " ")
	switch word {
	case "":
		return
	case "?":
		t.refusals()
		return
	case "board":
		fmt.Fprint(t.Out, t.play.Shown.Draw())
		return
	case "show":
		fmt.Fprintln(t.Out, t.play.Shown.Describe(rest))
		return
	case "log":
		t.told = 0
		return
	case "undo":
		if !t.play.Undo() {
			fmt.Fprintln(t.Out, "Nothing can be taken back: dice or cards have shown something since.")
		}
		t.told = max(0, len(t.play.Log)-1) // the line that says so
		return
	}
	key := typed
	if n, err := strconv.Atoi(typed); err == nil && n >= 1 && n <= len(d.Options) {
		key = d.Options[n-1].Key()
	}
	if err := t.play.Choose(key); err != nil {
		t.refuse(key, err)
	}
}

// refuse says why a key was not taken: by its rule, if there is one.
func (t *table) refuse(key string, err error) {
	if d, ok := t.play.Explained(); ok {
		if r, ok := d.Refused(key); ok {
			fmt.Fprintf(t.Out, "%s [%s]\n", t.book.Why(r.Reason, r.Args), r.Rule)
			return
		}
	}
	fmt.Fprintf(t.Out, "%v; type the number or the key of an option\n", err)
}

func (t *table) refusals() {
	d, ok := t.play.Explained()
	if !ok {
		return
	}
	for i := range d.Refusals {
		r := &d.Refusals[i]
		fmt.Fprintf(t.Out, "     %s: %s [%s]\n", t.book.Do(d.Kind, &r.Option), t.book.Why(r.Reason, r.Args), r.Rule)
	}
}
