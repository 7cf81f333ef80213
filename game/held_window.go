//go:build !js

package game

// systemHeld returns 0: a window stands on a desk.
func systemHeld() float64 { return 0 }
