// Package protocol plays games for other programs: JSON Lines in, JSON Lines out, one response for each
// request, as engine/PROTOCOL.md describes.
package protocol
