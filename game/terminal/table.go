package terminal

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"strconv"
	"strings"
	"time"
	"unicode"

	"precipice/engine"
	"precipice/game/words"
	"precipice/message"
	"precipice/saves"
)

// Table is a game in the terminal.
type Table struct {
	Streams
	Book  *words.Book // of the ruleset, with the names of the players
	Saver *saves.Autosaver

	// Chance says how an option may come out, to follow it in its row: "" for one that needs no such words. It may be nil.
	Chance func(*engine.Decision, *engine.Option) string

	play    game
	voice   Voice
	words   []Word // all that can be typed besides the options, in the order of help
	told    int    // number of log lines written so far
	habits  habits
	kept    *saves.Kept[habits]
	unsaved string
	left    bool        // the player has quit
	doubted func() bool // what waits until the player says that it is meant

	echo     *recorder // the writer behind Out
	numbers  *numbering
	numbered map[string]*numbering // of the questions in this span, by name
	span     string
	again    bool // the question was already asked in this span
	whole    bool // the player wants all options of the question
	unread   bool // the question has not been written yet, because something must be read before it
}

// NewTable returns a table that writes to some streams. Seat puts a game on it.
func NewTable(s Streams, book *words.Book, saver *saves.Autosaver) *Table {
	t := &Table{Streams: s, Book: book, Saver: saver, kept: newKept(), echo: &recorder{to: &wrapped{s.Out, s.Wide}}}
	t.Out = t.echo
	return t
}

// Say writes a text in a line of its own.
func (t *Table) Say(key string, parts ...string) { fmt.Fprintln(t.Out, t.Book.Say(key, parts...)) }

// prompt marks where to type an answer.
const prompt = "> "

// settle reads the habits and applies the flags to them.
func (t *Table) settle(o *Options) {
	var err error
	if t.habits, err = loadHabits(t.Saver.Store(), t.kept); err != nil {
		fmt.Fprintln(t.Err, t.Book.Error(err))
	}
	if o.cites != nil {
		t.habits.Cites = *o.cites
	}
	if o.verbosity != nil {
		t.habits.Verbosity = *o.verbosity
	}
	if o.hexes != nil {
		t.habits.Hexes = *o.hexes
	}
	if o.cites != nil || o.hexes != nil || o.verbosity != nil {
		t.keepHabits()
	}
}

// Clock tells the time of a save.
func Clock() int64 { return time.Now().Unix() }

// earlier is the number of log lines repeated when a game continues.
const earlier = 12

// goOn says which game continues, and how much of its log is left out.
func (t *Table) goOn(o *Options) {
	t.Say("console.continued", t.voice.Where())
	if o.Given {
		t.Say("console.given")
	}
	if t.told = max(0, len(t.play.lines())-earlier); t.told > 0 {
		t.Say("console.earlier", strconv.Itoa(t.told))
	}
}

// toTheEnd asks questions until the game or the input ends, and saves the game.
func (t *Table) toTheEnd() error {
	defer t.interrupted()()
	return errors.Join(t.run(bufio.NewScanner(t.In)), t.Saver.Flush())
}

func (t *Table) run(in *bufio.Scanner) error {
	t.skip()
	t.Tell()
	_, ok := t.play.Pending()
	for list := true; ok; _, ok = t.play.Pending() {
		if list {
			t.Present()
		}
		fmt.Fprint(t.Out, prompt)
		if !in.Scan() {
			if errors.Is(in.Err(), bufio.ErrTooLong) {
				return message.New("error.console.line")
			}
			t.leave()
			return in.Err()
		}
		if list = t.Hear(in.Text()); t.left {
			t.leave()
			return nil
		}
	}
	t.voice.Result()
	return nil
}

// Present writes the pending question, or what must be read before it.
func (t *Table) Present() {
	defer t.untold()
	d, _ := t.play.Pending()
	t.number(d)
	if t.unread = t.voice.Interrupt(d); !t.unread {
		t.ask(d)
		t.voice.Advise(d)
	}
}

