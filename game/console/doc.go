// Package console is the game without a window. It validates content, plays in the terminal by numbers and
// keys, replays saves and reports, and lets bots play many games to measure the content. A game in the
// terminal uses the same session and texts as in the window.
package console
