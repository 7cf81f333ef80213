package console

import (
	"cmp"
	"errors"
	"flag"
	"io"
	"strconv"
	"strings"

	"precipice/engine/fortress"
	"precipice/message"
)

// options are the flags of a command.
type options struct {
	language                string // of the texts; empty for that of the system
	game                    string // the ruleset to play; empty for that of the latest game, or the first
	content, data, combat   string
	seed                    uint64
	fresh, learn            bool
	mode, seeds, difficulty string
	json, open              bool
	load                    string // file to continue from
	link                    string // of a game to continue or to replay
	linked                  bool   // a link is given, be it an empty one
	merge                   string // files of simulate -json
	out                     string // file to write
	operand                 string // the argument of the command, see operands
	table                   tableOptions
}

// operands holds the commands that take an argument, and the name of the argument.
var operands = map[string]string{"replay": "FILE", "journal": "NAME"}

// optionalOperands holds the commands whose argument may be left out.
var optionalOperands = map[string]string{"help": "COMMAND", "link": "NAME", "validate": "DIR"}

// parse reads the flags of a command, and its argument, which may come before or after them.
func parse(args []string) (o options, err error) {
	f := flag.NewFlagSet(args[0], flag.ContinueOnError)
	f.SetOutput(io.Discard)
	o.flags(args[0], f)
	rest := args[1:]
	what, about := operands[args[0]]
	_, may := optionalOperands[args[0]]
	if about || may {
		if len(rest) > 0 && !strings.HasPrefix(rest[0], "-") {
			o.operand, rest = rest[0], rest[1:]
		}
	}
	if err = f.Parse(rest); err != nil && !errors.Is(err, flag.ErrHelp) {
		err = cmp.Or(Misuse(f, rest), err)
	} else if err == nil {
		left := f.Args()
		if (about || may) && o.operand == "" && len(left) > 0 {
			o.operand, left = left[0], left[1:]
		}
		hollow := Hollow(f)
		switch {
		case hollow != nil:
			err = hollow
		case len(left) > 0:
			err = message.New("error.usage.word", strconv.Quote(left[0]))
		case about && o.operand == "" && !isGiven(f, "link"):
			err = message.New("error.usage.missing", what)
		}
	}
	if errors.Is(err, flag.ErrHelp) {
		return o, err
	}
	if err != nil {
		return o, usage("error.usage.takes", err, takes(args[0], f))
	}
	o.linked = isGiven(f, "link")
	f.Visit(func(one *flag.Flag) { o.table.given = o.table.given || forNewGames[one.Name] })
	return o, nil
}

// isGiven reports whether a flag stands in the command line.
func isGiven(f *flag.FlagSet, name string) (is bool) {
	f.Visit(func(one *flag.Flag) { is = is || one.Name == name })
	return is
}

// flags defines the flags of a command. The usage text of each shows the form of its value.
func (o *options) flags(command string, f *flag.FlagSet) {
	switch command {
	case "help", "journal", "link", "list", "play", "replay", "rules":
		f.StringVar(&o.language, "lang", "", "LANGUAGE")
	}
	switch command {
	case "engine", "journal", "link", "list", "play", "replay", "simulate":
		f.StringVar(&o.content, "content", "", "DIR")
	}
	switch command {
	case "list":
		f.StringVar(&o.data, "data", "", "DIR")
	case "journal":
		f.StringVar(&o.data, "data", "", "DIR")
		f.StringVar(&o.out, "o", "", "FILE")
	case "link":
		f.StringVar(&o.data, "data", "", "DIR")
	case "replay":
		f.StringVar(&o.link, "link", "", "LINK")
	case "play":
		f.StringVar(&o.link, "link", "", "LINK")
		f.StringVar(&o.data, "data", "", "DIR")
		f.StringVar(&o.combat, "combat", "", "ID")
		f.StringVar(&o.difficulty, "difficulty", "", strings.Join(fortress.DifficultyNames(), "|"))
		f.Uint64Var(&o.seed, "seed", 0, "N")
		f.BoolVar(&o.fresh, "new", false, "")
		f.BoolVar(&o.learn, "learn", false, "")
		if len(offered) > 1 {
			f.StringVar(&o.game, "game", "", strings.Join(offeredNames(), "|"))
		}
		f.StringVar(&o.load, "load", "", "FILE")
		o.table.flags(f)
	case "rules":
		f.BoolVar(&o.open, "open", false, "")
		f.BoolVar(&o.json, "json", false, "")
	case "simulate":
		f.StringVar(&o.mode, "mode", fortress.SingleCombat.Word(), strings.Join(fortress.ModeWords(), "|"))
		f.StringVar(&o.combat, "combat", "", "ID")
		f.StringVar(&o.seeds, "seeds", "1..100", "A..B")
		f.StringVar(&o.difficulty, "difficulty", "", strings.Join(fortress.DifficultyNames(), "|"))
		f.IntVar(&o.table.clock, "clock", 0, "N")
		f.BoolVar(&o.json, "json", false, "")
		f.StringVar(&o.merge, "merge", "", "FILE,FILE...")
	}
}

// shortList is the greatest length of a list of flags that an error message includes.
const shortList = 60

// takes says what a command takes, or how to ask for it if the list is long.
func takes(command string, f *flag.FlagSet) error {
	var list []string
	if what, about := operands[command]; about {
		list = append(list, what)
	}
	f.VisitAll(func(one *flag.Flag) { list = append(list, withValue(one)) })
	if may := optionalOperands[command]; may != "" {
		list = append(list, may)
	}
	all := strings.Join(list, ", ")
	switch {
	case len(list) == 0:
		return message.New("error.usage.nothing")
	case len(all) > shortList:
		return message.New("error.usage.help", command)
	}
	return message.New("error.usage.all", all)
}

func withValue(f *flag.Flag) string { return strings.TrimSpace("-" + f.Name + " " + f.Usage) }
