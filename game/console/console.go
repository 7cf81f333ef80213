package console

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"precipice/game/licences"
	"precipice/game/pack"
	"precipice/game/plain"
	"precipice/game/protocol"
	"precipice/game/session"
)

// Streams holds the standard streams of a command.
type Streams struct {
	In       io.Reader
	Out, Err io.Writer
}

// errUsage marks an error in the command line.
var errUsage = errors.New("usage")

var commands map[string]func(Streams, options) error

func init() { // not a literal, because help refers to commands
	commands = map[string]func(Streams, options) error{"engine": serve, "help": help, "licences": licencesOfAll, "play": play, "replay": replay,
		"rules": rules, "simulate": simulate, "validate": validate, "version": version}
}

// Run runs a command with its flags and returns the exit code: 1 for a failure, 2 for a wrong command line.
func Run(args []string, s Streams) int {
	s.Out, s.Err = plain.NewWriter(s.Out), plain.NewWriter(s.Err) // everything written to the terminal passes through here
	if len(args) == 0 {
		args = []string{""}
	}
	run, ok := commands[args[0]]
	if !ok {
		fmt.Fprintf(s.Err, "precipice: %q is no command; there are %s, and without one a window opens\n", args[0], strings.Join(slices.Sorted(maps.Keys(commands)), ", "))
		return 2
	}
	o, err := parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		err = help(s, options{operand: args[0]})
	case err == nil:
		err = run(s, o)
	}
	switch {
	case errors.Is(err, errUsage):
		fmt.Fprintf(s.Err, "precipice %s: %v\n", args[0], strings.TrimPrefix(err.Error(), errUsage.Error()+": "))
		return 2
	case err != nil:
		fmt.Fprintf(s.Err, "precipice %s: %v\n", args[0], err)
		return 1
	}
	return 0
}

// serve plays games for another program, see engine/PROTOCOL.md.
func serve(s Streams, o options) error {
	rules, _, err := pack.Load(o.content, "en")
	if err != nil {
		return err
	}
	return protocol.Serve(rules, s.In, s.Out)
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
