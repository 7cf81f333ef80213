//go:build !js

package game

import "time"

// LinkBase returns what stands before a link. A window has no address, so whoever gets the link puts it behind that
// of a page, or gives it to -link.
func LinkBase() string { return "#" }

// answering is how long the clipboard may take. On Linux it asks a program of the desktop, which may wait for another.
const answering = 2 * time.Second

// longestPaste is how many bytes are read from the clipboard. No field holds more, and it may never end.
const longestPaste = 1 << 20

// Copy puts a text on the clipboard. It returns false if there is none.
func Copy(text string) bool { return writeClipboard(text) == nil }
