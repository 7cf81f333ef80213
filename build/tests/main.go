// Command tests runs what proves the program, in lanes beside each other, and tells how long each took.
//
//	tests                 every step
//	tests STEP...         some of them
//	tests quick [-base COMMIT] [-most SECONDS]
//	                      what the changes since a commit reach
//	tests times [-slowest N]
//	                      the times of the last run of each step, by package and by test
//
// Each step leaves its results in build/out/tests/STEP.json, as go test -json writes them. make installs what steps need.
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
