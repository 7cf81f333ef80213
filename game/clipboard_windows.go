package game

import (
	"context"
	"strings"
	"time"

	"github.com/atotto/clipboard"
)

func writeClipboard(text string) error {
	_, err := answered(func() (string, error) { return "", clipboard.WriteAll(text) })
	return err
}

// readClipboard returns the text on the clipboard.
func readClipboard() (string, error) {
	text, err := answered(clipboard.ReadAll)
	return strings.ToValidUTF8(text[:min(len(text), longestPaste)], ""), err
}

// answered returns what the clipboard answers, unless it takes too long.
func answered(ask func() (string, error)) (string, error) {
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
