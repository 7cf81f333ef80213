// Package session runs a match at a table: the seats, the decisions answered without asking, what the
// screen has shown so far, undo, and saves. It draws nothing and does not know how the game is shown. It
// knows no particular game either: what it needs of one is a Ruleset.
package session
