package terminal

import (
	"slices"
	"strconv"

	"precipice/engine"
	"precipice/game/rulebook"
	"precipice/game/session"
	"precipice/message"
)

// Plain is the voice of a ruleset that says everything as any game would. Its texts have the key seat.player, besides those of
// what the rules say themselves.
type Plain struct{ *Table }

// Players implements Voice: nobody has a name.
func (p Plain) Players() []string { return nil }

// Seat implements Voice.
func (p Plain) Seat(seat engine.Seat) string { return p.Book.Player(seat) }

// Where implements Voice.
func (p Plain) Where() string { return p.Book.Say("console.where") }

// Greet implements Voice.
func (p Plain) Greet() {}

// Interrupt implements Voice: every question comes at once.
func (p Plain) Interrupt(*engine.Decision) bool { return false }

// Skips implements Voice: every question is asked.
func (p Plain) Skips(*engine.Decision) bool { return false }

// Asked implements Voice.
func (p Plain) Asked(d *engine.Decision) string { return p.Book.Ask(d) }

// Heads implements Voice.
func (p Plain) Heads(d *engine.Decision) string {
	return p.Book.Say("console.heads", p.voice.Seat(d.Seat), p.voice.Asked(d))
}

// Scene implements Voice.
func (p Plain) Scene(*engine.Decision) {}

// Reads implements Voice.
func (p Plain) Reads(d *engine.Decision, o *engine.Option) string { return p.Book.Do(d.Kind, o) }

// Fold implements Voice: each option has a line.
func (p Plain) Fold(*engine.Decision, int) int { return 0 }

// Sure implements Voice: every choice is made at once.
func (p Plain) Sure(string) string { return "" }

// Advise implements Voice.
func (p Plain) Advise(*engine.Decision) {}

// Span implements Voice: every question numbers its options from 1.
func (p Plain) Span(*engine.Decision) (span, question string) { return "", "" }

// Names implements Voice: nothing is called by its name.
func (p Plain) Names() []string { return nil }

// Whole implements Voice: numbers must be complete.
func (p Plain) Whole(part string) bool { return Digits(part) }

// Words implements Voice.
func (p Plain) Words() []Word { return nil }

// Heard implements Voice.
func (p Plain) Heard(bool) {}

// Digest implements Voice: each line of the log stands by itself.
func (p Plain) Digest([]session.Line) (text string, n int) { return "", 0 }

// settingUndo is the name of the setting that every table has.
const settingUndo = "undo"

// Settings implements Voice: how far choices can be undone.
func (p Plain) Settings() []Setting {
	return []Setting{{Name: settingUndo, Values: session.UndoWords(), Is: int(p.play.undoPolicy())}}
}

// Set implements Voice.
func (p Plain) Set(name, value string) (Setting, error) {
	if name != settingUndo {
		return Setting{}, NoSetting(name, settingUndo)
	}
	i := slices.Index(session.UndoWords(), value)
	if i < 0 {
		return Setting{}, message.New("error.setting.value", name, strconv.Quote(value), session.UndoWords())
	}
	err := p.play.setUndo(session.UndoPolicy(i))
	return p.Settings()[0], err
}

// Rulebook implements Voice: there is none.
func (p Plain) Rulebook() (*rulebook.Book, error) { return nil, nil }

// Result implements Voice.
func (p Plain) Result() { p.Say("console.result") }
