package main

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"runtime"

	"precipice/game"
	"precipice/game/blackstone"
	"precipice/game/pack"
	"precipice/scenes"
)

// alternatives says what works without a window.
const alternatives = "`precipice play` plays in the terminal and `precipice help` lists the other commands"

// errNoDisplay is returned before opening a window, which might otherwise take over a device.
var errNoDisplay = errors.New("there is no display to open a window on; " + alternatives)

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
	rules, book, err := pack.Load(o.content, "en")
	if err != nil {
		return err
	}
	if !hasDisplay() {
		return errNoDisplay
	}
	store, warning := pack.Store(o.data)
	course, err := pack.Course(o.content, rules, book)
	if err != nil {
		return err
	}
	parts := game.Parts{Rules: blackstone.With(rules), Words: book, Course: course, Rulebook: pack.Rulebook("en"), Store: store, Seed: o.seed, Failed: scenes.Failed}
	if o.probe != "" {
		parts.Probe = game.ProbeTo(o.probe)
	}
	sh := game.NewShell(parts)
	sh.Show(scenes.NewTitle(sh, warning))
	err = game.Run(sh, "Precipice", o.width, o.height)
	if errors.Is(err, game.ErrNoMonitor) {
		return fmt.Errorf("a window cannot be opened on %q: %w; %s", display(), err, alternatives)
	}
	return err
}
