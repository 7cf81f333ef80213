package console

import (
	"flag"
	"fmt"
	"io"
	"strconv"
	"strings"

	"precipice/game/words"
)

// helpOrder is the order in which help lists the commands.
var helpOrder = []string{"play", "engine", "rules", "validate", "simulate", "replay", "list", "journal", "link", "licences", "help", "version"}

// windowFlags holds the flags of the window, which the main program parses.
var windowFlags = [][2]string{{"size", "WIDTHxHEIGHT"}, {"lang", "LANGUAGE"}, {"seed", "N"}, {"data", "DIR"}, {"content", "DIR"}, {"link", "LINK"}}

// help lists the commands, or describes one command and its flags.
func help(s Streams, o options) error {
	rules, book, err := load(options{language: o.language})
	if err != nil {
		return err
	}
	if o.operand == "" {
		everyCommand(s.Out, book)
		return nil
	}
	if _, ok := commands[o.operand]; !ok {
		return usage("error.usage.help-command", strconv.Quote(o.operand))
	}
	oneCommand(s.Out, book, o.operand)
	if o.operand == "play" {
		fmt.Fprintln(s.Out, book.Say("usage.combats", combatIDs(rules)...))
		fmt.Fprintln(s.Out, book.Say("usage.explorers", explorerIDs(rules)...))
	}
	return nil
}

func everyCommand(w io.Writer, book *words.Book) {
	rows := [][2]string{{"precipice", book.Say("usage.window")}}
	for _, name := range helpOrder {
		rows = append(rows, [2]string{called(name), book.Say("usage." + name)})
	}
	columns(w, rows)
	rows = nil
	for _, f := range windowFlags {
		rows = append(rows, [2]string{"-" + f[0] + " " + f[1], book.Say("usage.flag." + f[0])})
	}
	fmt.Fprintln(w, book.Say("usage.window-flags"))
	columns(w, rows)
}

// called returns how a command is typed.
func called(name string) string {
	what := operands[name]
	if may := optionalOperands[name]; may != "" {
		what = "[" + may + "]"
	}
	return strings.TrimSpace("precipice " + name + " " + what)
}

func oneCommand(w io.Writer, book *words.Book, name string) {
	f := flag.NewFlagSet(name, flag.ContinueOnError)
	var o options
	o.flags(name, f)
	fmt.Fprintf(w, "%s: %s\n", called(name), book.Say("usage."+name))
	var rows [][2]string
	f.VisitAll(func(one *flag.Flag) {
		rows = append(rows, [2]string{withValue(one), book.Say("usage.flag." + one.Name)})
	})
	columns(w, rows)
}

// columns writes rows in two columns.
func columns(w io.Writer, rows [][2]string) {
	wide := 0
	for _, r := range rows {
		wide = max(wide, len(r[0]))
	}
	for _, r := range rows {
		fmt.Fprintf(w, "  %-*s  %s\n", wide, r[0], r[1])
	}
}
