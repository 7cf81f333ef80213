package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
)

// command has nothing to do on a page, which is given flags only. The console's code stays out of its
// download.
func command([]string) int {
	fmt.Fprintln(os.Stderr, "precipice: a page has no commands")
	return 2
}

// misuse says what is wrong with the address.
func misuse(*flag.FlagSet, error) error {
	return errors.New("the seed in the address is not a whole number: write ?seed=7")
}
