package main

import (
	"fmt"
	"os"
)

func command(args []string) int {
	fmt.Fprintf(os.Stderr, "precipice: %q is no command; precipice -h lists them\n", args[0])
	return 2
}
