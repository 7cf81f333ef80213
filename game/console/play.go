package console

import (
	"bufio"
	"errors"
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
	play    *session.Session
	book    *words.Book
	saver   *saves.Autosaver
	told    int // lines of the log written so far
	unsaved string
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
	t := &table{Streams: s, book: book, saver: saves.NewAutosaver(store)}
	fmt.Fprintln(s.Out, book.Say("console.help"))
	if err := t.sitDown(rules, store, o); err != nil {
		return err
	}
	return errors.Join(t.run(bufio.NewScanner(s.In)), t.saver.Flush())
}

func clock() int64 { return time.Now().Unix() }

// sitDown continues the combat that was saved, or begins one.
func (t *table) sitDown(rules fortress.Rules, store saves.Store, o options) error {
	slots, err := store.List()
	if err != nil {
		return err
	}
	if !o.fresh && slices.ContainsFunc(slots, func(s saves.Slot) bool { return s.Name == session.Slot }) {
		if t.play, err = session.Resume(rules, store, t.saver, clock); err != nil {
			return fmt.Errorf("%w; -new begins a new combat in its place", err)
		}
		if t.play.Match.State.Result == fortress.Undecided {
			t.goOn()
			return nil
		}
		fmt.Fprintln(t.Out, t.book.Say("console.over"))
	}
	return t.begin(rules, o)
}

// earlier is how many lines of the log are told when a combat goes on.
const earlier = 12

func (t *table) goOn() {
	t.play.Catch()
	fmt.Fprintln(t.Out, t.book.Say("console.continued", strconv.Itoa(int(t.play.Shown.Turn))))
	if t.told = max(0, len(t.play.Log)-earlier); t.told > 0 {
		fmt.Fprintln(t.Out, t.book.Say("console.earlier", strconv.Itoa(t.told)))
	}
}

func (t *table) begin(rules fortress.Rules, o options) (err error) {
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
	if t.play, err = session.New(rules, session.Table{Setup: setup, Seed: seed}, t.saver, clock); err != nil {
		return err
	}
	fmt.Fprintln(t.Out, t.book.Say("console.begun", strconv.FormatUint(seed, 10)))
	return nil
}

// run asks and answers until the combat ends or nobody answers any more.
func (t *table) run(in *bufio.Scanner) error {
	t.tell()
	d, ok := t.play.Pending()
	for list := true; ok; d, ok = t.play.Pending() {
		if list {
			t.ask(d)
		}
		fmt.Fprint(t.Out, "> ")
		if !in.Scan() {
			return in.Err()
		}
		typed := strings.TrimSpace(in.Text())
		if typed == "quit" {
			return nil
		}
		list = t.answer(d, typed)
		t.tell()
	}
	return nil
}

// tell writes what has happened since, and whether it could be saved: it is on the disk before the
// next question.
func (t *table) tell() {
	t.play.Catch()
	t.told = min(t.told, len(t.play.Log))
	for _, l := range t.play.Log[t.told:] {
		fmt.Fprintln(t.Out, t.line(&l))
	}
	t.told = len(t.play.Log)
	unsaved := ""
	if err := t.saver.Flush(); err != nil {
		unsaved = err.Error()
	}
	if unsaved != "" && unsaved != t.unsaved {
		fmt.Fprintln(t.Err, t.book.Say("console.unsaved", unsaved))
	}
	t.unsaved = unsaved
}

func (t *table) line(l *session.Line) string {
	text := ""
	switch l.Key {
	case "automatic", "always", "never":
		text = t.book.Unasked(l.Key, l.Args)
	default:
		text = t.book.Event(l.Key, l.Args)
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
}

// answer does what was typed; it returns whether the question must be written again.
func (t *table) answer(d *engine.Decision, typed string) bool {
	word, rest, _ := strings.Cut(typed, " ")
	switch word {
	case "":
		return true
	case "?":
		t.refusals(rest)
	case "help":
		fmt.Fprintln(t.Out, t.book.Say("console.help"))
	case "board":
		t.board()
	case "show":
		fmt.Fprintln(t.Out, t.play.Shown.Describe(rest))
	case "log":
		t.told = 0
	case "undo":
		return t.undo()
	default:
		return t.choose(d, typed)
	}
	return false
}

func (t *table) undo() bool {
	if !t.play.Undo() {
		fmt.Fprintln(t.Out, t.book.Say("console.no-undo"))
		return false
	}
	t.told = len(t.play.Log) - 1 // the line that says so
	return true
}

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

// refusals tells what is refused and why, of options whose key begins so.
func (t *table) refusals(key string) {
	d, _ := t.play.Explained()
	told := false
	for _, r := range d.Refusals {
		if !strings.HasPrefix(r.Option.Key(), key) {
			continue
		}
		told = true
		fmt.Fprintf(t.Out, "     %s  (%s): %s\n", t.book.Do(d.Kind, &r.Option), r.Option.Key(), t.why(r))
	}
	if !told {
		fmt.Fprintln(t.Out, t.book.Say("console.nothing-refused"))
	}
}
