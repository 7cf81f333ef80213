package console

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"

	"precipice/engine/fortress"
	fortresspack "precipice/game/blackstone/pack"
	"precipice/game/blackstone/view"
	"precipice/game/licences"
	"precipice/game/pack"
	"precipice/game/plain"
	"precipice/game/session"
	"precipice/game/words"
	"precipice/message"
	"precipice/saves"
)

// Streams holds the standard streams of a command.
type Streams struct {
	In       io.Reader
	Out, Err io.Writer
}

// errUsage marks an error in the command line.
var errUsage error = wrongUsage{}

type wrongUsage struct{}

func (wrongUsage) Error() string { return "usage" }

// usage returns the error of a wrong command line.
func usage(key string, parts ...any) error { return message.New(key, parts...).Because(errUsage) }

var commands map[string]func(Streams, options) error

func init() { // not a literal, because help refers to commands
	commands = map[string]func(Streams, options) error{"engine": serve, "help": help, "journal": journalOf, "link": linkOf, "licences": licencesOfAll, "list": listGames, "play": play, "replay": replay,
		"rules": rules, "simulate": simulate, "validate": validate, "version": version}
}

// Run runs a command with its flags and returns the exit code: 1 for a failure, 2 for a wrong command line.
func Run(args []string, s Streams) int {
	s.In = saves.NewTextReader(s.In)
	s.Out, s.Err = plain.NewWriter(s.Out), plain.NewWriter(s.Err) // everything written to the terminal passes through here
	if len(args) == 0 {
		args = []string{""}
	}
	run, ok := commands[args[0]]
	if !ok {
		none := usage("error.usage.no-command", strconv.Quote(args[0]), slices.Sorted(maps.Keys(commands)))
		fmt.Fprintf(s.Err, "precipice: %s\n", pack.Told("", none))
		return 2
	}
	o, err := parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		err = help(s, options{operand: args[0]})
	case err == nil:
		err = run(s, o)
	}
	if err == nil {
		return 0
	}
	fmt.Fprintf(s.Err, "precipice %s: %s\n", args[0], pack.Told(o.language, err))
	if errors.Is(err, errUsage) {
		return 2
	}
	return 1
}

// load reads the content and the texts that the flags ask for.
func load(o options) (fortress.Rules, *words.Book, error) {
	language, err := pack.Language(o.language, "")
	if err != nil {
		return fortress.Rules{}, nil, err
	}
	return fortresspack.Load(o.content, language)
}

// serve plays games for another program, see engine/PROTOCOL.md.
func serve(s Streams, o options) error {
	rules, _, err := load(o)
	if err != nil {
		return err
	}
	return view.New(rules).Serve(s.In, s.Out)
}

// licencesOfAll lists the parts of the program with their licences, then the licence texts.
func licencesOfAll(s Streams, _ options) error {
	all, err := licences.All()
	if err != nil {
		return err
	}
	for _, p := range all {
		fmt.Fprintf(s.Out, "%s: %s\n", p.Name, p.Licence)
	}
	for _, p := range all {
		fmt.Fprintf(s.Out, "\n%s\n%s: %s\n\n%s", strings.Repeat("=", 72), p.Name, p.Licence, p.Text)
	}
	return nil
}

// version writes the build of the program.
func version(s Streams, _ options) error {
	fmt.Fprintf(s.Out, "precipice %s\n", session.Version())
	return nil
}
