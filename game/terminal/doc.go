// Package terminal is the game without a window, for any ruleset: it plays by numbers and words, says why something is
// refused, saves, lists games, replays saves and reports, and writes links. A game in the terminal uses the same session and
// texts as in the window.
//
// A ruleset comes in by one value, a [Ruleset]. It says which flags and commands of its own it has, and opens a [Game], which
// [Host] makes of a [Hosting]. For each game that is played, the Hosting seats a [Voice], which says what only the ruleset can:
// how a question stands, how an option reads, which words it knows. A Voice that embeds [Plain] says everything as any game
// would, and adds what is different. The texts lie under the keys that begin with console and usage. A ruleset's own texts go before
// those of the program, so it can say anything in other words. door.go holds all of these types, build/coins the smallest example.
package terminal
