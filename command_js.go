package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"syscall/js"

	"precipice/game/pack"
	"precipice/message"
)

// command refuses every command: a page takes only flags, from its address. So the code of the console is
// not part of the download.
func command([]string) int {
	complain("", message.New("error.page.command"))
	return 2
}

// complain tells the page why the program ends, if that is a sentence for players, and its console in any case.
func complain(language string, err error) {
	told := pack.Told(language, err)
	fmt.Fprintf(os.Stderr, "precipice: %s\n", told)
	var sentence message.Teller
	if hear := js.Global().Get("precipiceComplain"); errors.As(err, &sentence) && hear.Type() == js.TypeFunction {
		hear.Invoke(told)
	}
}

// usage adds nothing to an error: a page has no help to read.
func usage(err error) error { return err }

// misuse says what is wrong with the address.
func misuse(*flag.FlagSet, []string, error) error {
	return message.New("error.page.seed")
}

// hollow finds nothing: a page passes on only what there is.
func hollow(*flag.FlagSet) error { return nil }
