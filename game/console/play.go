package console

import (
	"bufio"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"
	"unicode"

	"precipice/engine"
	"precipice/engine/board"
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
	gone    bool // the player has quit
}

// play plays an expedition or a combat by numbers and keys.
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
	slot := ""
	if o.load != "" {
		data, err := read(o.load)
		if err != nil {
			return fmt.Errorf("-load %w", err)
		}
		if slot, err = session.Import(rules, t.saver, data, clock); err != nil {
			return fmt.Errorf("-load %s: %w", o.load, err)
		}
	}
	fmt.Fprintln(s.Out, book.Say("console.hint"))
	if err := t.sitDown(rules, o, slot); err != nil {
		return err
	}
	t.book = t.book.Seated(t.play.Table.Names)
	return errors.Join(t.run(bufio.NewScanner(s.In)), t.saver.Flush())
}

func clock() int64 { return time.Now().Unix() }

// sitDown continues the game of a slot, or the latest one where none is named, or begins one.
func (t *table) sitDown(rules fortress.Rules, o options, slot string) (err error) {
	if slot == "" && !o.fresh {
		if slot, err = latest(rules, t.saver.Store()); err != nil {
			return err
		}
	}
	if slot == "" {
		return t.begin(rules, o)
	}
	if t.play, err = session.Resume(rules, t.saver.Store(), slot, t.saver, clock); err != nil {
		return fmt.Errorf("%w; -new begins another game", err)
	}
	if !over(t.play.Match) {
		return t.goOn(o)
	}
	fmt.Fprintln(t.Out, t.book.Say("console.over"))
	return t.begin(rules, o)
}

// latest is the slot of the game to be continued, "" for none. Where there are games and none can be
// continued the error tells of the first.
func latest(rules fortress.Rules, store saves.Store) (slot string, err error) {
	games, err := session.Games(rules, store)
	if err != nil {
		return "", err
	}
	if g := session.Latest(games); g != nil {
		return g.Slot, nil
	}
	if len(games) > 0 {
		return "", fmt.Errorf("%w; -new begins another game", games[0].Problem)
	}
	return "", nil
}

func over(m *fortress.Match) bool {
	_, asked := m.Pending()
	return !asked
}

// earlier is how many lines of the log are told when a game goes on.
const earlier = 12

func (t *table) goOn(o options) error {
	t.play.Catch()
	fmt.Fprintln(t.Out, t.book.Say("console.continued", t.where(&t.play.Shown)))
	if o.table.given {
		fmt.Fprintln(t.Out, t.book.Say("console.given"))
	}
	wants := t.play.Table
	for _, m := range o.table.manners {
		manners[m.name].set(&wants, m.value)
	}
	if t.told = max(0, len(t.play.Log)-earlier); t.told > 0 {
		fmt.Fprintln(t.Out, t.book.Say("console.earlier", strconv.Itoa(t.told)))
	}
	return t.play.SetTable(wants)
}

func (t *table) begin(rules fortress.Rules, o options) error {
	wants, err := tableFor(rules, o)
	if err != nil {
		return err
	}
	if t.play, err = session.New(rules, wants, t.saver, clock); err != nil {
		return err
	}
	seed := strconv.FormatUint(wants.Seed, 10)
	if wants.Setup.Difficulty == fortress.NoObjective {
		fmt.Fprintln(t.Out, t.book.Say("console.begun", seed))
		return nil
	}
	want := wants.Setup.Difficulty.Objective()
	fmt.Fprintln(t.Out, t.book.Say("console.begun-expedition", t.book.Say("difficulty."+wants.Setup.Difficulty.String()), seed, strconv.Itoa(want.Clues), strconv.Itoa(want.Points)))
	return nil
}

// run asks and answers until the game ends or nobody answers any more.
func (t *table) run(in *bufio.Scanner) error {
	t.tell()
	d, ok := t.play.Pending()
	for list := true; ok; d, ok = t.play.Pending() {
		if list {
			t.ask(d)
		}
		fmt.Fprint(t.Out, "> ")
		if !in.Scan() {
			if errors.Is(in.Err(), bufio.ErrTooLong) {
				return errors.New("that line is too long to be an answer; the game is saved, so play again")
			}
			return in.Err()
		}
		if list = t.answer(d, strings.TrimSpace(strings.Map(printable, in.Text()))); t.gone {
			return nil
		}
		t.tell()
	}
	t.result(&t.play.Shown)
	return nil
}

// printable keeps what is echoed from steering the terminal.
func printable(r rune) rune {
	if unicode.IsPrint(r) {
		return r
	}
	return ' '
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

// seat says who sits there.
func (t *table) seat(seat engine.Seat) string {
	if seat == fortress.HostileSeat {
		return t.book.Say("seat.for-hostiles", t.seat(t.play.Shown.HostilePlayer())) // BF-RNF-002
	}
	return t.book.Player(seat)
}

// ask writes the question, what must be known to answer it, and its options.
func (t *table) ask(d *engine.Decision) {
	s := &t.play.Shown
	fmt.Fprintf(t.Out, "\n%s: %s\n", t.seat(d.Seat), t.book.Ask(d))
	switch d.Kind {
	case "activation":
		u := s.Find(d.About[0])
		fmt.Fprintln(t.Out, t.explorer(s, u))
		t.destiny(s)
	case "explore", "end-expedition":
		t.expedition(s)
	case "volunteer", "challenge":
		t.challenge(d)
	}
	for i := 0; i < len(d.Options); {
		n := hexes(d.Options[i:])
		if n < fold {
			fmt.Fprintf(t.Out, "%3d  %s\n", i+1, t.option(d, &d.Options[i]))
			i++
			continue
		}
		o := d.Options[i]
		last := parts(&o) - 1
		var places []string
		for k := range n {
			places = append(places, t.book.Say("console.numbered", strconv.Itoa(i+k+1), d.Options[i+k].Parts[last]))
		}
		o.Parts[last] = t.book.Say("console.hex")
		fmt.Fprintf(t.Out, "     %s  (%s): %s\n", t.book.Do(d.Kind, &o), o.Key(), strings.Join(places, "; "))
		i += n
	}
}

// fold is how many options that differ in a hex alone are written in one line.
const fold = 5

// option says what an option does, what it costs, and its key.
func (t *table) option(d *engine.Decision, o *engine.Option) string {
	text := t.book.Do(d.Kind, o)
	if e := t.active(d); e >= 0 && !free[o.Verb] {
		if cost := t.play.Shown.CostOf(e, o); cost > 0 {
			text = t.book.Say("console.costs", text, strconv.Itoa(cost))
		}
	}
	if o.Verb == "twist" {
		text += t.text(o.Parts[0])
	}
	return fmt.Sprintf("%s  (%s)", text, o.Key())
}

// free are the options of an activation that no die pays for.
var free = map[string]bool{"end": true, "inspire": true, "twin": true}

// active is the explorer card in activation, -1 for none.
func (t *table) active(d *engine.Decision) int {
	if d.Kind != "activation" {
		return -1
	}
	s := &t.play.Shown
	return int(s.On(s.Find(d.About[0])).Card)
}

// parts counts those of an option.
func parts(o *engine.Option) int {
	n := len(o.Parts)
	for n > 0 && o.Parts[n-1] == "" {
		n--
	}
	return n
}

// hexes counts the options at the head of a list that differ from the first in a hex alone, their last
// part.
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
