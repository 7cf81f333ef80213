// Package fortress holds the combat of Blackstone Fortress with its board and panels and the guide, and opens the screens of all
// folders below it, one concept a file.
//
// A scene turns input into the key of an option, and events into animations. It never decides what is
// legal: it shows the options and refusals of the pending decision, and asks the rules for every forecast.
package fortress
