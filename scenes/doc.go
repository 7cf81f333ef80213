// Package scenes holds the screens, one concept a file: the title, the combat with its board and
// panels, the menu, the sentence for a game that broke.
//
// A scene turns what the hands do into the key of an option and events into pictures. It never
// decides what is legal: it shows the options and refusals of the pending decision, and asks the
// rules for everything it foretells.
package scenes
