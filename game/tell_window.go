//go:build !js

package game

// Hearing returns what speaks to a screen reader: nothing, for a window has none. The terminal does it.
func Hearing() Hears { return Hears{} }
