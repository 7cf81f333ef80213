//go:build !js

package game

import (
	"context"
	"os/exec"
	"strings"
	"time"
)

// LinkBase returns what stands before a link. A window has no address, so whoever gets the link puts it behind that
// of a page, or gives it to -link.
func LinkBase() string { return "#" }

// clipboards are programs of desktops that put their input on the clipboard.
var clipboards = [][]string{{"wl-copy"}, {"xclip", "-selection", "clipboard"}, {"xsel", "--clipboard", "--input"}, {"pbcopy"}, {"clip.exe"}}

// copying is how long such a program may take.
const copying = 2 * time.Second

// Copy puts a text on the clipboard. It returns false if there is none.
func Copy(text string) bool {
	for _, words := range clipboards {
		path, err := exec.LookPath(words[0])
		if err != nil {
			continue
		}
		ctx, end := context.WithTimeout(context.Background(), copying)
		cmd := exec.CommandContext(ctx, path, words[1:]...)
		cmd.Stdin = strings.NewReader(text)
		err = cmd.Run()
		end()
		if err == nil {
			return true
		}
	}
	return false
}
