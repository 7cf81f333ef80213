package main

import (
	"errors"
	"os"
	"runtime"

	"precipice/game"
	"precipice/game/pack"
	"precipice/scenes"
)

// errNoDisplay is told before a window is tried, which could take hold of a device instead.
var errNoDisplay = errors.New("there is no display to open a window on; `precipice play` plays in the terminal and `precipice check` looks the content over")

// hasDisplay tells whether a window can be opened. A guest of a driver needs none.
func hasDisplay() bool {
	switch runtime.GOOS {
	case "linux", "freebsd":
		return os.Getenv("DISPLAY") != "" || os.Getenv("WAYLAND_DISPLAY") != "" || os.Getenv("EBITENGINE_VM_ENDPOINT") != ""
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
	parts := game.Parts{Rules: rules, Words: book, Course: course, Rulebook: pack.Rulebook("en"), Store: store, Seed: o.seed, Failed: scenes.Failed}
	if o.probe != "" {
		parts.Probe = game.ProbeTo(o.probe)
	}
	sh := game.NewShell(parts)
	sh.Show(scenes.NewTitle(sh, warning))
	return game.Run(sh, "Precipice", o.width, o.height)
}
