// Package asking is the question on a screen, for any game: its options arranged in rows, which of them have numbers, what the keys
// and the focus do with them, and how they are drawn. It knows no ruleset: a Reader says what the options of one mean.
//
// # Rows
//
// A question is arranged by asking.Arrange: options that differ only in their target share a row. A Reader says what an option points at,
// which row it belongs to and what that row is called; scenes/fortress/table/reading.go is the one of the fortress. Row.Area names the
// area of a row, Choice.Area that of a choice. Expedition and Precipice have a table of the kinds of questions that they ask
// (asking.Kinds): the rows with numbers, where the focus begins, what a number does instead, the hint, the height and the drawing. Combat
// and Stasis say that in functions of their own. asking.Join makes one question of several decisions that are answered together (Row.Of is
// the one that a row answers).
package asking
