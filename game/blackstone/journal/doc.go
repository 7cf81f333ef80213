// Package journal tells the journal of a quest, or of a one-off expedition: in sentences for a screen or a terminal, and as a file for a
// browser. What happened, it reads from the pages of package chronicle.
//
//	journal.go    a quest, and how it stands
//	tell.go       an expedition: who went, what it met, how it ended
//	round.go      what happened at a card
//	attack.go     attacks on strongholds, gifts and pauses
//	epilogue.go   what remains when a quest has ended
//	precipice.go  what happened at Precipice
//	luck.go       the dice of each explorer
//	chart.go      the map of the quest in the file
//	text.go       the journal as lines for a terminal
//	sentence.go   sentences with their signs, and lists in words
//	html.go       the journal as a file for a browser
//	style.go      how that file looks
//	picture.go    its small pictures
package journal
