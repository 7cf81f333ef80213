// Package chronicle reads from the log of a journey what its end tells again.
//
//	chronicle.go  who was slain and who fell, in which turn and by whom
//	causes.go     what has changed the fear of the city and the influence of the count
//	deeds.go      what is remembered from journey to journey
//	told.go       says it
package chronicle