// Hear carries out a line that the player has typed and tells what comes of it. It returns whether the question is presented again.
func (t *Table) Hear(line string) (again bool) {
	defer t.untold()
	d, _ := t.play.Pending()
	t.number(d)
	t.echo.answered()
	before := t.play.choices()
	if again = t.answer(d, strings.TrimSpace(strings.Map(printable, line))); !t.left {
		chosen := t.play.choices() != before
		if chosen {
			t.skip()
		}
		t.voice.Heard(chosen)
		t.Tell()
	}
	return again
}

// untold is deferred by what tells. What cannot be told, of a position to which no game leads, is told plainly, and the program goes on.
func (t *Table) untold() {
	if p := recover(); p != nil {
		t.Say("console.untold", fmt.Sprint(p))
	}
}

// skip gives the answer to each question that has no other, as far as those are not asked.
func (t *Table) skip() {
	t.play.ShowAll()
	for d, ok := t.play.Pending(); ok && t.skipped(d); d, ok = t.play.Pending() {
		if t.play.Choose(d.Options[0].Key()) != nil {
			return
		}
		t.play.ShowAll()
	}
}

// skipped reports whether a question is not asked because it has one answer.
func (t *Table) skipped(d *engine.Decision) bool { return len(d.Options) == 1 && t.voice.Skips(d) }

// leave says that nothing is lost; Tell has made sure of that.
func (t *Table) leave() {
	if t.unsaved == "" {
		t.Say("console.left-off")
	}
}

// interrupted handles an interrupt: it says that nothing is lost and ends the program. It returns a
// function that removes the handler.
func (t *Table) interrupted() (end func()) {
	stop := make(chan os.Signal, 1)
	signal.Notify(stop, os.Interrupt)
	go func() {
		if _, ok := <-stop; ok {
			fmt.Fprintln(t.Out)
			t.leave()
			os.Exit(exitInterrupted)
		}
	}()
	return func() { signal.Stop(stop); close(stop) }
}

// exitInterrupted is the conventional exit code of an interrupted program.
const exitInterrupted = 130

// printable replaces characters that could control the terminal.
func printable(r rune) rune {
	if unicode.IsPrint(r) {
		return r
	}
	return ' '
}

// Tell writes all new log lines, and whether the game could be saved. The save is on disk before the next
// question.
func (t *Table) Tell() {
	defer t.untold()
	t.play.ShowAll()
	log := t.play.lines()
	t.told = min(t.told, len(log))
	for _, text := range t.digest(log[t.told:]) {
		fmt.Fprintln(t.Out, text)
	}
	t.told = len(log)
	unsaved := ""
	if err := t.Saver.Flush(); err != nil {
		unsaved = t.Book.Error(err)
	}
	if len(t.Saver.Moves()) > 0 {
		fmt.Fprintln(t.Err, t.Book.Say("console.elsewhere"))
	}
	if unsaved != "" && unsaved != t.unsaved {
		fmt.Fprintln(t.Err, t.Book.Say("console.unsaved", unsaved))
	}
	t.unsaved = unsaved
}

// Ruled adds the id of a rule to a line of the log if the player wants it.
func (t *Table) Ruled(text, rule string) string {
	if t.habits.Verbosity == Short {
		return text
	}
	return text + t.Cited(rule)
}

// Cited returns the id of a rule, to follow what is said, "" if the player does not want ids.
func (t *Table) Cited(rule string) string {
	if rule == "" || !t.habits.Cites {
		return ""
	}
	return " [" + rule + "]"
}

// Because returns what a rule says, to follow what it forbids or allows, with its id if the player wants it.
func (t *Table) Because(rule string) string {
	if t.habits.Cites {
		return " [" + rule + ": " + t.Book.Rule(rule) + "]"
	}
	return " (" + strings.TrimSuffix(t.Book.Rule(rule), ".") + ".)"
}
