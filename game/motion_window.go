//go:build !js

package game

// systemIsStill reports whether the system asks for reduced motion. No desktop says so in a way that all share.
func systemIsStill() bool { return false }
