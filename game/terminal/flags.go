package terminal

import (
	"cmp"
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"precipice/game/pack"
	"precipice/game/words"
	"precipice/message"
	"precipice/saves"
)

// Options are what the flags of a command say for any ruleset.
type Options struct {
	Language      string // of the texts; empty for that of the system
	Game          string // the ruleset that is asked for; empty for that of the latest game, or the first
	State         string // of the games to list; empty for any
	Content, Data string
	Seed          uint64
	New           bool
	Learn         bool   // begin a lesson; a ruleset that teaches defines the flag
	Load          string // file to continue from
	Link          string // of a game to continue or to replay
	Linked        bool   // a link is given, be it an empty one
	Operand       string // the argument of the command
	Given         bool   // the command line has a flag that only applies to a new game

	cites     *bool      // the ids of rules are written; nil if the flag is not given
	hexes     *bool      // hexes have coordinates; nil if the flag is not given
	verbosity *Verbosity // nil if the flag is not given
}

// operand returns the name of a command's argument, and whether it must be given.
func (c *Command) operand() (name string, must bool) {
	name = strings.Trim(c.Operand, "[]")
	return name, name != "" && name == c.Operand
}

// parse reads the flags of a command, and its argument, which may come before or after them.
func (p *program) parse(c Command, args []string) (err error) {
	o := &p.o
	f := p.flags(c.Name)
	rest := args[1:]
	what, must := c.operand()
	if what != "" && len(rest) > 0 && !strings.HasPrefix(rest[0], "-") {
		o.Operand, rest = rest[0], rest[1:]
	}
	if err = f.Parse(rest); err != nil && !errors.Is(err, flag.ErrHelp) {
		err = cmp.Or(Misuse(f, rest), err)
	} else if err == nil {
		left := f.Args()
		if what != "" && o.Operand == "" && len(left) > 0 {
			o.Operand, left = left[0], left[1:]
		}
		hollow := Hollow(f)
		switch {
		case hollow != nil:
			err = hollow
		case len(left) > 0:
			err = message.New("error.usage.word", strconv.Quote(left[0]))
		case must && o.Operand == "" && !isGiven(f, "link"):
			err = message.New("error.usage.missing", what)
		}
	}
	if errors.Is(err, flag.ErrHelp) {
		return err
	}
	if err != nil {
		return Usage("error.usage.takes", err, takes(&c, f))
	}
	if o.Game != "" && !slices.Contains(p.rulesets(), o.Game) {
		return Usage("error.flag.choice", "game", strconv.Quote(o.Game), p.rulesets())
	}
	o.Linked = isGiven(f, "link")
	f.Visit(func(one *flag.Flag) {
		o.Given = o.Given || one.Name == "seed" || slices.Contains(p.line.ForNew, one.Name)
	})
	return nil
}

// isGiven reports whether a flag stands in the command line.
func isGiven(f *flag.FlagSet, name string) (is bool) {
	f.Visit(func(one *flag.Flag) { is = is || one.Name == name })
	return is
}

// meant returns the index of the ruleset that reads a command line: the one that -game asks for, else the one whose content pack it names,
// else the only one that knows a flag of it, which is reported, else the first.
func (p *program) meant(args []string) (at int, flagged bool) {
	if name, given := p.value(args, "game"); given {
		return max(0, slices.Index(p.rulesets(), name)), false
	}
	if at = p.owner(p.folder(args)); at >= 0 {
		return at, false
	}
	for _, word := range args {
		if name, _, _ := strings.Cut(strings.TrimLeft(word, "-"), "="); strings.HasPrefix(word, "-") {
			if at = p.knower(args[0], name); at >= 0 {
				return at, true
			}
		}
	}
	return 0, false
}

// knower returns the index of the only ruleset that knows a flag of a command, -1 if there is no such one.
func (p *program) knower(command, name string) int {
	at := -1
	for i, one := range p.offered {
		f := flag.NewFlagSet(command, flag.ContinueOnError)
		if line := one.Read(&Options{}); line.Flags != nil {
			line.Flags(command, f)
		}
		switch {
		case f.Lookup(name) == nil:
		case at >= 0:
			return -1
		default:
			at = i
		}
	}
	return at
}

// value returns the value of a flag in a command line, before it is read.
func (p *program) value(args []string, flag string) (value string, given bool) {
	for i, word := range args {
		name, value, has := strings.Cut(strings.TrimPrefix(strings.TrimPrefix(word, "-"), "-"), "=")
		if name != flag || !strings.HasPrefix(word, "-") {
			continue
		}
		if !has && i+1 < len(args) {
			value = args[i+1]
		}
		return value, true
	}
	return "", false
}

// folder returns the folder of a content pack that a command line names.
func (p *program) folder(args []string) string {
	if folder, given := p.value(args, "content"); given {
		return folder
	}
	if args[0] == "validate" && len(args) > 1 && !strings.HasPrefix(args[1], "-") {
		return args[1]
	}
	return ""
}

