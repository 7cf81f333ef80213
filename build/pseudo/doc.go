// Package pseudo makes a language out of the English texts, for tests: each text is accented, in brackets,
// and longer by as much as translations usually are. What a screen shows without accents is written in the
// code, and what does not fit would not fit in another language either.
package pseudo
