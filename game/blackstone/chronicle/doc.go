// Package chronicle is the journal of a quest: what is noted of each expedition while it is played, and how it
// is read afterwards.
//
//	note.go        a note, and a page of notes as a save keeps it
//	recorder.go    makes notes of events
//	assault.go     makes notes of attacks on strongholds, and of pauses
//	expedition.go  reads a page
//	names.go       what notes and cards are called in the rules
//	luck.go        dice against their expectation
package chronicle
