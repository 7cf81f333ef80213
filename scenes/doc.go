// Package scenes holds the screens that all rulesets share: the title, the list of saved games, the settings,
// the rulebook, the list of keys, the menu, the replay and the screen of a failure, and the parts that other
// screens are made of; see Stage. A ruleset brings the rest; see Game.
package scenes
