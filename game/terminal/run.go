package terminal

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"precipice/game/licences"
	"precipice/game/pack"
	"precipice/game/plain"
	"precipice/game/protocol"
	"precipice/game/session"
	"precipice/message"
	"precipice/saves"
)

// Streams holds the standard streams of a command.
type Streams struct {
	In       io.Reader
	Out, Err io.Writer
	Wide     func() int // how many letters a line of Out has, 0 or nil for any number
}

// errUsage marks an error in the command line.
var errUsage error = wrongUsage{}

type wrongUsage struct{}

func (wrongUsage) Error() string { return "usage" }

// Usage returns the error of a wrong command line.
func Usage(key string, parts ...any) error { return message.New(key, parts...).Because(errUsage) }

// program is a command of the program with the rulesets that it is offered for. The first one is meant if no other is asked for
// and there is no game to continue. With several of them, -game asks for one.
type program struct {
	Streams
	offered []Ruleset
	o       Options
	ruleset string // the one that is asked for
	line    *Line  // as it reads the command line
}

// Run runs a command with its flags and returns the exit code: 1 for a failure, 2 for a wrong command line.
func Run(args []string, s Streams, offered ...Ruleset) int {
	s.In = saves.NewTextReader(s.In)
	if s.Wide == nil {
		s.Wide = widthOf(s.Out)
	}
	s.Out, s.Err = plain.NewWriter(s.Out), plain.NewWriter(s.Err) // everything written to the terminal passes through here
	if len(args) == 0 {
		args = []string{""}
	}
	p := &program{Streams: s, offered: offered}
	at, flagged := p.meant(args)
	asked := offered[at]
	p.ruleset, p.line = asked.Name, asked.Read(&p.o)
	c, ok := p.command(args[0])
	if !ok {
		fmt.Fprintf(s.Err, "precipice: %s\n", pack.Told("", p.noCommand(args[0])))
		return 2
	}
	err := p.parse(c, args)
	if flagged && p.o.Load == "" && !p.o.Linked {
		p.o.Game = p.ruleset
	}
	if err == nil {
		err = p.packOf(c.Name)
	}
	language := p.o.Language
	switch {
	case errors.Is(err, flag.ErrHelp):
		p.o = Options{Game: p.o.Game, Operand: args[0]}
		err = p.help(s)
	case err == nil:
		err = c.Run(s)
	}
	if err == nil {
		return 0
	}
	fmt.Fprintf(s.Err, "precipice %s: %s\n", args[0], pack.Told(language, err))
	if errors.Is(err, errUsage) {
		return 2
	}
	return 1
}

// commands returns the commands in the order of help: those that serve any ruleset, and those of the one that is asked for.
func (p *program) commands() []Command {
	all := []Command{
		{Name: "play", Run: p.play},
		{Name: "replay", Operand: "FILE", Run: p.replay},
		{Name: "list", Run: p.list},
		{Name: "link", Operand: "[NAME]", Run: p.link},
		{Name: "licences", Run: licencesOfAll},
		{Name: "help", Operand: "[COMMAND]", Run: p.help},
		{Name: "version", Run: version},
	}
	if p.line.Scenario != nil {
		all = slices.Insert(all, 1, Command{Name: "scenario", Operand: "FILE", Run: p.scenario})
	}
	if p.line.Engine != nil {
		all = slices.Insert(all, 1, Command{Name: "engine", Run: p.engine})
	}
	for _, c := range p.line.Commands {
		at := slices.IndexFunc(all, func(own Command) bool { return own.Name == c.Before })
		all = slices.Insert(all, max(0, at), c)
	}
	return all
}

// noCommand says that a word is no command, or the command of another ruleset.
func (p *program) noCommand(word string) error {
	if other, ok := p.elsewhere(word); ok {
		return other
	}
	return Usage("error.usage.no-command", strconv.Quote(word), slices.Sorted(slices.Values(p.names())))
}

// elsewhere says that a word is a command of another ruleset, if it is.
func (p *program) elsewhere(word string) (other error, ok bool) {
	for _, one := range p.offered {
		has := func(c Command) bool { return c.Name == word }
		if one.Name != p.ruleset && slices.ContainsFunc(one.Read(p.without()).Commands, has) {
			return Usage("error.usage.command-of", word, one.Name, p.ruleset), true
		}
	}
	return nil, false
}

// command returns a command by its name.
func (p *program) command(name string) (Command, bool) {
	all := p.commands()
	i := slices.IndexFunc(all, func(c Command) bool { return c.Name == name })
	if i < 0 {
		return Command{}, false
	}
	return all[i], true
}

// names returns the names of the commands.
func (p *program) names() (list []string) {
	for _, c := range p.commands() {
		list = append(list, c.Name)
	}
	return list
}

// engine plays for another program, see engine/PROTOCOL.md. It begins with the ruleset that is asked for, and plays the others too.
func (p *program) engine(s Streams) error {
	lines := map[string]*Line{}
	var names []string
	for _, one := range p.offered {
		line := p.line
		if one.Name != p.ruleset {
			line = one.Read(p.without())
		}
		if line.Engine != nil {
			lines[one.Name] = line
			names = append(names, one.Name)
		}
	}
	h, err := protocol.NewHall(p.ruleset, names, func(name string) (protocol.Engine, error) { return lines[name].Engine() })
	if err != nil {
		return err
	}
	return h.Serve(s.In, s.Out)
}

// licencesOfAll lists the parts of the program with their licences, then the licence texts.
func licencesOfAll(s Streams) error {
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
func version(s Streams) error {
	fmt.Fprintf(s.Out, "precipice %s\n", session.Version())
	return nil
}
