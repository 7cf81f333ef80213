package coins

import (
	"embed"
	"flag"
	"strconv"

	"precipice/engine"
	"precipice/game/session"
	"precipice/game/terminal"
	"precipice/game/words"
)

//go:embed texts
var texts embed.FS

// Terminal is the coins in the terminal.
var Terminal = terminal.Ruleset{Name: "coins", Read: func(o *terminal.Options) *terminal.Line {
	goal := 3
	return &terminal.Line{ForNew: []string{"goal"},
		Flags: func(command string, f *flag.FlagSet) {
			if command == "play" {
				f.IntVar(&goal, "goal", goal, "N")
			}
		},
		Open: func() (terminal.Game, error) {
			book, err := o.Book(words.Share{Ruleset: "coins", Pack: texts})
			return terminal.Host(terminal.Hosting[State, Table]{Rules: Rules{}, Book: book,
				Table: func() (Table, error) { return Table{Goal: goal, Seed: o.Seed}, nil },
				Seat:  func(p terminal.Plain, s *session.Session[State, Table]) terminal.Voice { return voice{p, s} },
			}), err
		}}
}}

// voice tells how many coins have fallen which way, and what chances there are.
type voice struct {
	terminal.Plain
	play *session.Session[State, Table]
}

func (v voice) Scene(*engine.Decision) {
	s := &v.play.Shown
	v.Say("console.lie", strconv.Itoa(int(s.Heads)), strconv.Itoa(int(s.Goal)), strconv.Itoa(int(s.Tails)))
}

func (v voice) Words() []terminal.Word {
	return []terminal.Word{{Name: "odds", Before: "why", Do: terminal.Told(func(*engine.Decision, string) { v.Say("console.odds") })}}
}