// owner returns the index of the ruleset that a folder is a content pack of, -1 if that cannot be told.
func (p *program) owner(folder string) int {
	var packs []string
	for _, one := range p.offered {
		packs = append(packs, one.Pack)
	}
	return pack.Owner(folder, packs...)
}

// packOf refuses a content pack of another ruleset than the one that is asked for. If none is, the pack asks for its own, unless a file or
// a link says which it is.
func (p *program) packOf(command string) error {
	folder := p.o.Content
	if command == "validate" {
		folder = p.o.Operand
	}
	i := p.owner(folder)
	switch {
	case i < 0:
	case p.offered[i].Name != p.ruleset:
		return Usage("error.flag.content-game", folder, p.offered[i].Name, p.ruleset)
	case p.o.Load == "" && !p.o.Linked:
		p.o.Game = p.ruleset
	}
	return nil
}

// rulesets returns the names of the rulesets.
func (p *program) rulesets() (list []string) {
	for _, one := range p.offered {
		list = append(list, one.Name)
	}
	return list
}

// flags defines the flags of a command. The usage text of each shows the form of its value.
func (p *program) flags(command string) *flag.FlagSet {
	f := flag.NewFlagSet(command, flag.ContinueOnError)
	f.SetOutput(io.Discard)
	o := &p.o
	switch command {
	case "help":
		o.Flags(f, "lang")
	case "engine":
		o.Flags(f, "content")
	case "scenario":
		o.Flags(f, "lang", "content")
	case "link", "list":
		o.Flags(f, "lang", "content", "data")
	case "replay":
		o.Flags(f, "lang", "content", "link")
	case "play":
		o.Flags(f, "lang", "content", "data", "link", "seed")
		f.BoolVar(&o.New, "new", false, "")
		f.StringVar(&o.Load, "load", "", "FILE")
		o.habits(f)
	}
	if command == "list" {
		f.StringVar(&o.State, "state", "", strings.Join(states, "|"))
	}
	if len(p.offered) > 1 && !slices.Contains([]string{"link", "replay", "licences", "version"}, command) {
		f.StringVar(&o.Game, "game", "", strings.Join(p.rulesets(), "|"))
	}
	if p.line.Flags != nil {
		p.line.Flags(command, f)
	}
	return f
}

// Flags defines flags that several commands have: lang, content, data, link or seed.
func (o *Options) Flags(f *flag.FlagSet, names ...string) {
	for _, name := range names {
		switch name {
		case "lang":
			f.StringVar(&o.Language, name, "", "LANGUAGE")
		case "content":
			f.StringVar(&o.Content, name, "", "DIR")
		case "data":
			f.StringVar(&o.Data, name, "", "DIR")
		case "link":
			f.StringVar(&o.Link, name, "", "LINK")
		case "seed":
			f.Uint64Var(&o.Seed, name, 0, "N")
		}
	}
}

// settings of the terminal that are flags too.
const (
	settingRules       = "rules"
	settingCoordinates = "coordinates"
)

// habits defines the flags that change what the terminal remembers.
func (o *Options) habits(f *flag.FlagSet) {
	for name, to := range map[string]**bool{settingRules: &o.cites, settingCoordinates: &o.hexes} {
		f.Func(name, strings.Join(OnOff, "|"), func(value string) error {
			on, err := isOn(value)
			*to = &on
			return err
		})
	}
	f.Func("verbosity", strings.Join(verbosities, "|"), func(value string) error {
		v, err := verbosityOf(value)
		o.verbosity = &v
		return err
	})
}

// Store opens the saved games. What is wrong with them is told, and the games of this run are kept in memory.
func (o *Options) Store(s Streams) saves.Store {
	store, warning := saves.In(o.Data)
	if warning != nil {
		fmt.Fprintln(s.Err, pack.Told(o.Language, warning))
	}
	return store
}

// Book opens the texts of a ruleset in the language that is asked for.
func (o *Options) Book(share words.Share) (*words.Book, error) {
	language, err := pack.Language(o.Language, "")
	if err != nil {
		return nil, err
	}
	book, err := pack.Book(o.Content, language, share)
	if err != nil {
		return nil, err
	}
	return book.Of(share.Ruleset), nil
}

// shortList is the greatest length of a list of flags that an error message includes.
const shortList = 60

// takes says what a command takes, or how to ask for it if the list is long.
func takes(c *Command, f *flag.FlagSet) error {
	var list []string
	what, must := c.operand()
	if must {
		list = append(list, what)
	}
	f.VisitAll(func(one *flag.Flag) { list = append(list, withValue(one)) })
	if what != "" && !must {
		list = append(list, what)
	}
	all := strings.Join(list, ", ")
	switch {
	case len(list) == 0:
		return message.New("error.usage.nothing")
	case len(all) > shortList:
		return message.New("error.usage.help", c.Name)
	}
	return message.New("error.usage.all", all)
}

func withValue(f *flag.Flag) string { return strings.TrimSpace("-" + f.Name + " " + f.Usage) }
