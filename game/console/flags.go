package console

import (
	"flag"
	"fmt"
	"io"
	"strings"
)

// options are the flags of a command.
type options struct {
	content, data, combat   string
	seed                    uint64
	fresh                   bool
	mode, seeds, difficulty string
	json, open              bool
	load                    string // file to go on from
	merge                   string // files of simulate -json
	operand                 string // what the command is about, see operands
	table                   tableOptions
}

// operands are the commands that are about one thing, and what it is.
var operands = map[string]string{"replay": "FILE", "validate": "DIR"}

// parse reads the flags of a command, and what it is about, which stands before or behind them.
func parse(args []string) (o options, err error) {
	f := flag.NewFlagSet(args[0], flag.ContinueOnError)
	f.SetOutput(io.Discard)
	takes := o.flags(args[0], f)
	rest := args[1:]
	what, about := operands[args[0]]
	if about {
		takes = strings.TrimSuffix(what+", "+takes, ", ")
		if len(rest) > 0 && !strings.HasPrefix(rest[0], "-") {
			o.operand, rest = rest[0], rest[1:]
		}
	}
	if err = f.Parse(rest); err == nil {
		left := f.Args()
		if about && o.operand == "" && len(left) > 0 {
			o.operand, left = left[0], left[1:]
		}
		switch {
		case len(left) > 0:
			err = fmt.Errorf("%q is not a flag", left[0])
		case about && o.operand == "":
			err = fmt.Errorf("%s is missing", what)
		}
	}
	if err != nil {
		return o, fmt.Errorf("%w: %v; it takes %s", errUsage, err, takes)
	}
	f.Visit(func(one *flag.Flag) { o.table.given = o.table.given || forNewGames[one.Name] })
	return o, nil
}

// flags defines those of a command and says which they are.
func (o *options) flags(command string, f *flag.FlagSet) (takes string) {
	if command != "rules" && command != "validate" {
		f.StringVar(&o.content, "content", "", "")
		takes = "-content DIR"
	}
	switch command {
	case "play":
		f.StringVar(&o.data, "data", "", "")
		f.StringVar(&o.combat, "combat", "", "")
		f.StringVar(&o.difficulty, "difficulty", "", "")
		f.Uint64Var(&o.seed, "seed", 0, "")
		f.BoolVar(&o.fresh, "new", false, "")
		f.StringVar(&o.load, "load", "", "")
		takes += ", -data DIR, -new, -load FILE, -seed N, -difficulty normal|hard|extreme or -combat ID" + o.table.flags(f)
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
		f.StringVar(&o.merge, "merge", "", "")
		takes += ", -mode combat|oneoff, -combat ID, -seeds A..B, -difficulty normal|hard|extreme, -merge FILE,FILE... and -json"
	}
	return takes
}
