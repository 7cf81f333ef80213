// Package message holds errors that a player may see. Such an error is a key of a text, with the parts
// that fill its slots: game/words says it in the player's language, and Error says it in English, for
// programs and logs. It is a leaf, so that saves and rules can use it.
package message
