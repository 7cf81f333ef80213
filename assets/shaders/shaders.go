// Package shaders embeds the Kage programs of the board and of the title.
package shaders

import _ "embed"

// Stone is the program of cut stone and the light that falls on it.
//
//go:embed stone.kage
var Stone []byte

// Sky is the program of the night around the fortress.
//
//go:embed sky.kage
var Sky []byte
