package console

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"runtime/debug"
	"strings"

	"precipice/game/pack"
	"precipice/game/protocol"
)

// Streams are what a command reads and writes.
type Streams struct {
	In       io.Reader
	Out, Err io.Writer
}

// options are the flags of a command.
type options struct {
	content, data, combat   string
	seed                    uint64
	fresh                   bool
	mode, seeds, difficulty string
	json, open              bool
}

// errUsage is an error of the command line.
var errUsage = errors.New("usage")

var commands = map[string]func(Streams, options) error{"check": check, "engine": serve, "play": play, "rules": rules, "simulate": simulate, "version": version}

// Run runs a command with its flags and returns the exit code: 1 for what went wrong, 2 for what
// was asked wrongly.
func Run(args []string, s Streams) int {
	if len(args) == 0 {
		args = []string{""}
	}
	run, ok := commands[args[0]]
	if !ok {
		fmt.Fprintf(s.Err, "precipice: %q is no command; there are check, engine, play, rules, simulate and version, and without one a window opens\n", args[0])
		return 2
	}
	o, err := parse(args)
	if err == nil {
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

func parse(args []string) (o options, err error) {
	f := flag.NewFlagSet(args[0], flag.ContinueOnError)
	f.SetOutput(io.Discard)
	f.StringVar(&o.content, "content", "", "")
	takes := "-content DIR"
	switch args[0] {
	case "play":
		f.StringVar(&o.data, "data", "", "")
		f.StringVar(&o.combat, "combat", "", "")
		f.Uint64Var(&o.seed, "seed", 0, "")
		f.BoolVar(&o.fresh, "new", false, "")
		takes += ", -data DIR, -combat ID, -seed N and -new"
	case "rules":
		f.BoolVar(&o.open, "open", false, "")
		f.BoolVar(&o.json, "json", false, "")
		takes = "-open and -json"
	case "simulate":
		f.StringVar(&o.mode, "mode", "combat", "")
		f.StringVar(&o.combat, "combat", "", "")
		f.StringVar(&o.seeds, "seeds", "1..100", "")
		f.StringVar(&o.difficulty, "difficulty", "", "")
		f.BoolVar(&o.json, "json", false, "")
		takes += ", -mode combat|oneoff, -combat ID, -seeds A..B, -difficulty normal|hard|extreme and -json"
	}
	err = f.Parse(args[1:])
	if err == nil && f.NArg() > 0 {
		err = fmt.Errorf("%q is not a flag", f.Arg(0))
	}
	if err != nil {
		return o, fmt.Errorf("%w: %v; it takes %s", errUsage, err, takes)
	}
	return o, nil
}

// check looks the content over.
func check(s Streams, o options) error {
	rules, book, err := pack.Load(o.content, "en")
	if err != nil {
		return err
	}
	p := rules.Pack
	fmt.Fprintf(s.Out, "The content is sound: %d explorers, %d kinds of hostiles, %d combats, %d chambers, %d kinds of encounters, %d of discoveries, texts in %v.\n",
		len(p.Explorers), len(p.Hostiles), len(p.Combats), len(p.Chambers), len(p.Encounters), len(p.Discoveries), book.Languages())
	return nil
}

// serve plays for another program, see engine/PROTOCOL.md.
func serve(s Streams, o options) error {
	rules, _, err := pack.Load(o.content, "en")
	if err != nil {
		return err
	}
	return protocol.Serve(rules, s.In, s.Out)
}

// version tells what the program was built from.
func version(s Streams, _ options) error {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		fmt.Fprintln(s.Out, "precipice, built without its version")
		return nil
	}
	revision := info.Main.Version
	for _, set := range info.Settings {
		if set.Key == "vcs.revision" {
			revision += " " + set.Value
		}
	}
	fmt.Fprintf(s.Out, "precipice %s, %s\n", revision, info.GoVersion)
	return nil
}
