//go:build !js

package game

import (
	"context"
	"os"
	"runtime"
	"time"

	"github.com/atotto/clipboard"
)

// LinkBase returns what stands before a link. A window has no address, so whoever gets the link puts it behind that
// of a page, or gives it to -link.
func LinkBase() string { return "#" }

// answering is how long the clipboard may take. On Linux it asks a program of the desktop, which may wait for another.
const answering = 2 * time.Second

// Copy puts a text on the clipboard. It returns false if there is none.
func Copy(text string) bool {
	_, err := answered(func() (string, error) { return "", clipboard.WriteAll(text) })
	return err == nil
}

// readClipboard returns the text on the clipboard.
func readClipboard() (string, error) { return answered(clipboard.ReadAll) }

// answered returns what the clipboard answers, unless it takes too long.
func answered(ask func() (string, error)) (string, error) {
	if runtime.GOOS == "darwin" && os.Getenv("LANG")+os.Getenv("LC_ALL")+os.Getenv("LC_CTYPE") == "" {
		os.Setenv("LC_CTYPE", "UTF-8") // without it pbcopy and pbpaste know ASCII alone, as in a program that no terminal started
	}
	answer := make(chan pasted, 1)
	go func() {
		text, err := ask()
		answer <- pasted{text, err}
	}()
	select {
	case a := <-answer:
		return a.text, a.err
	case <-time.After(answering):
		return "", context.DeadlineExceeded
	}
}
