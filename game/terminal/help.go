package terminal

import (
	"flag"
	"fmt"
	"io"
	"strconv"
	"strings"

	"precipice/game/words"
)

// windowFlags holds the flags of the window, which the main program parses.
var windowFlags = [][2]string{{"size", "WIDTHxHEIGHT"}, {"lang", "LANGUAGE"}, {"seed", "N"}, {"data", "DIR"}, {"content", "DIR"}, {"link", "LINK"}}

// help lists the commands, or describes one command and its flags.
func (p *program) help(s Streams) error {
	g, err := p.line.Open()
	if err != nil {
		return err
	}
	if p.o.Operand == "" {
		p.everyCommand(s.Out, g.texts())
		return nil
	}
	c, ok := p.command(p.o.Operand)
	if !ok {
		if other, ok := p.elsewhere(p.o.Operand); ok {
			return other
		}
		return Usage("error.usage.help-command", strconv.Quote(p.o.Operand))
	}
	p.oneCommand(s.Out, g.texts(), &c)
	for _, line := range g.usage(c.Name) {
		fmt.Fprintln(s.Out, line)
	}
	return nil
}

func (p *program) everyCommand(w io.Writer, book *words.Book) {
	rows := [][2]string{{"precipice", book.Say("usage.window")}}
	for _, c := range p.commands() {
		rows = append(rows, [2]string{c.typed(), book.Say("usage." + c.Name)})
	}
	columns(w, rows)
	rows = nil
	for _, f := range windowFlags {
		rows = append(rows, [2]string{"-" + f[0] + " " + f[1], book.Say("usage.flag."+f[0], p.offered[0].Name)})
	}
	fmt.Fprintln(w, book.Say("usage.window-flags"))
	columns(w, rows)
}

// typed returns how a command is typed.
func (c *Command) typed() string { return strings.TrimSpace("precipice " + c.Name + " " + c.Operand) }

func (p *program) oneCommand(w io.Writer, book *words.Book, c *Command) {
	fmt.Fprintf(w, "%s: %s\n", c.typed(), book.Say("usage."+c.Name))
	var rows [][2]string
	p.flags(c.Name).VisitAll(func(one *flag.Flag) {
		means := book.Say("usage.flag."+one.Name, p.offered[0].Name)
		if book.Has("usage.flag." + one.Name + "." + c.Name) { // the flag means something else there
			means = book.Say("usage.flag."+one.Name+"."+c.Name, p.offered[0].Name)
		}
		rows = append(rows, [2]string{withValue(one), means})
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
