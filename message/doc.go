// Package message holds errors that a player may see. Such an error is a key of a text, with the parts
// that fill its slots: game/words says it in the player's language, and Error says it in English, for
// programs and logs. It is a leaf, so that saves and rules can use it.
//
// # In whose language
//
// An error that a player may see is a message.Error: the key of a text in errors.yaml with the parts that fill it, which may be errors
// again. words.Book.Error says it in the player's language (pack.Language: the one asked for by -lang, else that of the settings, else the
// system's); Error() says it in English, for programs and logs. build/check lists the few sources whose errors may be English in the code,
// each with its reason.
package message
