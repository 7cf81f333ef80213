package main

import (
	"os"

	"precipice/game/console"
)

func command(args []string) int {
	return console.Run(args, console.Streams{In: os.Stdin, Out: os.Stdout, Err: os.Stderr})
}
