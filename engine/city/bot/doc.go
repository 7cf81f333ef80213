// Package bot plays the heroes of a journey through the same door as everybody. It is plain: it looks one action ahead, values each by the
// weights of weights.go, sees neither the dice to come nor the decks, and answers with one of the options, in integers, so that it plays the
// same on every machine. Tests play journeys to their ends with it, and tuning measures content by it.
package bot
