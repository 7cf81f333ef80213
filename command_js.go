package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
)

// command refuses every command: a page takes only flags, from its address. So the code of the console is
// not part of the download.
func command([]string) int {
	fmt.Fprintln(os.Stderr, "precipice: a page has no commands")
	return 2
}

// misuse says what is wrong with the address.
func misuse(*flag.FlagSet, []string, error) error {
	return errors.New("the seed in the address is not a whole number: write ?seed=7")
}
