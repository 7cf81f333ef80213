// Package shaders embeds the Kage programs of the board.
package shaders

import _ "embed"

// Stone is the program of cut stone and the light that falls on it.
//
//go:embed stone.kage
var Stone []byte
