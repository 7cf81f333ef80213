package terminal

import (
	"fmt"
	"strings"

	"precipice/engine"
	"precipice/engine/board"
	"precipice/engine/fortress"
	"precipice/game/blackstone"
	"precipice/game/blackstone/foretold"
	"precipice/game/blackstone/pack"
	"precipice/game/rulebook"
	"precipice/game/terminal"
	"precipice/game/words"
)

// table is a game of Blackstone Fortress in the terminal. It implements terminal.Voice.
type table struct {
	terminal.Lesson
	play   *blackstone.Session
	dared  string              // the challenge whose card has already been read out
	listed map[string]string   // the lines of options written last, by question and verb
	spots  spots               // where the hexes of the question are
	known  map[string][]string // what was told with the last question between combats, by what is told
	said   map[string]bool     // what is told once in a game
}

// reader reads out cards at this table.
func (t *table) reader() *reader { return &reader{t.Table, t.play} }

// Players implements terminal.Voice.
func (t *table) Players() []string { return t.play.Table.Names }

// Seat implements terminal.Voice.
func (t *table) Seat(seat engine.Seat) string {
	if seat == fortress.HostileSeat {
		return t.Book.Say("seat.for-hostiles", t.Seat(t.play.Shown.HostilePlayer())) // BF-RNF-002
	}
	return t.Book.Player(seat)
}

// Where implements terminal.Voice.
func (t *table) Where() string { return t.where(&t.play.Shown) }

// Asked implements terminal.Voice. After a success that may be rolled again it says what only a critical would do.
func (t *table) Asked(d *engine.Decision) string {
	asked := foretold.Asked(t.Book, t.play.Match, d)
	if d.Kind == fortress.AskReRoll {
		asked = strings.TrimSpace(asked + " " + t.once(foretold.Brings(t.Book, t.play.Match)))
	}
	return asked
}

// Heads implements terminal.Voice: who acts is told with the dice in place of a question, and one who plays alone is not called by
// name, as long as the player does not want to read everything.
func (t *table) Heads(d *engine.Decision) string {
	s := &t.play.Shown
	switch {
	case t.long():
	case d.Kind == fortress.AskActivation:
		return t.acting(s, s.Find(d.About[0]))
	case d.Kind == fortress.AskCoveringFire && t.once(d.Kind) == "":
		return t.Book.Say("console.ask.covering-fire")
	case s.OnePlayer() && d.Seat != fortress.HostileSeat:
		return t.Asked(d)
	}
	return t.Plain.Heads(d)
}

// long reports whether the player wants to read everything, about this question or about all of them.
func (t *table) long() bool {
	return t.Everything() || t.Coordinates() || t.Verbosity() == terminal.Full
}

// once returns a text that has not been told in this game yet, else "".
func (t *table) once(text string) string {
	if t.said[text] && !t.long() {
		return ""
	}
	if t.said == nil {
		t.said = map[string]bool{}
	}
	t.said[text] = true
	return text
}

// Scene implements terminal.Voice.
func (t *table) Scene(d *engine.Decision) {
	s := &t.play.Shown
	if s.Fighting() {
		t.scene(d)
		return
	}
	t.news("goal", func() {
		if goal := blackstone.Goal(t.Book, s); goal != "" {
			fmt.Fprintln(t.Out, goal)
		}
	})
	about := d.Kind
	if stands[d.Kind] {
		about = "stands"
	}
	t.news(about, func() { t.scene(d) })
}

// stands holds the kinds of questions that are told how the expedition or the quest stands.
var stands = map[string]bool{fortress.AskExplore: true, fortress.AskEndExpedition: true, fortress.AskMuster: true, fortress.AskVisit: true, fortress.AskTrade: true}

