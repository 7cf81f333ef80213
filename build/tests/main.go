package main

import (
	"flag"
	"fmt"
	"os"
)

func main() {
	var err error
	switch args := os.Args[1:]; {
	case len(args) > 0 && args[0] == "quick":
		f := flag.NewFlagSet("quick", flag.ExitOnError)
		base := f.String("base", "HEAD", "the commit since which changes count")
		most := f.Int("most", 32, "how many seconds the tests may take, by their last times")
		f.Parse(args[1:])
		err = quick(*base, *most)
	case len(args) > 0 && args[0] == "times":
		f := flag.NewFlagSet("times", flag.ExitOnError)
		slowest := f.Int("slowest", 40, "how many tests to name")
		f.Parse(args[1:])
		err = times(os.Stdout, *slowest)
	default:
		err = all(args)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "tests:", err)
		os.Exit(1)
	}
}
