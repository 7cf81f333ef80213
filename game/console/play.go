package console

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"

	"precipice/engine"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/blackstone/pack"
	"precipice/game/session"
	"precipice/game/words"
	"precipice/message"
	"precipice/saves"
)

// table is a game in the terminal.
type table struct {
	Streams
	play    *blackstone.Session
	book    *words.Book
	saver   *saves.Autosaver
	told    int // number of log lines written so far
	habits  habits
	dared   string // the challenge whose card has already been read out
	unsaved string
	left    bool // the player has quit

	echo     *recorder // the writer behind Out
	numbers  *numbering
	numbered map[string]*numbering // of the activations in this turn, by acting miniature
	turn     [2]int                // round and turn of numbered
	again    bool                  // the question was already asked in this turn
	whole    bool                  // the player wants all options of the question

	lesson lesson
}

// prompt marks where to type an answer.
const prompt = "> "

// play plays an expedition or a combat.
func (g fortressGame) play(s Streams, o options, saver *saves.Autosaver, slot string) (err error) {
	t := &table{Streams: s, book: g.book, saver: saver, echo: &recorder{to: s.Out}}
	t.Out = t.echo
	t.settle(o)
	if t.lesson.course, err = pack.Course(o.content, g.rules.Rules, g.book); err != nil {
		return err
	}
	if o.learn && (o.table.given || o.load != "") {
		return usage("error.flag.learn")
	}
	if o.learn && t.lesson.course == nil {
		return message.New("error.flag.learn-content")
	}
	if err := t.sitDown(g.rules, o, slot); err != nil {
		return err
	}
	fmt.Fprintln(t.Out, t.book.Say("console.hint"))
	if t.habits.Lesson == "" && !o.learn {
		fmt.Fprintln(t.Out, t.book.Say("console.new-here"))
	}
	t.teach(o.learn)
	defer t.interrupted()()
	t.book = t.book.WithPlayers(t.play.Table.Names)
	return errors.Join(t.run(bufio.NewScanner(s.In)), t.saver.Flush())
}

// settle reads the habits and applies the flags to them.
func (t *table) settle(o options) {
	var err error
	if t.habits, err = loadHabits(t.saver.Store()); err != nil {
		fmt.Fprintln(t.Err, t.book.Error(err))
	}
	if o.table.bare != nil {
		t.habits.Bare = *o.table.bare
	}
	if o.table.verbosity != nil {
		t.habits.Verbosity = *o.table.verbosity
	}
	if o.table.bare != nil || o.table.verbosity != nil {
		t.keepHabits()
	}
}

func clock() int64 { return time.Now().Unix() }

// sitDown continues the game of a slot, or begins one.
func (t *table) sitDown(rules blackstone.Rules, o options, slot string) (err error) {
	if slot == "" {
		return t.begin(rules, o)
	}
	if t.play, err = session.Resume(rules, t.saver.Store(), slot, t.saver, clock); err != nil {
		return message.New("error.flag.new", err)
	}
	if !over(t.play.Match) {
		return t.goOn(o)
	}
	fmt.Fprintln(t.Out, t.book.Say("console.over"))
	return t.begin(rules, o)
}

// latest returns the slot of the game to continue: the latest unfinished one, else the newest finished one,
// "" for none. It looks only at games of the named ruleset if there is a name. If the newest cannot be read and
// no other is unfinished, it returns an error.
func latest(rules session.Rulesets, store saves.Store, ruleset string) (slot string, err error) {
	games, err := rules.Games(store)
	if err != nil {
		return "", err
	}
	games = slices.DeleteFunc(games, func(g session.Game) bool { return ruleset != "" && g.Ruleset != ruleset })
	if g := session.Latest(games); g != nil {
		return g.Slot, nil
	}
	switch {
	case len(games) == 0:
		return "", nil
	case games[0].Problem != nil:
		return "", message.New("error.flag.new", games[0].Problem)
	}
	return games[0].Slot, nil
}

func over(m *fortress.Match) bool {
	_, asked := m.Pending()
	return !asked
}

