// Package setup holds the screens on which a game of Blackstone Fortress is set up: its mode and settings, who sits at the table,
// the party, and the battlefields to choose from.
package setup
