// Package play is the screen of a game in play, whatever the game: Screen, with the question, the view of the board, the panes and what
// the keys do; how its events are shown (Moments), and what is announced over the board (Herald). A ruleset embeds Screen and is its
// Tenant: it reads the question, opens the menu and draws. It also brings the rows of its moments; a test of this package demands one for
// each of its events.
package play
