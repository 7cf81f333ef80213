// Package fortress holds the screens of Blackstone Fortress, one concept a file: the setup, the expedition with
// its cards, the combat with its board and panels, the guide.
//
// A scene turns input into the key of an option, and events into animations. It never decides what is
// legal: it shows the options and refusals of the pending decision, and asks the rules for every forecast.
package fortress
