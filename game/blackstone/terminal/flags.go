package terminal

import (
	"flag"
	"strings"

	"precipice/engine/fortress"
	"precipice/game/terminal"
)

// options are the flags of a command.
type options struct {
	*terminal.Options
	combat, mode, difficulty string
	simulation               terminal.Simulation
	out                      string // file to write
	rules                    terminal.Rules
	table                    tableOptions
}

// flags defines the flags of a command. The usage text of each shows the form of its value.
func (o *options) flags(command string, f *flag.FlagSet) {
	switch command {
	case "journal":
		o.Flags(f, "lang", "content", "data")
		f.StringVar(&o.out, "o", "", "FILE")
	case "play":
		f.StringVar(&o.combat, "combat", "", "ID")
		f.StringVar(&o.difficulty, "difficulty", "", strings.Join(fortress.DifficultyNames(), "|"))
		f.BoolVar(&o.Learn, "learn", false, "")
		o.table.flags(f)
	case "rules":
		o.rules.Flags(o.Options, f)
	case "simulate":
		o.Flags(f, "content")
		f.StringVar(&o.mode, "mode", fortress.SingleCombat.Word(), strings.Join(fortress.ModeWords(), "|"))
		f.StringVar(&o.combat, "combat", "", "ID")
		f.StringVar(&o.difficulty, "difficulty", "", strings.Join(fortress.DifficultyNames(), "|"))
		f.IntVar(&o.table.clock, "clock", 0, "N")
		o.simulation.Flags(f)
	}
}
