// Command precipice is a digital edition of a co-operative dungeon crawl on hexes: see README.md.
package main

import (
	"errors"
	"flag"
	"io"
	"os"
	"strconv"
	"strings"

	"precipice/game"
	"precipice/message"
)

// options are the flags of the window.
type options struct {
	width, height int
	seed          uint64
	data          string // folder for saves and settings; empty for the player's own
	content       string // folder of a content pack; empty for the embedded one
	language      string // of the texts; empty for that of the settings, or of the system
	link          string // of a game to watch or to go on from
	linked        bool   // there is a link, be it an empty one
	probe         string // where to write the probe for a test driver; empty for nowhere
}

// largestSize is the greatest side of a window in device pixels.
const largestSize = 16384

func main() { os.Exit(run(arguments())) }

func run(args []string) int {
	if len(args) > 0 && !strings.HasPrefix(args[0], "-") {
		return command(args)
	}
	o, err := parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		return command([]string{"help"})
	case err != nil:
		complain(o.language, usage(err))
		return 2
	}
	if err := play(o); err != nil {
		complain(o.language, err)
		return 1
	}
	return 0
}

func parse(args []string) (o options, err error) {
	f := flag.NewFlagSet("precipice", flag.ContinueOnError)
	f.SetOutput(io.Discard)
	size := f.String("size", "1280x720", "WIDTHxHEIGHT")
	f.Uint64Var(&o.seed, "seed", 0, "N")
	f.StringVar(&o.data, "data", "", "DIR")
	f.StringVar(&o.content, "content", "", "DIR")
	f.StringVar(&o.probe, "probe", "", "FILE")
	f.StringVar(&o.language, "lang", "", "LANGUAGE")
	f.StringVar(&o.link, "link", "", "LINK")
	if err := f.Parse(args); err != nil {
		return o, misuse(f, args, err)
	}
	if err := hollow(f); err != nil {
		return o, err
	}
	f.Visit(func(one *flag.Flag) { o.linked = o.linked || one.Name == "link" })
	if f.NArg() > 0 {
		return o, message.New("error.usage.word", strconv.Quote(f.Arg(0)))
	}
	w, h, _ := strings.Cut(*size, "x")
	o.width, _ = strconv.Atoi(w)
	o.height, _ = strconv.Atoi(h)
	if o.width < game.LeastWidth || o.height < game.LeastHeight || o.width > largestSize || o.height > largestSize {
		return o, message.New("error.flag.size", strconv.Quote(*size), game.LeastWidth, game.LeastHeight, largestSize)
	}
	return o, nil
}
