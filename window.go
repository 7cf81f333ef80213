package main

import (
	"cmp"
	"errors"
	"os"
	"runtime"
	"strconv"

	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/pack"
	"precipice/message"
	"precipice/saves"
	"precipice/scenes/fortress"
)

// errNoDisplay is returned before opening a window, which might otherwise take over a device.
var errNoDisplay = message.New("error.window.no-display")

// display returns the display named by the environment, or "".
func display() string { return cmp.Or(os.Getenv("DISPLAY"), os.Getenv("WAYLAND_DISPLAY")) }

// hasDisplay reports whether the environment names a display or the system always has one.
func hasDisplay() bool {
	switch runtime.GOOS {
	case "linux", "freebsd":
		return display() != ""
	}
	return true
}

// play wires the window and plays in it until it is closed.
func play(o options) error {
	store, warning := saves.In(o.data)
	language, err := pack.Language(o.language, game.RememberedLanguage(store))
	if err != nil {
		return err
	}
	rules, book, err := pack.Load(o.content, language)
	if err != nil {
		return err
	}
	if !hasDisplay() {
		return errNoDisplay
	}
	course, err := pack.Course(o.content, rules, book)
	if err != nil {
		return err
	}
	host, unread := fortress.NewHost(blackstone.With(rules), course, pack.Rulebook, store)
	parts := host.Parts(game.Parts{Words: book, Texts: pack.Texts(o.content), Store: store, Seed: o.seed})
	if parts.Languages, err = pack.Languages(); err != nil {
		return err
	}
	if o.probe != "" {
		parts.Probe = game.ProbeTo(o.probe)
	}
	sh := game.NewShell(parts)
	sh.Home(cmp.Or(warning, unread))
	err = game.Run(sh, "Precipice", o.width, o.height)
	if errors.Is(err, game.ErrNoMonitor) {
		return message.New("error.window.unopened", strconv.Quote(display()), err)
	}
	return err
}
