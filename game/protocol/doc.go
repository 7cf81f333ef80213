// Package protocol plays games for other programs: JSON Lines in, JSON Lines out, one response for each
// request, as engine/PROTOCOL.md describes. It knows no particular game: what it needs of one is a View.
package protocol
