// Package play is the screen of a game in play, whatever the game: how its events are shown (Moments), and what is announced over the
// board (Herald). A ruleset brings the rows of its moments; a test of this package demands one for each of its events.
package play
