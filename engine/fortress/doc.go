// Package fortress is the ruleset of Blackstone Fortress on the kernel of package engine: the
// state of the table, the frames that are its rules in progress, and the events that change it.
//
// New here? Start at combat.go and turn.go, the tables of contents of a combat and of a combat turn,
// and follow the frames they call. Code that follows a rule cites its id (BF-...).
package fortress
