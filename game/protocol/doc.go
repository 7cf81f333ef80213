// Package protocol plays games for other programs: JSON Lines in, JSON Lines out, one response for each
// request, as engine/PROTOCOL.md describes. It knows no particular game: what it needs of one is a View.
//
// # What a program cannot foresee
//
// A program that plays must not be able to foresee its dice. A save, a report and a copy hold what would tell them, so the protocol leads
// the dice elsewhere after each (game/protocol/copies.go). Match.Anew does that and is an entry of the journal, so a report can still be
// played again.
package protocol
