// Package scenes holds the screens, one concept a file: the title, the combat with its board and panels,
// the menu, the screen of a failure.
//
// A scene turns input into the key of an option, and events into animations. It never decides what is
// legal: it shows the options and refusals of the pending decision, and asks the rules for every forecast.
package scenes
