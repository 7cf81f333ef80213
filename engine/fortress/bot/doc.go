// Package bot plays the explorers through the same door as everybody: it reads the table, never the
// chance to come nor the order or the counts of the decks, and answers with one of the options. It
// looks one action ahead and weighs what it sees in thousandths of a wound, in whole numbers, so
// that it plays the same on every machine.
package bot
