// Precipice is a digital edition of a co-operative dungeon crawl on hexes: see README.md.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"
)

// options are the flags of the window.
type options struct {
	width, height int
	seed          uint64
	data          string // folder of saves and settings, "" for the player's own
	content       string // folder of a content pack, "" for the one embedded
	probe         string // where a driver is told what is on the screen, "" for nowhere
}

const usage = `precipice                plays in a window
precipice play           plays in the terminal
precipice engine         plays for another program: JSON Lines, see engine/PROTOCOL.md
precipice rules          lists the rules and what proves each: -open, -json
precipice validate DIR   looks a content pack over and tells every problem; check does so with the embedded one
precipice simulate       lets bots play many games and counts what comes of them
precipice replay FILE    plays the game of a save or a report again and says where it differs
precipice version        tells the version
flags: -size 1280x720  -seed N  -data DIR  -content DIR`

func main() { os.Exit(run(arguments())) }

func run(args []string) int {
	if len(args) > 0 && !strings.HasPrefix(args[0], "-") {
		return command(args)
	}
	o, err := parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		fmt.Println(usage)
		return 0
	case err != nil:
		fmt.Fprintf(os.Stderr, "precipice: %v; precipice -h lists the flags\n", err)
		return 2
	}
	if err := play(o); err != nil {
		fmt.Fprintf(os.Stderr, "precipice: %v\n", err)
		return 1
	}
	return 0
}

func parse(args []string) (o options, err error) {
	f := flag.NewFlagSet("precipice", flag.ContinueOnError)
	f.SetOutput(io.Discard)
	size := f.String("size", "1280x720", "")
	f.Uint64Var(&o.seed, "seed", 0, "")
	f.StringVar(&o.data, "data", "", "")
	f.StringVar(&o.content, "content", "", "")
	f.StringVar(&o.probe, "probe", "", "")
	if err := f.Parse(args); err != nil {
		return o, err
	}
	if f.NArg() > 0 {
		return o, fmt.Errorf("%q is not a flag", f.Arg(0))
	}
	if _, err := fmt.Sscanf(*size, "%dx%d", &o.width, &o.height); err != nil || o.width < 320 || o.height < 180 || o.width > 16384 || o.height > 16384 {
		return o, fmt.Errorf("-size %q is not a size such as 1280x720, from 320x180 up", *size)
	}
	return o, nil
}
