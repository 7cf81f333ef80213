//go:build !js

package main

import (
	"cmp"
	"errors"
	"flag"
	"fmt"
	"os"

	"precipice/game/console"
	"precipice/game/pack"
	"precipice/game/plain"
	"precipice/message"
)

func command(args []string) int {
	return console.Run(args, console.Streams{In: os.Stdin, Out: os.Stdout, Err: os.Stderr})
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
	return cmp.Or(console.Misuse(f, args), err)
}

// hollow says which flag was given nothing.
func hollow(f *flag.FlagSet) error { return console.Hollow(f) }
