// Package bot plays the explorers through the same door as everybody. It reads the table, but neither the
// dice to come nor the order or counts of the decks, and answers with one of the options. It looks one
// action ahead and values what it sees in thousandths of a wound, in integers, so that it plays the same
// on every machine.
package bot
