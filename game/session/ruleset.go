package session

import (
	"precipice/engine"
	"precipice/saves"
)

// Ruleset is what a game brings to be played at a table, saved, listed and replayed. S is the state of its
// matches and T what its players agree on.
type Ruleset[S any, T Table[T]] interface {
	engine.Ruleset[S]
	// About returns what the ruleset is called.
	About() About
	// Opening returns the state of a new game before its first event, or what is wrong with the setup.
	Opening(*T) (*S, error)
	// Position returns the match that the text of a scenario leads to, and the state before the events that it opens with.
	Position(text string) (*engine.Match[S], S, error)
	// Answer returns the index of the option that the table takes without asking, or -1 if the player must
	// be asked. Preferred is the key given to Session.Prefer. Why, if not empty, is the text key of a log
	// line that tells of the answer.
	Answer(t *T, m *engine.Match[S], d *engine.Decision, preferred string) (option int, why string)
	// Vain returns the index of an option of a question that Answer leaves to the player, but where every answer leads to the
	// same, or -1. Links count on Answer alone.
	Vain(t *T, m *engine.Match[S], d *engine.Decision) int
	// Rather returns the option to take in place of one that Answer or Vain has chosen: the one that players expect, or -1 if
	// they expect to be asked. Links count on Answer alone.
	Rather(m *engine.Match[S], d *engine.Decision, option int) int
	// Remark returns the text key and the parameters of a log line for a choice that makes no event of its
	// own, or for an answer that nobody was asked for, with the reason that Answer gave, "" for a choice. The key
	// is empty if there is nothing to tell, or of an answer no more than the reason and the option.
	Remark(d *engine.Decision, option int, why string) (key string, args []string)
	// Where returns where the places among the parameters of a log line are, in words, as the table is then; nil for
	// none.
	Where(s *S, args []string) map[string]Place
	// Listing returns what a list of games shows.
	Listing(*T, *engine.Match[S]) Listing
	// Moment returns the round and turn in progress.
	Moment(*S) Moment
	// Chapter returns the number of the chapter in progress, 0 for a game that has only one. When it changes
	// at a choice, the journal begins anew.
	Chapter(*S) int
	// Recorder returns what writes the pages of a game. It begins with a page as it was written so far, nil for
	// none. A ruleset that records nothing returns nil.
	Recorder(page []byte) Recorder[S]
	// Equal reports whether two states are the same, ignoring what is derived.
	Equal(a, b *S) bool
}

// Table is what the players of a game agree on: how it is set up, and what they want to be asked. A save
// holds it as it is, so its exported fields keep their names.
type Table[T any] interface {
	// Clone returns a deep copy.
	Clone() T
	// Terms returns what every table has, and WithTerms returns the table with other ones.
	Terms() Terms
	WithTerms(Terms) T
	// WithSetup returns the table with the setup of another, which decides how the game begins.
	WithSetup(of T) T
	// Bounds returns an error if the table holds more than a game can have; see AtMost.
	Bounds() error
	// Form describes the setup as lines of a report.
	Form() Form[T]
}

// Terms is what the tables of all rulesets have.
type Terms struct {
	Seed uint64
	Undo UndoPolicy
}

// About says what a ruleset is called. Names are lower-case words with hyphens and never change, because
// saves hold them.
type About struct {
	Name    string
	Modes   []Mode
	Content saves.Digest // of the content in use

	// Rules numbers the rules: it rises whenever one of them changes how games go, so that a game from before that goes differently is
	// told so. Saves and records carry the number with which they began; those from before there was one carry 0.
	Rules int

	// Likely is a text like those of its setups, which makes links shorter. It may change only with the content.
	Likely string

	// Habits is what is known of the choices in its games before the first, which makes links shorter: the numbers of
	// traits and their weights, see newHabits. It may change only with the format of links.
	Habits []byte

	// Near tells how the places that options name lie to each other, which makes links shorter; nil if options name none. It may
	// change only with the format of links.
	Near Near

	AnswerRule string // the id of the rule in log lines about answers that nobody was asked for

	// Former fills in the header of a game saved before headers named ruleset and mode. It is nil for
	// rulesets that came later.
	Former func(*saves.Header)
}

// Spot is the coordinates of a place of a board.
type Spot [2]int

// Near tells how places lie to each other.
type Near interface {
	// Spot reads a part of an option that is a place.
	Spot(part string) (Spot, bool)
	// Far returns the distance between two places.
	Far(a, b Spot) int
	// Towards returns the number of the direction in which another place lies.
	Towards(from, to Spot) int
}

// Mode is a part of a ruleset that is played by itself.
type Mode struct {
	Name string
	File string // the format of a file's name, from the game's title and round
}

// Listing is what a list of games shows of a game.
type Listing struct {
	Mode     string // the name of one of its ruleset's modes
	Title    string // what is played: an id of the content, or a word of the ruleset
	Party    []string
	Round    int    // or turn, as the mode counts
	Progress string // how far the game has come, in the words of its ruleset; may be empty
	Outcome  string // how the game ended, "" while it goes on
}

// Moment is a round and turn of a game; a ruleset may use only one of them.
type Moment struct{ Round, Turn int }
