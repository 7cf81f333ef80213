package main

import (
	"flag"

	"precipice/message"
)

// command refuses every command: a page takes only flags, from its address. So the code of the console is
// not part of the download.
func command([]string) int {
	complain("", message.New("error.page.command"))
	return 2
}

// misuse says what is wrong with the address.
func misuse(*flag.FlagSet, []string, error) error {
	return message.New("error.page.seed")
}

// hollow finds nothing: a page passes on only what there is.
func hollow(*flag.FlagSet) error { return nil }
