package terminal

import (
	"flag"

	"precipice/engine"
	"precipice/game/protocol"
	"precipice/game/rulebook"
	"precipice/game/session"
	"precipice/game/words"
)

// Ruleset is a game that the terminal offers: its name, as saves have it, and how it begins to read a command line. Options
// hold what the flags of the terminal say once the line has been read.
type Ruleset struct {
	Name  string
	Pack  string // the name of its content pack; "" for none
	Rules string // with what the ids of its rules begin, such as BF; "" for none
	Read  func(*Options) *Line
}

// Line is a command line as a ruleset reads it. Only Open must be there.
type Line struct {
	Flags    func(command string, f *flag.FlagSet) // defines the ruleset's flags of a command; their usage shows the form of the value
	ForNew   []string                              // the names of those that only a new game obeys
	Commands []Command                             // that the program has for this ruleset alone, such as simulate
	Engine   func() (protocol.Engine, error)       // plays it for other programs
	Scenario func(text string) (string, error)     // plays a scenario and returns it as it really goes
	Open     func() (Game, error)                  // reads the content and the texts
}

// Command is a command of the program. Its text of help is usage.NAME.
type Command struct {
	Name    string
	Before  string // the command in front of which help lists it
	Operand string // what its argument is called, such as FILE; [FILE] if it may be left out; "" for none
	Run     func(Streams) error
}

// Hosting is an opened ruleset, for Host. Only Rules, Book and Table must be there.
type Hosting[S any, T session.Table[T]] struct {
	Rules  session.Ruleset[S, T]
	Book   *words.Book                               // the ruleset's
	Ready  func() error                              // says what is wrong with the flags before a game begins or continues
	Table  func() (T, error)                         // the table of a new game, as the flags ask for it
	Begun  func(*T) string                           // tells of a new game
	Change func(*T)                                  // changes the table of a game that continues, as the flags ask
	Seat   func(Plain, *session.Session[S, T]) Voice // speaks for the ruleset in a game; by default as any game would
	Listed func(*session.Game) (title, more string)  // describes a saved game; a title of "" is one of an unknown kind
	Played func(*session.Record[T]) string           // names the game that is replayed
	Usage  func(command string) []string             // lines that follow the flags of a command in help
}

// Voice speaks for a ruleset in a game. What it writes, it writes to the table's Out.
type Voice interface {
	// Players returns the names of the players by seat.
	Players() []string
	// Seat names the player who answers at a seat.
	Seat(engine.Seat) string
	// Where says how far the game has come.
	Where() string
	// Greet writes what follows the first hint when somebody sits down.
	Greet()

	// Interrupt may write something that must be read before the question. It then reports that, and the question waits.
	Interrupt(*engine.Decision) bool
	// Skips reports whether a question with one answer is not asked: the terminal gives that answer.
	Skips(*engine.Decision) bool
	// Asked returns the question.
	Asked(*engine.Decision) string
	// Heads returns the line above the options: usually who is asked, and the question.
	Heads(*engine.Decision) string
	// Scene writes what one must know to answer the question, in front of its options.
	Scene(*engine.Decision)
	// Reads returns what an option does.
	Reads(*engine.Decision, *engine.Option) string
	// Fold may write several options from an index on in fewer lines. It returns how many it has written.
	Fold(d *engine.Decision, from int) int
	// Sure returns what the player is asked before a choice that loses something, "" for any other choice.
	Sure(key string) string
	// Advise writes what follows the options.
	Advise(*engine.Decision)
	// Span says how long options keep their numbers: among questions of the same name in the same span. The name "" is that of
	// a question with numbers of its own.
	Span(*engine.Decision) (span, question string)

	// Names returns the ids that a player may call by the names they have in texts.
	Names() []string
	// Whole reports whether a part of an option must be typed in full.
	Whole(part string) bool
	// Words returns the ruleset's own words besides the options, in the order of help. One that the terminal has as well
	// takes its place.
	Words() []Word
	// Heard is told after each line whether it was a choice.
	Heard(chosen bool)

	// Digest may tell the first n lines of the log in one text, or in none if the text is "". An n of 0 leaves them as they are.
	Digest(lines []session.Line) (text string, n int)
	// Settings returns the settings of the table, and Set changes one. NoSetting is the error for a name that it does not know.
	Settings() []Setting
	Set(name, value string) (Setting, error)
	// Rulebook returns the rules that the word rule reads out, nil for none.
	Rulebook() (*rulebook.Book, error)
	// Result writes how the game has ended.
	Result()
}

// Word is something that can be typed besides an option. A word that is also the verb of an option counts as the option if parts
// follow. Its text of help is console.help.NAME; a word without such a text is not listed.
type Word struct {
	Name   string
	Before string                                             // the word of the terminal in front of which help lists it
	Do     func(d *engine.Decision, rest string) (again bool) // reports whether the question is presented again; nil if only help knows it
	Cased  bool                                               // what follows it keeps upper and lower case
	Idle   func() bool                                        // reports whether it can tell nothing now; nil for a word that always can
}

// Setting is a setting with its values and the index of the present one.
type Setting struct {
	Name   string
	Values []string
	Is     int
}