// earlier is the number of log lines repeated when a game continues.
const earlier = 12

func (t *table) goOn(o options) error {
	t.play.ShowAll()
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

func (t *table) begin(rules blackstone.Rules, o options) error {
	wants, err := tableFor(rules.Rules, o)
	if o.learn {
		wants, err = t.lesson.course.Table(), nil
	}
	if err != nil {
		return err
	}
	if t.play, err = session.New(rules, wants, t.saver, clock); err != nil {
		return err
	}
	seed := strconv.FormatUint(wants.Seed, 10)
	if wants.Setup.Mode() == fortress.SingleCombat {
		fmt.Fprintln(t.Out, t.book.Say("console.begun", seed))
		return nil
	}
	if wants.Setup.Mode() == fortress.Campaign {
		fmt.Fprintln(t.Out, t.book.Say("console.begun-quest", wants.Quest, seed))
		for _, line := range journalIn(t.book, t.play).Prologue() {
			fmt.Fprintln(t.Out, line.Text)
		}
		return nil
	}
	want := wants.Setup.Difficulty.Objective()
	fmt.Fprintln(t.Out, t.book.Say("console.begun-expedition", t.book.Say("difficulty."+wants.Setup.Difficulty.String()), seed, strconv.Itoa(want.Clues), strconv.Itoa(want.Points)))
	return nil
}

// run asks questions until the game or the input ends.
func (t *table) run(in *bufio.Scanner) error {
	t.tell()
	d, ok := t.play.Pending()
	for list := true; ok; d, ok = t.play.Pending() {
		if list {
			t.number(d)
			t.present(d)
		}
		fmt.Fprint(t.Out, prompt)
		if !in.Scan() {
			if errors.Is(in.Err(), bufio.ErrTooLong) {
				return message.New("error.console.line")
			}
			t.leave()
			return in.Err()
		}
		t.echo.answered()
		before := len(t.play.Match.Journal)
		if list = t.answer(d, strings.TrimSpace(strings.Map(printable, in.Text()))); t.left {
			t.leave()
			return nil
		}
		t.heard(len(t.play.Match.Journal) != before)
		t.tell()
	}
	t.dismiss()
	t.result(&t.play.Shown)
	return nil
}

// leave says that nothing is lost; tell has made sure of that.
func (t *table) leave() {
	if t.unsaved == "" {
		fmt.Fprintln(t.Out, t.book.Say("console.left-off"))
	}
}

// interrupted handles an interrupt: it says that nothing is lost and ends the program. It returns a
// function that removes the handler.
func (t *table) interrupted() (end func()) {
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

// tell writes all new log lines, and whether the game could be saved. The save is on disk before the next
// question.
func (t *table) tell() {
	t.play.ShowAll()
	t.told = min(t.told, len(t.play.Log))
	for _, text := range t.digest(t.play.Log[t.told:]) {
		fmt.Fprintln(t.Out, text)
	}
	t.told = len(t.play.Log)
	unsaved := ""
	if err := t.saver.Flush(); err != nil {
		unsaved = t.book.Error(err)
	}
	if len(t.saver.Moves()) > 0 {
		fmt.Fprintln(t.Err, t.book.Say("console.elsewhere"))
	}
	if unsaved != "" && unsaved != t.unsaved {
		fmt.Fprintln(t.Err, t.book.Say("console.unsaved", unsaved))
	}
	t.unsaved = unsaved
}

func (t *table) line(l *session.Line) string {
	return t.ruled(t.book.Line(l.Key, l.Args, l.Problem), l.Rule)
}

// ruled adds the rule id to a log line if the player wants it.
func (t *table) ruled(text, rule string) string {
	if rule != "" && !t.habits.Bare && t.habits.Verbosity != short {
		text += " [" + rule + "]"
	}
	return text
}

// seat names the player of a seat.
func (t *table) seat(seat engine.Seat) string {
	if seat == fortress.HostileSeat {
		return t.book.Say("seat.for-hostiles", t.seat(t.play.Shown.HostilePlayer())) // BF-RNF-002
	}
	return t.book.Player(seat)
}
