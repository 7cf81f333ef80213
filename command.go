//go:build !js

package main

import (
	"cmp"
	"errors"
	"flag"
	"os"

	"precipice/game/console"
)

func command(args []string) int {
	return console.Run(args, console.Streams{In: os.Stdin, Out: os.Stdout, Err: os.Stderr})
}

// misuse says what is wrong with the flags of the window.
func misuse(f *flag.FlagSet, args []string, err error) error {
	if errors.Is(err, flag.ErrHelp) {
		return err
	}
	return cmp.Or(console.Misuse(f, args), err)
}

// hollow says which flag was given nothing.
func hollow(f *flag.FlagSet) error { return console.Hollow(f) }