// scene writes what one must know to answer a question of some kinds.
func (t *table) scene(d *engine.Decision) {
	s := &t.play.Shown
	if stands[d.Kind] {
		t.expedition(s)
		return
	}
	switch d.Kind {
	case fortress.AskActivation:
		if t.long() {
			fmt.Fprintln(t.Out, t.acting(s, s.Find(d.About[0])))
		}
	case fortress.AskPlace:
		if hint := t.once(t.Book.Say("console.place.hint")); hint != "" {
			fmt.Fprintln(t.Out, hint)
		}
	case fortress.AskDeploy:
		t.arriving()
	case fortress.AskOverwatch, fortress.AskOverwatchOrder:
		shots(t, d)
	case fortress.AskWake, fortress.AskSurplus:
		t.stasis(s)
	case fortress.AskVolunteer, fortress.AskChallenge:
		t.challenge(d)
	}
}

// Span implements terminal.Voice: throughout an activation an option keeps its number, and in a turn those of trades and gambits do.
func (t *table) Span(d *engine.Decision) (span, question string) {
	s := &t.play.Shown
	switch d.Kind {
	case fortress.AskActivation:
		question = fmt.Sprint(d.About)
	case fortress.AskCoveringFire, fortress.AskGambit, fortress.AskExchange:
		question = d.Kind
	}
	return fmt.Sprint(s.Expedition.Round, s.Turn), question
}

// Whole implements terminal.Voice: hexes and numbers must be complete.
func (t *table) Whole(part string) bool { return isNumber(part) }

// isNumber reports whether a part is a hex or a number.
func isNumber(part string) bool {
	_, err := board.ParseHex(part)
	return err == nil || terminal.Digits(part)
}

// Words implements terminal.Voice.
func (t *table) Words() []terminal.Word {
	between := func() bool { return !t.play.Shown.Fighting() }
	questless := func() bool { return t.play.Shown.Mode() != fortress.Campaign }
	return []terminal.Word{
		{Name: "", Do: t.TurnPage},
		{Name: "goal"}, {Name: "first"},
		{Name: "guide", Before: "why", Do: t.Guide},
		{Name: "start", Before: "why", Do: func(*engine.Decision, string) bool { return t.start() }},
		{Name: "board", Before: "why", Do: terminal.Told(t.board), Idle: between},
		{Name: "list", Before: "why", Do: terminal.Told(t.list)},
		{Name: "who", Before: "why", Do: terminal.Told(t.list)},
		{Name: "hex", Before: "why", Do: terminal.Told(t.hex), Idle: between},
		{Name: "party", Before: "why", Do: terminal.Told(func(*engine.Decision, string) { t.party(&t.play.Shown) })},
		{Name: "card", Before: "why", Do: terminal.Told(t.reader().card)},
		{Name: "show", Before: "why", Do: terminal.Told(func(_ *engine.Decision, rest string) { fmt.Fprintln(t.Out, t.play.Shown.Describe(rest)) })},
		{Name: "odds", Before: "why", Do: terminal.Told(t.odds)},
		{Name: "where", Before: "why", Do: terminal.Told(t.whereIs), Idle: between},
		{Name: "plan", Before: "why", Do: terminal.Told(t.plan), Idle: between},
		{Name: "forecast", Before: "why", Do: terminal.Told(t.forecast), Idle: between},
		{Name: "journal", Before: "undo", Do: terminal.Told(t.journal), Idle: questless},
		{Name: "chamber", Before: "report", Do: keeper{t}.chambers, Cased: true, Idle: questless},
	}
}

// start leaves all that is still to be decided before the cards of a turn act, as one step.
func (t *table) start() bool {
	run := t.play.Together(fortress.OpensTurn)
	if len(run) == 0 {
		t.Say("console.start.none")
		return false
	}
	if err := t.play.ChooseRun(run.To("")...); err != nil {
		fmt.Fprintln(t.Err, t.Book.Error(err))
		return false
	}
	return true
}

// Rulebook implements terminal.Voice.
func (t *table) Rulebook() (*rulebook.Book, error) {
	return pack.RulebookWith(t.play.Shown.Pack(), func(string) (*words.Book, error) { return t.Book, nil })(t.Book.Language())
}
