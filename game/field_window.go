//go:build !js

package game

// WriteOnPage returns false: a window has no field but its own.
func WriteOnPage(string, string, int) bool { return false }

// WrittenOnPage returns that nothing is written on a page.
func WrittenOnPage(bool) (text string, done bool) { return "", false }
