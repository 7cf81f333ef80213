//go:build !js

package main

import (
	"cmp"
	"errors"
	"flag"
	"fmt"
	"os"

	fortress "precipice/game/blackstone/terminal"
	city "precipice/game/city/terminal"
	"precipice/game/pack"
	"precipice/game/plain"
	"precipice/game/terminal"
	"precipice/message"
)

// offeredInTerminal holds the rulesets of the terminal, in the order in which it offers them.
var offeredInTerminal = []terminal.Ruleset{fortress.Ruleset, city.Ruleset}

func command(args []string) int {
	return terminal.Run(args, terminal.Streams{In: os.Stdin, Out: os.Stdout, Err: os.Stderr}, offeredInTerminal...)
}

// complain writes why the program ends.
func complain(language string, err error) {
	fmt.Fprintf(plain.NewWriter(os.Stderr), "precipice: %s\n", pack.Told(language, err))
}

// usage says where to read about flags.
func usage(err error) error { return message.New("error.usage.window", err) }

// misuse says what is wrong with the flags of the window.
func misuse(f *flag.FlagSet, args []string, err error) error {
	if errors.Is(err, flag.ErrHelp) {
		return err
	}
	return cmp.Or(terminal.Misuse(f, args), err)
}

// hollow says which flag was given nothing.
func hollow(f *flag.FlagSet) error { return terminal.Hollow(f) }
