// Package console is the game without a window: it looks content over, plays by numbers and keys typed
// at it, plays saves and reports again, and lets bots play many games to measure the content. What a person plays goes
// through the same session and the same words as in the window.
package console
