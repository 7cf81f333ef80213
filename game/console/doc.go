// Package console is the game without a window: it looks content over, and plays a combat by
// numbers and keys typed at it. It goes through the same session and the same words as the window.
package console
