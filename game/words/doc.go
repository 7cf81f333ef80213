// Package words finds the text for everything a player reads. Rules, screens and content refer to texts by
// key. A Book holds the texts of one language and falls back to English key by key.
//
// The head of assets/text/en/fortress/rules.yaml explains how keys are chosen and parts are filled in. The package
// go-i18n handles languages and plural forms; the slots {0} {1} {all} {n} are our own.
//
// # Two directions, several rulesets
//
// Where a text takes in a part that is read from right to left, such as the name of a player or a quest, pieces.fill puts it into an
// isolate (game/plain), so that the part does not turn what stands around it. Isolates within names are replaced by U+FFFD (words.Named).
// plain.Text, through which all output of the terminal goes, lets whole isolates through, and render.stretches arranges a line by them
// without drawing them.
//
// Each ruleset has texts of its own: assets/text/en/fortress/ and the texts of its pack (words.Share), beside those of the program.
// Book.Of returns the book for a game of a ruleset, which falls back to the program's texts, so two rulesets may have different texts
// under one key. Shell.Enter lets a ruleset's texts speak on all screens until the title is shown again. assets/text/homes_test.go holds
// each text where those who ask for it can find it. carried_test.go there reads the sources of each program (build/carried: the page goes
// without the terminal and its console.yaml) and finds every key that they ask for, for each game, in what that program carries;
// TestThePageShowsNoKeys of the screens walks them with the page's texts. These and screens_test.go must be told of another ruleset.
package words
